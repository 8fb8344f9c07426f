### I husregler och i det ett bord kommer överens om; hämtas med dem.

page-rules-of = Husregler
page-rules-shared = Någon delar de här reglerna med dig.
page-rules-base = Spelet
page-rules-view = Vad du ser
page-rules-at-table = Vid bordet
page-rules-differs = Vad som är annorlunda
page-rules-same = Inget: det här är { $game } som reglerna har det.
page-rules-all-back = Ställ tillbaka allt
page-rules-play = Spela så här
page-rules-invite = Bjud in så här
page-rules-public = Ett öppet bord visas för alla som når den här tjänsten.
page-rules-keep = Spara de här reglerna
page-rules-name = Ett namn på dem
page-rules-keep-do = Spara
page-rules-kept = Sparade som ”{ $name }”.
page-rules-name-missing = De behöver ett namn med minst en bokstav.
page-rules-share = Dela dem
page-rules-share-what = Den som öppnar länken ser de här reglerna och kan spela med dem. Reglerna finns i själva länken; inget lagras.
page-rules-share-here = Bara den här maskinen kan nås på den här adressen nu. Andra behöver en adress som de kan nå.
page-clash-some = Några regler går inte ihop.
page-rules-no-words = De kan berättas i ord när de går ihop.
page-rules-compare = Jämför
page-rules-print = Skriv ut
page-compare-with = Vad som skiljer från
page-compare-rule = Regel
page-compare-caption = { $one } och { $other }: vad som skiljer
page-compare-same = { $one } och { $other } spelas efter samma regler.
page-compare-nothing = –
page-game = Spel
page-players = Spelare
page-set-time = Tid
page-set-rules = Reglerna i detalj
page-set-public = Visas för alla som når den här tjänsten
page-set-watch = Andra får titta på
page-set-clock = En klocka för varje beslut
page-set-decision = Sekunder för ett beslut
page-set-reserve = Sekunder i reserv för hela partiet
page-set-delay = Sekunder som de som tittar på ser allt senare
page-set-grace = Sekunder innan en dator spelar för den vars anslutning har brutits
page-set-idle = Sekunder innan en dator spelar för den som inte gör något
page-set-pace = Sekunder som en datorspelare tar för ett drag
page-option-range = Från { $least } till { $most }.
page-agreed = Vad som är överenskommet
page-settings-change = Ändra vad som är överenskommet
page-settings-do = Kom överens om detta
page-rules-back = Ställ tillbaka
page-rules-back-named = Ställ tillbaka: { $option }
page-rules-idle =
    { $number ->
        [one] En till, som inte avgör något som det är nu
       *[other] { $number } till, som inte avgör något som det är nu
    }
page-clash = De här går inte ihop: { $fields }.
page-clash-field = { $option }: { $value }
page-clash-here = Går inte ihop med en annan regel.
page-rules-chapter =
    { $number ->
        [one] en regel
       *[other] { $number } regler
    }
page-rules-open = Öppna alla
page-rules-shut = Stäng alla
page-clause =
    { $from ->
        [S1] Punkt { $clause }, de finska reglerna
        [S2] Punkt { $clause }, de franska reglerna
        [S3] Punkt { $clause }, de ryska reglerna
        [S4] Punkt { $clause }, den turkiska sidan om Hjärter
        [M] { $clause }, avgjort där reglerna tiger
        [T] { $clause }, avgjort där reglerna tiger
       *[other] { $clause }, ur offentliga regler för spelet
    }
page-value-else = Något annat…
page-value-own = Med egna ord
