### The text view of a table

text-view = Stůl slovy
text-you = { $name } (vy)
text-none = nic
text-nobody = nikdo
text-times = { $n }× { $name }
text-printed = { $name }. { $about }
text-part = { $from } { $n }
text-sum = { $n } ({ $parts })
text-unknown = neznámá karta
text-agent-icons = Ikony agenta: { $names }.
text-factions = { $names }.
text-complexity = { $complexity }.
text-battle-icon = Ikona bitvy: { $name }.
text-decision = Co je na řadě
text-your-turn = Vaše rozhodnutí: { $text }
text-waiting = { $phase }: rozhoduje { $name }.
text-over = Hra skončila: { $text }.
text-options = Vaše možnosti
text-reasons = Co teď nemůžete zvolit a proč
text-reason = { $name }: { $why }
text-told = Co se stalo
text-told-latest = od nejnovějšího
text-jump = Části
text-hand = Vaše ruka ({ $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } karet
})
text-held = Karty, které držíte zvlášť
text-held-size = drží zvlášť: { $n }
text-own-discard = Váš odkládací balíček
text-turn = Tento tah
text-turn-of = { $phase ->
    [action] { $n }. tah, { $name }: fáze akce.
    [buy] { $n }. tah, { $name }: fáze nákupu.
   *[none] Naposledy: { $n }. tah, { $name }.
}
text-counters = Akce: { $actions }. Nákupy: { $buys }.
text-coins = Mince: { $coins }.
text-in-play = Ve hře: { $cards }.
text-empty-piles = Prázdné hromádky společné zásoby: { $now }; hra končí, až jich bude { $end }, nebo bez Provincií.
text-aside = Ukázané nebo dané stranou ({ $name }): { $cards }.
text-kingdom = Společná zásoba: karty království
text-basic = Společná zásoba: základní karty
text-trash = Smetiště
text-card = Karta
text-cost = Cena
text-left = Zbývá
text-type = Typ
text-rules = Co dělá
text-player = Hráč
text-points = Body
text-hand-size = Ruka
text-deck-size = Balíček
text-discard-top = Vrchní odložená karta
text-turns = Tahy
text-known = Známo také
text-known-hand = Určitě v ruce: { $cards }
text-known-deck = Navrchu balíčku: { $cards }
text-known-intrigue = Známé karty intrik: { $cards }
text-intrigue = Vaše karty intrik ({ $n })
text-secret-factions = Vaše tajné frakce
text-round-heading = Toto kolo
text-round = { $n }. kolo; začíná { $name }.
text-dune-turn = { $kind ->
    [agent] Tah agentem: { $name }.
    [reveal] Tah odhalení: { $name }.
    [automaton] Tah podle karet rodu Hagal: { $name }.
   *[other] Na tahu je { $name }.
}
text-agent-at = Agent byl vyslán na pole { $space }.
text-turn-troops = Jednotky získané v tomto tahu: { $recruited }; poslané do střetu: { $deployed }.
text-shield-wall = Štítový val stojí.
text-no-shield-wall = Štítový val je odstraněn.
text-mentat = Mentata má { $name }.
text-conflict = Střet
text-no-conflict = Teď žádný střet není.
text-strength = Síla
text-troops-deployed = Jednotky ve střetu
text-sandworms = Píseční červi
text-swords = Meče
text-garrison = Pevnost
text-row = Imperiální řada a stálá zásoba
text-in-row = v řadě
text-in-reserve = { $n } ve stálé zásobě
text-board = Pole na herním plánu
text-space = Pole
text-icon = Ikona
text-there = Je tam
text-agent-of = agent: { $name }
text-bonus-spice = bonusové koření: { $n }
text-controlled = ovládá { $name }
text-closed = uzavírá { $name }
text-influence = Vliv
text-faction = Frakce
# $counts: what a Commander counts as having without a cube of his own.
text-level = { $counts ->
    [yes] ({ $n })
   *[no] { $n }
}
text-alliance = Aliance
text-posts = Pozorovací stanoviště
text-post = Stanoviště
text-spies = Čí špioni
text-contracts = Nabízené smlouvy (v banku ještě { $n })
text-vp = Vítězné body
text-solari = Soláry
text-spice = Koření
text-water = Voda
text-agents = Agenti
text-agents-ready = volní: { $ready } z { $all }
text-supply-troops = Jednotky v zásobě
text-spies-left = Špioni v zásobě
text-persuasion = Přízeň
text-intrigue-size = Karty intrik
text-area = { $name }: vůdce a karty
text-no-leader = Zatím bez vůdce.
text-automaton = Automat: hrají za něj pravidla.
text-drawn = { $name }: karta { $card } – { $fate }
text-hagal-deck = V balíčku { $n }; odkládací balíček: { $cards }.
text-council = Má křeslo v Nejvyšší radě.
text-swordmaster = Má mistra meče.
text-role = { $name }: { $role }
text-personal = { $name }, vlastní počítadlo: { $faction } { $n }
text-activated = { $name } aktivuje spojence: { $ally }.
text-hooks = Má tvůrcovské háky.
text-revealed = V tomto kole už má odhaleno.
text-discard-pile = Odkládací balíček: { $cards }.
text-set-aside = Stranou: { $cards }.
text-face-up = Karty intrik lícem nahoru: { $cards }.
text-open-contracts = Smlouvy ke splnění: { $cards }.
text-own-contracts = Smlouvy tohoto vůdce: { $cards }.
text-completed = Splněné smlouvy: { $cards }.
text-trophies = Získané ikony bitvy: { $cards }.
text-with-icon = { $name } ({ $icon })
text-matched = Dvojice ikon bitvy: { $cards }.
text-tokens = Žetony tajných frakcí: { $n }.
text-memories = Vzpomínky: { $n }.
text-piles = Balíčky
text-decks = Zbývající karty: { $cards } v balíčku Impéria, intriky: { $intrigue }, střety: { $conflicts }.
text-intrigue-discard = Odložené karty intrik: { $cards }.
text-intrigue-in-play = Právě prováděné karty intrik: { $cards }.
text-past-conflicts = Minulé střety: { $cards }.
text-removed = Zničeno nebo odstraněno ze hry: { $cards }.
text-kept = (teď ne: { $why })
