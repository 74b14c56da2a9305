### The tables of the Dune games

dune-area-landsraad = Landsraad
dune-area-choam = CHOAM
dune-area-arrakis = Arrakis
dune-area-you = { $name } (vy)
dune-area-more = Vše: { $name }
dune-or = nebo
dune-price-now = Teď stojí { $n }: { $parts }
dune-tabs = Části stolu
dune-tab-board = Plán
dune-tab-row = Řada
dune-tab-players = Hráči
dune-tab-hand = Ruka
dune-tab-glows = { $n ->
    [one] 1 možnost zde
    [few] { $n } možnosti zde
   *[other] { $n } možností zde
}
dune-before = Před prvním kolem
dune-round = { $n }. kolo
dune-first = začíná { $name }
dune-score = Vítězné body
dune-vp-of = { $name }: { $n ->
    [one] 1 vítězný bod
    [few] { $n } vítězné body
   *[other] { $n } vítězných bodů
}.
dune-vp-about = Má-li někdo na konci kola deset, hra končí.
dune-strength-of = { $name }: síla { $n }
dune-strength-about = Kdo ve střetu nikoho nemá, má sílu 0.
dune-persuasion-of = { $name }: přízeň { $n }
dune-persuasion-about = Dávají ji odhalené karty a získávají se za ni další.
dune-agent-here = Je zde agent: { $name }.
dune-bonus-here = Bonusové koření: { $n }.
dune-controlled-by = Pole ovládá { $name }.
dune-controlled-by-nobody = Pole nikdo neovládá.
dune-control-about = Když se o pole bojuje, jeho držitel ho smí bránit 1 jednotkou ze zásoby.
dune-closed-by = Pole uzavírá { $name }.
dune-post = Pozorovací stanoviště: { $name }.
dune-spy-here = Je zde špion: { $name }.
dune-influence-of = { $name }: { $n }.
dune-alliance-free = Alianci nikdo nemá.
dune-alliance-held = Alianci má { $name }.
dune-track-bonus = 2 vlivy: 1 vítězný bod. 4 vlivy: { $text }
dune-council = Křesla v Nejvyšší radě: { $names }
dune-council-seat = Křeslo v Nejvyšší radě: +2 přízně v každém tahu odhalení
dune-mentat-home = Mentat: na svém poli
dune-mentat-with = Mentat: { $name }
dune-mentat-next = (příští kolo: { $name })
dune-shield-wall = Štítový val
dune-shield-wall-breached = Val prolomen
dune-shield-wall-stands = Dokud stojí, nelze přivolat písečného červa do střetu o tato pole: { $names }.
dune-shield-wall-gone = Štítový val je odstraněn: píseční červi mohou do každého střetu.
dune-contracts-left = v banku ještě { $n }
dune-contracts-left-about = Když si někdo vezme vyloženou smlouvu, další přijde odtud.
dune-open-contracts = Smlouvy ke splnění
dune-open-contracts-about = Každá přinese odměnu, jakmile je splněno, co vyžaduje.
dune-completed-contracts = Splněné smlouvy
dune-conflict = Střet
dune-conflicts-left = { $n ->
    [0] poslední
    [one] ještě 1
    [few] ještě { $n }
   *[other] ještě { $n }
}
dune-conflict-deck = Balíček střetů: { $n }
dune-conflict-deck-about = V každém kole se odhalí jeden. Po posledním hra končí.
dune-strengths = Síly ve střetu
dune-past = minulé
dune-level = Úroveň { $n }
dune-place-first = 1.
dune-place-second = 2.
dune-place-third = 3.
dune-deployed = { $name } – ve střetu: { $n ->
    [one] 1 jednotka
    [few] { $n } jednotky
   *[other] { $n } jednotek
}{ $worms ->
    [0] {""}
    [one] , 1 písečný červ
    [few] , { $worms } píseční červi
   *[other] , { $worms } písečných červů
}
dune-garrison = { $name } – v pevnosti: { $n ->
    [one] 1 jednotka
    [few] { $n } jednotky
   *[other] { $n } jednotek
}
dune-in-garrison = V pevnosti: { $n }
dune-in-supply = V zásobě: { $n ->
    [one] 1 jednotka
    [few] { $n } jednotky
   *[other] { $n } jednotek
}
dune-agents-left = Zbývající agenti: { $n } z { $of }
dune-agents-about = Bledí agenti jsou na herním plánu. Na konci kola se všichni vracejí.
dune-first-player = První hráč tohoto kola
dune-revealed = Odhaleno
dune-revealed-about = V tomto kole už žádné tahy.
dune-swordmaster = Mistr meče: třetí agent
dune-hooks = Tvůrcovské háky
dune-spies-left = Špioni v zásobě: { $n }
dune-spies-about = Nejsou na žádném stanovišti a lze je vyslat.
dune-memories = Vzpomínky: { $n }
dune-training = Výcvik: { $n }. krok
dune-training-about = Naposledy dosažený krok.
dune-secret-faction = Tajně vybráno: { $name }
dune-secret-factions = Tajně vybrané frakce: { $n }
dune-secret-about = Vybírají se před prvním kolem. Jednou za hru se odhalí a na každou se získá 1 vliv.
dune-hand-of = Karty v ruce: { $n }
dune-deck-of = Karty v balíčku: { $n }
dune-intrigue-of = Karty intrik: { $n }
dune-intrigue-about = V ruce, skryté před ostatními, dokud se nezahrají.
dune-discard = Odloženo
dune-pile = { $label }: { $n }
dune-in-play = Ve hře
dune-face-up = Karta intrik lícem nahoru
dune-set-aside = Stranou
dune-known-hand = Známá karta v ruce
dune-known-intrigue = Známá karta intrik
dune-known-deck = Známá karta balíčku, shora
dune-matched = { $n ->
    [one] 1 otočená dvojice ikon bitvy
    [few] { $n } otočené dvojice ikon bitvy
   *[other] { $n } otočených dvojic ikon bitvy
}
dune-market = Karty k získání
dune-row = Imperiální řada
dune-reserve = Stálá zásoba
dune-stack-left = zbývá { $n }
dune-imperium-deck = Balíček Impéria: { $n }
dune-imperium-deck-about = Když karta opustí imperiální řadu, další přijde odtud.
dune-intrigue-deck = Balíček intrik: { $n }
dune-intrigue-deck-about = Když je prázdný, zamíchají se odložené karty intrik a stanou se novým balíčkem.
dune-intrigue-discard = Odložené intriky
dune-intrigue-in-play = Intriky ve hře
dune-intrigue-in-play-about = Právě se provádějí, poté se odloží.
dune-intrigue-removed = Odstraněné intriky
dune-removed = Zničeno
dune-own-hand = Vaše ruka
dune-own-intrigue = Vaše karty intrik
dune-own-in_play = Ve hře
dune-own-set_aside = Stranou pro vás
dune-own-deck = Navrchu vašeho balíčku
dune-own-discard = Odkládací balíček
dune-no-cards = Žádné karty
dune-leaders = Vůdci na výběr
dune-rival = Soupeř
dune-rival-card = Karta Soupeře
dune-signet = Prsten
dune-scheme = Pletichy
dune-priority = Přednost
dune-priority-about = Přichází-li v úvahu více frakcí nebo stanovišť, platí první z těchto.
dune-rival-swordmaster = Mistr meče: { $n }
dune-rival-swordmaster-about = Jakmile má dohromady tolik solárů, koření, karet intrik a vody, zaplatí jimi za třetího agenta.
dune-rival-intrigue-about = Nikdy je nehraje, platí jimi. Za tři z nich kupuje vítězný bod, v Povstání až poté, co má mistra meče.
dune-hagal = Rod Hagal
dune-hagal-cards = Karty rodu Hagal
dune-hagal-deck = Balíček rodu Hagal: { $n }
dune-hagal-about = Z něj se dobírá za automaty: kvůli agentovi, dokud některou kartu nelze provést, a v boji kvůli mečům. Získávají, co říká karta, ne co dává pole. Jak Soupeři kupují vítězné body, stojí na stránce „Jak to funguje“.
# $rivals: whether they are Rivals with turns of their own, or House Hagal beside two players; $first: the first player.
dune-hagal-nothing = { $rivals ->
    [yes] Zatím se nic nedobralo: dobírá se, když je na tahu Soupeř.
   *[no] Zatím se nic nedobralo: rod Hagal dobírá po každém tahu agentem prvního hráče ({ $first }).
}
dune-for-combat = dobírá do boje
dune-brought = Co to přineslo:
# What an automaton did on a turn, in short.
dune-did-agent = { $name } → { $space }
dune-did-nothing = { $name }: žádný agent
dune-did-combat = { $name }: { $n ->
    [one] 1 meč
    [few] { $n } meče
   *[other] { $n } mečů
} do boje
# What became of a card of House Hagal. $space: where it leads. $sent: whether it leads anywhere; "there": where its name says.
dune-drawn-carried_out = { $sent ->
    [yes] → { $space }
    [there] ✓ provedeno
   *[no] provedeno; dobírá se dál
}
dune-drawn-occupied = { $space }: obsazeno
dune-drawn-closed = { $space }: uzavřeno
dune-drawn-no_spice = žádné bonusové koření
dune-drawn-not_now = teď nelze provést
dune-drawn-no_use = vliv není k užitku
dune-drawn-reshuffled = všechny karty se míchají
dune-drawn-swords = { $n ->
    [one] 1 meč
    [few] { $n } meče
   *[other] { $n } mečů
}
dune-drawn-nothing = Žádná karta nikam nevede: v tomto kole už žádné tahy.

## Three against three

role-muad_dib = Muad'Dib
role-shaddam = Shaddam
role-ally-of-muad_dib = Muad'Dibův spojenec
role-ally-of-shaddam = Shaddamův spojenec
side-muad_dib = Muad'Dibova strana
side-shaddam = Shaddamova strana
dune-side-total = { $side }: { $n ->
    [one] 1 vítězný bod
    [few] { $n } vítězné body
   *[other] { $n } vítězných bodů
}
dune-side-total-about = Všichni tři dohromady. Má-li někdo deset, nebo po posledním střetu, vítězí strana, která jich má více.
dune-personal-board = Vlastní plán ({ $owner }): { $name }
dune-personal-bonus = 1 vliv, pro každého z týmu: { $first } 2 vlivy: 1 vítězný bod. 3 vlivy, pro každého z týmu: { $third } 4 vlivy: aliance, 1 vítězný bod.
dune-counts = { $name }: počítá se jako { $n }.
dune-counts-about = Velitel na tomto počítadle nemá kostku: kde se od něj vyžaduje vliv, počítá se lepší z jeho dvou spojenců; nebo vliv na jeho vlastním plánu, kde je i jeho ikona.
dune-swordmaster-token = Bonusový žeton mistra meče: +2 meče v každém tahu odhalení. Třetí agent odchází po kole, ve kterém je vyslán.
dune-activated-by = Aktivuje: { $name }
dune-activated-about = V tomto tahu dostává velitelovy vojenské síly, meče a vliv na hlavním plánu tento spojenec.
dune-arrow = { $arrow ->
    [left] ← aktivuje spojence: { $left }.
    [right] → aktivuje spojence: { $right }.
   *[both] ↔ aktivuje spojence: { $left } nebo { $right }.
}
dune-throne-row = Trůnní řada
dune-throne-row-about = Tyto karty smí získat jen Shaddamova strana.
card-deck-commander = Balíček velitele
card-costs-persuasion = Cena v bodech přízně: { $n }
card-deck-starter = Základní balíček
card-deck-reserve = Stálá zásoba
card-deck-imperium = Balíček Impéria

## A combat on its stage.

stage-title = Boj: { $name }
stage-place = { $n ->
    [0] Bez odměny
    [1] První místo
    [2] Druhé místo
   *[other] Třetí místo
}
# $n: the place for which they are tied.
stage-tied = { $n ->
    [1] Remíza o 1. místo
    [2] Remíza o 2. místo
   *[other] Remíza o 3. místo
}
# $n players share $place: they take the reward of the next one.
stage-tie = { $place ->
    [1] Remíza o první místo: { $n ->
        [2] oba
       *[other] všichni
    } si berou druhou odměnu.
    [2] Remíza o druhé místo: { $n ->
        [2] oba
       *[other] všichni
    } si berou třetí odměnu.
   *[other] Remíza o třetí místo: nikdo z nich nedostává odměnu.
}
# Of a reward that waits for a choice.
stage-waits = ještě přijde
stage-waits-told = Ještě přijde ({ $name }): { $text }
stage-absent = Bez vojenské síly ve střetu: { $names }
stage-skip = Přeskočit
stage-continue = Dál
