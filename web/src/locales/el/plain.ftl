### Το τραπέζι ενός παιχνιδιού που δεν έχει δική του οθόνη

plain-table = Το τραπέζι
plain-yes = ναι
plain-no = όχι
plain-nothing = –
plain-fact = { $label }: { $text }
plain-count = { $name } { $n }
plain-hidden = κρυφό
plain-rows = { $label } ({ $n })
plain-empty = Τίποτα: { $labels }
