### Ονόματα για τα μέρη όσων είναι τυπωμένα, για σειρές καρτών και για φάσεις.

## Dominion

dominion-set-basic = Βασικές κάρτες
dominion-set-base1e = Dominion
dominion-set-intrigue1e = Intrigue
dominion-phase-action = Φάση Ενέργειας
dominion-phase-buy = Φάση Αγοράς

## Τα παιχνίδια Dune

imperium-set-base = Dune: Imperium
imperium-set-uprising = Uprising
imperium-set-choam = CHOAM
imperium-phase-start = Ξεκίνημα Γύρου
imperium-phase-turns = Σειρές Παικτών
imperium-phase-combat = Μάχη
imperium-phase-makers = Δημιουργοί
imperium-phase-recall = Επαναφορά
imperium-phase-endgame = Τέλος του Παιχνιδιού

imperium-part-acquire = Απόκτηση
imperium-part-agent = Πράκτορας
imperium-part-reveal = Αποκάλυψη
imperium-part-trash = Όταν πετιέται
imperium-part-discard = Όταν ξεσκαρτάρεται
imperium-part-plot = Πλοκή
imperium-part-combat = Μάχη
imperium-part-win = Όταν νικήσετε
imperium-part-endgame = Τέλος Παιχνιδιού
imperium-part-first = Πρώτη
imperium-part-second = Δεύτερη
imperium-part-third = Τρίτη
imperium-part-trigger = Για ολοκλήρωση
imperium-part-reward = Αμοιβή
imperium-part-battle = Εικονίδιο μάχης
imperium-part-players = Παίκτες
imperium-part-requires = Απαιτεί
imperium-part-once = Μία φορά
imperium-part-level = Επίσκεψη
imperium-part-cheaper = Αργότερα
imperium-part-persuasion = Αποκάλυψη
imperium-part-control = Έλεγχος
imperium-part-hagal = Πράκτορας
imperium-part-hagal_combat = Μάχη
imperium-part-swordmaster = Ξιφομάχος
imperium-part-priority = Προτεραιότητα
imperium-part-rival_signet = Σφραγιδόλιθος
imperium-part-rival_leader = Ηγέτης
imperium-part-scheme = Δολοπλοκία
imperium-part-streamlined = Απλοποιημένος
imperium-part-unverified = Δεν είναι βεβαιωμένο
imperium-part-wall = Πίσω από το Τείχος-Ασπίδα
imperium-contract-at-once = Αμέσως
