### What happened in a game of Dune: Imperium – Uprising. $who, $player and $name as in imperium_log.ftl.

imperium-log-place_spy = { $who ->
    [you] You place
   *[they] { $player } places
} a Spy at { $name }.
imperium-log-recall_spy = { $who ->
    [you] You recall
   *[they] { $player } recalls
} a Spy from { $name }.
# … to place it on another post.
imperium-log-replace_spy = { $who ->
    [you] You recall a Spy from { $name } to place it anew.
   *[they] { $player } recalls a Spy from { $name } to place it anew.
}
imperium-log-spy_infiltrates = { $who ->
    [you] You recall a Spy from { $name } to infiltrate.
   *[they] { $player } recalls a Spy from { $name } to infiltrate.
}
imperium-log-spy_gathers = { $who ->
    [you] You recall a Spy from { $name } to gather intelligence.
   *[they] { $player } recalls a Spy from { $name } to gather intelligence.
}
imperium-log-sandworm = { $who ->
    [you] You summon
   *[they] { $player } summons
} { $n ->
    [one] 1 sandworm
   *[other] { $n } sandworms
} to the Conflict.
imperium-log-hooks = { $who ->
    [you] You take
   *[they] { $player } takes
} Maker Hooks.
imperium-log-shield_wall = { $who ->
    [you] You remove
   *[they] { $player } removes
} the Shield Wall.
imperium-log-contract = { $who ->
    [you] You take a contract: { $name }.
   *[they] { $player } takes a contract: { $name }.
}
# $count: how many were turned up.
imperium-log-contract_row = { $count ->
    [one] Contract turned up
   *[other] Contracts turned up
}: { $cards }.
imperium-log-complete = { $who ->
    [you] You complete a contract: { $name }.
   *[they] { $player } completes a contract: { $name }.
}
imperium-log-trash_intrigue = { $who ->
    [you] You trash
   *[they] { $player } trashes
} an Intrigue card: { $name }.
imperium-log-return = { $who ->
    [you] You take { $name } back into your hand.
   *[they] { $player } takes { $name } back into their hand.
}

## Leaders.

# $n: memories that come back.
imperium-log-flip_leader = { $who ->
    [you] You turn your Leader over and take { $n ->
        [one] 1 memory
       *[other] { $n } memories
    } back.
   *[they] { $player } turns their Leader over and takes { $n ->
        [one] 1 memory
       *[other] { $n } memories
    } back.
}
imperium-log-memory = { $who ->
    [you] You move a troop from your supply to the Bene Gesserit as a memory.
   *[they] { $player } moves a troop from their supply to the Bene Gesserit as a memory.
}
imperium-log-train = { $who ->
    [you] You reach
   *[they] { $player } reaches
} step { $n } of the training track.

## Battle icons.

imperium-log-turn_over = { $who ->
    [you] You turn { $name } face down.
   *[they] { $player } turns { $name } face down.
}
