### Τα μέρη ενός αριθμού, για όποιον ρωτάει γιατί είναι τόσος.

imperium-part-other = πριν

## Πόντοι Νίκης

imperium-part-start = στην αρχή
imperium-part-influence = Επιρροή { imperium-with-faction }
imperium-part-alliance = Συμμαχία με { imperium-the-faction }
imperium-part-battle_icons = { $n ->
    [one] ένα ζευγάρι εικονιδίων μάχης
   *[other] { $n } ζευγάρια εικονιδίων μάχης
}
imperium-part-bought = { $n ->
    [one] αγορασμένος
   *[other] { $n } αγορασμένοι
}

## Δύναμη

imperium-part-troops = { imperium-troops }
imperium-part-sandworms = { $n ->
    [one] 1 σκουλήκι της άμμου
   *[other] { $n } σκουλήκια της άμμου
}
imperium-part-swords = { $n ->
    [one] 1 σπαθί
   *[other] { $n } σπαθιά
}
imperium-part-swords-of = { $name }: { imperium-part-swords }

## Πειθώ

imperium-part-council = θέση στο Ανώτατο Συμβούλιο
imperium-part-acquired-of = { $n ->
    [one] απόκτηση: { $name }
   *[other] απόκτηση: { $name } ×{ $n }
}

## Στρατεύματα προς ανάπτυξη

imperium-part-garrison = όλα τα στρατεύματα στο φυλάκιο
imperium-part-recruited = στρατολογήθηκαν σε αυτή τη σειρά
imperium-part-others = άλλα από το φυλάκιο
imperium-part-deployed = έχουν ήδη αναπτυχθεί

## Τιμές

imperium-part-printed = τυπωμένο
imperium-part-later = κάποιος έχει Ξιφομάχο
imperium-part-leader-of = { $name }
imperium-part-set_aside = στην άκρη για αυτόν τον παίκτη
