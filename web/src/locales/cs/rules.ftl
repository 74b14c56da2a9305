### The rules: their page, and the links to it at a table; the link to the strategy page.

rules = Pravidla
strategy = Strategie
strategy-title = Strategie hry { $game }
rules-title = Pravidla hry { $game }
rules-about = Našimi vlastními slovy, v pořadí tištěných pravidel. Ukažte na kartu a uvidíte ji; každé pravidlo má svou adresu, kterou můžete poslat ostatním.
rules-contents = Obsah
rules-found = { $n ->
    [0] Tato slova v žádném pravidle nejsou
    [one] 1 pravidlo
    [few] { $n } pravidla
   *[other] { $n } pravidel
}
rules-none = Takové pravidlo tu není.
rules-print = Tisk
rules-place = Odkaz na: { $title }
rules-all = Všechna pravidla
# At a table, behind a question, a line of the log, a refusal or a number.
rule = Pravidlo
rule-about = Pravidlo k tomu
rule-key = Pravidlo (klávesa R)
