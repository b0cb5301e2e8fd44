## Masa de analiză
study-panel = Analiza partidei
study-other = Alte partide
study-unknown = încă neevaluat
study-chances = { $side } – { $chances }
study-forced = { $side }: câștig în { $moves ->
    [one] { $moves } mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
  }
study-bar = Șanse: { $side }
study-graph = Șansele de-a lungul partidei
study-no-moves = Mută pe tablă sau citește o partidă.
study-only-tags = Această partidă nu are mutări: se vede doar poziția de început.
study-variations = Variantele din text
study-side-line = Variantă
study-leave-side = Înapoi la linie
study-keep-side = Fă-o linia principală
study-best = Cele mai bune linii
study-depth = adâncime { $depth }
study-show-best = Arată liniile
study-hide-best = Ascunde liniile
study-percent-of = Procente: șansele pentru { $side }
study-hidden = Ascunse cât timp încerci.
study-looking = Calculatorul cercetează …
study-over = Aici partida s-a încheiat.
study-summary = Precizie și aprecieri
study-side = Partea
study-accuracy = Precizie
study-working = Calculatorul parcurge partida
study-waiting = Alte analize sunt înainte
study-stop = Oprește
study-lost = Analiza a fost refuzată: casa are prea multe cereri. Încearcă mai târziu.
study-analyse = Analizează partida
study-deeper = Caută mai adânc
study-learn = Reîncearcă greșelile
study-done = { $count ->
    [0] Analiza este gata. Nimic de corectat.
    [one] Analiza este gata. { $count } mutare de corectat.
    [few] Analiza este gata. { $count } mutări de corectat.
   *[other] Analiza este gata. { $count } de mutări de corectat.
  }
study-fell = { $side }: de la { $before } la { $after }.
study-better = Mai bine: { $move }.
study-try = Încearcă din nou
study-show-line = Arată linia mai bună
judgement-inaccuracy = Imprecizie
judgement-mistake = Greșeală
judgement-blunder = Gafă
judgements-inaccuracy = Imprecizii
judgements-mistake = Greșeli
judgements-blunder = Gafe

## A doua încercare
trial-task = { $side }: { $move }. { $judgement }. Găsește ceva mai bun pe tablă.
trial-count = { $at } din { $of }, { $side }
trial-thinking = { $move } … o clipă.
trial-best = { $move }: chiar mutarea calculatorului!
trial-as-good = { $move }: la fel de bună ca cea mai bună.
trial-good = { $move }: o mutare bună, costă doar { $loss }.
trial-same = { $move } este ce s-a jucat. Costă { $loss }.
trial-still-inaccuracy = { $move }: tot o imprecizie, costă { $loss }.
trial-still-mistake = { $move }: tot o greșeală, costă { $loss }.
trial-still-blunder = { $move }: tot o gafă, costă { $loss }.
trial-answer = Calculatorul ar juca { $move }.
trial-again = Altă încercare
trial-show = Arată răspunsul
trial-next = Următoarea
trial-end = Înapoi la partidă

## Ca text
study-share = Poziția și partida ca text
study-fen = Poziția (FEN)
study-position = Poziția ca text
study-copy-position = Copiază poziția
study-save = Salvează partida (PGN)
study-copy-game = Copiază partida
study-save-all = { $count ->
    [one] Salvează { $count } partidă
    [few] Salvează toate cele { $count } partide
   *[other] Salvează toate cele { $count } de partide
  }
study-edit = Modifică poziția
study-play-from = Joacă de aici
study-to-table = Înapoi la masă
share-copy-link = Copiază un link către poziție
share-png = Salvează o imagine (PNG)
share-svg = Salvează un desen (SVG)
share-copy-picture = Copiază o imagine

## Ce se analizează
open-lead = Calculatorul parcurge o partidă, arată unde s-a întors și te lasă să încerci din nou.
open-finished = Partide jucate aici
open-own = O linie a ta
open-games = Partide și poziții din altă parte
open-text = PGN sau FEN
open-text-hint = O partidă sau mai multe; pozițiile, câte una pe rând. Poți lăsa aici și un fișier.
open-read = Citește
open-file = Alege un fișier
open-found = { $count ->
    [one] { $count } partidă
    [few] { $count } partide
   *[other] { $count } de partide
  }
open-troubled = { $count ->
    [one] { $count } partidă nu a putut fi citită până la capăt. Ce era înainte a rămas.
    [few] { $count } partide nu au putut fi citite până la capăt. Ce era înainte a rămas.
   *[other] { $count } de partide nu au putut fi citite până la capăt. Ce era înainte a rămas.
  }
open-left-out = { $count ->
    [one] Încă { $count } partidă a fost lăsată deoparte.
    [few] Încă { $count } partide au fost lăsate deoparte.
   *[other] Încă { $count } de partide au fost lăsate deoparte.
  }
open-search = Caută un nume, un turneu, o dată
open-none = Nicio partidă nu are asta.
open-moves = { $count ->
    [one] { $count } mutare
    [few] { $count } mutări
   *[other] { $count } de mutări
  }
open-trouble = Citirea s-a oprit aici:

## Editorul de poziții
editor-title = Editorul de poziții
editor-piece = Piesa de așezat
editor-erase = golește câmpul
editor-keys = Atinge un câmp ca să pui piesa acolo; trage piesele ca să le muți, în afara tablei ca să le scoți. Taste pe tablă: K Q R B N P pentru alb, cu litere mici pentru negru, Delete.
editor-first = Poziția de început
editor-clear = Tablă goală
editor-turn = La mutare
editor-castling = Rocade încă posibile
editor-passed = En passant pe
editor-passed-none = niciun câmp
editor-sound = Poziția poate fi jucată.
editor-checking = Se verifică …
editor-analyse = Analizează
editor-play = Joacă din această poziție

## Refuzuri
refused-start = Această poziție nu poate exista.
refused-secrets = Bătălia navală are secrete: nu se analizează.
refused-playing = Partida nu s-a încheiat încă.
refused-busy = Prea multe analize deodată: așteaptă o clipă.
refused-no-game = Nu este nicio partidă în acest text.
refused-too-large = Este prea mult deodată: cel mult 4 MB.
