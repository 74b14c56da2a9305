### What happened in a game of three against three. $who, $player and $name as in imperium_log.ftl; $taker (you or they)
### and $to are the team mate for whom something is done.

imperium-log-activate = { $who ->
    [you] You activate
   *[they] { $player } activates
} { $taker ->
    [you] you
   *[they] { $to }
}.
# $good: give_solari, give_spice or give_water.
imperium-log-give = { $who ->
    [you] You give
   *[they] { $player } gives
} { $taker ->
    [you] you
   *[they] { $to }
} { $n } { $good ->
    [give_solari] Solari
    [give_spice] spice
   *[give_water] water
}.
imperium-log-give_intrigue = { $who ->
    [you] You give
   *[they] { $player } gives
} { $taker ->
    [you] you
   *[they] { $to }
} { $cards }.
imperium-log-yield = { $who ->
    [you] You yield to your team mate.
   *[they] { $player } yields to their team mate.
}
imperium-log-lose_swords = { $who ->
    [you] You have
   *[they] { $player } has
} no units in the Conflict and { $who ->
    [you] lose
   *[they] loses
} { $n ->
    [one] 1 sword
   *[other] { $n } swords
}.
# $n: so much spice was missing.
imperium-log-offer_failed = { $n } spice { $n ->
    [one] is
   *[other] are
} missing for { $name }: nobody pays anything, and nothing happens.
imperium-log-throne_row = { $who ->
    [you] You move { $name } to the Throne Row.
   *[they] { $player } moves { $name } to the Throne Row.
}
imperium-log-third_agent_gone = { $who ->
    [you] Your third Agent leaves
   *[they] The third Agent of { $player } leaves
} the game.
