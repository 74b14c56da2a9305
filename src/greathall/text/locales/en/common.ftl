### What every game shares: how clauses and lists are put together.

# A clause as a sentence of its own.
sentence = { $text }.
# Two clauses, one after the other, in one sentence.
then = { $first }, then { $next }
# A list of bonuses or of cards.
and-more = { $list }, { $next }
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
