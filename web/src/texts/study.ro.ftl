## Masa de analiză
study-panel = Analiza partidei
study-other = Alte partide
study-unknown = încă neevaluată
study-chances = { $side } – { $chances }
study-forced = { $side }: câștig în { $moves ->
    [one] { $moves } mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
  }
study-bar = Șanse: { $side }
study-graph = Șansele de-a lungul partidei
study-no-moves = Mută pe tablă sau importă o partidă.
study-only-tags = Această partidă nu are mutări: se vede doar poziția inițială.
study-variations = Variantele din text
study-side-line = Variantă
study-leave-side = Înapoi la varianta principală
study-keep-side = Fă-o variantă principală
study-best = Cele mai bune variante
study-engine = Motorul
study-engine-own = Cel din Tabuleiro
study-engine-chosen = Acum analizează { $name }.
study-depth = adâncime { $depth }
study-show-best = Arată variantele
study-hide-best = Ascunde variantele
study-percent-of = Procente: șansele pentru { $side }
study-hidden = Ascunse cât timp încerci.
study-looking = Calculatorul analizează …
study-over = Partida se termină aici.
study-summary = Precizie și aprecieri
study-side = Partea
study-accuracy = Precizie
study-working = Se analizează partida
study-waiting = Se așteaptă alte analize
study-stop = Oprește
study-lost = Serverul este prea ocupat pentru această analiză. Încearcă mai târziu.
study-analyse = Analizează partida
study-deeper = Analizează mai în profunzime
study-learn = Corectează greșelile
study-done = { $count ->
    [0] Analiza este gata. Nimic de corectat.
    [one] Analiza este gata. { $count } mutare de corectat.
    [few] Analiza este gata. { $count } mutări de corectat.
   *[other] Analiza este gata. { $count } de mutări de corectat.
  }
study-fell = { $side }: de la { $before } la { $after }.
study-better = Mai bine: { $move }.
study-try = Încearcă din nou
study-show-line = Arată varianta mai bună
judgement-inaccuracy = Imprecizie
judgement-mistake = Greșeală
judgement-blunder = Gafă
judgements-inaccuracy = Imprecizii
judgements-mistake = Greșeli
judgements-blunder = Gafe

## A doua încercare
trial-task = { $side }: { $move }. { $judgement }. Găsește o mutare mai bună.
trial-count = { $at } din { $of }, { $side }
trial-thinking = { $move }: se verifică …
trial-best = { $move }: alegerea calculatorului!
trial-as-good = { $move }: la fel de bună ca mutarea cea mai bună.
trial-good = { $move }: o mutare bună, costă doar { $loss }.
trial-same = { $move } este mutarea jucată. Costă { $loss }.
trial-still-inaccuracy = { $move }: tot o imprecizie, costă { $loss }.
trial-still-mistake = { $move }: tot o greșeală, costă { $loss }.
trial-still-blunder = { $move }: tot o gafă, costă { $loss }.
trial-answer = Calculatorul ar juca { $move }.
trial-again = Încearcă altă mutare
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
open-lead = Calculatorul analizează o partidă, îi arată momentele de cotitură și te lasă să-ți corectezi greșelile.
open-finished = Partide jucate aici
open-own = Începe o analiză nouă
open-games = Importă partide și poziții
open-text = PGN sau FEN
open-text-hint = O partidă sau mai multe; pozițiile, câte una pe linie. Poți trage aici și un fișier.
open-read = Importă
open-file = Alege un fișier
open-found = { $count ->
    [one] { $count } partidă
    [few] { $count } partide
   *[other] { $count } de partide
  }
open-troubled = { $count ->
    [one] { $count } partidă nu a putut fi citită până la capăt. Ce era înainte s-a păstrat.
    [few] { $count } partide nu au putut fi citite până la capăt. Ce era înainte s-a păstrat.
   *[other] { $count } de partide nu au putut fi citite până la capăt. Ce era înainte s-a păstrat.
  }
open-left-out = { $count ->
    [one] Încă { $count } partidă a fost lăsată deoparte.
    [few] Încă { $count } partide au fost lăsate deoparte.
   *[other] Încă { $count } de partide au fost lăsate deoparte.
  }
open-search = Caută după nume, turneu sau dată
open-none = Nicio partidă găsită.
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
editor-first = Poziția inițială
editor-clear = Tablă goală
editor-turn = La mutare
editor-castling = Drepturi de rocadă
editor-passed = Câmpul en passant
editor-passed-none = niciunul
editor-sound = Această poziție este legală.
editor-checking = Se verifică …
editor-analyse = Analizează
editor-play = Joacă din această poziție

## Refuzuri
refused-start = Poziție imposibilă.
refused-secrets = Bătălia navală are nave ascunse, deci nu se analizează.
refused-playing = Partida nu s-a încheiat încă.
refused-busy = Prea multe analize deodată: așteaptă o clipă.
refused-no-game = Nu există nicio partidă în acest text.
refused-too-large = Este prea mult deodată: limita este de 4 MB.
