### Τα ονόματα όσων είναι τυπωμένα στο Dune: Imperium – Uprising, πέρα από τα κοινά με το Dune: Imperium. Κανένα βιβλίο
### κανόνων δεν τα έχει στα ελληνικά.

## Κάρτες

# ours
imperium-card-prepare_the_way = Προετοιμάστε τον Δρόμο
# ours
imperium-card-bene_gesserit_operative = Πράκτορας των Μπένε Τζέζεριτ
# ours
imperium-card-branching_path = Διακλάδωση του Μονοπατιού
# ours
imperium-card-calculus_of_power = Ο Λογισμός της Εξουσίας
# ours
imperium-card-captured_mentat = Αιχμάλωτος Μέντατ
# ours
imperium-card-chani_clever_tactician = Τσάνι, Ευφυής Τακτικίστρια
# ours
imperium-card-corrinth_city = Πόλη Κόρρινθ
# ours
imperium-card-covert_operation = Μυστική Επιχείρηση
# ours
imperium-card-dangerous_rhetoric = Επικίνδυνη Ρητορική
# ours
imperium-card-desert_power = Δύναμη της Ερήμου
# ours
imperium-card-desert_survival = Επιβίωση στην Έρημο
# ours
imperium-card-double_agent = Διπλός Πράκτορας
# ours
imperium-card-ecological_testing_station = Οικολογικός Σταθμός Δοκιμών
# ours
imperium-card-fedaykin_stilltent = Αποστακτική Σκηνή των Φενταϊκίν
# ours
imperium-card-guild_envoy = Απεσταλμένος της Συντεχνίας
# ours
imperium-card-guild_spy = Κατάσκοπος της Συντεχνίας
# ours
imperium-card-hidden_missive = Κρυφή Επιστολή
# ours
imperium-card-imperial_spymaster = Αυτοκρατορικός Αρχικατάσκοπος
# ours
imperium-card-in_high_places = Σε Υψηλές Θέσεις
# ours
imperium-card-junction_headquarters = Αρχηγείο του Τζάνκσιον
# ours
imperium-card-leadership = Ηγεσία
# ours
imperium-card-long_live_the_fighters = Ζήτω οι Πολεμιστές
# ours
imperium-card-maker_keeper = Φύλακας του Δημιουργού
# ours
imperium-card-maula_pistol = Πιστόλι Μαούλα
# ours
imperium-card-northern_watermaster = Κύριος του Νερού του Βορρά
# ours
imperium-card-overthrow = Ανατροπή
# ours
imperium-card-paracompass = Παραπυξίδα
# ours
imperium-card-price_is_no_object = Η Τιμή δεν Έχει Σημασία
# ours
imperium-card-public_spectacle = Δημόσιο Θέαμα
# ours
imperium-card-rebel_supplier = Προμηθευτής των Επαναστατών
# ours
imperium-card-reliable_informant = Αξιόπιστος Πληροφοριοδότης
# ours
imperium-card-sardaukar_coordination = Συντονισμός των Σάρντωκαρ
# ours
imperium-card-sardaukar_soldier = Στρατιώτης των Σάρντωκαρ
# ours
imperium-card-shishakli = Σισακλί
# ours
imperium-card-smugglers_harvester = Θεριστική Λαθρεμπόρου
# ours
imperium-card-smugglers_haven = Λημέρι Λαθρεμπόρου
# ours
imperium-card-southern_elders = Πρεσβύτεροι του Νότου
# ours
imperium-card-space_time_folding = Πτύχωση του Χωροχρόνου
# ours
imperium-card-spacing_guilds_favor = Εύνοια της Διαστημικής Συντεχνίας
# ours
imperium-card-spy_network = Δίκτυο Κατασκόπων
# ours
imperium-card-steersman = Πηδαλιούχος
# ours
imperium-card-stilgar_the_devoted = Στίλγκαρ, ο Αφοσιωμένος
# ours
imperium-card-strike_fleet = Στόλος Κρούσης
# ours
imperium-card-subversive_advisor = Υπονομευτικός Σύμβουλος
# ours
imperium-card-treacherous_maneuver = Ύπουλος Ελιγμός
# ours
imperium-card-tread_in_darkness = Βήματα στο Σκοτάδι
# ours
imperium-card-truthtrance = Έκσταση της Αλήθειας
# ours
imperium-card-undercover_asset = Μυστικός Συνεργάτης
# ours
imperium-card-unswerving_loyalty = Ακλόνητη Πίστη
# ours
imperium-card-weirding_woman = Μάγισσα του Απόκοσμου
# ours
imperium-card-wheels_within_wheels = Τροχοί μέσα σε Τροχούς

## Κάρτες της προσθήκης CHOAM

# ours
imperium-card-cargo_runner = Μεταφορέας Φορτίων
# ours
imperium-card-delivery_agreement = Συμφωνία Παράδοσης
# ours
imperium-card-interstellar_trade = Διαστρικό Εμπόριο
# ours
imperium-card-priority_contracts = Συμβόλαια Προτεραιότητας

## Κάρτες Ίντριγκας

# ours
imperium-intrigue-backed_by_choam = Με τη Στήριξη της CHOAM
# ours
imperium-intrigue-buy_access = Εξαγορά Πρόσβασης
# ours
imperium-intrigue-call_to_arms = Κάλεσμα στα Όπλα
# ours
imperium-intrigue-change_allegiances = Αλλαγή Στρατοπέδου
# ours
imperium-intrigue-choam_profits = Κέρδη της CHOAM
# ours
imperium-intrigue-contingency_plan = Εφεδρικό Σχέδιο
# ours
imperium-intrigue-councilors_ambition = Φιλοδοξία του Συμβούλου
# ours
imperium-intrigue-crysknife = Κρυσμάχαιρο
# ours
imperium-intrigue-cunning = Πανουργία
# ours
imperium-intrigue-depart_for_arrakis = Αναχώρηση για τον Αρράκις
# ours
imperium-intrigue-desert_mouse = Ποντίκι της Ερήμου
# ours
imperium-intrigue-detonation = Έκρηξη
# ours
imperium-intrigue-devour = Καταβρόχθιση
# ours
imperium-intrigue-distraction = Αντιπερισπασμός
# ours
imperium-intrigue-find_weakness = Εντοπισμός Αδυναμίας
# ours
imperium-intrigue-go_to_ground = Στην Παρανομία
# ours
imperium-intrigue-imperium_politics = Πολιτική της Αυτοκρατορίας
# ours
imperium-intrigue-impress = Εντυπωσιασμός
# ours
imperium-intrigue-inspire_awe = Πρόκληση Δέους
# ours
imperium-intrigue-intelligence_report = Αναφορά Πληροφοριών
# ours
imperium-intrigue-leverage = Μοχλός Πίεσης
# ours
imperium-intrigue-manipulate = Χειραγώγηση
# ours
imperium-intrigue-market_opportunity = Ευκαιρία της Αγοράς
# ours
imperium-intrigue-mercenaries = Μισθοφόροι
# ours
imperium-intrigue-opportunism = Καιροσκοπισμός
# ours
imperium-intrigue-ornithopter = Ορνιθόπτερο
# ours
imperium-intrigue-questionable_methods = Αμφιλεγόμενες Μέθοδοι
# ours
imperium-intrigue-reach_agreement = Επίτευξη Συμφωνίας
# ours
imperium-intrigue-secure_spice_trade = Εξασφάλιση του Εμπορίου Μπαχαρικού
# ours
imperium-intrigue-shaddams_favor = Εύνοια του Σαντάμ
# ours
imperium-intrigue-shadow_alliance = Σκιώδης Συμμαχία
# ours
imperium-intrigue-sietch_ritual = Τελετουργία του Σητς
# ours
imperium-intrigue-special_mission = Ειδική Αποστολή
# ours
imperium-intrigue-spice_is_power = Το Μπαχαρικό Είναι Δύναμη
# ours
imperium-intrigue-spring_the_trap = Η Παγίδα Κλείνει
# ours
imperium-intrigue-strategic_stockpiling = Στρατηγική Αποθήκευση
# ours
imperium-intrigue-tactical_option = Τακτική Επιλογή
# ours
imperium-intrigue-unexpected_allies = Απρόσμενοι Σύμμαχοι
# ours
imperium-intrigue-weirding_combat = Απόκοσμη Μάχη

## Κάρτες Συμπλοκής

# ours
imperium-conflict-skirmish_crysknife = Αψιμαχία
# ours
imperium-conflict-skirmish_ornithopter = Αψιμαχία
# ours
imperium-conflict-skirmish_desert_mouse = Αψιμαχία
# ours
imperium-conflict-choam_security = Φρουρά της CHOAM
# ours
imperium-conflict-spice_freighters = Φορτηγά Μπαχαρικού
# ours
imperium-conflict-seize_spice_refinery = Κατάληψη του Διυλιστηρίου Μπαχαρικού
# ours
imperium-conflict-test_of_loyalty = Δοκιμασία Πίστης
# ours
imperium-conflict-shadow_contest = Αναμέτρηση στις Σκιές
# ours
imperium-conflict-protect_the_sietches = Προστασία των Σητς
# ours
imperium-conflict-trade_dispute = Εμπορική Διαμάχη
# ours
imperium-conflict-propaganda = Προπαγάνδα
# ours
imperium-conflict-battle_for_spice_refinery = Μάχη για το Διυλιστήριο Μπαχαρικού
imperium-conflict-original_secure_imperial_basin = { imperium-conflict-secure_imperial_basin }
imperium-conflict-original_siege_of_arrakeen = { imperium-conflict-siege_of_arrakeen }
imperium-conflict-original_battle_for_arrakeen = { imperium-conflict-battle_for_arrakeen }
imperium-conflict-original_battle_for_imperial_basin = { imperium-conflict-battle_for_imperial_basin }

## Ηγέτες, με τα ονόματα των ιδιοτήτων τους

# ours
imperium-leader-muad_dib = Μουάντ'Ντιμπ
    .gender = m
    .ability = Απρόβλεπτος Εχθρός
    .signet = Δείξτε τον Δρόμο
# ours
imperium-leader-gurney_halleck = Γκάρνεϊ Χάλεκ
    .gender = m
    .ability = Πάντα με Χαμόγελο
    .signet = Πολέμαρχος
# ours
imperium-leader-lady_jessica = Λαίδη Τζέσικα
    .gender = f
    .ability = Άλλες Μνήμες
    .signet = Αγωνία του Μπαχαρικού
# ours
imperium-leader-reverend_mother_jessica = Σεβάσμια Μητέρα Τζέσικα
    .gender = f
    .ability = Σεβάσμια Μητέρα
    .signet = Νερό της Ζωής
# ours
imperium-leader-princess_irulan = Πριγκίπισσα Ιρουλάν
    .gender = f
    .ability = Αυτοκρατορικό Δικαίωμα
    .signet = Διορατικότητα της Χρονικογράφου
# ours
imperium-leader-lady_margot_fenring = Λαίδη Μάργκοτ Φένρινγκ
    .gender = f
    .ability = Πίστη
    .signet = Πληροφοριοδότης στον Αρράκις
# ours
imperium-leader-feyd_rautha_harkonnen = Φέιντ-Ραούθα Χαρκόννεν
    .gender = m
    .ability = Δόλια Δύναμη
    .signet = Προσωπική Εκπαίδευση
# ours
imperium-leader-lady_amber_metulli = Λαίδη Άμπερ Μετούλι
    .gender = f
    .ability = Ανιχνευτές της Ερήμου
    .signet = Γεμάτα Θησαυροφυλάκια
# ours
imperium-leader-staban_tuek = Στάμπαν Τούεκ
    .gender = m
    .ability = Λαθρεμπόριο Μπαχαρικού
    .signet = Αθέατο Δίκτυο
    .extra = Λίγοι Σύμμαχοι
# ours
imperium-leader-shaddam_corrino_iv = Σαντάμ Κορρίνο IV
    .gender = m
    .ability = Διοικητής των Σάρντωκαρ
    .signet = Αυτοκράτορας του Γνωστού Σύμπαντος

## Θέσεις του ταμπλό

# ours
imperium-space-sardaukar = Σάρντωκαρ
# ours
imperium-space-dutiful_service = Πιστή Υπηρεσία
# ours
imperium-space-deliver_supplies = Παράδοση Εφοδίων
# ours
imperium-space-espionage = Κατασκοπεία
# ours
imperium-space-desert_tactics = Τακτικές της Ερήμου
# ours
imperium-space-fremkit = Σάκος των Φρέμεν
# ours
imperium-space-imperial_privilege = Αυτοκρατορικό Προνόμιο
# ours
imperium-space-assembly_hall = Αίθουσα Συνελεύσεων
# ours
imperium-space-gather_support = Συγκέντρωση Υποστήριξης
# ours
imperium-space-spice_refinery = Διυλιστήριο Μπαχαρικού
# ours
imperium-space-deep_desert = Βαθιά Έρημος
# ours
imperium-space-shipping = Μεταφορές
# ours
imperium-space-accept_contract = Αποδοχή Συμβολαίου

## Συμβόλαια. Δεν έχουν τυπωμένο όνομα: λέγονται με αυτό που τα ολοκληρώνει.

imperium-contract-acquire_the_spice_must_flow = Συμβόλαιο «Το Μπαχαρικό Πρέπει να Ρέει»
imperium-contract-arrakeen_water = Συμβόλαιο «Αρρακίν» (νερό)
imperium-contract-arrakeen_spy = Συμβόλαιο «Αρρακίν» (κατάσκοπος)
imperium-contract-deliver_supplies = Συμβόλαιο «Παράδοση Εφοδίων»
imperium-contract-espionage_a = Συμβόλαιο «Κατασκοπεία» Α
imperium-contract-espionage_b = Συμβόλαιο «Κατασκοπεία» Β
imperium-contract-harvest_3_a = Συμβόλαιο Συγκομιδής 3 Α
imperium-contract-harvest_3_b = Συμβόλαιο Συγκομιδής 3 Β
imperium-contract-harvest_4 = Συμβόλαιο Συγκομιδής 4
imperium-contract-heighliner_water = Συμβόλαιο «Χαϊλάινερ» (νερό)
imperium-contract-heighliner_troops = Συμβόλαιο «Χαϊλάινερ» (στρατεύματα)
imperium-contract-high_council_influence = Συμβόλαιο «Ανώτατο Συμβούλιο» (Επιρροή)
imperium-contract-high_council_solari = Συμβόλαιο «Ανώτατο Συμβούλιο» (Σολάρια)
imperium-contract-immediate = Άμεσο συμβόλαιο
imperium-contract-research_station_spy = Συμβόλαιο «Ερευνητικός Σταθμός» (κατάσκοπος)
imperium-contract-research_station_solari = Συμβόλαιο «Ερευνητικός Σταθμός» (Σολάρια)
imperium-contract-sardaukar_cards = Συμβόλαιο «Σάρντωκαρ» (κάρτες)
imperium-contract-sardaukar_recall = Συμβόλαιο «Σάρντωκαρ» (Πράκτορας)
imperium-contract-spice_refinery_cards = Συμβόλαιο «Διυλιστήριο Μπαχαρικού» (κάρτες)
imperium-contract-spice_refinery_water = Συμβόλαιο «Διυλιστήριο Μπαχαρικού» (νερό)

## Στόχοι

imperium-objective-objective_desert_mouse_first = Στόχος «ποντίκι της ερήμου» (πρώτος παίκτης)
imperium-objective-objective_crysknife = Στόχος «κρυσμάχαιρο»
imperium-objective-objective_ornithopter_1_3p = Στόχος «ορνιθόπτερο» (1–3 παίκτες)
imperium-objective-objective_desert_mouse_4_6p = Στόχος «ποντίκι της ερήμου» (4 ή 6 παίκτες)
imperium-objective-objective_crysknife_4_6p = Στόχος «κρυσμάχαιρο» (4 ή 6 παίκτες)

## Εικονίδια μάχης και το εικονίδιο Πράκτορα του κατασκόπου

# ours
imperium-battle-crysknife = κρυσμάχαιρο
# ours
imperium-battle-desert_mouse = ποντίκι της ερήμου
# ours
imperium-battle-ornithopter = ορνιθόπτερο
# ours
imperium-battle-wild = μπαλαντέρ
# ours
imperium-icon-spy = Κατάσκοπος
    .gen = Κατασκόπου

## Τα παρατηρητήρια λέγονται με τις θέσεις του ταμπλό δίπλα στις οποίες βρίσκονται.

imperium-post = { $spaces }
