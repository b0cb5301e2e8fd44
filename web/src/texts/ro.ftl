## Casa
skip = Sari la conținut
nav = Pagini
nav-players = Jucători
nav-lobby = Hol
nav-tournaments = Turnee
nav-study = Analiză
nav-help = Ajutor
nav-settings = Preferințe
to-start = Înapoi la pagina de început
unknown-title = Pagina nu a fost găsită
unknown-text = Nu există nicio pagină la această adresă.
loading = Se încarcă …
reload = Încearcă din nou
cancel = Renunță
accept = Acceptă
decline = Refuză

## Jocuri

## Început
start-title = Ce vrei să joci?
start-which = Joc
start-unfinished = Continuă
start-all-unfinished = { $count ->
    [one] Arată { $count } partidă
    [few] Arată toate cele { $count } partide
   *[other] Arată toate cele { $count } de partide
  }
start-options = Mai multe opțiuni
start-lobby = Întâlnește oameni în hol
start-study = Analizează partide și poziții
play = Joacă
versus = { $first } – { $second }

## Partidă nouă
new-title = Partidă nouă
new-mode = Adversar
mode-computer = Calculator
mode-computer-text = Alege nivelul
mode-program = Un program
mode-program-text = Un motor sau unul scris de un jucător
mode-here = La acest ecran
mode-here-text = Două persoane, un dispozitiv
mode-link = Prin link
mode-link-text = Fiecare pe dispozitivul său
mode-watch = Privește
mode-watch-text = Calculator contra calculator
new-level = Nivelul calculatorului
new-level-of = Nivelul calculatorului: { $side }
new-side = Partea ta
new-name = Numele tău
new-name-first = Nume ({ $side })
new-name-second = Nume ({ $side })
new-turn-board = Întoarce tabla după fiecare mutare
new-face-to-face = Față în față
new-face-to-face-hint = Piesele din partea opusă sunt întoarse spre celălalt jucător: pentru o tabletă între două persoane.
new-time = Timp
new-more = Reguli și opțiuni
new-takebacks = Permite retragerea mutărilor
new-takebacks-hint = Niciodată după ce s-a dezvăluit ceva.
new-flag = Remiză la timp dacă adversarul nu mai poate câștiga
new-flag-hint = Ca în regulamentul FIDE. Altfel, cine depășește timpul pierde întotdeauna.
new-start = Poziția inițială
new-start-hint = Ca text (FEN la șah). Lasă gol pentru poziția obișnuită.
new-from-position = Partida începe din această poziție.
new-make-link = Creează un link
new-watch = Începe
visibility = Cine vede această partidă
visibility-listed = Toată lumea
visibility-link = Cine are linkul
visibility-private = Doar jucătorii
time-none = Fără ceas
time-days = Zile pe mutare
time-own = Altul
time-kind = Tip de ceas
time-kind-of = Tip de ceas ({ $side })
time-different = Timp diferit ({ $side })
time-kind-none = Fără ceas
time-kind-total = Timp fix
time-kind-increment = Increment
time-kind-delay = Întârziere
time-kind-bronstein = Bronstein
time-kind-per-move = Pe mutare
time-kind-moves-in-time = N mutări în T minute
time-moves = Mutări
time-minutes = Minute
time-seconds-a-move = Secunde pe mutare
time-seconds-delay = Întârziere (s)
time-seconds-more = Increment (s)
rating = Elo: { $rating }
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
option-start = Poziția inițială
option-start-usual = obișnuită
option-start-random = Chess960, la întâmplare
option-start-number = Chess960, după număr
option-start-drawn = Poziția { $number }
option-start-again = Trage la sorți din nou
option-start-which = Numărul (518: poziția obișnuită)
option-draws = Remize prin repetare și 50 de mutări
option-draws-automatic = automat
option-draws-fide = la cerere (FIDE)
option-material = Material insuficient
option-material-listed = lista clasică
option-material-fide = după FIDE
option-mate = Scăpare din mat
option-mate-moves-only = doar prin mutări
option-mate-operations-too = și prin operații
option-no-play = Cine nu poate muta
option-no-play-loses = pierde
option-no-play-goes-on = face remiză
option-rules = Partide fără sfârșit
option-rules-house = reguli obișnuite
option-rules-literal = ad litteram
option-win = Victoria
option-win-end = la sfârșitul mutării
option-win-mid-chain = și în mijlocul unui lanț de salturi
option-ships-8 = Nave de 8

## Părți, piese
side-white = Alb
side-black = Negru
side-first = Primul
side-second = Al doilea
side-random = La întâmplare
computer = Calculator
computer-level = Calculator, { $name }
level-novice = debutant
level-beginner = începător
level-casual = jucător de ocazie
level-amateur = amator
level-club = jucător de club
level-strong = puternic
level-expert = specialist
level-master = maestru
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
board-of = Apele: { $name }
fleet-own = Flota ta
fleet-other = Flota adversarului
fleet-of = Flota: { $name }
fleet-ship-afloat = Navă de { $type }: plutește
fleet-ship-sunk = Navă de { $type }: scufundată
cell-empty = gol
cell-unknown = necunoscut
cell-stack = { $top } peste { $under }
cell-picked = selectat
cell-premove = mutare anticipată
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
target-leap = poate sări aici și apoi mai departe
target-chain = se ajunge printr-un lanț de salturi
target-shot = se poate trage aici
target-place = se poate așeza aici
moves = Mutări
moves-none = Încă nicio mutare.
step-first = Începutul partidei
step-back = Mutarea anterioară
step-forward = Mutarea următoare
step-last = Ultima mutare
looking-back = Mutarea { $ply } din { $last }
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
action-flip = Întoarce tabla
action-sound = Sunet
action-zen = Mod zen
record = Salvează partida
share-position = Distribuie poziția
watching = Privești partida.
away = absent
you = Tu
material-more = În plus: { $pieces }
tally-count = { $count ->
    [one] { $count } piesă
    [few] { $count } piese
   *[other] { $count } de piese
 }
to-place = De așezat: { $pieces }
command = Mutare sau comandă
command-example = { $move }, b, l, c, …
offline = Conexiune pierdută. Se reconectează…
offline-move = Mutarea ta { $move } va fi trimisă imediat ce revine conexiunea.
too-late-move = Prea târziu: { $move } nu a fost jucată, fiindcă poziția se schimbase deja.
stuck-blocked = Piesa de pe { $cell } nu se poate muta: alte piese îi stau în drum.
stuck-pinned = Piesa de pe { $cell } este legată: fără ea, regele ar fi în șah.
stuck-check = Regele este în șah, iar piesa de pe { $cell } nu îl poate apăra.
stuck-unsafe = Regele de pe { $cell } nu se poate muta: câmpurile din jur sunt atacate sau ocupate.
stuck-plain = Piesa de pe { $cell } nu se poate muta acum.
not-yours = Piesa de pe { $cell } nu este a ta.
already-fired = Ai tras deja în { $cell }.
table-missing = Această masă nu există
table-missing-text = Poate că partida a fost ștearsă sau adresa este incompletă.

## Starea
status-loading = Se deschide masa…
status-waiting = Se așteaptă adversarul.
status-your-turn = Este rândul tău.
status-turn = La mutare: { $side }.
status-thinking = { $side }: calculatorul se gândește…
status-program-thinking = { $name } se gândește …
status-check = Șah!
status-place = Așază-ți flota.
status-pass = { $side }: nu există nicio mutare, se trece peste rând.
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
confirm-move = Joci această mutare?
confirm-move-yes = Joc
confirm-move-wasted = Nu sunt pioni în jur: operația s-ar consuma degeaba. O joci totuși?
waiting-draw = Remiză propusă. Se așteaptă răspunsul.
waiting-takeback = Retragere cerută. Se așteaptă răspunsul.
operations = Operațiile acestei piese
choice-plain = Mutare obișnuită
choice-castle-short = Rocada mică
choice-castle-long = Rocada mare
choice-pawn-back = Pas înapoi
choice-rook-double = Captură dublă
choice-knight-leap = Salt de patru câmpuri
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
say-path = { $piece } de pe { $from } pe { $to }
say-at = { $piece } pe { $cell }
say-shot = foc la { $cell }
effect-capture = captură
effect-capture-of = capturează { $what }
effect-check = șah
effect-mate = șah mat
effect-castle-short = rocada mică
effect-castle-long = rocada mare
effect-en-passant = en passant
effect-promote = transformare
effect-king-captured = rege capturat
effect-pawn-back = pionul se retrage de pe { $from } pe { $to }
effect-rook-double = turnul de pe { $from } capturează două piese și ajunge pe { $to }
effect-knight-leap = calul sare de pe { $from } pe { $to }
effect-bishop-blast = nebunul de pe { $from } capturează pionii din jur
effect-queen-swap = dama schimbă locul cu regele
effect-place = navă așezată
effect-place-at = navă așezată la { $cell }
effect-hit = a lovit o navă de { $type }
effect-miss = apă
effect-sunk = a scufundat o navă de { $type }
effect-fleet-sunk = flotă scufundată
effect-leap-on = sărind prin { $cells }
effect-enter = a ajuns la țintă
news-takeback = Mutare retrasă.
news-offer-draw = { $name } propune remiză.
news-offer-takeback = { $name } cere retragerea mutării.
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
news-joined = Adversarul a sosit. Joc plăcut!
news-picked = { $what } pe { $cell }: { $count ->
    [one] un câmp posibil
    [few] { $count } câmpuri posibile
   *[other] { $count } de câmpuri posibile
  }
news-go-on = Calul este peste un cal advers, pe { $cell }: trebuie să sară mai departe.
news-asking = Ce mutare?
news-promote = Transformă în:
news-premove = Mutare anticipată: de pe { $from } pe { $to }.
news-premove-off = Mutarea anticipată a fost anulată.
news-hint = Indiciu: { $path }.
news-threat = Amenințare: { $path }.
impossible-move = Piesa de pe { $from } ({ $what }) nu poate merge pe { $to }.
impossible-check = Regele este în șah și rămâne în șah dacă piesa de pe { $from } ({ $what }) merge pe { $to }.
impossible-own = Pe { $to } stă o piesă a ta.
impossible-place = Forma nu încape în blocul { $cell }: navele nu au voie să se atingă.

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
rule-insufficient-material = Material insuficient.
rule-fifty-moves = Cincizeci de mutări fără captură sau mutare de pion.
rule-seventy-five-moves = Șaptezeci și cinci de mutări fără captură sau mutare de pion.
rule-threefold = Aceeași poziție a treia oară.
rule-fivefold = Aceeași poziție a cincea oară.
rule-perpetual-check = Șah etern.
rule-king-captured = Regele a fost capturat.
rule-no-play = Partea aflată la mutare nu mai are ce juca.
rule-opponent-left = Remiză cerută: adversarul plecase.
rule-stuck = Nimeni nu poate muta.
rule-no-progress = O sută de mutări fără captură, mutare de pion sau operație unică.
rule-fleet-sunk = Toată flota a fost scufundată.
rule-all-arrived = Toți caii au ajuns.
rule-rows-full = Rândurile-țintă sunt pline, iar câștigătorul are mai mulți cai ajunși.
rule-no-entry = O sută de mutări fără ca vreun cal să ajungă la țintă: câștigă cine are acolo mai mulți cai.
rule-repetition = Aceeași poziție de trei ori.
rule-ply-limit = Partida a ajuns la limita de mutări.
rule-crash = Programul s-a oprit.
rule-silence = Programul nu a răspuns.
rule-illegal-move = Programul a făcut o mutare ilegală.
rule-flood = Programul a trimis prea mult deodată.
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
ending-abandonment-draw = Partida nu are rezultat și nu se ia în calcul.
ending-rule = Partida s-a terminat.
ending-failure = Programul a eșuat.
rematch = Revanșă
rematch-accept = Acceptă revanșa
rematch-asked = Revanșă propusă. Se așteaptă adversarul.
to-rematch = Mergi la revanșă
close = Închide
analyse = Analizează

## Predarea dispozitivului
curtain-title = Dă dispozitivul mai departe: { $name }
curtain-text = Tabla este acoperită. Acum ar trebui să se uite doar cine urmează la mutare.
curtain-lift = Sunt { $name }: arată tabla

## Linkul
link-title = Invită pe cineva
link-text = Trimite acest link. Prima persoană care îl deschide joacă; celelalte privesc.
link-label = Link pentru adversar
link-copy = Copiază
watch-copy = Copiază linkul pentru spectatori
link-copied = Copiat
link-local = Doar acest calculator poate deschide linkul.
link-lan = Pentru alt dispozitiv, pornește serverul cu --lan.
link-open-network = Permite și altor dispozitive din această rețea
link-qr = Codul QR al linkului
link-lost = Linkul a fost creat în alt browser și nu poate fi afișat aici.
link-leave = Închide masa
join-title = Ai o invitație
join-text = Cineva te-a invitat la o partidă.
join = Intră și joacă
join-watch = Doar privesc

## Prima dată
first-title = Prima dată la { $game }?
first-close = Am înțeles
first-rules = Reguli

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
answer-no-offer = Nu ai nicio propunere la care să răspunzi.
answer-no-clock = fără ceas
answer-p-what = Ce piese? De exemplu p N, caii albi.
answer-s-what = Ce coloană sau linie? De exemplu s a sau s 1.
answer-none = Nimic.
answer-not-your-turn = Nu este rândul tău.
answer-hits = Lovite: { $cells }
answer-no-hits = Nimic lovit.
answer-shots = { $count ->
    [one] A rămas { $count } câmp în care se mai poate trage.
    [few] Au rămas { $count } câmpuri în care se mai poate trage.
   *[other] Au rămas { $count } de câmpuri în care se mai poate trage.
  }
answer-moves = Pot muta: { $cells }

## Refuzuri
refused-malformed = Aceste setări nu sunt valide.
refused-no-table = Această masă nu există.
refused-unknown = Nu există nimic la adresa aceea.
refused-too-often = Prea multe cereri: așteaptă o clipă.
refused-wrong-key = Acest link nu este o invitație la această masă.
refused-own-table = Acest browser are deja un loc aici. Linkul este pentru browserul adversarului.
refused-own-machine = Numai calculatorul pe care rulează serverul poate face asta.
refused-no-network = Serverul nu a putut fi deschis către rețeaua locală.
refused-watching = Privești partida, deci nu poți muta.
refused-waiting = Adversarul nu a sosit încă.
refused-over = Partida s-a terminat deja.
refused-time = Timpul a expirat.
refused-turn = Este rândul adversarului.
refused-move = Mutarea nu este posibilă.
refused-curtain = Mai întâi dă dispozitivul mai departe.
refused-may-not = Acum nu se poate.
refused-too-late = A ajuns prea târziu: partida continuase deja.
refused-store = Serverul nu a putut salva, deci nu s-a schimbat nimic. Încearcă din nou peste o clipă.
refused-offline = Serverul nu răspunde. Este pornit?
refused-taken = Locul este ocupat.
refused-failed = Serverul a refuzat cererea.
refused-sign-in = Pentru asta trebuie să te conectezi.
refused-game = Acest joc nu este oferit în această casă.
refused-role = Nu ai voie să faci asta.
refused-wrong = Numele și codul nu se potrivesc.
refused-wait = Prea multe încercări. Așteaptă o clipă.
refused-people-only = Acest loc este pentru oameni, nu pentru programe.
refused-own-challenges = Doar autorul poate provoca acest program.
refused-own-program = O partidă împotriva propriului program este amicală.

## Oameni
keep-games = Păstrează partidele mele
sign-in = Conectare
sign-out = Deconectare
signed-out = Te-ai deconectat.
signed-out-elsewhere = Ai fost deconectat de pe acest dispozitiv.
removed = Contul tău a fost șters.
who = Conectat: { $name }
who-invited = Conectat: { $name }. Ai o invitație.
closed-title = Bine ai venit la Tabuleiro
closed-text = În această casă te conectezi înainte de a juca sau de a privi.
plays-as = Joci ca { $name }.
menu-history = Partidele mele
menu-profile = Profilul meu
menu-account = Contul meu
menu-programs = Programele mele
menu-course = Temele mele
menu-groups = Grupele mele
menu-administration = Administrare

## Jucători
players-none = Niciun jucător cu nume nu a terminat încă o partidă.
players-game = Joc
players-against = Adversar
players-person = oameni
players-games = Partide
players-wins = Victorii
players-draws = Remize
players-defeats = Înfrângeri

## Preferințe
settings-lead = Păstrate în acest browser.
setting-name-hint = Îl văd adversarii și apare în rezultate.
setting-language = Limba
language-pt = Português
language-en = English
language-ro = Română
setting-theme = Aspect
theme-system = Ca pe dispozitiv
theme-light = Luminos
theme-dark = Întunecat
setting-pieces = Piese
pieces-classic = Clasice
pieces-modern = Moderne
setting-board = Tablă
board-wood = Lemn
board-moss = Verde
board-slate = Ardezie
board-contrast = Contrast puternic
setting-animation = Animație
animation-none = Fără
animation-fast = Rapidă
animation-normal = Normală
animation-slow = Lentă
setting-sound = Sunete
setting-coordinates = Coordonate
setting-confirm = Confirmă fiecare mutare
setting-confirm-hint = Ți se cere confirmarea înainte de fiecare mutare.
setting-pauses = Calculatorul nu se grăbește
setting-pauses-hint = Răspunde după o clipă, ca un om. Se aplică partidelor noi.
setting-auto-queen = Transformă în damă fără să întrebe (cu Alt întreabă mereu)
auto-queen-never = Niciodată
auto-queen-premove = La mutările anticipate
auto-queen-always = Mereu
setting-zen = Modul zen
setting-zen-hint = Arată doar tabla, ceasurile și starea.
setting-shortcuts = Scurtături de o tastă
setting-shortcuts-hint = Oprește-le dacă deranjează dictarea sau cititorul de ecran.

## Ajutor
help-lead = Totul merge cu mouse-ul, cu degetul, cu tastatura și cu cititorul de ecran.
help-rules = Reguli
try = Încearcă
try-again = De la capăt
help-study-text = Calculatorul analizează o partidă, îi arată momentele de cotitură și te lasă să-ți corectezi greșelile; poți importa partide și poziții și ai un editor de poziții.
help-fonts = Fonturi, sub licența SIL Open Font License:
help-manual = Manualul utilizatorului
help-manual-text = Instalare, pornire, opțiunile fiecărui program, copii de siguranță.
help-play = Cum se joacă
help-play-text = Atinge o piesă ca să vezi unde poate merge: punctul este un câmp gol, inelul o captură, rombul o operație. Atinge câmpul sau trage piesa acolo. Cât se gândește adversarul, îți poți pregăti mutarea (mutare anticipată).
help-placing-text = La bătălia navală, alege o formă și atinge un bloc de 3×3, trage-o acolo sau așază totul la întâmplare.
help-keys = Tastatură
key-arrows = treci de la un câmp la altul, după ce ai ajuns la tablă cu Tab
key-enter = alege câmpul
key-m = pe tablă: desenează un cerc pe câmp
key-a = pe tablă: desenează o săgeată, de la câmpul ales sau între două
key-escape = renunță la alegere
key-step = în afara tablei sau după un clic: parcurge mutările
key-f = întoarce tabla
key-z = modul zen
key-s = pornește sau oprește sunetul
key-h = indiciu
key-t = amenințare
key-u = retrage mutarea
key-o = mergi la o propunere
key-slash = mergi la câmpul de comenzi
key-question = acest ajutor
key-r = altă formă a navei
help-commands = Comenzi
help-commands-text = În câmpul „Mutare sau comandă” scrie o mutare sau unul dintre aceste cuvinte.
command-move = o mutare, scrisă ca în jocul respectiv
command-b = mergi la tablă sau la un câmp
command-l = ultima mutare
command-c = ceasurile
command-p = unde sunt caii albi, cei negri, toate piesele albe; la bătălia navală, ce a fost lovit
command-s = citește o coloană sau o linie
command-m = mutările posibile, toate sau ale unei piese
command-o = adversarul
command-fleet = la bătălia navală, ce nave plutesc și care sunt scufundate
command-draw = propune sau acceptă remiza
command-resign = cedează
command-abort = anulează partida, cât timp nu au mutat amândoi
command-claim = cere victoria când adversarul a plecat
command-takeback = retrage mutarea
command-accept = acceptă propunerea adversarului
command-decline = refuză propunerea
command-leave = pleacă de la masă

## Programe, oriunde apar
program = un program
program-by = program de { $author }
program-name = { $name } (un program)
version-title = Versiunea { $version }
version-of = { $name }, versiunea { $version }
new-program = Care program
programs-none = Niciun motor nu este permis aici pentru acest joc și niciun program nu este conectat. Programele tale sunt în meniul tău.
program-waits = Primește invitația, iar partida începe când acceptă.
