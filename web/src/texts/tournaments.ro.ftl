## Lista
tournaments-none = Încă nu există turnee. Le creează profesorii și administratorii.
tournaments-none-yet = Încă nu există turnee. Creează-l pe primul.
tournaments-open = Deschise și în desfășurare
tournaments-finished = Încheiate
tournaments-older = Arată mai vechi
tournament-one = Turneu
tournament-all = Toate turneele
tournament-entered = participi
tournament-entrants-count = { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
  }

## Un turneu nou
tournament-new = Turneu nou
tournament-name = Numele turneului
tournament-form = Sistemul
tournament-form-swiss = Sistem elvețian
tournament-form-round-robin = Fiecare cu fiecare
tournament-form-double-round-robin = Fiecare cu fiecare, tur-retur
tournament-form-knockout = Eliminatoriu
tournament-form-arena = Arenă
tournament-form-team-match = Meci pe echipe
tournament-form-simultaneous = Simultan
tournament-form-text-swiss = Puține runde, mereu cu cineva care are cam tot atâtea puncte
tournament-form-text-all = Fiecare joacă împotriva tuturor celorlalți
tournament-form-text-knockout = Cine câștigă merge mai departe, cine pierde iese
tournament-form-text-arena = Un timp fix: cine este liber primește imediat următorul adversar
tournament-form-text-team-match = Două echipe, tablă contra tablă; fiecare rundă este un meci
tournament-form-text-simultaneous = Joci cu toți ceilalți în același timp, iar pagina merge de la o tablă la alta
tournament-team-home = Prima echipă
tournament-team-guest = A doua echipă
tournament-minutes = Câte minute durează
tournament-arena-clock = Într-o arenă ambii jucători au ceas: alege un timp, fără zile pe mutare.
tournament-rounds = Runde
tournament-encounter-games = Partide în fiecare întâlnire
tournament-third-place-too = Se joacă și pentru locul trei
tournament-entry = Cine se poate înscrie
tournament-entry-anybody = Orice jucător
tournament-entry-group = O grupă
tournament-entry-code = Cine are codul
tournament-group = Grupa
tournament-no-group = Încă nu ai nicio grupă.
tournament-choose = Alege …
tournament-levels = Nivelurile calculatorului care participă
tournament-take-part = Particip și eu
tournament-rated = Partide cu rating
tournament-rated-hint = Contează la ratingul jucătorilor.
tournament-more = Reguli, departajări și runde
tournament-tie-breaks = Departajări
tournament-tie-order = În această ordine: { $order }.
tournament-tie-nothing = niciuna
tournament-tie-buchholz = Buchholz
tournament-tie-buchholz-cut-1 = Buchholz fără cel mai slab
tournament-tie-sonneborn-berger = Sonneborn-Berger
tournament-tie-direct-encounter = Întâlnirea directă
tournament-tie-wins = Victorii
tournament-tie-progressive = Punctaj progresiv
tournament-rounds-start = O rundă începe
tournament-rounds-start-automatic = de la sine
tournament-rounds-start-director = când spune directorul
tournament-break = Pauza dintre runde (secunde)
tournament-make = Creează turneul

## Pagina turneului
tournament-phase-entry = Înscrieri deschise
tournament-phase-running = A început
tournament-phase-paused = în pauză
tournament-phase-finished = Încheiat
tournament-round = Runda { $round }
tournament-round-of = Runda { $round } din { $rounds }
tournament-round-paired = propusă
tournament-round-playing = se joacă
tournament-director = director: { $name }
tournament-next-in = { $seconds ->
    [one] Runda următoare începe peste { $seconds } secundă.
    [few] Runda următoare începe peste { $seconds } secunde.
   *[other] Runda următoare începe peste { $seconds } de secunde.
  }
tournament-ends-in = Se termină în { $time }.
tournament-code = Codul turneului
tournament-code-is = Cod de înscriere:
tournament-sign-in = Conectează-te ca să te înscrii la acest turneu.
tournament-enter = Mă înscriu
tournament-your-team = Echipa ta
tournament-you-entered = Participi.
tournament-you-in-entry = Participi. Când începe turneul, pagina aceasta te duce la masa ta.
tournament-you-in = Participi. Când începe runda următoare, pagina aceasta te duce la masa ta.
tournament-you-in-arena = Participi. De îndată ce există un adversar, această pagină te duce la masa ta. Las-o deschisă: primește adversar numai cine este aici.
tournament-you-rest = Ești în pauză și nu primești adversar.
tournament-take-break = Ia o pauză
tournament-go-on = Joacă mai departe
tournament-break-begun = Ești în pauză.
tournament-break-over = Primești din nou adversari.
tournament-you-play = Partida ta se joacă acum.
tournament-you-left = Nu mai participi.
tournament-you-withdrew = Te-ai retras din acest turneu.
tournament-to-table = Mergi la masa ta
tournament-leave = Mă retrag
tournament-leave-title = Te retragi din turneu?
tournament-leave-text = Pierzi partida pe care o joci și nu mai primești adversari.
tournament-back = Înapoi la turneu
tournament-standings = Clasament
tournament-entrants = { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
  }
tournament-teams = Echipe
tournament-team = Echipa
tournament-board-points = Puncte la table
tournament-match-points = Puncte de meci
tournament-nobody = Încă nu participă nimeni.
tournament-rank = Locul
tournament-rank-short = Nr.
tournament-player = Jucător
tournament-points = Puncte
tournament-rating = Ratingul
tournament-scores = Victorii–remize–înfrângeri
tournament-arena-games = Punctele ultimelor partide
tournament-streak = Următoarea partidă contează dublu:
tournament-performance = Performanță
tournament-actions = Acțiuni
tournament-resting = în pauză
tournament-withdrawn = s-a retras
tournament-removed = șters
tournament-bye = liber
tournament-bracket = Tablou
tournament-stage-final = Finala
tournament-stage-semi-finals = Semifinale
tournament-stage-quarter-finals = Sferturi de finală
tournament-stage-of = Runda celor { $players }
tournament-third-place = Locul trei
tournament-encounter-open = încă nu se știe
tournament-goes-on = merge mai departe
tournament-pairings = Perechi
tournament-arena-games-now = Partide în desfășurare
tournament-arena-all-games = Partidele în desfășurare și ultimele
tournament-which-round = Care rundă
tournament-board = tabla { $board }
tournament-board-title = Numărul tablei
tournament-board-short = Tabla
tournament-result = Rezultat
tournament-watch = se joacă
tournament-does-not-count = nu contează
tournament-stopped = închisă
tournament-result-won = A câștigat { $name }.
tournament-result-forfeit = A câștigat { $name }, prin neprezentare.
tournament-result-none = Au pierdut amândoi, prin neprezentare.
tournament-live = Tablele acestei runde
tournament-live-all = { $count ->
    [one] Arată { $count } tablă
    [few] Arată toate cele { $count } table
   *[other] Arată toate cele { $count } de table
  }
tournament-games-count = { $count ->
    [one] { $count } partidă
    [few] { $count } partide
   *[other] { $count } de partide
  }
tournament-files = Pe hârtie, pe perete, ca fișiere
tournament-wall = Vedere pentru perete
tournament-print-standings = Tipărește clasamentul
tournament-print-pairings = Tipărește perechile
tournament-csv = Clasamentul pentru foi de calcul (CSV)
tournament-json = Clasamentul pentru programe (JSON)
tournament-trf = Raportul turneului pentru alte programe (TRF)
tournament-html = Raport ca pagină web (HTML)
tournament-games-file = Toate partidele terminate
tournament-wall-back = Pagina dinainte
tournament-wall-next = Pagina următoare
tournament-wall-stop = Nu întoarce

## Directorul
tournament-direct = Conduci acest turneu
tournament-do-start = Începe turneul
tournament-do-start-round = Începe runda
tournament-do-pair-round = Propune runda următoare
tournament-do-pause = Pauză
tournament-do-resume = Continuă
tournament-do-forfeit-absent = Absenții pierd
tournament-do-undo-round = Anulează ultima rundă
tournament-do-finish = Încheie turneul
tournament-done-start = Turneul a început.
tournament-done-start-round = Runda a început.
tournament-done-pair-round = Runda următoare este propusă.
tournament-done-pause = Nu începe nicio rundă până nu continui.
tournament-done-resume = Turneul continuă.
tournament-done-forfeit-absent = Absenții au pierdut.
tournament-done-undo-round = Runda a fost anulată.
tournament-done-finish = Turneul s-a încheiat.
tournament-ask-start = Începe turneul?
tournament-ask-start-text = Jucătorii își primesc numerele. Când joacă fiecare cu fiecare, eliminatoriu sau un simultan, nimeni nu se mai poate înscrie.
tournament-ask-forfeit-absent = Absenții pierd în runda { $round }?
tournament-ask-forfeit-absent-text = Cine nu este la masă și nu a mutat încă pierde partida.
tournament-ask-undo-round = Anulezi runda { $round }?
tournament-ask-undo-round-text = Partidele ei se închid, iar rezultatele se pierd. Turneul intră în pauză.
tournament-ask-finish = Închei turneul?
tournament-ask-finish-text = Nu se mai joacă runde; clasamentul este final.
tournament-hint-two = Este nevoie de cel puțin doi jucători.
tournament-hint-teams = Ambele echipe au nevoie de același număr de jucători. Schimbă un jucător ca să îl muți în cealaltă echipă.
tournament-hint-start = Jucătorii se înscriu. Începe când sunt toți.
tournament-hint-arena = Cine este liber primește următorul adversar. Partidele în desfășurare la sfârșit nu contează.
tournament-hint-open = { $count ->
    [one] { $count } partidă din această rundă nu are încă rezultat.
    [few] { $count } partide din această rundă nu au încă rezultat.
   *[other] { $count } de partide din această rundă nu au încă rezultat.
  }
tournament-hint-paired = Runda este propusă. Mesele se deschid când o începi.
tournament-hint-paused = Turneul este în pauză: nicio rundă nu începe de la sine.
tournament-hint-next = Runda următoare poate începe.
tournament-hint-waits = Runda următoare începe de la sine.
tournament-hint-finished = Turneul s-a încheiat.
tournament-add-level = Încă un jucător: calculatorul
tournament-add = Adaugă
tournament-added = { $name } participă.
tournament-add-players = Adaugă jucători după nume
tournament-add-hint = Administratorii adaugă pe oricine; profesorii, jucătorii grupelor lor; iar fiecare, programele sale.
tournament-add-names = Nume, câte unul pe rând
tournament-add-file = Ia numele dintr-un fișier (CSV sau TRF)
tournament-add-these = Adaugă acești jucători
tournament-import-added = { $count ->
    [one] { $count } jucător adăugat.
    [few] { $count } jucători adăugați.
   *[other] { $count } de jucători adăugați.
  }
tournament-import-entered = Participă deja: { $names }.
tournament-import-unknown = Nu au fost găsiți sau nu sunt într-o grupă a ta: { $names }.
tournament-pair-by-hand = Fă perechile de mână
tournament-pair-hint = Cine este ales schimbă locul cu cel care era acolo.
tournament-pair-seat = Tabla { $board }, { $side }
tournament-pair-bye = Liber
tournament-pair-propose = Propune aceste perechi
tournament-pair-done = Perechile sunt propuse.
tournament-change = Schimbă
tournament-change-of = Schimbă { $name }
tournament-change-how = Ce se întâmplă
tournament-changed = S-a schimbat: { $name }.
tournament-entrant-other-team = Mută la { $team }
tournament-entrant-board-up = Cu o tablă mai sus
tournament-entrant-board-down = Cu o tablă mai jos
tournament-entrant-remove = Scoate din listă
tournament-entrant-withdraw = Retrage acest jucător
tournament-entrant-restore = Lasă-l să joace din nou
tournament-entrant-bye = Liber, { $points } puncte
tournament-withdraw-text = Partida care se joacă este pierdută prin neprezentare.
tournament-bye-text = Cine este liber nu primește adversar în runda următoare.
tournament-result-enter = Trece rezultatul
tournament-result-of = Trece rezultatul de la tabla { $board }, { $first } contra { $second }
tournament-result-text = Partida încă se joacă: masa ei se închide.
tournament-result-save = Trece rezultatul
tournament-result-saved = Rezultatul de la tabla { $board } a fost trecut.
tournament-result-clear = Retrage rezultatul

## Simultanul
display-side = Joci cu
display-side-alternating = pe rând
display-clocks = Ceasuri
display-clocks-both = pentru ambele părți
display-clocks-opponents = numai pentru adversari
display-host = gazda
display-you-host = Joci cu toți ceilalți. Când începi, pagina aceasta te duce la tablele tale.
display-you-play = Partidele tale sunt în curs.
display-to-boards = Mergi la tablele tale
display-not-yet = Simultanul nu a început încă.
display-not-host = Aici joacă numai gazda simultanului.
display-boards = Table
display-at = Tabla { $board }: { $name }.
display-waits = { $name } așteaptă la tabla { $board }.
display-waiting = { $count ->
    [one] E rândul tău la o tablă.
    [few] E rândul tău la { $count } table.
   *[other] E rândul tău la { $count } de table.
  }
display-over = Toate partidele s-au încheiat.
display-score = Câștigate: { $won }, remize: { $drawn }, pierdute: { $lost }.
display-your-turn = rândul tău
display-thinks = se gândește
display-back = Tabla dinainte
display-next = Tabla următoare
display-walk = După mutarea ta, mergi
display-walk-boards = la tabla următoare
display-walk-moves = la cine a mutat primul
key-n = într-un simultan: tabla următoare
key-b = într-un simultan: tabla dinainte

## Jurnalul
tournament-log = Jurnalul tuturor acțiunilor
tournament-log-when = Când
tournament-log-what = Ce
tournament-log-who = De către
tournament-log-house = casa
tournament-log-more = { $count ->
    [one] Încă { $count } însemnare
    [few] Încă { $count } însemnări
   *[other] Încă { $count } de însemnări
  }
tournament-log-created = Creat
tournament-log-entered = Înscriere
tournament-log-add = Adăugat
tournament-log-place = Așezat
tournament-log-remove = Scos din listă
tournament-log-withdraw = Retragere
tournament-log-restore = Joacă din nou
tournament-log-break = În pauză
tournament-log-break-ended = Înapoi din pauză
tournament-log-start = Început
tournament-log-pause = Pauză
tournament-log-resume = Continuat
tournament-log-finish = Încheiat
tournament-log-pair = Rundă propusă
tournament-log-start-round = Rundă începută
tournament-log-games = Partide începute
tournament-log-result = Rezultat trecut
tournament-log-played = Partidă terminată
tournament-log-clear-result = Rezultat retras
tournament-log-stopped = Masă închisă
tournament-log-bye = Lăsat liber
tournament-log-undo-round = Rundă anulată

## Noutăți
tournament-news-round-begins = Începe runda { $round }.
tournament-news-round-complete = Runda { $round } este completă.
tournament-news-round-undone = Runda { $round } a fost anulată.
tournament-news-finished = { $name } s-a încheiat.
tournament-news-your-game = Începe partida ta.
tournament-your-arena-game = { $name }: partida ta începe.
tournament-your-game = { $name }, runda { $round }: începe partida ta.

## Refuzuri
refused-tournament-director = Doar directorul turneului poate face asta.
refused-tournament-entered = Participi deja.
refused-tournament-entry = Nu te poți înscrie la acest turneu: este pentru o grupă sau codul este greșit.
refused-tournament-full = Nu mai este loc pentru încă unul.
refused-tournament-no-board = Nu există această tablă.
refused-tournament-no-entrant = Acest jucător nu este în turneu.
refused-tournament-no-group = Nu există această grupă.
refused-tournament-no-player = Casa nu cunoaște această persoană.
refused-tournament-no-program = Nu ai acest program.
refused-tournament-no-tournament = Acest turneu nu există.
refused-tournament-pairing = Nu există perechi posibile pentru runda următoare.
refused-tournament-pairs = Aceste perechi nu sunt posibile.
refused-tournament-phase = Acum nu se poate.
refused-tournament-role = În această casă turneele sunt create de profesori.
refused-tournament-time = Calculatorul nu joacă cu zile pe mutare.
refused-tournament-too-late = Turneul s-a schimbat între timp. Privește din nou și apoi hotărăște.
