### The table of a game that has no screen of its own

plain-table = Stůl
plain-yes = ano
plain-no = ne
plain-nothing = –
plain-fact = { $label }: { $text }
plain-count = { $name } { $n }
plain-hidden = skryto
plain-rows = { $label } ({ $n })
plain-empty = Nic: { $labels }
