### Κάρτες, εικονίδια, και η συλλογή με όλα τα τυπωμένα.

## Κάρτες

# $icon: το όνομα ενός εικονιδίου.
icon-count = { $n } × { $icon }
icon-least = τουλάχιστον { $n } × { $icon }
icon-most = έως { $n } × { $icon }
icon-arrow = πληρώνει για
piece-if = αν
piece-else = ειδάλλως
piece-or = ή
piece-choose = { $n } από
piece-each = κάθε αντίπαλος
piece-may = μπορείτε
card-icons = Τα εικονίδιά της
card-agent-to = Στέλνει Πράκτορα σε:
card-more = Δεξί κλικ για περισσότερα (πλήκτρο I)
card-count = { $name }, { $n } από αυτές
card-costs = Κοστίζει { $n }
card-complexity =
    { $n ->
        [1] Απλό στο παίξιμο (1 από 3)
        [2] Λιγότερο απλό στο παίξιμο (2 από 3)
       *[other] Σύνθετο στο παίξιμο (3 από 3)
    }
card-conflict = Συμπλοκή { $level }
card-kind-card = Κάρτες
card-kind-intrigue = Ίντριγκα
card-kind-conflict = Συμπλοκή
card-kind-leader = Ηγέτης
card-kind-space = Θέση του ταμπλό
card-kind-contract = Συμβόλαιο
card-kind-objective = Στόχος
card-kind-hagal = Οίκος Χαγκάλ
card-kind-rival = Αντίπαλος

## Η συλλογή των καρτών

gallery-title = Κάρτες και κανόνες
help-cards = Όλες οι κάρτες, και οι κανόνες όλων των εικονιδίων:
gallery-games = Παιχνίδια
gallery-search = Αναζήτηση
gallery-group = Εμφάνιση
gallery-set = Σετ
gallery-size = Μέγεθος
gallery-all = όλα
gallery-icons = Εικονίδια και οι κανόνες τους
gallery-small = μικρό
gallery-normal = κανονικό
gallery-large = μεγάλο
gallery-shown = { $n ->
    [one] 1 κάρτα
   *[other] { $n } κάρτες
}
gallery-none = Δεν υπάρχει κάτι τέτοιο τυπωμένο.
gallery-back = Η πίσω όψη μιας κάρτας

card-english = { $name } ({ $english })
