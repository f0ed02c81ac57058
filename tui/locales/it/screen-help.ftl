### The page that lists all keys.

screen-help-title = Tasti: { $of }
screen-help-point = { $digits ->
    [yes] scegli; anche con la cifra
   *[no] scegli
}
screen-help-do = { $digits ->
    [yes] conferma; anche con la stessa cifra
   *[no] conferma
}
screen-help-copy = copia quello che hai selezionato con il mouse
screen-help-hang-up = esci dalla casa; poi torni dov’eri
screen-help-here = Adesso
screen-help-pages = In questa pagina
screen-help-always = Sempre
screen-help-signs = Segni
