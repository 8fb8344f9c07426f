### What the service refuses, to pages and to commands. `$folder`, `$file` are paths as the system has them.

## The store

reason-store-full = The disk with { $file } is full. Nothing is lost; make room and go on.
reason-store-read-only = { $file } cannot be written. Let your user write there, or name another folder with --data.
reason-store-damaged = The store { $file } is damaged. It has been left as it is. Put it aside and copy a back-up (maija backup) to its place.
reason-store-newer = The store { $file } was made by a newer version of Maija (form { $form }; this one knows { $known }). Use that version.
reason-store-foreign = { $file } is a database of something else.
reason-store-conflict = Another service has written this table.
reason-store-failed = The store could not keep it: { $why }
reason-store-busy = The table is just being put in order. Try again.
reason-table-unreadable = This table cannot be read any more. It stays as it is; whoever runs the service finds more in the log.
reason-no-store = There is no store { $file }.
reason-backup-exists = There is a file { $file } already.
reason-backup-not-here = A PostgreSQL database is copied with its own tools (pg_dump).
reason-bad-key = The key { $file } is damaged. Remove it; everybody then gets a new cookie and has to come back by a personal link.

## Requests

reason-wrong-host = { $host } is not a name of this service. Use the address it tells when it starts, or start it with --name.
reason-wrong-origin = This was asked by a page of another address: { $origin } instead of { $host }.
reason-too-many-requests =
    { $seconds ->
        [one] That was too much in a short time. Wait a second.
       *[other] That was too much in a short time. Wait { $seconds } seconds.
    }
reason-body-too-large = That is too large: at most { $most } bytes.
reason-no-such-page = There is nothing here.
reason-no-such-method = This cannot be done here.
reason-bad-request = This could not be understood: { $why }
reason-our-fault = Something went wrong on our side. Nothing is lost; try again.
reason-no-such-table = There is no such table any more.
reason-no-such-code = There is no table with this code.
reason-code-unreadable = This is no invitation code. It has three words, as in kopa-rime-tesa.
reason-no-such-game-file = No deal of this match has been finished yet.
reason-game-of-two-laws = This match was played by more than one law ({ $laws }): there is no game file that could be verified.
reason-no-such-picture = There is no such picture.
reason-link-used = This link has been used, or is too old. Ask for a new one.
reason-not-from-here = Only the person at the machine itself may do this.
reason-no-network = This machine has no network that others could come by.
reason-name-empty = A name needs at least one letter.
reason-name-too-long =
    { $most ->
        [one] A name has at most one letter.
       *[other] A name has at most { $most } letters.
    }
reason-bad-command = This could not be understood: { $why }
reason-frame-too-long = This is too long: at most { $most } bytes.
reason-too-fast = That was too much in a short time.
reason-silent = Nothing was heard for too long.
reason-come-again = The table has moved on meanwhile.
reason-put-away = The table was put away, for nobody was there.
reason-stopping = The service is being closed. Everything is kept.
reason-no-such-phrase = There is no phrase “{ $phrase }”.
reason-bad-host-field = The request does not say whom it asks.
reason-bad-network = “{ $network }” is neither an address nor a network such as 10.0.0.0/8.
reason-bad-root-path = “{ $path }” cannot be the path of a service: it is written as in /maija.
reason-bad-public-address = “{ $address }” is no address of a page: it is written as in https://cards.example.org/maija.
reason-public-address-of-nobody = “{ $address }” leads everybody to his own machine. Name the address by which others come.
reason-public-path-differs = The public address lies below { $public }, but --root-path says { $root }. Leave --root-path out.
reason-bad-host = “{ $host }” cannot be the name of a host.
reason-bad-http = This is no HTTP: { $why }
reason-not-for-you = Only this machine and configured monitors may read the figures.
reason-port-in-use = Port { $port } is in use at { $host }. Port { $next } is free: take it with --port { $next }, or 0 for any.
reason-ports-in-use = Port { $port } is in use at { $host }, and those after it are, too. Choose another with --port, or 0 for any.
reason-port-not-allowed = Your user may not listen at port { $port }. Choose one above 1023 with --port.
reason-no-such-address = { $host } is not an address of this machine.
reason-bad-certificate = { $file } is no certificate that can be used ({ $why }). It must be in PEM form.
reason-bad-private-key = { $key } is no private key that can be used ({ $why }). It must be in PEM form and without a password.
reason-key-of-another-certificate = { $key } is the key of another certificate than { $file }.
reason-cannot-listen = Nobody can be let in at { $host }, port { $port }: { $why }
