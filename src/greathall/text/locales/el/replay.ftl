### Επικεφαλίδες στη λίστα των επιλογών μιας τελειωμένης παρτίδας.

replay-dominion-turn = Σειρά { $n }: { $player }
replay-set-up = Πριν από τον πρώτο γύρο
replay-round = Γύρος { $n }
replay-turn = Γύρος { $n }: { $player }
replay-combat = Γύρος { $n }: Μάχη
replay-endgame = Τέλος του παιχνιδιού
replay-heading = Γύρος { $n }: { $phase }
