## Les niveaux, et ce qu’on en dit

plain-word-novice = débutant, débutante
plain-word-club = confirmé, confirmée, club
plain-word-master = maître
plain-word-remarks = remarques
plain-help-remarks = remarques oui : les bots disent un mot de temps en temps. remarques non : ils se taisent.
plain-remarks = { $on ->
    [yes] Les bots de ta table disent un mot de temps en temps.
   *[no] Les bots de ta table se taisent.
}

## Ce que disent les bots : peu, rarement, et jamais rien d’une carte que quelqu’un n’a pas vue

remark-won-0 = Ça s’est bien passé pour moi. On remet ça ?
remark-won-1 = Aujourd’hui, les cartes m’aimaient bien.
remark-won-2 = Vous ne m’avez pas fait de cadeau.
remark-lost-0 = Bien joué !
remark-lost-1 = C’est mérité. Je veux ma revanche.
remark-lost-2 = Joli. Il faudra que j’y réfléchisse.
remark-won-big-0 = Tout ça, pour moi ?
remark-won-big-1 = Ça ne se refuse pas.
remark-won-big-2 = Ça valait la peine d’attendre.
remark-hit-0 = Les deux d’un coup ! J’en suis le premier surpris.
remark-hit-1 = Huit et vingt-huit. Merci bien.
remark-hit-2 = Ça ne m’arrive pas tous les jours.
remark-hit-lost-0 = Le jackpot ! Que veux-tu.
remark-hit-lost-1 = Aïe. Moi qui avais de si beaux projets.
remark-hit-lost-2 = Un jackpot. Chapeau !
remark-out-0 = Une carte de trop.
remark-out-1 = J’aurais dû m’arrêter. Je le dis toujours après.
remark-out-2 = Bon, c’est fini pour moi.
remark-tied-0 = Égalité, et rien pour moi.
remark-tied-1 = On s’est gênés.
remark-tied-2 = Rien du tout ? Allez, pli suivant.
remark-bid-made-0 = Comme annoncé.
remark-bid-made-1 = Bien compté, pour une fois.
remark-bid-made-2 = J’ai eu des doutes en chemin.
remark-bid-missed-0 = Mon annonce était hardie. Ou fausse.
remark-bid-missed-1 = J’avais compté autrement.
remark-bid-missed-2 = Ne parlons pas de mon annonce.
remark-treasure-0 = Je le sentais.
remark-treasure-1 = Le voilà, le trésor !
remark-treasure-2 = Un coup de chance, je l’avoue.
remark-penalty-0 = Pris. Tu as l’œil.
remark-penalty-1 = Ah, ce marqueur.
remark-penalty-2 = C’est ma faute.
