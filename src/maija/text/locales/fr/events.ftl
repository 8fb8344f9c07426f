### Ce qui s’est passé. `$who` vaut « you » ou « other », `$seat` est un nom, `$cards` des cartes
### séparées par des espaces. Rien ne s’accorde avec la personne : présent ou tournure neutre.

## Mustamaija

mustamaija-dealt =
    { $who ->
        [you] Vous recevez : { $cards }.
       *[other] { $number ->
            [one] { $seat } reçoit { $number } carte.
            [many] { $seat } reçoit { $number } de cartes.
           *[other] { $seat } reçoit { $number } cartes.
        }
    }
mustamaija-spade-returned = Carte retournée pour l’atout, puis remise dans la pioche : { $cards }.
mustamaija-trump-turned = On retourne { FORM($cards, case: "definite") } : l’atout est { $suit }.
mustamaija-no-trump = On n’a retourné que des piques : cette donne se joue sans atout.
mustamaija-named =
    { $who ->
        [you] Vous annoncez atout { $suit }.
       *[other] { $cards ->
            [none] { $seat } annonce atout { $suit }.
           *[other] { $seat } montre { $cards } et annonce atout { $suit }.
        }
    }
mustamaija-led =
    { $who ->
        [you] Vous posez : { $cards }.
       *[other] { $seat } pose : { $cards }.
    }
mustamaija-lead-ended =
    { $who ->
        [you] Vous attaquez : { $cards }.
       *[other] { $seat } attaque : { $cards }.
    }
mustamaija-drew =
    { $who ->
        [you] Vous piochez : { $cards }.
       *[other] { $number ->
            [one] { $seat } pioche { $number } carte.
            [many] { $seat } pioche { $number } de cartes.
           *[other] { $seat } pioche { $number } cartes.
        }
    }
mustamaija-indicator-drawn =
    { $who ->
        [you] La carte retournée vous revient : { $cards }.
       *[other] La carte retournée revient à { $seat } : { $cards }.
    }
mustamaija-beat =
    { $who ->
        [you] Vous battez { FORM($attack, case: "definite") } avec { FORM($cards, case: "definite") }.
       *[other] { $seat } bat { FORM($attack, case: "definite") } avec { FORM($cards, case: "definite") }.
    }
mustamaija-left =
    { $who ->
        [you] Vous laissez : { $cards }.
       *[other] { $seat } laisse : { $cards }.
    }
mustamaija-discarded = À l’écart : { $cards }.
mustamaija-took-back =
    { $who ->
        [you] Vous reprenez : { $cards }.
       *[other] { $seat } reprend : { $cards }.
    }
mustamaija-picked-up =
    { $who ->
        [you] Vous ramassez : { $cards }.
       *[other] { $seat } ramasse : { $cards }.
    }
mustamaija-claimed =
    { $who ->
        [you] L’attaque était trop grande pour votre main : toutes vos cartes vont à { $to }.
       *[other] { $yours ->
            [yes] Votre attaque était trop grande : { $seat } vous cède { $cards }.
           *[no] L’attaque était trop grande pour sa main : { $seat } cède toutes ses cartes à { $to }.
        }
    }
mustamaija-out =
    { $who ->
        [you] { $number ->
            [1] Vous quittez le jeu à la 1re place.
           *[other] Vous quittez le jeu à la { $number }e place.
        }
       *[other] { $number ->
            [1] { $seat } quitte le jeu à la 1re place.
           *[other] { $seat } quitte le jeu à la { $number }e place.
        }
    }
mustamaija-repeated = La même position est revenue, ou rien ne s’est passé depuis trop longtemps : donne nulle.
mustamaija-ended =
    { $who ->
        [you] La donne est finie : vous perdez.
        [nobody] La donne est finie : personne ne perd.
       *[other] La donne est finie : { $seat } perd.
    }
mustamaija-declined =
    { $who ->
        [you] Vous renoncez à { $what }.
       *[other] { $seat } renonce à { $what }.
    }
decline-draw = piocher
decline-name = annoncer l’atout

## Cœurs

hearts-dealt =
    { $who ->
        [you] Vous recevez : { $cards }.
       *[other] { $number ->
            [one] { $seat } reçoit { $number } carte.
            [many] { $seat } reçoit { $number } de cartes.
           *[other] { $seat } reçoit { $number } cartes.
        }
    }
hearts-chose =
    { $who ->
        [you] Vous mettez de côté : { $cards }.
       *[other] { $seat } met une carte de côté.
    }
hearts-passed =
    { $who ->
        [you] Vous passez à { $to } : { $cards }.
       *[other] { $yours ->
            [yes] { $seat } vous passe : { $cards }.
           *[no] { $seat } passe des cartes à { $to }.
        }
    }
hearts-led-first =
    { $who ->
        [you] { $cards ->
            [none] À vous l’entame.
           *[other] Vous avez { FORM($cards, case: "definite") } : à vous l’entame.
        }
       *[other] { $cards ->
            [none] { $seat } a l’entame.
           *[other] { $seat } a { FORM($cards, case: "definite") }, donc l’entame.
        }
    }
hearts-played =
    { $who ->
        [you] Vous jouez { FORM($cards, case: "definite") }.
       *[other] { $seat } joue { FORM($cards, case: "definite") }.
    }
hearts-broken = Les cœurs sont brisés.
hearts-trick-won =
    { $who ->
        [you] Le pli est pour vous : { $cards }.
       *[other] { $seat } ramasse le pli : { $cards }.
    }
hearts-moon-shot =
    { $who ->
        [you] Vous décrochez la lune, qui vaut { $number } !
       *[other] { $seat } décroche la lune, qui vaut { $number } !
    }
hearts-sun-shot =
    { $who ->
        [you] Vous avez fait tous les plis : vous décrochez le soleil, qui vaut { $number } !
       *[other] { $seat } a fait tous les plis et décroche le soleil, qui vaut { $number } !
    }
hearts-moon-scored =
    { $how ->
        [others-plus] Les points vont aux autres.
       *[self-minus] Les points sont retirés du score de qui a décroché la lune.
    }
hearts-ended = La donne est finie.
