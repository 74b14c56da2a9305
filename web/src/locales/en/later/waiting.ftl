### Waiting for others: how one is told that it is one's turn, who else can come, one's devices

## It is your turn

notices-title = When it is your turn and you are not at the table
notices-off = Tell me on this device
notices-offer = Tell me when it is my turn
notices-on = This device is told, also when the page is closed.
notices-stop = No longer tell this device
notices-impossible = This browser can only be told if the address begins with https://, or on the machine that serves. On an iPhone or iPad, add the page to the home screen first.
notices-denied = This browser does not let Great Hall send messages; its settings for this page can change that.
notices-failed = This browser could not be signed up for messages.
notices-address = Another way
notices-address-about = A message can also go to an app that has an address: a topic of ntfy, or a webhook of a chat or of your home.
notices-kind = What takes the message
notices-kind-none = Nothing
notices-kind-ntfy = ntfy
notices-kind-webhook = Webhook
notices-url = Its address
notices-url-ntfy = https://ntfy.sh/your-topic
notices-url-webhook = https://…
notices-save = Save
notices-saved = Saved.
notices-test = Send a test message
notices-tested = The test message is on its way.
notices-test-none = There is no way yet by which you could be told.
notices-test-push = It did not reach this device: { $why }.
notices-test-address = It did not reach your address: { $why }.

## Who else can come

reach-only-here = Only this machine can reach the server
reach-only-here-about = Friends elsewhere cannot open this link. To let in whoever is in your network, stop the server and start it with:
reach-then = They will find it at { $origin }.
reach-nearby = Friends in your network can open this link; you are at the machine itself.
qr-show = Show as a QR code
qr-hide = Hide the QR code
qr-about = The link as a QR code: { $link }

## Devices

devices-title = Your devices
devices-this = this one
devices-name = { $browser } on { $system }
devices-unknown = A browser
devices-push = is told about your turns
devices-seen = last here { $when }
devices-today = today
devices-sign-out = Sign out
devices-sign-out-of = Sign out: { $device }
devices-others = Sign out all others
devices-last = This is your only device. If you sign it out, nobody can be you again, and your tables are lost to you.
devices-sure = Sign this device out
devices-this-about = Your tables stay with your other devices. Here you would be somebody new.
devices-keep = Stay
devices-expire = A device that is not used for long is signed out by itself.
