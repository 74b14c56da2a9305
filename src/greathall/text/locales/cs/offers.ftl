### What can be played and how, as the lobby says it.

offer-dominion = Dominion
    .about = Tah po tahu si stavte balíček karet a kupte s ním nejvíce vítězných bodů. S krabicí Intriky, samotnou nebo smíchanou se základní hrou.
offer-imperium = Duna: Impérium
    .about = Vysílejte agenty, získejte si frakce a bojujte o Arrakis. Původní hra, také pro jednoho nebo dva hráče s rodem Hagal.
offer-uprising = Duna: Impérium – Povstání
    .about = Špioni, píseční červi a Štítový val, na přání i s modulem CHOAM. Také pro jednoho nebo dva hráče proti Soupeřům a pro šest ve dvou týmech, tři proti třem. Příslušné dodatky se nepodařilo přečíst: kde proto něco není jisté, pravidla to říkají.

field-kingdom = Království
    .about = Deset druhů karet království ve společné zásobě.
field-sets = Sady
    .about = Odkud jsou karty náhodného království.
field-first_player = Začínající hráč
    .about = Kdo začíná.
field-masquerade_empty_hand = Maškary s prázdnou rukou
    .about = Zda hráč bez karet v ruce nějakou dostane.
field-open_discards = Otevřené odkládací balíčky
    .about = Zda si hráči smějí prohlížet vlastní odkládací balíček.
field-leaders = Vůdci
    .about = Jak kdo přijde ke svému vůdci. Jedna až tři tečky říkají, jak náročné je za něj hrát.
field-choam = Modul CHOAM
    .about = Smlouvy ke splnění a karty, které k nim patří.
field-original = Karty původní hry
    .about = Karty hry Duna: Impérium, které se přimíchají do balíčků.
field-original_conflicts = Střety původní hry
    .about = Zda se přimíchají i karty střetu hry Duna: Impérium.
field-go_to_11 = Do 11
    .about = Spojenci začínají bez vítězného bodu. Říká to jediný zdroj.
field-throne_row_at_start = Karta v trůnní řadě
    .about = Shaddam tam jednu přesune před prvním kolem. Říká to jediný zdroj: není jisté, že je to oficiální.
field-difficulty = Obtížnost
    .about = Jeden hráč: jak těžké je porazit oba Soupeře.
field-rivals = Soupeři
    .about = Kdo jsou Soupeři.
field-expert_deployment = Zkušené nasazení
    .about = Soupeř, který má ve střetu velký náskok, nechává jednotky doma.
    .imperium = Soupeř, který má ve střetu velký náskok, nechává jednotky doma. Patří to k úrovním Mentat a Kwisatz Haderach. Velký náskok je podle FAQ o 4 síly; že to lze zvolit i na nižších úrovních, je naše volba.
    .uprising = Soupeř, který má ve střetu velký náskok, nechává jednotky doma. Ve hře jednoho hráče to patří k úrovním Mentat a Kwisatz Haderach. Že Soupeři nejdřív přivolávají písečné červy, se opírá o jediný zdroj.
field-brutal_escalation = Brutální eskalace
    .about = V posledních střetech dobírají Soupeři kvůli mečům dvě karty.
    .uprising = V posledních střetech dobírají Soupeři kvůli mečům dvě karty. Ve hře jednoho hráče to patří k úrovním Mentat a Kwisatz Haderach.
field-smart_politics = Chytrá politika
    .about = Soupeři přeskakují vliv, který by nic nezměnil. Ve hře jednoho hráče to patří k úrovním Mentat a Kwisatz Haderach. Že se karta se dvěma poli přeskakuje jen kvůli polovině Dodávka zásob, se opírá o jediný zdroj.
field-streamlined = Zjednodušený Soupeř
    .about = Soupeř bez bodů, který jen stojí v cestě dvěma hráčům. Hodí se pro první hru. Že jeho dvě karty patří jen k této variantě a kam jde jeho bonusové koření, se opírá o jediný zdroj.
field-row_churn = Obměna řady
    .about = Jeden hráč: po každém tahu odhalení odstraní kostky karty z imperiální řady.

choice-random = Náhodně
choice-five_and_five = Pět z každé krabice
choice-base1e = Základní hra
choice-intrigue1e = Intriky
choice-skip = Přeskočí se
choice-receive = Dostane kartu
choice-first_game = Pro první hru: losem z nejjednodušších
choice-choose = Výběrem, proti pořadí tahů
choice-draft = Jeden ze dvou rozdaných
choice-suggested = Losem z doporučených pro každý tým
choice-none = Žádné
choice-all = Všechny
choice-factions = Lidé frakcí
choice-war = Válka
choice-mercenary = Žoldnéř (začátečník)
choice-sardaukar = Sardaukar (pokročilý)
choice-mentat = Mentat (expert)
choice-kwisatz_haderach = Kwisatz Haderach (expert, vy bez mistra meče)
choice-easy_rivals = Pro první hru: ti, jejichž mistr meče stojí 8 nebo více
choice-first_rivals = Pro první hru: Memnon Thorvald a Rabban
choice-seat = Místo { $n }

beside-rival = { $all ->
    [1] Soupeř
   *[other] Soupeř { $n }
}
    .about = Hrají za něj pravidla, dobíráním karet rodu Hagal: nemá ruku ani volby, ale boduje, bojuje a může vyhrát. Kupuje vítězné body, každý za 3 karty intrik, 3 vody, 7 solárů nebo 7 koření.
    .unverified = Že pole, které ovládá, vždy brání jednotkou ze své zásoby, je naše volba.
beside-uprising_rival = { beside-rival }
    .about = Hrají za něj pravidla, dobíráním karet rodu Hagal: nemá ruku ani volby, ale boduje, bojuje a může vyhrát. Jakmile zaplatí za mistra meče, kupuje vítězné body, každý za 3 karty intrik, 3 vody, 7 solárů nebo 7 koření.
    .unverified = Jeho pravidla jsou známa z druhé ruky. Kdy kupuje (zde ihned, s každým ziskem), co pro něj znamenají odměny s kartami a zničením (zde nic) a že pole, které ovládá, vždy brání jednotkou ze své zásoby, je naše volba.
    .two = Stejně tak, že za něj vybírá první ze dvou hráčů, kde to neurčuje žádný seznam.
beside-streamlined = { beside-rival }
    .about = Hrají za něj pravidla, dobíráním karet rodu Hagal: nemá ruku ani volby. Obsazuje pole a bojuje, ale nemá body a nemůže vyhrát.
    .unverified = Jeho pravidla jsou známa z druhé ruky. Že za něj vybírá první ze dvou hráčů, kde to neurčuje žádný seznam, je naše volba.
beside-hagal = Rod Hagal
    .about = Hrají za něj pravidla, dobíráním karet po každém tahu agentem prvního hráče: obsazuje pole a bojuje, ale neboduje a nemůže vyhrát.
    .unverified = Kde zbývá volba, rozhoduje za rod Hagal první hráč: naše volba.

# ours
kingdom-victory_dance = Vítězný tanec
# ours
kingdom-secret_schemes = Tajné úklady
# ours
kingdom-best_wishes = Všechno nejlepší
# ours
kingdom-deconstruction = Dekonstrukce
# ours
kingdom-hand_madness = Šílenství v rukou
# ours
kingdom-underlings = Poddaní
# ours
kingdom-first_game = První hra
# ours
kingdom-big_money = Velké peníze
# ours
kingdom-interaction = Interakce
# ours
kingdom-size_distortion = Zkreslené rozměry
# ours
kingdom-village_square = Náves

bot-heuristic = Stratég
    .about = Hraje podle osvědčených zásad, které se ke stolu hodí. Slušný soupeř.
bot-heuristic-1 = Veterán
    .about = Stratég z prvního vydání.
bot-search = Vědma
    .about = Každý tah si vyzkouší, než ho zahraje.
bot-learned = Mudrc
    .about = Řídí se tím, co se naučil ze her sám se sebou.
bot-easy = Panoš
    .about = Snadný: hodí se pro první hru.
bot-normal = Stratég
    .about = Hraje podle osvědčených zásad, které se ke stolu hodí. Slušný soupeř.
bot-hard = Taktik
    .about = Těžký: tahy si vyzkouší, než některý zahraje.
bot-master = Mentor
    .about = Nejtěžší: kde na tom záleží, vteřinu přemýšlí.
bot-names-easy = Střízlík, Pěnkava, Jetel, Sýkorka, Vrabec, Sedmikráska
bot-names-normal = Jeřáb, Líska, Olše, Šťovík, Lípa, Jalovec
bot-names-hard = Pazourek, Granát, Břidlice, Onyx, Jaspis, Beryl
bot-names-master = Orion, Vega, Altair, Lyra, Sirius, Capella
bot-random = Tulák
    .about = Dělá cokoli. Na první seznámení.
bot-big-money = Velké peníze
    .about = Kupuje peníze, pak Provincie: jednoduché, a zpočátku se to těžko poráží.
bot-bmu = Velké peníze, vylepšené
    .about = Velké peníze s lepším koncem.
bot-bbm = Velké peníze, prosté
    .about = Provincie, Zlaťák, Stříbrňák a nic jiného.
bot-strategy = { $name }
    .about = Hraje s balíčkem tohoto názvu a potřebuje v království jeho karty.

person-guest = Host
person-forgotten = Někdo
