### What every game shares: how clauses and lists are put together.

# A clause as a sentence of its own, and as a label.
sentence = { CAPITAL($text) }.
label = { CAPITAL($text) }
# Two sentences, one after the other; $text may be several.
next-sentence = { $text } { $next }
# Two clauses, one after the other, in one sentence.
then = { $first }, then { $next }
# A list of bonuses or of cards; what comes last may have a word before it.
and-more = { $list }, { $next }
and = { $list } and { $next }
or = { $list } or { $next }
# The same of clauses: what comes last may be a question.
next-clause = { $list }, { $next }
and-clause = { $list } and { $next }
and-may = { $list }, and { $next }
# Clauses that each stand for themselves.
next-part = { $list }; { $next }
# A list of options to choose from; option-last is for choosing just one of them.
option-whole = { $first }: { $then }
option-next = { $list }; { $next }
option-last = { $list }; or { $next }

# Several of the same card.
times = { $item } ×{ $n }
# A player without a name of their own.
player = Player { $n }
# A seat behind the players, which the rules drive.
automaton = Rival { $n }

# A rule of which a part is not established.
rule-unverified = { $rule } Not established: { $text }
