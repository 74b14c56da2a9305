### The rules: their page, and the links to it at a table; the link to the strategy page.

rules = Rules
strategy = Strategy
strategy-title = Strategy: how to play { $game } well
rules-title = The rules of { $game }
rules-about = In our own words, in the order of the rulebook. Point at a card to see it; every rule has a place of its own, to which you can send others.
rules-contents = Contents
rules-found = { $n ->
    [0] No rule has these words
    [one] 1 rule
   *[other] { $n } rules
}
rules-none = No rule like that is there.
rules-print = Print
rules-place = Link to: { $title }
rules-all = All rules
# At a table, behind a question, a line of the log, a refusal or a number.
rule = Rule
rule-about = The rule about this
rule-key = Rule (key R)
