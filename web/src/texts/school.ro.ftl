## Words that several pages use
school-save = Salvează
school-saved = Salvat.
school-actions = Acțiuni

## Groups
groups-title = Grupe
groups-lead = O clasă, un club sau un curs. Jucătorii primesc cartele cu care se conectează; nimeni nu are nevoie de adresă de e-mail.
groups-first = Numele primei tale grupe
groups-new = Numele unei grupe noi
groups-example = de ex. Clubul de șah, clasa a V-a B
groups-make = Creează grupa
group-title = Grupă
group-size = { $count ->
    [0] Încă fără jucători
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
  }
group-change = Setările grupei
group-name = Numele grupei
group-remove = Șterge grupa
group-remove-title = Ștergi grupa „{ $name }”?
group-remove-text = Lista membrilor și numele lor adevărate se șterg. Jucătorii rămân, cu cartelele și partidele lor.
group-greetings = Saluturi
group-greetings-hint = Oprit: jucătorii acestei grupe nu trimit și nu primesc saluturi la masă.

## Adding players
list-title = Adaugă jucători
list-label = Lista jucătorilor
list-hint = Câte unul pe rând. Numele adevărat este opțional: scrie-l după punct și virgulă sau după un tab. Îl văd doar profesorii acestei grupe.
list-example = radu.c; Radu Constantin
    eva; Eva Rusu
list-make-none = Creează cartelele
list-make = { $count ->
    [one] Creează { $count } cartelă
    [few] Creează { $count } cartele
   *[other] Creează { $count } de cartele
  }
list-wrong = { $count ->
    [one] Un rând trebuie corectat. Nu s-a creat încă nimic, iar lista ta se păstrează.
    [few] { $count } rânduri trebuie corectate. Nu s-a creat încă nimic, iar lista ta se păstrează.
   *[other] { $count } de rânduri trebuie corectate. Nu s-a creat încă nimic, iar lista ta se păstrează.
  }
list-line = Rândul { $line }
list-no-name = Lipsește numele de jucător dinaintea numelui adevărat.
list-too-many-parts = „{ $text }” are mai mult de două părți.
list-twice = Acest nume este deja pe rândul { $first }.
invite-title = Invită pe cineva care joacă deja aici
invite-name = Numele de jucător
invite-hint = Invitația apare în contul persoanei, care o poate accepta sau refuza.
invite = Invită
invite-done = Invitație trimisă: { $name }.

## Members
members-title = { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
  }
member-name = Jucător
member-real-name = Nume adevărat
member-real-name-hint = Îl văd doar profesorii acestei grupe.
member-invited = cu invitație
member-card = Cartelă nouă
member-card-of = Cartelă nouă: { $name }
member-edit = Modifică
member-edit-of = Modifică: { $name }
member-remove = Scoate din grupă
member-remove-title = Scoți din grupă: { $name }?
member-remove-text = { $name } păstrează cartela și partidele, dar nu le mai vezi aici și nu mai poți înlocui cartela.
member-removed = { $name } nu mai este în grupă.
card-new-title = Cartelă nouă pentru { $name }?
card-new-text = Cartela veche, codul ei și o eventuală parolă nu mai funcționează, iar { $name } este deconectat pe toate dispozitivele. Partidele rămân neschimbate.
card-new-yes = Creează cartela nouă
members-games = Partide
members-games-none = Încă nicio partidă.
game-players = Jucători
game-state = Rezultat
game-time = Început sau sfârșit
game-computer = Calculator ({ $level })
game-under-way = În desfășurare

## Perechi de membri
pairs-title = Formează perechi
pairs-lead = Perechile se trag la sorți. Partidele încep imediat: cine este în hol ajunge la masa lui, ceilalți găsesc partida pe pagina de început.
pairs-rated = Partide cu rating
pairs-who = { $count ->
    [one] Participă { $count } jucător
    [few] Participă { $count } jucători
   *[other] Participă { $count } de jucători
  }
pairs-draw = Trage la sorți
pairs-draw-again = Trage din nou
pairs-drawn = { $count ->
    [one] { $count } pereche
    [few] { $count } perechi
   *[other] { $count } de perechi
  }
pairs-sides = Primul din listă: { $side }.
pairs-left = De data aceasta { $name } rămâne fără pereche.
pairs-begin = { $count ->
    [one] Începe { $count } partidă
    [few] Începe { $count } partide
   *[other] Începe { $count } de partide
  }
pairs-begun = { $count ->
    [one] A început { $count } partidă.
    [few] Au început { $count } partide.
   *[other] Au început { $count } de partide.
  }

## The sheet of cards
sheet-title = { $count ->
    [one] { $count } cartelă de tipărit
    [few] { $count } cartele de tipărit
   *[other] { $count } de cartele de tipărit
  }
sheet-text = Codurile se văd doar acum. Tipărește cartelele înainte de a părăsi pagina; o cartelă pierdută poate fi înlocuită oricând.
sheet-local = Doar acest calculator poate deschide adresa de pe cartele. Pentru alte dispozitive, pornește serverul cu --lan și reîncarcă pagina înainte de a crea cartele.
sheet-real-names = Tipărește numele adevărate pe cartele
sheet-print = Tipărește cartelele
sheet-done = Strânge cartelele
sheet-made = { $count ->
    [one] { $count } cartelă este gata.
    [few] { $count } cartele sunt gata.
   *[other] { $count } de cartele sunt gata.
  }

## Administration
admin-title = Administrare
admin-people = Persoane
admin-policies = Regulile casei
admin-log = Jurnal
admin-enter-title = Devino administrator
admin-enter-text = Acest link te face administratorul acestei case. Funcționează o singură dată, așa că alege numele pe care vrei să-l păstrezi.
admin-enter-name = Numele tău în această casă
admin-enter-hint = Dacă numele există deja, acea persoană devine administrator.
admin-enter = Continuă ca administrator
admin-entered = { $name }, acum ești administratorul.
admin-welcome = { $name }, ești administratorul
admin-welcome-text = Aceasta este cartela ta. Codul se vede doar acum: tipărește-l sau notează-l, ca să te poți conecta din nou.
admin-go = Mergi la administrare
admin-search = Primele litere ale numelui
admin-found = { $count ->
    [0] Nimeni găsit.
    [one] { $count } persoană găsită.
    [few] { $count } persoane găsite.
   *[other] { $count } de persoane găsite.
  }
admin-nobody = Nu există nimeni cu un asemenea nume.
admin-role = Rol
admin-seen = Ultima vizită
admin-never = niciodată
admin-manage = Administrează
admin-manage-of = Administrează: { $name }
admin-previous = Pagina precedentă
admin-next = Pagina următoare
admin-sign-out = Deconectează peste tot
admin-sign-out-title = Deconectezi toate dispozitivele: { $name }?
admin-sign-out-text = Cartela și codul rămân valabile; sunt necesare pentru o nouă conectare.
admin-signed-out = { $name }: deconectare peste tot.
admin-remove = Șterge persoana
admin-remove-title = Ștergi definitiv: { $name }?
admin-remove-text = Numele, cartela, parola și apartenența la grupe se șterg. Partidele rămân, fără nume, ca adversarii să le păstreze pe ale lor. Nu se poate reveni.
admin-remove-type = Scrie „{ $name }” pentru confirmare
admin-removed = { $name } nu mai este în casă.

## House rules
policy-visitors = Vizitatorii pot juca
policy-visitors-hint = Cine nu este conectat poate juca partide amicale.
policy-sign-up = Cine își poate crea cont
sign-up-by-anyone = Oricine
sign-up-by-card = Doar cine are cartelă
policy-rename = Jucătorii își pot schimba numele
policy-rename-hint = Administratorul poate oricând.
policy-help = Ajutorul calculatorului între persoane
policy-help-hint = Sugestiile și amenințările există și în partidele dintre două persoane.
policy-greetings = Saluturi
policy-greetings-hint = Jucătorii își pot trimite saluturi dintr-o listă fixă.
policy-course = Curs de programare
policy-course-hint = Profesorii dau teme, iar programele predate de elevi sunt compilate și rulate pe această mașină, doar în mediul izolat: are nevoie de bubblewrap, de spații de nume de utilizator și de un grup de control.
policy-course-no-sandbox = Cursul este pornit, dar niciun program nu poate rula:
policy-visibility = Cine vede mesele noi
policy-tournaments = Cine creează turnee
tournaments-by-teachers = Profesorii
tournaments-by-players = Toți jucătorii
policy-games = Jocuri oferite

## Backups
admin-backups = Copii de siguranță
backups-lead = O copie de siguranță conține tot ce este în casă și se face în timp ce se joacă. Rămâne pe calculatorul serverului, în dosarul „backups” de lângă partide; se păstrează ultimele 20. Din când în când, copiaz-o pe alt calculator.
backup-make = Fă o copie
backup-made = Copia de siguranță a fost făcută.
backups-none = Încă nu există nicio copie de siguranță.
backups-elsewhere = Partidele acestei case sunt în PostgreSQL: administratorul lui face copii cu uneltele lui.
backup-at = Făcută
backup-file = Fișier
backup-size = Mărime

## Log
log-removed = Cineva șters între timp
log-empty = Nu s-a înregistrat încă nimic.
log-at = Ora
log-action = Ce s-a făcut
log-person = Despre
log-by = De către
log-table = Masa
log-administrator = A devenit administrator prin link
log-role = Rol nou
log-rename = Nume nou
log-sign-out = Deconectare peste tot
log-card = Cartelă nouă
log-group-card = Cartelă nouă de la profesor
log-remove = Persoană ștearsă
log-policies = Regulile casei modificate
log-backup = A făcut o copie de siguranță
log-engines = Motoare permise
log-close = Masă închisă
log-hide = Partidă ascunsă
log-unhide = Partidă arătată din nou
log-older = Înregistrări mai vechi
log-more-shown = { $count ->
    [one] Încă { $count } înregistrare.
    [few] Încă { $count } înregistrări.
   *[other] Încă { $count } de înregistrări.
  }

## Help
help-groups = Grupe și cartele
help-groups-text = Profesorii își găsesc grupele în meniul de sus. Lipesc o listă de nume și tipăresc câte o cartelă pentru fiecare jucător, care se conectează scanând-o sau scriind numele și codul. O cartelă pierdută se înlocuiește cu un clic, care o anulează pe cea veche.
help-admin-text = Administratorul numește profesori, schimbă nume, șterge persoane și stabilește regulile casei. Serverul scrie linkul administratorului la prima pornire; „tabuleiro admin-link” face altul.
