### Keeping Maija on a device; loaded with the part of the front page that offers it.

page-offline = Without a network
page-offline-what = Maija can be kept on this device: it then opens without a network, and you play against computers here, by the same rules.
# $size is a number of megabytes.
page-offline-keep = Keep on this device ({ $size } MB)
# $have and $all are numbers of megabytes.
page-offline-loading = Loaded: { $have } of { $all } MB
page-offline-trying = Checking that it plays here…
page-offline-kept = Kept on this device: Maija opens and plays here without a network.
page-offline-forget = Remove from this device
page-offline-forget-sure = Remove what is kept for playing without a network? Your tables on this device stay.
page-offline-failed = Not everything could be kept. Is there enough space on this device, and does the network work?
page-offline-insecure = Browsers allow this, and installing Maija, only at addresses that begin with https, and on the machine on which the service runs. At this address you play with the network as usual.
page-offline-unsupported = This browser cannot keep Maija. In a private window browsers keep nothing either.
page-offline-unoffered = This service does not offer it. Whoever runs the service can add it: pip install "maija[offline]".
page-install = Install Maija
