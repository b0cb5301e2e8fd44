## Lista
course-lead = Programe pe care le cer profesorii tăi. Predă-l pe al tău, citește ce este bine și ce nu, și privește-l jucând.
course-lead-teacher = Elevii tăi scriu programe care joacă. Le predau aici; fiecare program este compilat, verificat și rulat într-un mediu izolat și joacă împotriva celorlalte într-un clasament continuu.
course-off = Cursul de programare este oprit în această casă. Un administrator îl poate porni.
course-to-policies = Mergi la regulile casei
course-none = Încă nu există teme pentru tine.
course-none-made = Încă nu există teme. Creează-o pe prima.
course-to-do = Pentru tine
course-made = Create de tine
course-assignment = Temă
course-all = Toate temele
course-nothing-yet = încă nimic predat
course-removed = cineva care nu mai este în casă
course-students = { $count ->
    [one] { $count } elev
    [few] { $count } elevi
   *[other] { $count } de elevi
  }

## Date
course-open = Deschisă
course-open-until = Deschisă până la { $date }
course-opens = Se deschide la { $date }
course-closed = Închisă din { $date }
course-not-yet = Poți preda de îndată ce tema este deschisă.
course-no-more = Tema este închisă: nu se mai poate preda nimic.

## O temă nouă
course-new = Temă nouă
course-teachers-only = Temele sunt create de profesori.
course-created = Tema a fost creată.
course-from-file = Am tema într-un fișier (JSON)
course-file-text = Lipește aici assignment.json
course-file-hint = Completează câmpurile de mai jos, pe care le poți schimba și apoi.
course-file-take = Completează câmpurile
course-file-read = Câmpurile sunt completate: { $title }.
course-file-wrong = Acesta nu este un obiect JSON. Textul tău se păstrează.
course-field-title = Titlul
course-field-protocol = Cum joacă programele
course-protocol-usual = Protocolul obișnuit al jocului
course-protocol-ours = Protocolul Tabuleiro
course-protocol-uci = Protocolul UCI
course-protocol-cecp = Protocolul xboard (CECP)
course-protocol-assignment = Dialogul jocului
course-protocol-text-usual = Fișierul nu numește niciunul
course-protocol-text-ours = Câteva linii simple, aceleași la fiecare joc
course-protocol-text-uci = Ca motoarele de șah moderne
course-protocol-text-cecp = Ca motoarele pentru xboard
course-protocol-text-assignment = Așa cum este în tema originală a jocului
course-field-language = Limbajul de programare
course-language-python = În limbajul Python
course-language-c = În limbajul C
course-language-cpp = În limbajul C++
course-language-makefile = Makefile-ul elevilor
course-language-other = Altceva
course-making = Compilare și rulare
course-field-files = Fișiere care se pot preda
course-field-files-hint = Modele despărțite prin spații, de exemplu *.c *.h. Gol: orice fișier.
course-field-build = Comanda care compilează programul
course-field-build-hint = Rulează în dosarul surselor, fără rețea. Gol: nu se compilează nimic.
course-field-artefacts = Ce rămâne după compilare
course-field-artefacts-hint = Nume despărțite prin spații; un punct înseamnă tot.
course-field-run = Comanda care rulează programul
course-field-run-hint = În dosarul cu ce a rămas.
course-field-group = Grupa
course-field-group-hint = Membrii ei văd tema și predau.
course-no-group = O temă este pentru o grupă, iar tu încă nu ai niciuna.
course-field-team-size = Cum lucrează elevii
course-alone = fiecare singur
course-team-of = în echipe de cel mult { $most }
course-field-opens = Se predă de la
course-field-opens-hint = Gol: imediat.
course-field-closes = Se predă până la
course-field-closes-hint = Gol: fără sfârșit.
course-field-ladder = Programele joacă între ele
course-field-ladder-hint = Fiecare versiune acceptată intră imediat în clasamentul continuu. Oprit: programele sunt doar verificate.
course-field-ladder-time = Timpul fiecărei părți
course-advanced = Limite, verificări și opțiuni
course-field-most-files = Fișiere și dosare, cel mult
course-field-most-megabytes = Mărimea tuturor fișierelor, cel mult (MB)
course-field-build-seconds = Timp pentru compilare (secunde)
course-field-patience = Timp pentru un răspuns (secunde)
course-field-limits = Limitele programului
course-field-limits-hint = De exemplu memory=128,processes=4. Gol: cele obișnuite.
course-field-build-limits = Limitele compilării
course-field-build-limits-hint = De exemplu memory=1024,processes=64. Gol: cele obișnuite.
course-field-checks = Verificări care trebuie trecute
course-field-checks-hint = Nume despărțite prin spații. Gol: toate verificările protocolului.
course-create = Creează tema

## Ce se cere
course-asked = Ce se cere
course-fact-game = Jocul
course-fact-protocol = Cum joacă
course-fact-files = Fișiere
course-fact-any = oricare
course-fact-build = Compilat cu
course-fact-no-build = nu se compilează nimic
course-fact-run = Rulat cu
course-fact-patience = Timp pentru un răspuns
course-fact-batteries = Teste de intrare și ieșire
course-batteries-count = { $count ->
    [one] { $count } baterie
    [few] { $count } baterii
   *[other] { $count } de baterii
  }
course-battery-hidden = ascunsă
course-batteries-open = Salvează cele deschise (tar.gz)
course-fact-team = Elevii lucrează
course-fact-checks = Verificări
course-fact-all = toate ale protocolului
course-fact-some = { $count ->
    [one] { $count } verificare
    [few] { $count } verificări
   *[other] { $count } de verificări
  }
course-seconds = { $seconds ->
    [one] { $seconds } secundă
    [few] { $seconds } secunde
   *[other] { $seconds } de secunde
  }
course-save-file = Salvează assignment.json

## Echipe
course-team = Echipă
course-your-team = Echipa ta: { $team }
course-team-hint = Aici se lucrează în echipe de cel mult { $most }. Fă una și dă-le celorlalți codul ei, sau intră într-una cu codul pe care l-ai primit. O echipă poți fi și tu singur.
course-team-name = Numele echipei
course-team-make = Fă o echipă
course-team-made = Echipa a fost făcută.
course-team-code-field = Codul echipei
course-team-join = Intră în echipă
course-team-joined = Ești în echipă.
course-team-code = Codul cu care pot intra alții:
course-team-until = Alții pot intra până la prima voastră predare.
course-team-complete = Nu mai poate intra nimeni.
course-team-is-full = Echipa este completă.
course-team-none = Nu ai fost în nicio echipă.
course-team-leave = Ieși din echipă
course-team-leave-title = Ieși din { $team }?
course-team-leave-text = Cât timp echipa nu a predat nimic, poți intra din nou în ea, sau în alta.
course-team-left = Ai ieșit din { $team }.
course-teams = { $count ->
    [0] Încă nu sunt echipe
    [one] { $count } echipă
    [few] { $count } echipe
   *[other] { $count } de echipe
  }
course-without-team = Fără echipă: { $names }
course-team-size = { $members } din { $most } membri
course-team-hand-ins = { $count ->
    [0] încă nimic predat
    [one] { $count } predare
    [few] { $count } predări
   *[other] { $count } de predări
  }
course-team-change = Schimbă { $team }
course-team-take-out = Scoate
course-team-taken-out = { $name } nu mai este în echipă.
course-team-move-here = Mută pe cineva aici
course-team-move = Mută
course-team-moved = { $name } este acum în { $team }.
course-team-joinable = Alții pot intra cu codul
course-team-opened = Alții pot intra cu codul.
course-team-closed-now = Nu mai poate intra nimeni.
course-team-rename = Schimbă numele
course-team-renamed = Echipa se numește acum { $team }.

## Predare
course-hand-in = Predă
course-hand-in-hint = O arhivă (.tar.gz, .zip) sau un singur fișier sursă. Poate conține: { $files }.
course-hand-in-any = O arhivă (.tar.gz, .zip) sau un singur fișier sursă.
course-choose-file = Alege un fișier
course-choose-other = Alege alt fișier
course-drop = sau trage-l aici
course-hand-in-file = Predă { $file } ({ $size })
course-sending = Se trimite …
course-received = Primit. Acum va fi examinat.
course-last = Ultima predare
course-versions = Predări până acum
course-one = Predare
course-hand-ins = Predări
course-file = Fișier
course-state = Stare
course-when = Predat
course-counts = contează
course-counting = Contează
course-version = versiunea { $version }
course-state-waiting = în așteptare
course-state-examining = în examinare
course-state-accepted = acceptată ca versiunea { $version }
course-state-refused = respinsă
course-steps = Progres
course-step-waiting = Primită
course-step-building = Compilare
course-step-checking = Verificare
course-step-done = Raport
course-before = { $count ->
    [0] Este următoarea la examinare.
    [one] Înaintea ei este examinată { $count } predare.
    [few] Înaintea ei sunt examinate { $count } predări.
   *[other] Înaintea ei sunt examinate { $count } de predări.
  }
course-lines-so-far = { $count ->
    [one] { $count } linie a raportului până acum.
    [few] { $count } linii ale raportului până acum.
   *[other] { $count } de linii ale raportului până acum.
  }
course-failed-so-far = { $count ->
    [one] { $count } dintre ele nu a trecut.
    [few] { $count } dintre ele nu au trecut.
   *[other] { $count } dintre ele nu au trecut.
  }
course-told-waiting = { $file } așteaptă să fie examinat.
course-told-building = { $file } se compilează.
course-told-checking = { $file } se verifică.
course-told-done = { $file }: predare { $state }.

## Raportul
course-report = Raport
course-report-accepted = { $count ->
    [one] Acceptat: { $count } linie trecută.
    [few] Acceptat: toate cele { $count } linii trecute.
   *[other] Acceptat: toate cele { $count } de linii trecute.
  }
course-report-refused = { $count ->
    [one] Neacceptat: { $count } linie nu a trecut.
    [few] Neacceptat: { $count } linii nu au trecut.
   *[other] Neacceptat: { $count } de linii nu au trecut.
  }
course-verdict-pass = trecut
course-verdict-fail = picat
course-verdict-unneeded = nu este necesar
course-verdict-unrun = nerulat
course-sent = Programul tău a primit
course-came = A răspuns
course-expected = Se aștepta
course-nothing = (nimic)
course-compiler = Mesajele compilatorului
course-messages = { $count ->
    [one] { $count } linie a compilatorului
    [few] { $count } linii ale compilatorului
   *[other] { $count } de linii ale compilatorului
  }
course-repeat-hint = La fel acasă, cu assignment.json și fișierul tău în același dosar:
course-other-lines = { $count ->
    [one] { $count } linie fără greșeli
    [few] { $count } linii fără greșeli
   *[other] { $count } de linii fără greșeli
  }
course-play = Joacă împotriva versiunii { $version }
course-play-side = Joci cu

## Clasamentul continuu
course-ladder = Clasament continuu
course-ladder-nobody = Încă nu a fost acceptat niciun program. Primele două versiuni încep.
course-ladder-games = { $count ->
    [one] { $count } partidă până acum.
    [few] { $count } partide până acum.
   *[other] { $count } de partide până acum.
  }
course-ladder-running = Programele joacă.
course-ladder-paused = Partidele sunt în pauză.
course-unbounded = Cineva a câștigat sau a pierdut toate partidele până acum: diferențele pot fi mai mari decât par.
course-rank = Locul
course-rank-short = Nr.
course-student = Elev
course-elo = Punctaj
course-games-played = Partide
course-scores = Victorii–remize–înfrângeri
course-failures = Erori
course-compared = Față de versiunea anterioară
course-compared-better = Mai bună decât versiunea { $version }: { $score } ± { $error } în { $games ->
    [one] o partidă
    [few] { $games } partide
   *[other] { $games } de partide
}
course-compared-not-better = Nu este mai bună decât versiunea { $version }: { $score } ± { $error } în { $games ->
    [one] o partidă
    [few] { $games } partide
   *[other] { $games } de partide
}
course-compared-undecided = Nedecis față de versiunea { $version }: { $score } ± { $error } în { $games ->
    [one] o partidă
    [few] { $games } partide
   *[other] { $games } de partide
}, LLR { $llr } (între { $lower } și { $upper })
course-compared-hint = O versiune joacă împotriva celei anterioare până când un test secvențial (SPRT) decide dacă este mai bună, cu circa 50 de puncte Elo, sau nu; cel mult 400 de partide. LLR, logaritmul raportului de verosimilitate, arată cât de departe este testul: la limita de sus versiunea este mai bună, la cea de jos nu este.
course-side = { $name }, versiunea { $version }
course-recent = Partidele clasamentului
course-game-playing = se joacă
course-game-closed = închisă
course-game-won = A câștigat { $name }.
course-more-games = { $count ->
    [one] Încă { $count } partidă
    [few] Încă { $count } partide
   *[other] Încă { $count } de partide
  }
course-failure-crash = { $name } s-a oprit cu o eroare
course-failure-illegal-move = { $name } a făcut o mutare ilegală
course-failure-silence = { $name } nu a răspuns
course-failure-flood = { $name } a scris prea mult
course-failure-time = { $name } a depășit timpul
course-failure-moves = Ce primise programul:
course-failure-repeat = Continuă de acolo acasă:

## Profesorul
course-controls = Tema ta
course-open-now = Deschide acum
course-close-now = Închide acum
course-reopen = Redeschide
course-opened = Tema este deschisă.
course-closed-now = Tema este închisă.
course-ladder-pause = Oprește partidele un timp
course-ladder-resume = Reia partidele
course-final-make = Creează finala
course-final-of = Finala: { $title }
course-final-text = Participă versiunea care contează a fiecărui elev. Finala este un turneu: o începi pe pagina ei, care are și vederea pentru perete.
course-final-wall = Finala pe perete
course-to-final = Mergi la finală
course-marks = Note pentru o foaie de calcul (CSV)
course-sources = Toate sursele (tar.gz)
course-more-controls = Date, baterii și ștergere
course-batteries = Baterii de teste
course-batteries-hint = Intrări și ieșirile pe care trebuie să le aibă, într-o arhivă: NUME.in și NUME.out în dosarele open și hidden. Dintre cele ascunse elevii văd numele și verdictul; ce conțin nu se mai arată niciodată, nici ție.
course-batteries-choose = Încarcă o arhivă
course-batteries-taken = Bateriile au fost verificate și păstrate.
course-batteries-remove = Șterge bateriile
course-batteries-removed = Bateriile au fost șterse.
course-dates-save = Salvează datele
course-dates-saved = Datele au fost salvate.
course-remove = Șterge tema
course-remove-title = Ștergi „{ $title }”?
course-remove-text = Toate predările, rapoartele și versiunile se șterg, iar clasamentul continuu se încheie. Partidele rămân. Nu se poate reveni.
course-removed-now = Tema a fost ștearsă.
course-no-students = Grupa nu are membri care au acceptat să facă parte din ea.

## Refuzuri
refused-course-assignment = Această temă nu este validă.
refused-course-batteries = Aceste baterii nu sunt valide.
refused-course-closed = Tema nu este deschisă.
refused-course-empty = Acest fișier este gol.
refused-course-file-name = Un fișier cu acest nume nu se poate preda. Dă-i un nume scurt, cu litere simple.
refused-course-full = Ar fi prea mult. Așteaptă până când celelalte predări ale tale sunt examinate.
refused-course-in-team = Ești deja într-o echipă.
refused-course-malformed = Ceva din acest formular nu este valid.
refused-course-name-taken = Altă echipă are acest nume, sau unul asemănător.
refused-course-no-assignment = Această temă nu există, sau nu este pentru tine.
refused-course-no-group = Nu există o asemenea grupă.
refused-course-no-hand-in = Această predare nu există, sau nu este a ta.
refused-course-no-member = Nu există un asemenea elev în grupă sau în echipă.
refused-course-no-sandbox = Aici nu se poate compila sau rula nimic, pentru că mediul izolat nu funcționează:
refused-course-no-team = Nicio echipă a acestei teme nu are acest cod.
refused-course-not-accepted = Doar o versiune acceptată poate juca.
refused-course-off = Cursul de programare este oprit în această casă.
refused-course-phase = O finală are nevoie de un clasament continuu și de cel puțin două versiuni.
refused-course-student = Doar elevii grupei predau.
refused-course-teacher = Doar profesorul temei poate face asta.
refused-course-team-closed = Nimeni nu mai poate intra în această echipă.
refused-course-team-full = Această echipă este completă.
refused-course-team-name = Acesta nu poate fi numele unei echipe.
refused-course-team-needed = Mai întâi fă o echipă, sau intră într-una.
refused-course-team-stays = Echipa ta a predat deja; doar profesorul te poate lăsa să ieși.
refused-course-too-large = Acest fișier are mai mult de 4 MB. Lasă deoparte ce produce compilarea.
refused-course-too-often = Prea mult deodată. Așteaptă puțin și încearcă din nou.
