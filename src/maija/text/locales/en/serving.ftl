### The service as one who runs it speaks with it: its start, copies, forgetting. `$folder`, `$file` are paths as the system has them.

help-serve = Open the table in the browser.
help-serve-host = Where to listen. By default only this machine can come; 0.0.0.0 lets everybody in.
help-serve-port = The port; 0 takes any free one.
help-serve-data = The folder in which tables are kept.
help-serve-open = Whether the browser is opened.
help-serve-database = A PostgreSQL database to keep the tables in, as in postgresql://user@host/maija.
help-serve-root-path = The path under which a proxy shows the service, as in /maija.
help-serve-name = A name by which others reach the service. Can be given several times.
help-serve-public-url = The address by which others come, as in https://cards.example.org/maija. Invitations lead there.
help-serve-log = How the log is written: text or json, a line for each event.
help-serve-proxy = The address of a proxy whose forwarded headers are believed. Can be given several times.
help-serve-monitor = An address that may read the figures. Can be given several times.
help-serve-cert = The certificate, for https.
help-serve-engine = A program that can be chosen at a table by its name, as in strong="/opt/strong --fast". Can be given several times.
metavar-engine = NAME=COMMAND
help-serve-key = The private key of the certificate.

serve-ready = The table is open at { $address }
serve-public = Everybody who can reach this machine can come, to port { $port } of: { $addresses }
serve-public-url = Others come by { $address }
serve-stop = Ctrl+C closes it; every game is kept.
serve-running = The table is open already at { $address }
serve-folder-in-use = Another service is just starting with the folder { $folder }. Wait a moment, or name another folder with --data.
serve-not-installed = This needs more than the bare library: install maija[table] (missing: { $module }).
serve-cert-and-key = A certificate needs its key: give both --cert and --key.
serve-no-file = There is no file { $file }.
reason-engine-form = “{ $text }” names no program: write --engine name="command", as in --engine strong="/opt/strong --fast".
reason-engine-name = “{ $name }” cannot be the name of a program: up to 24 small letters, digits, dots and hyphens, none of our own players, each name once.

## maija backup

help-backup = Copy all tables into a new file, also while the service runs.
help-backup-file = The copy. Nothing is written over.
backup-done = All tables are in { $file } now, and the copy is sound. To use it, stop the service and put it in the place of maija.sqlite in the data folder, without the files -wal and -shm beside that.

## maija forget

help-forget = Forget a table or a name for good.
help-forget-table = The invitation code of a table: it is removed with its steps, its game files and its links.
help-forget-name = A name: everywhere another word is put in its place. A name that a table told with a number, such as “Anna 2”, goes with it.
help-forget-yes = Do not ask again.
forget-what = Say what is to be forgotten: --table CODE or --name NAME.
forget-running = A service is running with the folder { $folder }. Stop it first, then ask again.
forget-no-table = There is no table “{ $code }” in the store.
forget-no-name = Nobody is called “{ $name }” in the store.
forget-neutral = Everybody who was forgotten is called “{ $name }”.
forget-somebody = somebody
forget-this-table = The table { $code }, last used on { $day }. At its seats: { $names }.
forget-this-name =
    { $tables ->
        [one] “{ $name }” stands at one table, in its steps and game files. From now on “{ $word }” will stand there.
       *[other] “{ $name }” stands at { $tables } tables, in their steps and game files. From now on “{ $word }” will stand there.
    }
forget-again = This cannot be undone. Type { $word } once more to go on:
forget-stopped = Nothing was changed.
forget-table-done = The table { $code } is forgotten, and nothing of it is left in the store.
forget-name-done =
    { $tables ->
        [one] “{ $name }” is forgotten at one table, and nothing of it is left in the store.
       *[other] “{ $name }” is forgotten at { $tables } tables, and nothing of it is left in the store.
    }
forget-copy = This older copy still has it; remove it if you do not need it: { $file }
reason-forget-unreadable = The table { $table } cannot be read, so nothing was changed. Forget it as a whole first: maija forget --table { $table }
reason-store-in-use = Another program is using { $file }. Nothing was changed; wait for it, then ask again.
