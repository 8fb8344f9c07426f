### Sidans bord: det som är ritat på det.

page-cards-hidden = ett dolt antal kort
page-sits-in-short = dator
page-role-your-turn = din tur
page-sure-take =
    { $number ->
        [one] Ta upp kortet? Det går att sticka över fler.
       *[other] Ta upp { $number } kort? Det går att sticka över fler av dem.
    }
page-sure-take-all =
    { $number ->
        [one] Ta upp kortet?
       *[other] Ta upp alla { $number } korten?
    }
page-sure-take-yes = Ja, ta upp { $number }
page-sure-no = Nej, vänta
page-bout-last = Det senaste utspelet
page-suit-led = Utspelat:
page-set-aside = Undanlagda för att skickas

## När en giv är slut

page-deal-scored = Giv { $number } är slut
page-match-won =
    { $who ->
        [you] { $number ->
            [one] Du har vunnit!
           *[other] Vinnarna är { $seats }!
        }
       *[other] { $number ->
            [one] { $seats } har vunnit
           *[other] { $seats } har vunnit
        }
    }
page-match-lost =
    { $who ->
        [you] { $number ->
            [one] Du har förlorat partiet
           *[other] Partiet förlorades av { $seats }
        }
       *[other] { $number ->
            [one] { $seats } har förlorat partiet
           *[other] { $seats } har förlorat partiet
        }
    }
page-score-place = Plats
page-score-seat = Spelare
page-score-this = Den här given
page-scores-all = Alla givar
page-how-drawn = given gick runt i cirklar: ingen får poäng
page-how-left = kvar till sist: förloraren
page-how-left-with = kvar med { $cards }
page-how-out = gick ut som nummer { $number }
page-how-moon = sköt månen
page-how-sun = tog alla stick

## Före den första given

page-gathering = Före den första given
page-fill =
    { $number ->
        [one] En dator på den lediga platsen
       *[other] Datorer på { $number } lediga platser
    }
page-see-rules = Vad som är överenskommet

## Bredvid bordet

page-close = Stäng
page-panel = Om det här bordet
page-part-log = Logg
page-part-scores = Poäng
page-part-people = Spelare
page-part-rules = Regler
page-part-proof = Kontroll
page-played = Vad som har spelats
page-log-empty = Inget än.
page-scores-none = Ingen giv har räknats än.
page-shuffle-what = Ingen kan välja korten: före varje giv lovar tjänsten sin hemlighet, alla lägger till ett eget slumptal, och efteråt blir hemligheten offentlig. Den här sidan granskar det.
page-line-open = Ansluten
page-order-suit = Färger
page-order-trump = Trumf till höger
page-order-rank = Valörer
page-order-change = handens ordning: ändra
