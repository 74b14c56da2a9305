### Τι τυπώνουν οι εντολές sim, tournament και ladder: πίνακες με μποτ.

arena-n-games = { $games ->
    [one] 1 παρτίδα
   *[other] { $games } παρτίδες
}
arena-sim = { $game }: { arena-n-games }, σπόρος { $seed }
arena-tournament = { $game }, παίκτες: { $players }· { arena-n-games }, σπόρος { $seed }
arena-ladder = { $game }, παίκτες: { $players }· { arena-n-games } ανά ζευγάρι, σπόρος { $seed }
arena-table = { $game }, παίκτες: { $players }

arena-bot = μποτ
arena-wins = νίκες
arena-win-rate = ποσοστό νικών
arena-interval = 95%
arena-mean-score = μέσοι πόντοι
arena-mean-turns = μέσες σειρές
arena-rating = βαθμός
arena-games = παρτίδες
arena-against = εναντίον
arena-score = αποτέλεσμα
arena-automata = αυτόματα
arena-challenge = κερδισμένες παρτίδες, ένα εναντίον των άλλων
arena-pairings = ποιο εναντίον ποιου: με 50% είναι ισοδύναμα
arena-verdict = το πρώτο είναι
arena-verdict-is = { $verdict ->
    [stronger] ισχυρότερο
    [not-stronger] όχι ισχυρότερο
   *[unclear] ασαφές
}

arena-sprt = ισχυρότερο: μάλλον { $high } παρά { $low }· κάθε κρίση είναι λανθασμένη το πολύ στο { $error } των περιπτώσεων
arena-kingdom = βασίλειο: { $cards }
arena-speed = { $seconds } δ., { arena-n-games } και { $decisions ->
    [one] 1 απόφαση
   *[other] { $decisions } αποφάσεις
} το δευτερόλεπτο
arena-left-out = Έμειναν έξω, επειδή αργούν: { $bots }
