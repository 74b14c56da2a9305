### What happened in a Dune game, one sentence for each line of the log. $who: you, or they for { $player }.
### $cards is a list of names, or the number of cards where the reader may not know them; $name is one name.

imperium-log-leader = { $who ->
    [you] You choose
   *[they] { $player } chooses
} { $name } as Leader.
# $who: the first player of the round.
imperium-log-round = Round { $n }. Conflict: { $name }. { $who ->
    [you] You go first.
   *[they] { $player } goes first.
}
imperium-log-turn = { $who ->
    [you] You begin a turn.
   *[they] { $player } begins a turn.
}
imperium-log-row = Into the Imperium Row: { $cards }.

## Agents.

imperium-log-agent = { $who ->
    [you] You play { $cards } and send an Agent
   *[they] { $player } plays { $cards } and sends an Agent
} to { $name }.
imperium-log-recall = { $who ->
    [you] You take an Agent back
   *[they] { $player } takes an Agent back
} from { $name }.
imperium-log-mentat = { $who ->
    [you] You take
   *[they] { $player } takes
} the Mentat.
imperium-log-swordmaster = { $who ->
    [you] You take
   *[they] { $player } takes
} the Swordmaster.
imperium-log-council = { $who ->
    [you] You take
   *[they] { $player } takes
} a seat on the High Council.
imperium-log-control = { $who ->
    [you] You take
   *[they] { $player } takes
} control of { $name }.
imperium-log-cheaper_flow = { $name } costs { $n } Persuasion less this turn.
imperium-log-voice = { $who ->
    [you] You close { $name } to your opponents.
   *[they] { $player } closes { $name } to their opponents.
}

## Goods, influence, troops. $list: what is gained or paid.

imperium-log-gain = { $who ->
    [you] You get
   *[they] { $player } gets
} { $list }.
imperium-log-pay = { $who ->
    [you] You pay
   *[they] { $player } pays
} { $list }.
imperium-log-lose_vp = { $who ->
    [you] You lose
   *[they] { $player } loses
} { $n } { $n ->
    [one] Victory Point
   *[other] Victory Points
}.
imperium-log-lose_influence = { $who ->
    [you] You lose
   *[they] { $player } loses
} 1 Influence { imperium-with-faction }.
# $who: also nobody.
imperium-log-alliance = { $who ->
    [you] You take { imperium-alliance }.
    [nobody] Nobody has { imperium-alliance } any more.
   *[they] { $player } takes { imperium-alliance }.
}
imperium-log-recruit = { $who ->
    [you] You recruit
   *[they] { $player } recruits
} { imperium-troops }.
imperium-log-deploy = { $who ->
    [you] You deploy
   *[they] { $player } deploys
} { imperium-troops } to the Conflict.
# $name: the board space at stake.
imperium-log-defend = { $who ->
    [you] You deploy
   *[they] { $player } deploys
} { imperium-troops } from the supply to defend { $name }.
imperium-log-retreat = { $who ->
    [you] You retreat
   *[they] { $player } retreats
} { imperium-troops } from the Conflict.
imperium-log-lose_deployed = { $who ->
    [you] You lose
   *[they] { $player } loses
} { imperium-troops } in the Conflict.
imperium-log-lose_garrisoned = { $who ->
    [you] You lose { imperium-troops } from your garrison.
   *[they] { $player } loses { imperium-troops } from their garrison.
}
imperium-log-win = { $who ->
    [you] You win
   *[they] { $player } wins
} the Conflict: { $name }.

## Cards.

imperium-log-draw = { $who ->
    [you] You draw
   *[they] { $player } draws
} { $cards }.
imperium-log-intrigue = { $who ->
    [you] You draw
   *[they] { $player } draws
} { $cards }.
imperium-log-steal = { $who ->
    [you] You take
   *[they] { $player } takes
} { $cards } from { $victim ->
    [you] you
   *[they] { $from }
}.
# The name may end in an ellipsis.
imperium-log-play_intrigue = { $who ->
    [you] You play
   *[they] { $player } plays
} { $name }, an Intrigue card.
imperium-log-reveal = { $who ->
    [you] You reveal
   *[they] { $player } reveals
} { $cards }.
imperium-log-discard = { $who ->
    [you] You discard
   *[they] { $player } discards
} { $cards }.
imperium-log-trash = { $who ->
    [you] You trash
   *[they] { $player } trashes
} { $cards }.
# $to: acquire_to_deck or acquire_to_hand; otherwise the card goes to the discard pile, which is not worth a word.
imperium-log-persuade = { $who ->
    [you] You acquire { $cards } for { $n } Persuasion{ $to ->
        [acquire_to_deck] {" "}and put it on top of your deck
        [acquire_to_hand] {" "}and take it into your hand
       *[acquire] {""}
    }.
   *[they] { $player } acquires { $cards } for { $n } Persuasion{ $to ->
        [acquire_to_deck] {" "}and puts it on top of their deck
        [acquire_to_hand] {" "}and takes it into their hand
       *[acquire] {""}
    }.
}
imperium-log-acquire = { $who ->
    [you] You acquire
   *[they] { $player } acquires
} { $cards }.
imperium-log-acquire_to_deck = { $who ->
    [you] You acquire { $cards } and put it on top of your deck.
   *[they] { $player } acquires { $cards } and puts it on top of their deck.
}
imperium-log-acquire_to_hand = { $who ->
    [you] You acquire { $cards } and take it into your hand.
   *[they] { $player } acquires { $cards } and takes it into their hand.
}
imperium-log-set_aside = { $who ->
    [you] You set { $cards } aside for yourself.
   *[they] { $player } sets { $cards } aside for themselves.
}
imperium-log-take = { $who ->
    [you] You take { $cards } from your discard pile into your hand.
   *[they] { $player } takes { $cards } from their discard pile into their hand.
}
imperium-log-shuffle = { $who ->
    [you] You shuffle your discard pile into your deck.
   *[they] { $player } shuffles their discard pile into their deck.
}

## Cards that the reader may not know: alone, or after some that they may. $what: intrigue, or others.

imperium-log-hidden = { $what ->
    [intrigue] { $n ->
        [one] an Intrigue card
       *[other] { $n } Intrigue cards
    }
   *[other] { $n ->
        [one] a card
       *[other] { $n } cards
    }
}
imperium-log-hidden-too = { $what ->
    [intrigue] { $n ->
        [one] another Intrigue card
       *[other] { $n } other Intrigue cards
    }
   *[other] { $n ->
        [one] another card
       *[other] { $n } other cards
    }
}
# Intrigue cards that the reader may know.
imperium-log-intrigue-named = { $n ->
    [one] the Intrigue card { $cards }
   *[other] the Intrigue cards { $cards }
}

## Between turns.

# $n: the bonus spice that lies there now.
imperium-log-maker = Bonus spice on { $name }: { $n }.
imperium-log-strength = { $who ->
    [you] You fight
   *[they] { $player } fights
} with a strength of { $n }.
# $n: the place; 0 has no reward.
imperium-log-place = { $n ->
    [0] { $who ->
        [you] You go
       *[they] { $player } goes
    } without a reward.
   *[other] { $who ->
        [you] You come
       *[they] { $player } comes
    } { imperium-log-ordinal }.
}
# $n: the place for which there is a tie. Whoever is tied takes the reward of the next one.
imperium-log-tie = { $who ->
    [you] You are
   *[they] { $player } is
} tied for { $n ->
    [1] first place and { $who ->
        [you] take
       *[they] takes
    } the second reward.
    [2] second place and { $who ->
        [you] take
       *[they] takes
    } the third reward.
   *[other] third place and { $who ->
        [you] go
       *[they] goes
    } without a reward.
}
imperium-log-ordinal = { $n ->
    [1] first
    [2] second
   *[other] third
}
imperium-log-mentat_promised = { $who ->
    [you] You will have the Mentat next round.
   *[they] { $player } will have the Mentat next round.
}
imperium-log-skip_turn = { $who ->
    [you] You pass this turn.
   *[they] { $player } passes this turn.
}
imperium-log-masterstroke = { $who ->
    [you] You reveal your secret factions.
   *[they] { $player } reveals their secret factions.
}
