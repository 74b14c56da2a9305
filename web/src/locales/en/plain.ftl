### The table of a game that has no screen of its own

plain-table = The table
plain-yes = yes
plain-no = no
plain-nothing = –
plain-fact = { $label }: { $text }
plain-count = { $name } { $n }
plain-hidden = hidden
plain-rows = { $label } ({ $n })
plain-empty = Nothing: { $labels }
