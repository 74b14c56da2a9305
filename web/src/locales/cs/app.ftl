# The words of the web app, in Czech.

## Everywhere

app-name = Great Hall
title-page = { $page } · Great Hall
title-turn = ● Jste na tahu – { $name }
close = Zavřít
loading = Okamžik …
retry = Zkusit znovu
to-lobby = Do herny
error-offline = Server je nedostupný. Zkontrolujte prosím připojení.
error-server = Na serveru nastal problém ({ $status }). Zkuste to prosím znovu.
error-unexpected = Něco se nepovedlo. Zkuste to prosím znovu.
error-page = Tuto stránku se nepodařilo načíst.
error-page-text = Možná vypadlo připojení, nebo mezitím vyšla nová verze aplikace.
lost-title = Taková stránka tu není
lost-text = Odkaz je možná neúplný.

## Live table

live-offline = Spojení se stolem je teď přerušené; právě se obnovuje.
live-lost = Spojení se přerušilo. Podívejte se prosím, zda váš tah prošel.
live-stale = U stolu se mezitím hrálo dál.

guest = Host
