### Att spela med tangenter eller på gehör, och vad man ställer in för ögon, öron och händer.

## Tangenterna vid ett bord, i en lista: vad var och en gör.

page-keys = Tangenter vid bordet
# NVDA och JAWS är namn på program.
page-keys-about = En skärmläsare släpper igenom de här tangenterna i sitt läge för inmatning: tryck NVDA och mellanslag i NVDA, Insert och Z i JAWS. I sidans inställningar kan de stängas av.
page-keys-suit = Klöver, ruter, hjärter, spader: läser upp dina kort i den färgen och väntar på en valör.
# Valörerna från två till ess; tian är tangenten 0.
page-keys-rank = Sedan valören, 0 för en tia: väljer det kortet, lägger det eller spelar det. En gång till tar det tillbaka.
page-keys-send = Skickar det du har valt, eller tar upp korten.
page-keys-back = Lägger tillbaka allt du har valt.
page-keys-hand = Läser upp din hand, färg för färg.
page-keys-table = Läser upp vad som ligger på bordet.
page-keys-counts = Läser upp hur många kort var och en har.
page-keys-turn = Läser upp vad du tillfrågas om, eller vems tur det är.
page-keys-last = Läser upp vad som hände senast.
page-keys-score = Läser upp poängen.
page-keys-answers = Går till knapparna med dina svar.
page-keys-cards = Går till dina kort.
page-keys-help = Visar de här tangenterna.
page-keys-hint = Ber om ett råd, när du är vid dina kort.
page-keys-escape = Glömmer en färg som väntar på sin valör.

## Vad som läses upp när en tangent ber om det

# En valör utan sin färg.
page-read-rank =
    { $rank ->
        [2] två
        [3] tre
        [4] fyra
        [5] fem
        [6] sex
        [7] sju
        [8] åtta
        [9] nio
        [10] tio
        [jack] knekt
        [queen] dam
        [king] kung
        [ace] ess
       *[other] { $rank }
    }
# Personens egna kort i en färg; $ranks är en lista som ”fem, nio, dam”.
page-read-suit =
    { $kind ->
        [clubs] Klöver
        [diamonds] Ruter
        [hearts] Hjärter
       *[spades] Spader
    }: { $number ->
        [0] inga
       *[other] { $ranks }
    }.
page-read-chosen = Valda kort: { $cards }.
page-read-nothing = Inget ligger på bordet.
page-read-open = { $card }: inte överstucket än.
# Kortet som nästa lagda kort sticker över.
page-read-next = { $card }: inte överstucket än, och står i tur.
page-read-beaten = { $attack }: överstucket med { $card }.
# Lagt av personen, men inte skickat än.
page-read-laid = { $attack }: { $card } ligger på det, inte skickat än.
page-read-given-up = { $card }: tas upp.
page-read-trump =
    { $suit ->
        [none] Det finns ingen trumf.
       *[other] Trumf: { $suit }.
    }
page-read-trick = { $seat }: { $card }.
page-read-winner = Högst än så länge: { $seat }.
page-read-count =
    { $seat }: { $number ->
        [one] ett kort
       *[other] { $number } kort
    }.
page-read-count-hidden = { $seat }: ett dolt antal kort.
page-read-stock =
    { $number ->
        [0] Talongen är slut.
        [one] Ett kort i talongen.
       *[other] { $number } kort i talongen.
    }
page-read-total = { $seat }: summa { $number }.
# I den här given: tagna stick, och poängen i dem.
page-read-points =
    { $seat }: { $tricks ->
        [one] ett stick
       *[other] { $tricks } stick
    } i den här given, poäng { $number }.

## Vad ett korts tangenter gjorde

page-key-not-held = Du har inte { $card } på handen.
page-key-back = { $card } är tillbaka på din hand.
page-key-cleared = Allt är tillbaka på din hand.

## Inställningar

page-access = Ögon, öron och händer
page-contrast = Kontrast
page-contrast-system = Som enheten
page-contrast-usual = Vanlig
page-contrast-more = Hög
page-print = Textstorlek
page-print-what = Texten, och korten på din hand.
page-print-usual = Vanlig
page-print-large = Stor
page-handed = Vilken hand
page-handed-what = På vilken sida knappar och paneler ligger.
page-handed-right = Högerhänt
page-handed-left = Vänsterhänt
page-sound = Ljud
page-sound-what = Korta och låga: ett kort, din tur, kort som tas upp, slutet på en giv.
page-sound-off = Av
page-sound-on = På
page-vibration = Vibrationer
page-vibration-what = En kort vibration när det är din tur.
page-vibration-off = Av
page-vibration-on = På
page-key-use = Enstaka tangenter vid ett bord
page-key-use-what = Ett kort med två bokstäver, och siffror som läser upp. Vid ett bord visar 9 dem alla.
page-key-use-table = Överallt
page-key-use-own = Bara vid min hand
page-key-use-off = Av
page-sure = Fråga mig innan jag tar upp allt
page-sure-keys = När jag använder tangenter
page-sure-always = Alltid
page-sure-many = Bara när mycket kan stickas över

page-settings-what = De gäller den här webbläsaren, vid alla bord.
page-colours = Färgernas kulör
page-colours-four = En kulör för varje
page-colours-two = Rött och svart
page-faces = Kortens utseende
page-faces-auto = Efter utrymmet
page-faces-classic = Klassiskt
page-faces-big = Stort
page-theme = Tema
page-theme-system = Som enheten
page-theme-light = Dag
page-theme-dark = Natt
page-speed = Korten flyger
page-speed-what = Inget flyger där enheten ber om mindre rörelse.
page-speed-off = Inte alls
page-speed-slow = Långsamt
page-speed-normal = Som vanligt
page-speed-fast = Snabbt
page-show-played = Spelade kort
page-show-played-what = Om ett bord låter dig se vad som har spelats.
page-show-played-hidden = Minns dem själv
page-show-played-shown = Visa dem
