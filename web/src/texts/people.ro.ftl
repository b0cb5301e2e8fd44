## Cartele
card-of = Cartela: { $name }
card-code = Cod
card-qr = Cod QR pentru conectare ca { $name }
card-print = Tipărește cartela
card-copy = Copiază numele și codul
card-local = Codul QR funcționează doar pe acest calculator, fiindcă alte dispozitive nu pot ajunge încă la server.

## Cont nou
sign-up-lead = Alege un nume, și partidele sunt ale tale pe orice dispozitiv. Fără adresă de e-mail, fără parolă.
sign-up-name = Numele tău în această casă
sign-up-name-hint = Ceilalți jucători îl văd.
sign-up-games = { $count ->
    [one] Partida jucată în acest browser
    [few] Cele { $count } partide jucate în acest browser
   *[other] Cele { $count } de partide jucate în acest browser
  }
sign-up-against = împotriva lui { $opponent }
sign-up-against-computer = împotriva calculatorului
sign-up-ended = încheiată
sign-up-playing = în curs
sign-up-have = Ai deja o cartelă?
sign-up-done = Te-ai conectat ca { $name }. Aceasta este cartela ta.
sign-up-card = Aceasta este cartela ta. Tipărește-o sau notează codul: este arătat numai acum. Cu ea te conectezi pe orice dispozitiv.
sign-up-play = Am notat: joacă
welcome = Bine ai venit, { $name }

## Conectare
sign-in-name = Nume
sign-in-code-hint = Cele 8 litere și cifre de pe cartelă, mari sau mici, cu sau fără liniuță.
sign-in-by-password = Folosește o parolă
sign-in-by-code = Folosește codul
sign-in-busy = Se face conectarea …
sign-in-none = Nu ai încă o cartelă?
sign-in-already = Te-ai conectat ca { $name }
sign-in-card = Conectare cu cartela
sign-in-card-ask = Acum ești conectat ca { $name }. Vrei să te conectezi cu această cartelă?
sign-in-card-wrong = Această cartelă nu mai este valabilă. Poate a fost înlocuită cu una nouă. Te poți conecta și cu nume și cod.
sign-in-wrong-code = Numele și codul nu se potrivesc. Verifică-le pe amândouă: și numele este scris pe cartelă.
sign-in-wrong-password = Numele și parola nu se potrivesc.
sign-in-length = { $count ->
    [one] Codul are 8 litere și cifre; ai scris una.
    [few] Codul are 8 litere și cifre; ai scris { $count }.
   *[other] Codul are 8 litere și cifre; ai scris { $count }.
  }
sign-in-wait = { $seconds ->
    [one] Prea multe încercări. Poți încerca din nou peste { $seconds } secundă.
    [few] Prea multe încercări. Poți încerca din nou peste { $seconds } secunde.
   *[other] Prea multe încercări. Poți încerca din nou peste { $seconds } de secunde.
  }
sign-in-again = Poți încerca din nou.
signed-in = Conectat ca { $name }.

## Cont
role-player = Jucător
role-program = Un program
role-teacher = Profesor
role-administrator = Administratorul casei
account-name = Numele
account-new-name = Numele tău
account-rename = Schimbă numele
account-renamed = Acum numele tău este { $name }.
account-groups = Grupe
account-groups-hint = Profesorul unei grupe îți vede partidele.
account-invited = { $teacher } te invită în grupa { $group }.
account-joined = Acum faci parte din grupa { $group }.
account-declined = Ai refuzat invitația în { $group }.
account-teacher = Profesorul grupei: { $teacher }
account-leave = Ieși
account-leave-of = Ieși din grupa { $group }
account-leave-ask = Vrei să ieși din grupa { $group }?
account-leave-yes = Ieși din grupă
account-left = Ai ieșit din grupa { $group }.
account-card = Cartela pentru alte dispozitive
account-card-text = Cu codul sau codul QR de pe cartelă te conectezi pe alt telefon, altă tabletă sau alt calculator. Dacă ai pierdut cartela, fă una nouă.
account-card-new = Cartelă nouă
account-card-ask = Cartela veche și codul ei nu vor mai funcționa. Dispozitivele conectate rămân conectate.
account-card-yes = Fă o cartelă nouă
account-card-done = Aceasta este cartela ta nouă. Tipărește-o sau notează codul: este arătat numai acum.
password = Parolă
password-none = Nu ai nevoie de una: codul de pe cartelă ajunge. Dacă vrei, poți alege și o parolă.
password-set = Te poți conecta și cu nume și parolă.
password-new = Parola nouă
password-hint = Cel puțin 8 caractere.
password-short = Parola este prea scurtă: cel puțin 8 caractere.
password-show = Arată
password-choose = Alege o parolă
password-change = Schimbă parola
password-remove = Șterge parola
password-save = Salvează
password-saved = Parola a fost salvată.
password-removed = Parola a fost ștearsă.
devices = Dispozitive
device-this = Acest dispozitiv
device-seen = Folosit ultima dată: { $time }
device-unknown = Dispozitiv necunoscut
device-end = Deconectare: { $device }
device-ended = Deconectat: { $device }.
devices-end = Deconectare de peste tot

## Date
data = Datele tale
data-text = Această casă păstrează despre tine:
data-name = numele tău și când ai creat contul
data-access = codul, cartela și parola, doar ca amprente din care nu pot fi citite
data-devices = dispozitivele pe care ești conectat
data-groups = grupele din care faci parte
data-games = partidele tale
data-export = Descarcă tot
remove = Șterge contul meu …
remove-text = Numele, cartela, dispozitivele și grupele tale sunt șterse, și nimeni nu se mai poate conecta ca tine. Partidele rămân pentru adversarii tăi, fără numele tău. Nu se poate reveni.
remove-name = Pentru confirmare, scrie numele tău: { $name }
remove-yes = Șterge contul definitiv

## Help
help-account = Păstrarea partidelor
help-account-text = Cu „Păstrează partidele mele”, pe pagina de început, alegi un nume și primești o cartelă cu un cod și un cod QR. Cu ea te conectezi pe orice dispozitiv, și partidele tale sunt acolo. „Contul meu”, în meniul de sus, are dispozitivele tale, o cartelă nouă, o parolă dacă vrei, și tot ce este păstrat despre tine. Poți juca și fără cont.

## Refuzuri
refused-name = Acest nume nu poate fi folosit.
refused-name-taken = Cineva are deja acest nume sau unul care seamănă cu el. Alege altul.
refused-sign-up = Conturile noi sunt create de un profesor sau de administratorul acestei case.
refused-signed-in = Ești deja conectat. Reîncarcă pagina.
refused-rename = În această casă numele nu se schimbă.
refused-password = Această parolă nu poate fi folosită.
refused-full = Ar fi prea multe.
