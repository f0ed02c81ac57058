### The page that lists all keys.

screen-help-title = Tasti: { $of }
screen-help-point = { $digits ->
    [yes] indica qualcosa; lo fa anche la cifra
   *[no] indica qualcosa
}
screen-help-do = { $digits ->
    [yes] fai ciò che indichi; lo fa anche la stessa cifra ancora una volta
   *[no] fai ciò che indichi
}
screen-help-hang-up = lasciare la casa; ritorni dove eri
screen-help-here = Adesso
screen-help-pages = In questa pagina
screen-help-always = Sempre
screen-help-signs = Segni
