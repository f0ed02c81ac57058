### The palette, which finds actions, tables, rules and settings.

screen-find-title = Cerca
screen-find-what = un’azione, un tavolo, una regola o un’impostazione
screen-find-do = fai
screen-find-next = sezione seguente
screen-find-nothing = Niente si chiama «{ $words }».
screen-find-section = { $section ->
    [actions] Azioni
    [places] Tavoli
    [rules] Regole
   *[settings] Impostazioni
}
screen-find-when = { $does ->
    [take] quando ti viene offerta una carta
    [decline] quando ti viene offerta una carta
    [no-more] quando ti viene offerta una carta
    [ask-again] dopo «basta carte»
    [markers] quando giri i tuoi segnalini da te
    [objection] quando la mano è giocata
    [recap] dopo una mano o una presa
   *[other] non adesso
}
screen-find-table = { $free ->
    [0] pieno, puoi guardare
    [one] 1 posto libero
   *[other] { $free } posti liberi
}
