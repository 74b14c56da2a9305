### Lessons and guided games; fetched with them

learn-title = Výuka
learn-about = Zahrajte si první hru s průvodcem, nebo zkuste krátkou lekci. Nic z toho se nepočítá a každý krok lze vrátit.
learn-guided-about = Skutečná hra proti snadným botům, deset až patnáct minut. Můžete kdykoli odejít a pokračovat později.
learn-begin = Začít
learn-begin-again = Začít znovu
learn-go-on = Pokračovat
learn-short = Krátké lekce
learn-short-done = hotovo { $n } z { $all }
learn-done = Hotovo
learn-failed = Lekce se nepodařilo načíst

learn-read = K přečtení:

strategy-about = Krátké rady, změřené: každé číslo pochází z her mezi našimi boty a každý příklad je jednou z nich, otevřenou přímo na příslušném kroku.
strategy-see = Ukázat
strategy-see-about = Ukázat: { $title }
strategy-command = Jak se to měřilo
strategy-print = Tisk
strategy-page = Ze stránky o strategii:
strategy-step = { $step }. krok: { $title }

lesson-back = Všechny lekce
lesson-page = Lekce: { $name }
lesson-progress = Krok { $n } z { $all }
lesson-finished = Tuto lekci máte hotovou.
lesson-next = Další lekce: { $name }
lesson-again = Ještě jednou
lesson-rules = Pravidla:
lesson-text = Textový režim
lesson-drawn = Kreslený stůl
lesson-failed = Lekci se nepodařilo načíst
lesson-at-table = Vyberte u stolu.
lesson-choices = Vaše možnosti
lesson-answers = Odpovědi

goal = Cíl a další krok
goal-tip = Nové:
goal-read = Rozumím
goal-off = Skrýt

uses-ask = K čemu to je?
uses-none = Nic zvláštního o tom není známo.

coach = Průvodce
coach-right = Výborně
coach-wrong = Ne tak docela
coach-otherwise = Jiná cesta
coach-progress = Poznatky: { $n } z { $all }
coach-fold = Skrýt průvodce
coach-unfold = Ukázat průvodce
coach-waiting = Hrajte dál, jak chcete. Ozvu se, až přijde něco nového.
