### Was alle Spiele gemeinsam haben: wie Satzteile und Listen verbunden werden.
###
### $as = inverted: der Satzteil steht nach einem anderen, das Verb also an erster Stelle („darfst du …“).
### .is = bonus: ein bloßes „+2 Karten“, vor dem ein Doppelpunkt steht.

sentence = { CAPITAL($text) }.
label = { CAPITAL($text) }
next-sentence = { $text } { $next }
then = { $first }, dann { $next_inverted }
    .inverted = { $first_inverted }, dann { $next_inverted }
    .is = { $first_is }
and-more = { $list }, { $next }
    .is = { $list_is }
and = { $list } und { $next }
or = { $list } oder { $next }
next-clause = { $list }, { $next }
    .inverted = { $list_inverted }, { $next_inverted }
    .is = { $list_is }
and-clause = { $list } und { $next }
    .inverted = { $list_inverted } und { $next_inverted }
    .is = { $list_is }
and-may = { $list }, und { $next }
    .inverted = { $list_inverted }, und { $next_inverted }
    .is = { $list_is }
next-part = { $list }; { $next }
    .inverted = { $list_inverted }; { $next }
    .is = { $list_is }
option-whole = { $first }: { CAPITAL($then) }
option-next = { $list }; { $next }
option-last = { $list }; oder { $next }

times = { $n }× { $item }
    .a = { $n } { $item_plural }
    .plural = { $n } { $item_plural }
player = Person { $n }
automaton = Rivale { $n }

rule-unverified = { $rule } Nicht gesichert: { $text }
