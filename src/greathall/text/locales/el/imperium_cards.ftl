### Τα ονόματα όσων είναι τυπωμένα στο Dune: Imperium. Μένουν στη βασική τους μορφή, μετά από «κάρτα», «θέση» ή άνω
### και κάτω τελεία.

## Αρχικές τράπουλες

imperium-card-convincing_argument = Πειστικό Επιχείρημα
imperium-card-dagger = Μαχαίρι
imperium-card-diplomacy = Διπλωματία
imperium-card-dune_the_desert_planet = Ντιούν, ο Πλανήτης της Ερήμου
imperium-card-reconnaissance = Αναγνώριση
imperium-card-seek_allies = Αναζήτηση Συμμάχων
imperium-card-signet_ring = Δαχτυλίδι με Σφραγιδόλιθο

## Οι Εφεδρείες

imperium-card-arrakis_liaison = Σύνδεσμος στον Αρράκις
imperium-card-the_spice_must_flow = Το Μπαχαρικό Πρέπει να Ρέει
imperium-card-foldspace = Διάστημα

## Η Τράπουλα Αυτοκρατορίας

# ours
imperium-card-arrakis_recruiter = Στρατολόγος του Αρράκις
# ours
imperium-card-assassination_mission = Αποστολή Δολοφονίας
imperium-card-bene_gesserit_initiate = Μυημένη Μπένε Τζέζεριτ
# ours
imperium-card-bene_gesserit_sister = Αδελφή Μπένε Τζέζεριτ
# ours
imperium-card-carryall = Μεταγωγικό
# ours
imperium-card-chani = Τσάνι
# ours
imperium-card-choam_directorship = Διεύθυνση της CHOAM
# ours
imperium-card-crysknife = Κρυσμάχαιρο
# ours
imperium-card-dr_yueh = Δρ. Γιούε
imperium-card-duncan_idaho = Ντάνκαν Άινταχο
# ours
imperium-card-fedaykin_death_commando = Καταδρομέας Θανάτου Φενταϊκίν
# ours
imperium-card-firm_grip = Σιδερένια Πυγμή
imperium-card-fremen_camp = Στρατόπεδο των Φρέμεν
# ours
imperium-card-gene_manipulation = Γενετική Χειραγώγηση
# ours
imperium-card-guild_administrator = Διαχειριστής της Συντεχνίας
# ours
imperium-card-guild_ambassador = Πρέσβης της Συντεχνίας
# ours
imperium-card-guild_bankers = Τραπεζίτες της Συντεχνίας
# ours
imperium-card-gun_thopter = Οπλισμένο Ορνιθόπτερο
# ours
imperium-card-gurney_halleck = Γκάρνεϊ Χάλεκ
imperium-card-imperial_spy = Αυτοκρατορικός Κατάσκοπος
imperium-card-kwisatz_haderach = Κουίζατς Χάντερραχ
# ours
imperium-card-lady_jessica = Λαίδη Τζέσικα
# ours
imperium-card-liet_kynes = Λίετ Κάινς
# ours
imperium-card-missionaria_protectiva = Μισιονάρια Προτεκτίβα
# ours
imperium-card-opulence = Χλιδή
# ours
imperium-card-other_memory = Άλλη Μνήμη
# ours
imperium-card-piter_de_vries = Πίτερ ντε Βρις
# ours
imperium-card-power_play = Παιχνίδι Εξουσίας
# ours
imperium-card-reverend_mother_mohiam = Σεβάσμια Μητέρα Μοχάιαμ
# ours
imperium-card-sardaukar_infantry = Πεζικό Σάρντωκαρ
imperium-card-sardaukar_legion = Λεγεώνα Σάρντωκαρ
# ours
imperium-card-scout = Ανιχνευτής
# ours
imperium-card-shifting_allegiances = Μεταβαλλόμενες Συμμαχίες
# ours
imperium-card-sietch_reverend_mother = Σεβάσμια Μητέρα του Σητς
imperium-card-smugglers_thopter = Ορνιθόπτερο Λαθρεμπόρου
imperium-card-space_travel = Διαστημικό Ταξίδι
# ours
imperium-card-spice_hunter = Κυνηγός Μπαχαρικού
# ours
imperium-card-spice_smugglers = Λαθρέμποροι Μπαχαρικού
imperium-card-stilgar = Στίλγκαρ
imperium-card-test_of_humanity = Δοκιμασία Ανθρώπινης Φύσης
imperium-card-the_voice = Η Φωνή
# ours
imperium-card-thufir_hawat = Θούφιρ Χάουατ
# ours
imperium-card-worm_riders = Αναβάτες Σκουληκιών

## Κάρτες Ίντριγκας

# ours
imperium-intrigue-allied_armada = Συμμαχική Αρμάδα
imperium-intrigue-ambush = Ενέδρα
imperium-intrigue-bindu_suspension = Καταστολή Μπίντου
# ours
imperium-intrigue-bribery = Δωροδοκία
# ours
imperium-intrigue-bypass_protocol = Παράκαμψη Πρωτοκόλλου
# ours
imperium-intrigue-calculated_hire = Υπολογισμένη Πρόσληψη
# ours
imperium-intrigue-charisma = Χάρισμα
# ours
imperium-intrigue-choam_shares = Μετοχές της CHOAM
# ours
imperium-intrigue-corner_the_market = Μονοπώληση της Αγοράς
# ours
imperium-intrigue-councilors_dispensation = Εξαίρεση του Συμβούλου
imperium-intrigue-demand_respect = Απαίτηση Σεβασμού
# ours
imperium-intrigue-dispatch_an_envoy = Αποστολή Απεσταλμένου
# ours
imperium-intrigue-double_cross = Διπλό Παιχνίδι
# ours
imperium-intrigue-favored_subject = Ευνοούμενος Υπήκοος
# ours
imperium-intrigue-guild_authorization = Εξουσιοδότηση της Συντεχνίας
# ours
imperium-intrigue-infiltrate = Διείσδυση
# ours
imperium-intrigue-know_their_ways = Γνώστης των Εθίμων Τους
# ours
imperium-intrigue-master_tactician = Δεινός Τακτικιστής
# ours
imperium-intrigue-plans_within_plans = Σχέδια μέσα σε Σχέδια
imperium-intrigue-poison_snooper = Ανιχνευτής Δηλητηρίου
# ours
imperium-intrigue-private_army = Ιδιωτικός Στρατός
# ours
imperium-intrigue-rapid_mobilization = Ταχεία Κινητοποίηση
# ours
imperium-intrigue-recruitment_mission = Αποστολή Στρατολόγησης
# ours
imperium-intrigue-refocus = Νέα Εστίαση
# ours
imperium-intrigue-reinforcements = Ενισχύσεις
# ours
imperium-intrigue-secret_of_the_sisterhood = Μυστικό της Αδελφότητας
# ours
imperium-intrigue-staged_incident = Σκηνοθετημένο Επεισόδιο
# ours
imperium-intrigue-the_sleeper_must_awaken = Ο Κοιμώμενος Πρέπει να Ξυπνήσει
# ours
imperium-intrigue-tiebreaker = Κρίση της Ισοπαλίας
imperium-intrigue-to_the_victor = Στον Νικητή...
# ours
imperium-intrigue-urgent_mission = Επείγουσα Αποστολή
# ours
imperium-intrigue-water_of_life = Νερό της Ζωής
# ours
imperium-intrigue-water_peddlers_union = Ένωση Νερουλάδων
# ours
imperium-intrigue-windfall = Ανέλπιστο Κέρδος

## Κάρτες Συμπλοκής

# ours
imperium-conflict-skirmish_a = Αψιμαχία
# ours
imperium-conflict-skirmish_b = Αψιμαχία
# ours
imperium-conflict-skirmish_c = Αψιμαχία
# ours
imperium-conflict-skirmish_d = Αψιμαχία
# ours
imperium-conflict-cloak_and_dagger = Σκιές και Στιλέτα
# ours
imperium-conflict-desert_power = Δύναμη της Ερήμου
# ours
imperium-conflict-guild_bank_raid = Επιδρομή στην Τράπεζα της Συντεχνίας
# ours
imperium-conflict-machinations = Μηχανορραφίες
# ours
imperium-conflict-raid_stockpiles = Επιδρομή στα Αποθέματα
imperium-conflict-secure_imperial_basin = Εξασφάλιση του Αυτοκρατορικού Λεκανοπεδίου
imperium-conflict-siege_of_arrakeen = Πολιορκία της Αρρακίν
# ours
imperium-conflict-siege_of_carthag = Πολιορκία της Κάρθαγκ
imperium-conflict-sort_through_the_chaos = Τάξη στο Χάος
# ours
imperium-conflict-terrible_purpose = Τρομερός Σκοπός
# ours
imperium-conflict-battle_for_arrakeen = Μάχη για την Αρρακίν
# ours
imperium-conflict-battle_for_carthag = Μάχη για την Κάρθαγκ
# ours
imperium-conflict-battle_for_imperial_basin = Μάχη για το Αυτοκρατορικό Λεκανοπέδιο
# ours
imperium-conflict-grand_vision = Μεγάλο Όραμα

## Ηγέτες, με τα ονόματα των δύο ιδιοτήτων τους (δικά μας, εκτός από το Στρατηγικό Χτύπημα)

imperium-house-atreides = Ατρείδης
imperium-house-corrino = Κορρίνο
imperium-house-fenring = Φένρινγκ
imperium-house-harkonnen = Χαρκόννεν
imperium-house-metulli = Μετούλι
imperium-house-richese = Ρικέζε
imperium-house-thorvald = Θόρβαλντ

imperium-leader-paul_atreides = Πωλ Ατρείδης
    .gender = m
    .ability = Προόραση
    .signet = Πειθαρχία
imperium-leader-duke_leto_atreides = Δούκας Λέτο Ατρείδης
    .gender = m
    .ability = Δημοτικότητα στη Λάντσαραντ
    .signet = Συνετή Διπλωματία
imperium-leader-baron_vladimir_harkonnen = Βαρόνος Βλάντιμιρ Χαρκόννεν
    .gender = m
    .ability = Στρατηγικό Χτύπημα
    .signet = Δολοπλοκία
imperium-leader-glossu_rabban = Γκλόσου «το Θηρίο» Ραμπάν
    .gender = m
    .ability = Φέουδο του Αρράκις
    .signet = Κτηνωδία
imperium-leader-earl_memnon_thorvald = Κόμης Μέμνων Θόρβαλντ
    .gender = m
    .ability = Διασυνδέσεις
    .signet = Κρυφό Μπαχαρικό
imperium-leader-countess_ariana_thorvald = Κόμισσα Αριάνα Θόρβαλντ
    .gender = f
    .ability = Εθισμός στο Μπαχαρικό
    .signet = Κρυφή Δεξαμενή
imperium-leader-count_ilban_richese = Κόμης Ιλμπάν Ρικέζε
    .gender = m
    .ability = Αδίστακτος Διαπραγματευτής
    .signet = Βιομηχανία
imperium-leader-helena_richese = Έλενα Ρικέζε
    .gender = f
    .ability = Μάτια Παντού
    .signet = Χειραγώγηση

## Θέσεις του ταμπλό

imperium-space-conspire = Συνωμοτήστε
imperium-space-wealth = Πλούτος
imperium-space-heighliner = Χαϊλάινερ
imperium-space-foldspace = Διάστημα
imperium-space-selective_breeding = Επιλεκτική Αναπαραγωγή
imperium-space-secrets = Μυστικά
imperium-space-hardy_warriors = Ανθεκτικοί Πολεμιστές
imperium-space-stillsuits = Αποστακτική Στολή
imperium-space-high_council = Ανώτατο Συμβούλιο
imperium-space-mentat = Μέντατ
imperium-space-hall_of_oratory = Αίθουσα Ρητορικής
imperium-space-rally_troops = Συσπείρωση Στρατευμάτων
imperium-space-swordmaster = Ξιφομάχος
imperium-space-sell_melange = Πώληση Μελάνζ
imperium-space-secure_contract = Εξασφάλιση Συμβολαίου
imperium-space-arrakeen = Αρρακίν
imperium-space-carthag = Κάρθαγκ
imperium-space-research_station = Ερευνητικός Σταθμός
imperium-space-sietch_tabr = Σητς Ταμπρ
imperium-space-imperial_basin = Αυτοκρατορικό Λεκανοπέδιο
imperium-space-hagga_basin = Λεκανοπέδιο Χάγκα
imperium-space-the_great_flat = Μεγάλη Πεδιάδα

## Φατρίες και εικονίδια Πράκτορα

imperium-faction-emperor = Αυτοκράτορας
imperium-faction-guild = Διαστημική Συντεχνία
imperium-faction-bene_gesserit = Μπένε Τζέζεριτ
imperium-faction-fremen = Φρέμεν
imperium-icon-emperor = Αυτοκράτορας
    .gen = Αυτοκράτορα
imperium-icon-guild = Διαστημική Συντεχνία
    .gen = Διαστημικής Συντεχνίας
imperium-icon-bene_gesserit = Μπένε Τζέζεριτ
imperium-icon-fremen = Φρέμεν
imperium-icon-landsraad = Λάντσαραντ
imperium-icon-city = Πόλη
    .gen = Πόλης
imperium-icon-spice_trade = Εμπόριο Μπαχαρικού
    .gen = Εμπορίου Μπαχαρικού
