# The words of the web app, in English. What is said about cards and moves comes from the server.

## Everywhere

app-name = Great Hall
title-page = { $page } · Great Hall
title-turn = ● Your turn – { $name }
close = Close
loading = One moment …
retry = Try again
to-lobby = To the lobby
error-offline = The server cannot be reached. Please check your connection.
error-server = The server had a problem ({ $status }). Please try again.
error-unexpected = Something went wrong. Please try again.
error-page = This page could not be loaded.
error-page-text = Perhaps the connection is gone, or a new version of the app came in the meantime.
lost-title = There is no such page
lost-text = The link may be incomplete.

## Live table

live-offline = There is no connection to the table at the moment; it is being restored.
live-lost = The connection broke. Please look whether your move was made.
live-stale = The table has moved on in the meantime.

# Who has not said a name.
guest = Guest
