### Without a network: what a browser keeps on its device, and what goes on when the service is away.

## The service is away

page-offline-away = There is no connection to the service.
page-offline-away-kept = Against computers you play on here, and at the tables begun on this device. Other people’s tables, invitations and the computer players that think ahead need the service.
page-offline-away-nothing = Nothing to play with is kept on this device yet. The place for that is below, once the service answers.
# Beside a table that is kept on this device.
page-here = on this device
reason-open-elsewhere = This table is open in another window of this browser. Close it there first.
reason-offline-failed = What plays without a network does not start on this device.
