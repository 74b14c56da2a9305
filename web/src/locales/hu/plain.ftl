### Olyan játék asztala, amelynek nincs saját képernyője

plain-table = Az asztal
plain-yes = igen
plain-no = nem
plain-nothing = –
plain-fact = { $label }: { $text }
plain-count = { $name } { $n }
plain-hidden = rejtett
plain-rows = { $label } ({ $n })
plain-empty = Nincs semmi: { $labels }
