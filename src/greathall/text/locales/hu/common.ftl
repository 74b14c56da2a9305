### Ami minden játékban közös: hogyan állnak össze a tagmondatok és a felsorolások.
### .is = bonus: puszta „+2 lap”, előtte kettőspont áll.

sentence = { CAPITAL($text) }.
label = { CAPITAL($text) }
next-sentence = { $text } { $next }
then = { $first }, majd { $next }
    .is = { $first_is }
and-more = { $list }, { $next }
    .is = { $list_is }
and = { $list } és { $next }
    .acc = { $list_acc } és { $next_acc }
or = { $list } vagy { $next }
    .acc = { $list_acc } vagy { $next_acc }
next-clause = { $list }, { $next }
    .is = { $list_is }
and-clause = { $list }, és { $next }
    .is = { $list_is }
and-may = { $list }, és { $next }
    .is = { $list_is }
next-part = { $list }; { $next }
    .is = { $list_is }
option-whole = { $first }: { $then }
option-next = { $list }; { $next }
option-last = { $list }; vagy { $next }

times = { $n } { $item }
    .acc = { $n } { $item_acc }
    .one = { $n } { $item_acc }
player = { $n }. játékos
automaton = { $n }. rivális

rule-unverified = { $rule } Nem bizonyos: { $text }
