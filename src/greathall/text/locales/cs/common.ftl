sentence = { CAPITAL($text) }.
label = { CAPITAL($text) }
next-sentence = { $text } { $next }
then = { $first }, poté { $next_clitic }
    .clitic = { $first_clitic }, poté { $next_clitic }
and-more = { $list }, { $next }
    .clitic = { $list_clitic }, { $next }
and = { $list } a { $next }
    .clitic = { $list_clitic } a { $next }
or = { $list } nebo { $next }
next-clause = { $list }, { $next }
    .clitic = { $list_clitic }, { $next }
and-clause = { $list } a { $next }
    .clitic = { $list_clitic } a { $next }
and-may = { $list } a { $next }
    .clitic = { $list_clitic } a { $next }
next-part = { $list }; { $next }
    .clitic = { $list_clitic }; { $next }
option-whole = { $first }: { $then }
option-next = { $list }; { $next }
option-last = { $list }; nebo { $next }

times = { $n }× { $item }
player = Hráč { $n }
automaton = Soupeř { $n }

rule-unverified = { $rule } Neověřeno: { $text }
