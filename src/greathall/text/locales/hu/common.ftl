### Ami minden játékban közös: hogyan állnak össze a tagmondatok és a felsorolások.

sentence = { CAPITAL($text) }.
label = { CAPITAL($text) }
next-sentence = { $text } { $next }
then = { $first }, majd { $next }
and-more = { $list }, { $next }
and = { $list } és { $next }
    .acc = { $list_acc } és { $next_acc }
or = { $list } vagy { $next }
    .acc = { $list_acc } vagy { $next_acc }
next-clause = { $list }, { $next }
and-clause = { $list }, és { $next }
and-may = { $list }, és { $next }
next-part = { $list }; { $next }
option-whole = { $first }: { $then }
option-next = { $list }; { $next }
option-last = { $list }; vagy { $next }

times = { $n } { $item }
    .acc = { $n } { $item_acc }
player = { $n }. játékos
automaton = { $n }. rivális

rule-unverified = { $rule } Nem bizonyos: { $text }
