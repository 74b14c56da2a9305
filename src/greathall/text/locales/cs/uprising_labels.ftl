### What only players of Dune: Imperium – Uprising are asked, and what their options are called.

## Questions, by the kind of the decision.

imperium-ask-place_spy = kam vyšlete špiona?
imperium-ask-recall_first = všichni vaši špioni jsou na herním plánu; povolat jednoho zpět a vyslat ho znovu?
imperium-ask-recall_spy = povolejte zpět { $n ->
    [one] špiona
    [few] { $n } špiony, jednoho po druhém
   *[other] { $n } špionů, jednoho po druhém
}
imperium-ask-infiltrate = jsou tam agenti soupeřů; kterého špiona povoláte zpět, abyste pole infiltrovali?
imperium-ask-gather = povolat špiona zpět a shromáždit informace (dobrat si 1 kartu)?
imperium-ask-contract = vezměte si smlouvu
imperium-ask-lines = co použijete?
imperium-ask-trash_intrigue = zničte kartu intrik
imperium-ask-draw_one = kterou ze tří vrchních karet balíčku si doberete?
imperium-ask-discard_one = kterou ze zbylých dvou odložíte? (poslední se zničí)
imperium-ask-flip = kterou kartu otočíte lícem dolů?
imperium-ask-train = který krok výcviku přijde na řadu?

## Options.

imperium-trophy = { $card } ({ $icon })
imperium-pair-with = Spojit univerzální ikonu bitvy s kartou: { $card }

## Yes, no, done or end, by the kind of the decision.

imperium-pass-recall_first = Nikoho zpět nepovolat
imperium-pass-gather = Nikoho zpět nepovolat
imperium-pass-contract = Bez smlouvy: +{ imperium-n-solari }
imperium-pass-lines = Nic dalšího
imperium-pass-acquire = Nic nezískat
