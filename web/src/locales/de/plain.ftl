### The table of a game that has no screen of its own

plain-table = Der Tisch
plain-yes = ja
plain-no = nein
plain-nothing = –
plain-fact = { $label }: { $text }
plain-count = { $name } { $n }
plain-hidden = verborgen
plain-rows = { $label } ({ $n })
plain-empty = Nichts: { $labels }
