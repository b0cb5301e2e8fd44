## Casa
skip = Sari la conținut
nav = Pagini
nav-players = Jucători
nav-study = Analiză
nav-help = Ajutor
nav-settings = Preferințe
to-start = Înapoi la început
unknown-title = Aici nu este nimic
unknown-text = Această adresă nu ține de casă.
loading = O clipă …
reload = Încearcă din nou
cancel = Renunță
accept = Acceptă
decline = Refuză

## Jocuri
game-chess = Șah
game-chess-text = Clasicul, după regulile FIDE.
game-xadrez = Șah cu operații
game-xadrez-text = Șah în care fiecare piesă are o lovitură specială.
game-wargame = Bătălia navală
game-wargame-text = Ascunde flota în blocuri de 3×3 și scufund-o pe cealaltă.
game-renpaarden = Renpaarden
game-renpaarden-text = Cursa cailor: du-i pe toți de cealaltă parte.

## Început
start-title = Ce jucăm?
start-which = Joc
start-unfinished = Continuă
start-all-unfinished = { $count ->
    [one] Arată { $count } partidă
    [few] Arată toate cele { $count } partide
   *[other] Arată toate cele { $count } de partide
  }
start-options = Mai multe opțiuni
start-study = Analizează partide și poziții
play = Joacă
versus = { $first } împotriva lui { $second }

## Partidă nouă
new-title = Partidă nouă
new-mode = Cu cine
mode-computer = Calculator
mode-computer-text = Alege-i forța
mode-here = La acest ecran
mode-here-text = Două persoane, un aparat
mode-link = Prin legătură
mode-link-text = Fiecare pe aparatul lui
mode-watch = Privește
mode-watch-text = Calculator contra calculator
new-level = Forța calculatorului
new-level-of = Forța: { $side }
new-side = Partea ta
new-name = Numele tău
new-name-first = Nume ({ $side })
new-name-second = Nume ({ $side })
new-turn-board = Întoarce tabla după fiecare mutare
new-face-to-face = Față în față
new-face-to-face-hint = Piesele din partea cealaltă sunt întoarse spre celălalt jucător: pentru o tabletă între doi.
new-time = Timp
new-more = Reguli și opțiuni
new-takebacks = Permite retragerea mutărilor
new-takebacks-hint = Niciodată după ce s-a dezvăluit ceva.
new-flag = Timpul depășit este remiză dacă celălalt nu poate câștiga
new-flag-hint = Ca la FIDE. Fără asta, cine depășește timpul pierde.
new-start = Poziția de început
new-start-hint = Ca text (FEN la șah). Gol: cea obișnuită.
new-from-position = Partida începe din această poziție.
new-make-link = Creează legătura
new-watch = Începe
time-none = Fără ceas
time-own = Altul
time-kind = Felul de a număra
time-kind-of = Felul de a număra ({ $side })
time-different = { $side }: alt timp
time-kind-none = Fără ceas
time-kind-total = Pentru partidă
time-kind-increment = Increment
time-kind-delay = Întârziere
time-kind-bronstein = Bronstein
time-kind-per-move = Pe mutare
time-kind-moves-in-time = N mutări în T
time-moves = Mutări
time-minutes = Minute
time-seconds-a-move = Secunde pe mutare
time-seconds-delay = Secunde libere
time-seconds-more = Secunde în plus
rating = { $rating } puncte Elo
level-number = Nivelul { $level }
level-of = Nivelul { $level } din { $levels }

## Opțiunile jocurilor
option-rows = Rânduri
option-columns = Coloane
option-size = Mărime
option-ships-1 = Nave de 1
option-ships-2 = Nave de 2
option-ships-3 = Nave de 3
option-ships-4 = Nave de 4
option-ships-5 = Nave de 5
option-ships-6 = Nave de 6
option-ships-7 = Nave de 7
option-start = Poziția de început
option-start-usual = obișnuită
option-start-random = Chess960, la întâmplare
option-start-number = Chess960, după număr
option-start-drawn = Poziția { $number }
option-start-again = Trage din nou
option-start-which = Numărul (518: poziția obișnuită)
option-draws = Remize prin repetare și 50 de mutări
option-draws-automatic = de la sine
option-draws-fide = la cerere (FIDE)
option-material = Material prea puțin
option-material-listed = lista clasică
option-material-fide = după FIDE
option-mate = Scăparea din mat
option-mate-moves-only = doar prin mutări
option-mate-operations-too = și prin operații
option-no-play = Cine nu poate muta
option-no-play-loses = pierde
option-no-play-goes-on = face remiză
option-rules = Partide fără sfârșit
option-rules-house = regulile casei
option-rules-literal = literal
option-win = Victoria
option-win-end = la sfârșitul mutării
option-win-mid-chain = și în mijlocul salturilor
option-ships-8 = Nave de 8

## Părți, piese
side-first = Alb
side-second = Negru
side-wargame-first = Primul
side-wargame-second = Al doilea
side-random = La întâmplare
computer = Calculator
computer-level = Calculator, { $name }
level-1 = ucenic
level-2 = începător
level-3 = jucător de ocazie
level-4 = diletant
level-5 = jucător de club
level-6 = puternic
level-7 = specialist
level-8 = maestru
level-wargame-1 = la nimereală
level-wargame-2 = ordonat
level-wargame-3 = atent
level-wargame-4 = isteț
piece-pawn = pion
piece-knight = cal
piece-bishop = nebun
piece-rook = turn
piece-queen = damă
piece-king = rege
piece-ship = navă de { $type }
piece-first-pawn = pion alb
piece-first-knight = cal alb
piece-first-bishop = nebun alb
piece-first-rook = turn alb
piece-first-queen = damă albă
piece-first-king = rege alb
piece-second-pawn = pion negru
piece-second-knight = cal negru
piece-second-bishop = nebun negru
piece-second-rook = turn negru
piece-second-queen = damă neagră
piece-second-king = rege negru

## Masa
board-main = Tabla
board-size = Mărimea tablei
board-own = Apele tale
board-other = Apele adversarului
board-of = Apele lui { $name }
fleet-own = Flota ta
fleet-other = Flota adversarului
fleet-of = Flota: { $name }
fleet-ship-afloat = Navă de { $type }: pe apă
fleet-ship-sunk = Navă de { $type }: scufundată
cell-empty = gol
cell-unknown = necunoscut
cell-stack = { $top } peste { $under }
cell-picked = ales
cell-premove = mutare pregătită
drawing-ring = Cerc pe { $from }.
drawing-ring-gone = Cercul de pe { $from } a fost șters.
drawing-arrow = Săgeată de la { $from } la { $to }.
drawing-arrow-gone = Săgeata de la { $from } la { $to } a fost ștearsă.
drawing-begun = Săgeată de la { $from }: mergi la capătul ei și apasă din nou A.
drawing-ring-here = cu cerc
drawing-arrow-here = săgeată spre { $to }
operation-left = operație rămasă
mark-check = în șah
mark-hit = lovit
mark-miss = apă
mark-sunk = scufundat
mark-goal-first = ținta albului
mark-goal-second = ținta negrului
target-step = poate merge aici
target-capture = poate captura
target-castle = rocadă
target-premove = se poate pregăti
target-special = operație specială
target-leap = poate sări pe aici
target-chain = se ajunge prin salturi
target-shot = se poate trage
target-place = se poate așeza
moves = Mutări
moves-none = Încă nicio mutare.
step-first = Începutul partidei
step-back = Mutarea dinainte
step-forward = Mutarea următoare
step-last = Poziția de acum
looking-back = Poziția { $ply } din { $last }
back-to-game = Înapoi la partidă
panel = Partida
actions = Acțiuni
action-takeback = Retrage
action-draw = Remiză
action-claim-draw = Cere remiza
action-claim-win = Cere victoria
action-resign = Cedează
action-abort = Anulează
action-leave = Pleacă de la masă
action-hint = Indiciu
action-threat = Amenințare
action-flip = Întoarce
action-sound = Sunet
action-zen = Liniște
record = Salvează partida
share-position = Distribuie poziția
watching = Privești partida.
away = plecat
you = Tu
material-more = În plus: { $pieces }
to-place = De așezat: { $pieces }
command = Mutare sau comandă
command-example = e2e4, b, l, c, …
offline = Conexiune pierdută. Se reconectează…
offline-move = Mutarea ta { $move } nu a fost confirmată.
news-unsent = Mutarea ta { $move } nu a fost trimisă. Joac-o din nou.
stuck-blocked = Piesa de pe { $cell } nu se poate muta: alte piese îi stau în drum.
stuck-pinned = Piesa de pe { $cell } este legată: fără ea, regele ar fi în șah.
stuck-check = Regele este în șah, iar piesa de pe { $cell } nu îl poate apăra.
stuck-unsafe = Regele de pe { $cell } nu se poate muta: câmpurile din jur sunt atacate sau ocupate.
stuck-plain = Piesa de pe { $cell } nu se poate muta acum.
not-yours = Piesa de pe { $cell } nu este a ta.
already-fired = Ai tras deja în { $cell }.
table-missing = Această masă nu există
table-missing-text = Poate partida a fost ștearsă sau adresa nu este întreagă.

## Starea
status-loading = Se deschide masa…
status-waiting = Se așteaptă al doilea jucător.
status-your-turn = Este rândul tău.
status-turn = La mutare: { $side }.
status-thinking = { $side }: calculatorul se gândește…
status-check = Șah!
status-place = Așază-ți flota.
confirm-resign = Cedezi partida?
confirm-resign-yes = Cedez
confirm-ask-takeback = Retragi ultima mutare?
confirm-ask-takeback-yes = Retrage
confirm-abort = Anulezi partida?
confirm-abort-yes = Anulez
confirm-offer-draw = Propui remiză?
confirm-offer-draw-yes = Propun
confirm-leave = Pleci și pierzi partida?
confirm-leave-yes = Plec
confirm-leave-early = Pleci și anulezi partida?
confirm-move = Muți așa?
confirm-move-yes = Mut
confirm-move-wasted = Nu sunt pioni în jur: operația s-ar consuma. Joci totuși?
waiting-draw = Remiză propusă. Se așteaptă răspunsul.
waiting-takeback = S-a cerut retragerea. Se așteaptă răspunsul.
operations = Operațiile acestei piese
choice-plain = Mutare obișnuită
choice-castle-short = Rocada mică
choice-castle-long = Rocada mare
choice-pawn-back = Pas înapoi
choice-rook-double = Captură dublă
choice-knight-leap = Salt de patru
choice-bishop-blast = Capturează pionii din jur
choice-queen-swap = Schimbă locul cu regele

## Așezarea flotei
placing = Așezarea flotei
placing-text = { $type ->
    [one] Navă de un câmp: trage-o sau atinge un bloc
    [few] Navă de { $type } câmpuri: trage-o sau atinge un bloc
   *[other] Navă de { $type } de câmpuri: trage-o sau atinge un bloc
  }
shape = Forma { $number } din { $count }
next-shape = Altă formă (R)
arrange = Așază la întâmplare

## Noutăți
say-move = { $side }: { $what }.
say-path = { $piece } de la { $from } la { $to }
say-shot = foc la { $cell }
did-capture = captură
did-capture-of = capturează { $what }
did-check = șah
did-mate = șah mat
did-castle-short = rocada mică
did-castle-long = rocada mare
did-en-passant = en passant
did-promote = transformare
did-king-captured = rege capturat
did-pawn-back = pionul se retrage de la { $from } la { $to }
did-rook-double = turnul de la { $from } capturează două piese până la { $to }
did-knight-leap = calul sare de la { $from } la { $to }
did-bishop-blast = nebunul de la { $from } capturează pionii din jur
did-queen-swap = dama schimbă locul cu regele
did-place = navă așezată
did-place-at = navă așezată la { $cell }
did-hit = a lovit o navă de { $type }
did-miss = apă
did-sunk = a scufundat o navă de { $type }
did-fleet-sunk = flotă scufundată
did-leap-on = sărind peste { $cells }
did-enter = a ajuns la țintă
news-takeback = Mutare retrasă.
news-offer-draw = { $name } propune remiză.
news-offer-takeback = { $name } cere să retragă mutarea.
offer-how = Apasă O ca să ajungi la răspuns sau scrie „accepta” ori „refuz” în câmpul de comenzi.
news-left = { $who ->
    [white] Albul a plecat.
    [black] Negrul a plecat.
    [first] Primul jucător a plecat.
    [second] Al doilea jucător a plecat.
   *[named] { $name } a plecat.
}
news-left-claim = Poți cere victoria sau remiza, ori poți aștepta.
news-declined = Propunere refuzată.
news-joined = Al doilea jucător a sosit. Joc plăcut!
news-picked = { $what } pe { $cell }: { $count ->
    [one] un câmp posibil
    [few] { $count } câmpuri posibile
   *[other] { $count } de câmpuri posibile
  }
news-go-on = Calul stă pe un adversar la { $cell }: trebuie să sară mai departe.
news-asking = Ce vrei să muți?
news-promote = Transformă în:
news-premove = Mutare pregătită: { $from } la { $to }.
news-premove-off = Mutarea pregătită a fost anulată.
news-hint = Indiciu: { $path }.
news-threat = Amenințare: { $path }.
impossible-move = { $what } de pe { $from } nu poate merge pe { $to }.
impossible-check = Regele este în șah: { $what } de pe { $from } nu îl salvează mergând pe { $to }.
impossible-own = Pe { $to } stă o piesă a ta.
impossible-place = Forma nu încape în blocul lui { $cell }: navele nu se ating.

## Sfârșitul
result = Rezultat
result-draw = Remiză.
result-none = Partidă anulată.
result-you-lost = Ai pierdut.
result-won = { $who ->
    [you] Ai câștigat!
    [computer] Calculatorul a câștigat.
    [white] Albul a câștigat.
    [black] Negrul a câștigat.
    [first] Primul jucător a câștigat.
    [second] Al doilea jucător a câștigat.
   *[named] { $name } a câștigat.
}
rule-checkmate = Șah mat.
rule-mate = Mat.
rule-stalemate = Pat.
rule-insufficient-material = Material insuficient pentru mat.
rule-fifty-moves = Cincizeci de mutări fără captură sau mutare de pion.
rule-seventy-five-moves = Șaptezeci și cinci de mutări fără captură sau mutare de pion.
rule-threefold = Aceeași poziție a treia oară.
rule-fivefold = Aceeași poziție a cincea oară.
rule-perpetual-check = Șah etern.
rule-king-captured = Regele a fost capturat.
rule-no-play = Partea la mutare nu are ce juca.
rule-opponent-left = Remiză cerută: adversarul plecase.
rule-stuck = Nimeni nu poate muta.
rule-no-progress = O sută de mutări fără captură, pion sau operație unică.
rule-fleet-sunk = Toată flota a fost scufundată.
rule-all-arrived = Toți caii au ajuns.
rule-rows-full = Rândurile-țintă sunt pline, iar câștigătorul are mai mulți cai ajunși.
rule-no-entry = O sută de mutări fără ca un cal să ajungă la țintă: decide cine are mai mulți ajunși.
rule-repetition = Aceeași poziție de trei ori.
rule-ply-limit = Partida a ajuns la limita de mutări.
ending-resignation = { $who ->
    [you] Ai cedat.
    [computer] Calculatorul a cedat.
    [white] Albul a cedat.
    [black] Negrul a cedat.
    [first] Primul jucător a cedat.
    [second] Al doilea jucător a cedat.
   *[named] { $name } a cedat.
}
ending-agreement = Remiză de comun acord.
ending-claim = Remiză cerută.
ending-time = { $who ->
    [you] Ai depășit timpul.
    [computer] Calculatorul a depășit timpul.
    [white] Albul a depășit timpul.
    [black] Negrul a depășit timpul.
    [first] Primul jucător a depășit timpul.
    [second] Al doilea jucător a depășit timpul.
   *[named] { $name } a depășit timpul.
}
ending-time-draw = Timpul a expirat, dar adversarul nu mai putea câștiga.
ending-abandonment = { $who ->
    [you] Ai părăsit partida.
    [computer] Calculatorul a părăsit partida.
    [white] Albul a părăsit partida.
    [black] Negrul a părăsit partida.
    [first] Primul jucător a părăsit partida.
    [second] Al doilea jucător a părăsit partida.
   *[named] { $name } a părăsit partida.
}
ending-abandonment-draw = Nu are rezultat și nu contează.
ending-rule = Partida s-a terminat.
rematch = Revanșă
rematch-accept = Acceptă revanșa
rematch-asked = Revanșă cerută. Se așteaptă celălalt.
to-rematch = Mergi la revanșă
close = Închide
analyse = Analizează

## Predarea aparatului
curtain-title = Dă-i aparatul lui { $name }
curtain-text = Tabla este acoperită. Acum să privească doar cine mută.
curtain-lift = Sunt { $name }: arată

## Legătura
link-title = Invită pe cineva
link-text = Trimite această legătură. Cine o deschide primul se așază la masă; cine vine după privește.
link-label = Legătura pentru al doilea jucător
link-copy = Copiază
watch-copy = Copiază legătura pentru privitori
link-copied = Copiată
link-local = Doar acest calculator poate deschide legătura.
link-lan = Pentru alt aparat, pornește casa cu --lan.
link-open-network = Primește și alte aparate din această rețea
link-qr = Codul QR al legăturii
link-lost = Legătura a fost creată în alt navigator și nu poate fi arătată aici.
link-leave = Închide masa
join-title = Un loc pentru tine
join-text = Ai fost invitat la o partidă.
join = Așază-te și joacă
join-watch = Doar privesc

## First use
first-title = Prima dată la { $game }?
first-close = Am înțeles
first-rules = Reguli
first-xadrez = Pe lângă mutările ei, o piesă are o operație: un truc al ei. Un punct verde arată piesele care o mai au. Atinge una: un romb arată unde poate ajunge operația sau un buton o oferă. Numerele mici deosebesc piesele de același fel în lista mutărilor.
first-wargame = Fiecare navă stă într-unul dintre blocurile de 3×3, cel mult una în fiecare. Așază-ți flota sau las-o la întâmplare; apoi părțile trag pe rând. După o lovitură reușită, restul navei este în același bloc.
first-renpaarden = Du toți caii tăi pe cele două linii din partea cealaltă, ale căror colțuri au culoarea ta. Nimic nu se capturează: un cal care ajunge peste unul al adversarului trebuie să sară imediat mai departe, așa că șirurile de sărituri traversează tabla.

## Ceasuri, răspunsuri
clock-minutes = { $minutes ->
    [one] un minut și { $seconds } s
    [few] { $minutes } minute și { $seconds } s
   *[other] { $minutes } de minute și { $seconds } s
  }
clock-seconds = { $seconds ->
    [one] { $seconds } secundă
    [few] { $seconds } secunde
   *[other] { $seconds } de secunde
  }
clock-moves = { $moves ->
    [one] { $moves } mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
  }
answer-no-move = Încă nu s-a mutat.
answer-no-offer = Nu ai nicio propunere.
answer-no-clock = fără ceas
answer-p-what = Ce piese? De exemplu p N, caii albi.
answer-s-what = Ce coloană sau linie? De exemplu s a sau s 1.
answer-none = Nimic.
answer-not-your-turn = Nu este rândul tău.
answer-hits = Lovite: { $cells }
answer-no-hits = Nimic lovit.
answer-shots = { $count ->
    [one] A rămas { $count } câmp de lovit.
    [few] Au rămas { $count } câmpuri de lovit.
   *[other] Au rămas { $count } de câmpuri de lovit.
  }
answer-moves = Pot muta: { $cells }

## Refuzuri
refused-malformed = Casa nu primește aceste alegeri.
refused-no-table = Masa aceasta nu există.
refused-unknown = La adresa aceea nu este nimic.
refused-too-often = Prea multe cereri: așteaptă o clipă.
refused-wrong-key = Această legătură nu este invitația acestei mese.
refused-own-table = Acest navigator are deja un loc aici. Legătura este pentru navigatorul celuilalt.
refused-own-machine = Numai calculatorul casei poate face asta.
refused-no-network = Casa nu a putut fi deschisă către rețeaua locală.
refused-watching = Cine privește nu joacă.
refused-waiting = Lipsește al doilea jucător.
refused-over = Partida s-a terminat deja.
refused-time = Timpul a trecut.
refused-turn = Este rândul celuilalt.
refused-move = Mutarea nu este posibilă.
refused-curtain = Mai întâi dă aparatul mai departe.
refused-may-not = Acum nu se poate.
refused-store = Nu s-a putut scrie: nimic nu s-a schimbat.
refused-offline = Casa nu răspunde. Este pornită?
refused-taken = Locul este ocupat.
refused-failed = Casa a refuzat cererea.

## Jucători
players-none = Încă nimeni nu a terminat o partidă sub un nume.
players-game = Joc
players-against = Împotriva
players-person = oameni
players-games = Partide
players-wins = Victorii
players-draws = Remize
players-defeats = Înfrângeri

## Preferințe
settings-lead = Păstrate în acest navigator.
setting-name-hint = Îl văd adversarii și apare în rezultate.
setting-language = Limba
language-pt = Português
language-en = English
language-ro = Română
setting-theme = Înfățișare
theme-system = Ca aparatul
theme-light = Luminos
theme-dark = Întunecat
setting-pieces = Piese
pieces-classic = Clasice
pieces-modern = Noi
setting-board = Tablă
board-wood = Lemn
board-moss = Mușchi
board-slate = Ardezie
board-contrast = Contrast puternic
setting-animation = Animație
animation-none = Fără
animation-fast = Repede
animation-normal = Normală
animation-slow = Încet
setting-sound = Sunete
setting-coordinates = Coordonate
setting-confirm = Confirmă fiecare mutare
setting-confirm-hint = Pagina întreabă înainte de a muta.
setting-pauses = Calculatorul nu se grăbește
setting-pauses-hint = Răspunde după o clipă, ca un om. Se aplică partidelor noi.
setting-auto-queen = Transformă în regină fără să întrebe (cu Alt întreabă mereu)
auto-queen-never = Niciodată
auto-queen-premove = La mutările pregătite
auto-queen-always = Mereu
setting-zen = Modul liniștit
setting-zen-hint = La masă rămân doar tabla, ceasurile și starea.
setting-shortcuts = Scurtături de o tastă
setting-shortcuts-hint = Oprește-le dacă deranjează dictarea sau cititorul de ecran.

## Ajutor
help-lead = Totul merge cu mausul, degetul, tastatura și cititorul de ecran.
help-rules = Reguli
try = Încearcă
try-again = De la capăt
help-study-text = Calculatorul parcurge o partidă, spune unde s-a întors și te lasă să încerci din nou; partide și poziții din altă parte, un editor de poziții.
help-fonts = Fonturi, sub licența SIL Open Font License:
help-manual = Manualul casei
help-manual-text = Instalare, pornire, opțiunile fiecărui program, copii de siguranță.
help-play = Cum se joacă
help-play-text = Atinge o piesă ca să vezi unde poate merge: punctul este un câmp gol, inelul o captură, rombul o operație. Atinge câmpul sau trage piesa. Cât se gândește celălalt, îți poți pregăti mutarea.
help-placing-text = La bătălia navală alege o formă și atinge un bloc de 3×3, trage-o acolo sau lasă întâmplarea să hotărască.
help-keys = Tastatură
key-arrows = mers pe câmpuri, după ce ai ajuns la tablă cu Tab
key-enter = alege câmpul
key-m = pe tablă: desenează un cerc pe câmp
key-a = pe tablă: desenează o săgeată, de la câmpul ales sau între două
key-escape = renunță la alegere
key-step = în afara tablei sau după un clic: parcurge mutările
key-f = întoarce tabla
key-z = modul liniștit
key-s = sunetul
key-h = indiciu
key-t = amenințare
key-u = retrage mutarea
key-o = mergi la o propunere
key-slash = mergi la câmpul de comenzi
key-question = acest ajutor
key-r = altă formă a navei
help-commands = Comenzi
help-commands-text = În câmpul „Mutare sau comandă” scrie o mutare sau unul dintre aceste cuvinte.
command-move = o mutare, cum se scrie în acel joc
command-b = mergi la tablă sau la un câmp
command-l = ultima mutare
command-c = ceasurile
command-p = unde sunt caii albi, cei negri, toate piesele albe; la bătălia navală, ce a fost lovit
command-s = citește o coloană sau o linie
command-m = mutările posibile sau ale unei piese
command-o = adversarul
command-fleet = în Bătălia navală, ce nave plutesc și care sunt scufundate
command-draw = propune sau acceptă remiza
command-resign = cedează
command-abort = anulează partida, înainte ca ambii să mute
command-claim = cere victoria când adversarul a plecat
command-takeback = retrage mutarea
command-accept = accepți propunerea adversarului
command-decline = o refuzi
command-leave = plecarea de la masă
