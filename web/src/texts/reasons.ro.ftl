# De ce a fost refuzat ceva: vezi reasons.en.ftl.

## Alegeri
reason-the-option-option-is-a-number-from-least-to-most = { $option }: numai un număr de la { $least } la { $most }.
reason-the-option-option-is-a-number-from-least-to-most-in-steps-of-step = { $option }: numai un număr de la { $least } la { $most }, din { $step } în { $step }.
reason-a-time-control-is-none-300-180-2-180d5-180b5-30-move-or-40-5400-30-in-seconds = Ceasul nu poate fi reglat așa: verifică numerele.
reason-a-clock-with-no-time-at-all-cannot-be-played-with = Nu se poate juca cu un ceas fără niciun timp.
reason-a-name-has-at-most-most-bytes = Un nume are cel mult { $most } de octeți.
reason-the-game-is-over-in-that-position = În poziția aceea partida este deja terminată.
reason-the-field-start-is-a-position-as-text-or-null = Textul poziției este prea lung.

## Poziții: șah
reason-a-fen-has-6-fields-or-4-without-its-counters-not-count = Un FEN are 6 câmpuri, sau 4 fără contoare, nu { $count }.
reason-the-board-has-count-ranks-instead-of-8 = Linii ale tablei: { $count } în loc de 8.
reason-rank-rank-has-text-which-is-no-piece = Pe linia { $rank } stă { $text }, care nu este o piesă.
reason-rank-rank-has-count-squares-instead-of-8 = Câmpuri pe linia { $rank }: { $count } în loc de 8.
reason-the-side-to-move-is-w-or-b-not-text = La mutare este 'w' sau 'b', nu { $text }.
reason-the-castling-field-text-has-letter = În câmpul rocadei { $text } nu are ce căuta { $letter }.
reason-there-is-no-king-and-rook-for-letter-of-the-castling-field = Nu există rege și turn pentru { $letter } din câmpul rocadei.
reason-the-castling-field-text-names-a-rook-twice = Câmpul rocadei { $text } numește un turn de două ori.
reason-the-en-passant-field-text-is-no-square = Câmpul en passant { $text } nu este un câmp al tablei.
reason-the-half-move-clock-text-is-no-number = Contorul de semimutări { $text } nu este un număr.
reason-the-move-number-text-is-no-number = Numărul mutării { $text } nu este un număr.
reason-side-has-no-king = { $side }: lipsește regele.
reason-side-has-count-kings = { $side }: prea mulți regi ({ $count }).
reason-side-has-more-than-16-pieces = { $side }: mai mult de 16 piese.
reason-side-has-more-than-8-pawns = { $side }: mai mult de 8 pioni.
reason-side-has-a-pawn-on-the-first-or-last-rank = { $side }: un pion stă pe prima sau pe ultima linie.
reason-side-has-no-rook-where-one-may-castle = { $side }: lipsește turnul cu care se poate face rocada.
reason-side-may-castle-but-its-king-is-not-on-the-home-rank = { $side }: rocada e permisă, dar regele nu este pe linia lui inițială.
reason-side-may-castle-with-two-rooks-on-one-side-of-the-king = { $side }: rocada e permisă cu două turnuri de aceeași parte a regelui.
reason-no-pawn-has-just-passed-cell = Niciun pion nu a trecut chiar acum peste { $cell }.
reason-the-plies-since-the-last-capture-or-pawn-move-are-not-between-0-and-most = Semimutările de la ultima captură sau mutare de pion nu sunt între 0 și { $most }.
reason-the-move-number-is-not-between-1-and-most = Numărul mutării nu este între 1 și { $most }.
reason-side-is-in-check-but-mover-is-to-move = { $side }: în șah, dar la mutare este: { $mover }.

## Poziții: șah cu operații
reason-a-position-is-the-board-the-colour-to-move-what-has-not-moved-what-is-used-the-en-passant-square-and-the-marks = O poziție cuprinde tabla, culoarea la mutare, ce nu s-a mutat, ce s-a folosit, câmpul en passant și semnele.
reason-a-board-has-eight-rows-separated-by-slashes = O tablă are opt linii separate prin bare oblice.
reason-row-row-is-not-eight-cells-between-commas-empty-or-a-piece = Linia { $row } nu are opt câmpuri între virgule, goale sau cu o piesă.
reason-the-colour-to-move-is-w-or-b = Culoarea la mutare este W sau B.
reason-text-is-no-list-of-squares = '{ $text }' nu este o listă de câmpuri.
reason-only-one-square-can-be-captured-on-en-passant = Numai pe un câmp se poate captura en passant.
reason-there-is-no-mark-text = Nu există semnul '{ $text }'.
reason-no-pawn-rook-or-king-is-at-home-on-cell = Niciun pion, turn sau rege nu este la locul lui inițial pe { $cell }.
reason-no-pawn-rook-or-bishop-stands-on-cell = Pe { $cell } nu stă un pion, un turn sau un nebun.
reason-a-piece-that-has-operated-has-moved-cell = O piesă care și-a folosit operația s-a și mutat: { $cell }.
reason-no-pawn-has-just-stepped-over-cell = Niciun pion nu a trecut chiar acum peste { $cell }.
reason-no-pawn-can-capture-en-passant-on-cell = Niciun pion nu poate captura en passant pe { $cell }.

## Poziții: Renpaarden
reason-a-position-is-the-rows-the-side-to-move-and-up-to-six-fields-more = O poziție cuprinde rândurile, cine mută și cel mult încă șase câmpuri.
reason-a-board-has-5-to-9-rows-separated-by = O tablă are 5 până la 9 rânduri, separate prin '/'.
reason-row-row-has-count-cells-not-size = Câmpuri pe rândul { $row }: { $count }, nu { $size }.
reason-on-cell-stands-neither-w-x-nor = Pe { $cell } nu stă nici 'w', nici 'x', nici '.'.
reason-the-side-to-move-is-w-or-x = La mutare este 'w' sau 'x'.
reason-there-is-no-cell-text = Nu există câmpul '{ $text }'.
reason-text-is-no-number-of-plies = '{ $text }' nu este un număr de mutări.
reason-the-rules-are-house-or-literal = Regulile sunt 'house' sau 'literal'.
reason-a-win-is-seen-at-the-end-or-in-mid-chain = Victoria se constată la sfârșit ('end') sau între salturi ('mid-chain').
reason-side-has-count-knights-not-wanted = { $side }, cai: { $count }, nu { $wanted }.
reason-no-knight-stands-on-cell = Pe { $cell } nu stă niciun cal.
reason-the-plies-since-the-last-first-entry-are-from-0-to-the-plies-played = Mutările de la ultima sosire sunt între 0 și mutările făcute.
reason-between-two-first-entries-lie-at-most-100-plies = Între două sosiri sunt cel mult 100 de mutări.
reason-r6-b-ends-a-game-after-100-plies = Partida se termină după 100 de mutări fără nicio sosire.
reason-a-literal-game-ends-after-600-plies = O partidă jucată ad litteram se termină după 600 de mutări.
reason-no-game-lasts-so-many-plies = Nicio partidă nu ține atâtea mutări.

## Flote
reason-a-fleet-has-at-least-one-piece = O flotă are cel puțin o navă.
reason-a-fleet-has-no-more-pieces-of-a-larger-type-than-of-a-smaller-one = O flotă nu are mai multe nave mari decât nave mai mici.
reason-a-fleet-fills-at-most-half-of-the-blocks = O flotă ocupă cel mult jumătate din blocuri.

## Mutări
reason-a-move-is-two-squares-and-a-letter-if-a-pawn-promotes-e2e4-e7e8q = O mutare are două câmpuri și o literă dacă un pion se transformă: e2e4, e7e8q.
reason-this-is-no-move = Aceasta nu este o mutare.
reason-there-is-no-piece-on-cell = Nu este nicio piesă pe { $cell }.
reason-the-piece-on-cell-is-the-opponent-s = Piesa de pe { $cell } este a adversarului.
reason-the-piece-on-from-cannot-go-to-to = Piesa de pe { $from } nu poate merge pe { $to }.
reason-a-piece-of-your-own-stands-on-cell = Pe { $cell } se află o piesă de-a ta.
reason-the-piece-does-not-move-like-that = Piesa nu se mută așa: { $piece }.
reason-the-way-to-cell-is-blocked = Drumul spre { $cell } este blocat.
reason-there-is-nothing-for-the-pawn-to-capture-on-cell = Pionul nu are ce captura pe { $cell }.
reason-the-king-would-be-in-check-on-cell = Regele ar fi în șah pe { $cell }.
reason-the-king-is-in-check-and-that-move-does-not-help-it = Regele este în șah, iar mutarea aceasta nu îl apără.
reason-the-piece-on-cell-is-pinned-without-it-the-king-would-be-in-check = Piesa de pe { $cell } ({ $piece }) este legată: fără ea, regele ar fi în șah.
reason-the-king-or-the-rook-on-cell-has-moved-they-cannot-castle = Regele sau turnul de pe { $cell } s-a mutat deja: nu se mai poate face rocada.
reason-a-king-in-check-cannot-castle = Un rege în șah nu poate face rocada.
reason-pieces-stand-in-the-way-of-castling = Rocada este împiedicată de alte piese.
reason-the-king-cannot-castle-over-cell-which-is-attacked = Regele nu poate face rocada peste { $cell }, care este atacat.
reason-the-king-would-be-in-check-after-castling = După rocadă regele ar fi în șah.
reason-there-is-no-piece-that-may-go-to-cell = Dintre piesele care pot merge pe { $cell }, niciuna nu este { $piece }.
reason-there-is-more-than-one-piece-that-may-go-to-cell = Mai multe piese de acest fel ({ $piece }) pot merge pe { $cell }.
reason-castling-on-the-king-s-side-is-not-possible = Rocada mică nu este posibilă.
reason-castling-on-the-queen-s-side-is-not-possible = Rocada mare nu este posibilă.
reason-a-pawn-promotes-to-q-r-b-or-n = Un pion se transformă în q, r, b sau n.
reason-only-a-pawn-that-reaches-the-last-rank-promotes = Numai un pion ajuns pe ultima linie se transformă.
reason-the-pawn-promotes-add-queen-rook-bishop-or-knight = Pionul se transformă: adaugă { $queen }, { $rook }, { $bishop } sau { $knight }.
reason-a-play-is-e7e5-os-b8f4-or-os-c8-text-is-none = O mutare este E7E5, OS:B8F4 sau OS:C8: '{ $text }' nu este.
reason-text-is-not-a-legal-play-here = Aici '{ $text }' nu este o mutare permisă.
reason-a-turn-is-two-cells-of-the-board-as-b1-c3 = O mutare are două câmpuri ale tablei, ca b1-c3.
reason-no-knight-of-the-player-to-move-stands-on-cell = Pe { $cell } nu stă un cal al celui care mută.
reason-a-turn-ends-on-an-empty-cell-and-cell-is-none = O mutare se termină pe un câmp gol, iar { $cell } nu este gol.
reason-no-leaps-over-enemies-lead-from-from-to-to = Niciun lanț de salturi peste adversari nu duce de pe { $from } pe { $to }.
reason-a-shot-is-a-column-and-a-row-of-the-board-for-instance-b8 = O lovitură este o coloană și un rând al tablei, de exemplu B8.
reason-that-cell-was-fired-at-before-r7 = În câmpul acela s-a tras deja.
reason-a-piece-is-placed-by-type-variant-and-the-block-s-top-left-cell-for-instance-4-2-d9 = O navă se așază cu tipul, forma și câmpul din stânga sus al blocului, de exemplu 4.2@D9.
reason-the-piece-to-place-now-has-type-type-r5 = Nava de așezat acum este de { $type }.
reason-type-type-has-variants-1-to-count = Navele de { $type } au formele 1 până la { $count }.
reason-a-block-is-named-by-its-top-left-cell = Un bloc se numește după câmpul său din stânga sus.
reason-the-piece-does-not-fit-there-the-block-is-taken-it-would-touch-another-piece-r3-or-the-rest-of-the-fleet-would-not-fit-any-more-r6 = Nava nu încape acolo: blocul este ocupat, ar atinge altă navă, sau restul flotei nu ar mai încăpea.

## Acțiuni
reason-you-cannot-offer-a-draw-again-now = Nu poți propune remiză din nou acum.
reason-nobody-has-offered-you-a-draw = Nimeni nu ți-a propus remiză.
reason-no-rule-lets-you-claim-a-draw-here = Nicio regulă nu îți permite aici să ceri remiza.
reason-your-opponent-has-not-left = Adversarul tău nu a plecat.
reason-both-have-moved-the-game-can-no-longer-be-aborted = Ambii au mutat: partida nu mai poate fi anulată.
reason-there-is-no-move-that-you-may-take-back = Nu există nicio mutare pe care s-o poți retrage.
reason-nobody-has-asked-you-to-take-a-move-back = Nimeni nu ți-a cerut să retragă o mutare.
reason-there-is-no-hint-now = Acum nu se dau indicii.
reason-there-is-no-threat-to-show-now = Acum nu există nicio amenințare de arătat.
reason-there-is-nothing-to-arrange-now = Acum nu este nimic de așezat.
reason-there-is-no-curtain-to-lift = Nu este nicio cortină de ridicat.
reason-you-cannot-give-your-opponent-time-here = Aici nu îi poți da timp adversarului.
reason-you-cannot-ask-for-a-pause-now = Acum nu poți cere o pauză.
reason-nobody-has-asked-you-for-a-pause = Nimeni nu ți-a cerut o pauză.
reason-the-game-is-not-paused = Partida nu este în pauză.
reason-the-game-is-paused = Partida este în pauză.
reason-you-have-said-that-you-want-to-go-on-your-opponent-has-not = Ai spus că vrei să continui; adversarul tău, încă nu.
reason-there-are-no-greetings-at-this-table = La această masă nu există saluturi.
reason-that-is-enough-for-now-greet-again-in-a-minute = Deocamdată ajunge; salută din nou peste un minut.
reason-a-rematch-can-be-asked-for-after-the-game = Revanșa vine după partidă.
reason-this-computer-is-not-in-a-network = Acest calculator nu este în nicio rețea.
reason-the-address-address-cannot-be-opened-at-port-port-why = Adresa { $address } nu poate fi deschisă la portul { $port }: { $why }.

## Variante și fișiere de analizat
reason-move-number-text-reason = Mutarea { $number }, { $text }: { $reason }
reason-the-game-is-over = Partida este deja terminată.
reason-line-line-reason = rândul { $line } al textului: { $reason }
reason-the-game-cannot-start-reason = Partida nu poate începe: { $reason }
reason-the-variant-text-is-not-chess = Varianta { $text } nu este șah.
reason-the-comment-that-begins-here-is-not-closed = Comentariul care începe aici nu este închis.
reason-the-variation-that-begins-here-is-not-closed = Varianta care începe aici nu este închisă.
reason-text-has-no-meaning-here = { $text } nu înseamnă nimic aici.
reason-a-null-move-text-is-no-move-of-a-game = O mutare nulă ({ $text }) nu are ce căuta într-o partidă.
reason-only-the-first-most-moves-were-read = Au fost citite numai primele { $most } de mutări.
reason-there-are-more-than-most-tags-what-is-beyond-is-left-out = Sunt mai mult de { $most } de etichete; restul a fost lăsat deoparte.
reason-there-are-more-than-most-bytes-of-comments-at-one-place-what-is-beyond-is-left-out = Sunt mai mult de { $most } de octeți de comentarii în același loc; restul a fost lăsat deoparte.
reason-there-are-more-than-most-annotations-at-one-place-what-is-beyond-is-left-out = Sunt mai mult de { $most } de adnotări în același loc; restul a fost lăsat deoparte.
reason-there-are-more-than-most-variations-what-is-beyond-is-left-out = Sunt mai mult de { $most } de variante; restul a fost lăsat deoparte.
reason-text-has-no-meaning-among-moves = { $text } nu înseamnă nimic între mutări.

## Limite
reason-there-is-no-advice-now = Acum nu este niciun sfat de dat.
reason-that-cannot-be-done-now = Asta nu se poate face acum.
reason-a-line-has-at-most-most-moves = O linie are cel mult { $most } de mutări.
reason-it-is-longer-than-most-bytes = Textul are mai mult de { $most } de octeți.
reason-too-many-questions-wait-already-try-again-later = Așteaptă deja prea multe cereri; încearcă mai târziu.
reason-too-many-analyses-of-yours-wait-already-end-some-of-them = Ai prea multe analize în așteptare; încheie câteva.
reason-too-many-analyses-wait-already-try-again-later = Așteaptă deja prea multe analize; încearcă mai târziu.
reason-the-house-is-closing = Serverul se închide.
reason-the-house-has-just-been-opened-try-again = Serverul tocmai a pornit; încearcă din nou.
reason-this-table-is-not-waiting-for-a-player = Masa aceasta nu așteaptă un jucător.
reason-the-table-is-busy-try-again = Masa este ocupată; încearcă din nou.

## Persoane
reason-a-name-has-at-least-least-letters-or-digits-one-of-them-a-letter = Un nume are cel puțin { $least } litere sau cifre, dintre care măcar o literă.
reason-the-name-name-is-reserved = Numele { $name } este rezervat.
reason-a-name-has-no-characters-that-cannot-be-seen-and-none-that-change-the-direction-of-writing = Un nume nu are caractere invizibile și nici caractere care schimbă direcția scrisului.
reason-a-name-has-letters-digits-blanks-and-the-signs-but-not-character = Un nume are litere, cifre, spații și semnele - . ' _, dar nu { $character }.
reason-a-letter-of-a-name-has-at-most-most-accents-and-nothing-else-has-one = Într-un nume, o literă are cel mult { $most } accente, iar altceva nu are niciunul.
reason-all-letters-of-a-name-are-of-one-script-such-as-latin-or-cyrillic = Toate literele unui nume trebuie să fie din același alfabet, de exemplu latin sau chirilic.
reason-no-code-has-character-codes-have-no-0-o-1-i-or-l = Niciun cod nu are { $character }: codurile nu au niciodată 0, O, 1, I sau L.
reason-a-code-has-length-letters-and-digits = Un cod are { $length } litere și cifre.
reason-sign-in-first = Întâi trebuie să te conectezi.
reason-your-role-does-not-allow-that = Rolul tău nu îți permite asta.
reason-too-many-tries-wait-seconds-seconds = Prea multe încercări; așteaptă { $seconds } de secunde.
reason-somebody-has-this-name-already-or-one-that-looks-like-it = Cineva are deja acest nume sau unul care seamănă cu el.
reason-that-does-not-let-anybody-in = Cu asta nu se poate conecta nimeni.
reason-in-this-house-people-get-a-card-from-their-teacher-or-the-administrator = În această casă fiecare primește o cartelă de la profesor sau de la administrator.
reason-you-are-signed-in-already = Ești deja conectat.
reason-too-many-people-sign-in-at-once-try-again = Prea mulți se conectează deodată; încearcă din nou.
reason-the-account-cannot-be-read = Contul nu poate fi citit.
reason-a-password-has-least-to-most-characters = O parolă are între { $least } și { $most } de caractere.
reason-in-this-house-names-are-not-changed = În această casă numele nu se schimbă.
reason-that-game-is-not-offered-in-this-house = Acest joc nu este oferit în această casă.

## Grupe și administrare
reason-there-is-no-such-group = Această grupă nu există.
reason-there-is-no-such-member-of-the-group = Grupa nu are acest membru.
reason-this-is-not-your-name = Acesta nu este numele tău.
reason-there-is-no-such-person = Această persoană nu există.
reason-you-may-not-do-that-with-this-person = Nu ai voie să faci asta cu această persoană.
reason-somebody-has-the-name-name-or-one-that-looks-like-it = Cineva are deja numele { $name } sau unul care arată la fel.
reason-the-name-name-is-also-in-line-other-or-one-that-looks-like-it = Numele { $name } apare și pe rândul { $other }, sau unul care arată la fel.
reason-a-list-has-1-to-most-names = O listă are între 1 și { $most } nume.
reason-a-group-has-at-most-most-members = O grupă poate avea cel mult { $most } membri.
reason-a-teacher-has-at-most-most-groups = Un profesor poate avea cel mult { $most } grupe.
reason-a-group-needs-a-name = O grupă are nevoie de un nume.
reason-there-is-no-player-name = Nu există niciun jucător { $name }.
reason-name-is-a-member-of-the-group-already-or-invited = { $name } este deja membru al grupei sau a fost deja invitat.
reason-only-players-can-be-members-of-a-group = Numai jucătorii pot fi membri ai unei grupe.
reason-name-is-in-the-list-of-pairs-twice = { $name } apare de două ori în lista de perechi.
reason-a-house-needs-an-administrator = Casa are nevoie de cel puțin un administrator.
reason-the-link-has-been-used-has-expired-or-was-replaced-by-another = Linkul a fost folosit, a expirat sau a fost înlocuit cu altul.

## Partide cu rating
reason-a-rated-game-begins-from-the-usual-position-with-the-usual-options = O partidă cu rating începe din poziția obișnuită, cu opțiunile obișnuite.
reason-a-rated-game-is-between-two-people-each-at-their-own-device-or-against-the-computer = O partidă cu rating se joacă între două persoane, fiecare pe dispozitivul ei, sau împotriva calculatorului.
reason-in-a-rated-game-both-players-have-the-same-time = Într-o partidă cu rating ambii jucători au același timp.
reason-sign-in-to-play-rated-games = Conectează-te ca să joci partide cu rating.
reason-this-player-does-not-show-that-to-others = Acest jucător nu le arată asta celorlalți.

## Slow games
reason-the-days-per-move-are-a-number-from-1-to-most-without-other-times = Zilele pe mutare sunt un număr de la 1 la { $most }, fără alte timpuri.
reason-days-per-move-are-for-games-between-people-at-different-screens = Zilele pe mutare sunt pentru partide între oameni la ecrane diferite.
reason-conditional-moves-are-for-games-with-days-per-move = Mutările condiționate sunt pentru partide cu zile pe mutare.
reason-a-game-with-hidden-information-has-no-conditional-moves = Un joc cu informații ascunse nu are mutări condiționate.
reason-conditional-moves-are-prepared-while-the-opponent-is-to-move = Mutările condiționate se pregătesc cât timp este rândul adversarului.
reason-conditional-moves-are-at-most-10-lines-of-2-to-20-moves = Mutările condiționate sunt cel mult 10 linii de 2 până la 20 de mutări.

## Programs
reason-you-have-most-programs-already = Aveți deja { $most } programe.
reason-there-is-no-such-program = Nu există un astfel de program.
reason-the-program-does-not-start-detail = Programul nu pornește ({ $detail }).
reason-the-program-refused-detail = Programul a refuzat: { $detail }
reason-the-program-played-move-which-is-not-a-legal-move-reason = Programul a jucat { $move }, care nu este o mutare permisă: { $reason }
reason-the-program-played-move-which-is-not-a-legal-move = Programul a jucat { $move }, care nu este o mutare permisă.
reason-the-program-answered-too-late = Programul a răspuns prea târziu.
reason-the-program-does-not-answer-it-must-flush-its-output-after-each-line = Programul nu răspunde; trebuie să golească ieșirea (flush) după fiecare linie.
reason-the-program-ended-end = Programul s-a încheiat ({ $end }).
reason-the-program-closed-its-output = Programul și-a închis ieșirea.
reason-the-program-wrote-without-end = Programul a scris fără oprire.
reason-only-its-owner-may-challenge-this-program = Numai proprietarul poate provoca acest program.
reason-a-game-against-one-s-own-program-is-casual = O partidă împotriva propriului program este amicală.
reason-the-backup-could-not-be-made-the-server-s-log-says-why = Copia de siguranță nu a putut fi făcută. Jurnalul serverului spune de ce.
reason-a-backup-is-being-made = Se face deja o copie de siguranță.
reason-backups-of-this-house-are-made-with-postgresql-s-own-tools = Copiile de siguranță ale acestei case se fac cu uneltele PostgreSQL.

## Motoarele casei
reason-a-game-with-an-engine-is-casual = O partidă cu un motor este amicală.
reason-there-is-no-such-engine-for-this-game = Nu există un asemenea motor pentru acest joc.
reason-all-engines-are-at-work-try-again-later = Toate motoarele sunt ocupate; încearcă mai târziu.
reason-the-engine-does-not-play-chess960 = Motorul nu joacă Chess960.
reason-the-engine-plays-from-the-usual-first-position-alone = Motorul joacă numai din poziția inițială obișnuită.
reason-the-engine-cannot-be-told-which-knights-have-entered-or-left = Motorului nu i se poate spune ce cai au intrat sau au ieșit.
reason-there-is-an-engine-in-the-list-that-the-house-does-not-have = Lista conține un motor pe care casa nu îl are.
reason-the-engine-does-not-answer = Motorul nu răspunde.
reason-the-program-answers-in-no-protocol-that-we-know = Programul nu răspunde în niciun protocol cunoscut.
reason-there-is-no-program-program = Nu există niciun program „{ $program }”.
reason-the-program-used-more-than-size-mb-of-memory = Programul a folosit mai mult de { $size } MB de memorie.
reason-the-program-tried-to-have-more-than-count-processes-at-a-time = Programul a încercat să aibă mai mult de { $count } procese deodată.
reason-the-program-wrote-a-file-of-more-than-size-mb = Programul a scris un fișier de peste { $size } MB.
reason-the-program-used-more-than-seconds-s-of-processor-time = Programul a folosit mai mult de { $seconds } s de timp de procesor.
reason-the-program-made-a-system-call-that-no-player-needs-as-for-a-network-connection-or-to-look-into-other-processes = Programul a făcut un apel de sistem de care niciun jucător nu are nevoie, de exemplu pentru rețea sau pentru a vedea alte procese.
reason-programs-run-only-in-the-sandbox-and-it-needs-program-install-the-package-package = Programele rulează doar într-un mediu izolat, care are nevoie de { $program }: instalează pachetul { $package }.
reason-programs-run-only-in-the-sandbox-and-bubblewrap-does-not-work-here-cause-it-needs-user-namespaces-which-this-machine-or-container-may-have-turned-off = Programele rulează doar într-un mediu izolat, iar bubblewrap nu funcționează aici: { $cause }. Are nevoie de spații de nume de utilizator, pe care această mașină sau acest container le poate avea oprite.
reason-programs-run-in-a-service-of-their-own-and-it-does-not-answer-at-path-cause-systemctl-enable-now-tabuleiro-programs-socket = Programele rulează într-un serviciu propriu, care nu răspunde la { $path } ({ $cause }): systemctl enable --now tabuleiro-programs.socket
reason-the-service-that-runs-programs-says-why = Serviciul care rulează programele spune: { $why }

## Cum se încheie programele și de ce nu pornesc
reason-exited-with-status-status = a ieșit cu codul { $status }
reason-was-killed-by-signal-signal-meaning = a fost oprit de semnalul { $signal } ({ $meaning })
reason-was-killed-by-signal-signal = a fost oprit de semnalul { $signal }
reason-had-to-be-killed = a trebuit oprit cu forța
reason-has-ended = s-a încheiat
reason-segmentation-fault = eroare de segmentare
reason-aborted = abandonat
reason-floating-point-exception = excepție în virgulă mobilă
reason-illegal-instruction = instrucțiune ilegală
reason-bus-error = eroare de magistrală
reason-killed = omorât
reason-terminated = terminat
reason-broken-pipe = conductă întreruptă
reason-cpu-time-limit-exceeded = limita de timp de procesor depășită
reason-file-size-limit-exceeded = limita de mărime a fișierului depășită
reason-bad-system-call = apel de sistem nepermis
reason-wrote-more-than-size-mb = a scris mai mult de { $size } MB
reason-was-cancelled = a fost anulat
reason-closed-its-output = și-a închis ieșirea
reason-did-not-get-ready-within-seconds-s-protocol = nu a fost gata în { $seconds } s ({ $protocol })
reason-did-not-get-ready-within-seconds-s-though-it-talked = nu a fost gata în { $seconds } s, deși a vorbit
reason-end-before-it-was-ready = { $end } înainte să fie gata
reason-does-not-answer = nu răspunde
reason-declares-no-features = nu declară nicio funcționalitate (feature)
reason-plays-no-game-of-the-house = nu joacă niciun joc al casei
reason-it-says-text = spune: { $text }
reason-its-first-line-should-be-expected-and-is-text = prima linie ar trebui să fie „{ $expected }” și este „{ $text }”
reason-it-ended-the-game-before-everything-was-sunk = a încheiat jocul înainte ca totul să fie scufundat
reason-it-answers-line-with-text = răspunde la „{ $line }” cu: { $text }
reason-it-should-answer-line-with-ok-and-answers-text = ar trebui să răspundă la „{ $line }” cu ok și răspunde: { $text }
reason-it-should-answer-with-bestturn-and-answers-text = ar trebui să răspundă cu bestturn și răspunde: { $text }
reason-cannot-run-program-cause = Nu se poate rula „{ $program }”: { $cause }.

## Turnee
reason-a-tournament-report-has-at-most-most-rounds = Un raport de turneu are cel mult { $most } runde.
reason-a-list-has-at-most-most-players = O listă are cel mult { $most } jucători.
reason-the-list-of-players-is-no-text-in-utf-8 = Lista de jucători nu este un text în UTF-8.
reason-line-line-the-quotes-are-not-closed = Rândul { $line }: ghilimelele nu sunt închise.
reason-line-line-text-is-no-rating = Rândul { $line }: { $text } nu este un rating.
reason-line-line-a-player-has-no-name = Rândul { $line }: un jucător nu are nume.
reason-a-round-has-at-least-one-game = O rundă are cel puțin o partidă.
reason-a-tournament-needs-a-name = Un turneu are nevoie de un nume.
reason-both-teams-need-the-same-number-of-players = Ambele echipe au nevoie de același număr de jucători.
reason-in-a-team-match-the-boards-decide-who-meets-whom = Într-un meci pe echipe tablele decid cine cu cine joacă.
reason-the-teams-are-two-different-names-of-at-most-most-bytes = Echipele sunt două nume diferite de cel mult { $most } octeți.
reason-this-tournament-has-no-teams = Acest turneu nu are echipe.
reason-an-arena-has-no-rounds = O arenă nu are runde.
reason-in-an-arena-both-players-have-a-clock-and-no-days-per-move = Într-o arenă ambii jucători au ceas, și nu zile pe mutare.
reason-the-minutes-are-a-number-from-1-to-most = Minutele sunt un număr de la 1 la { $most }.
reason-you-have-a-break-already = Ești deja în pauză.
reason-a-tournament-needs-two-players = Un turneu are nevoie de doi jucători.
reason-all-rounds-have-been-played = Toate rundele au fost jucate.
reason-everybody-who-takes-part-has-one-place-in-the-round = Fiecare participant are un loc în rundă.
reason-nobody-can-be-added-after-the-start-of-such-a-tournament = După începutul unui astfel de turneu nu mai poate fi adăugat nimeni.
reason-in-a-knock-out-the-bracket-decides-who-meets-whom = Într-un turneu eliminatoriu tabloul hotărăște cine cu cine joacă.
reason-undo-the-rounds-after-it-first-they-follow-from-this-result = Anulează întâi rundele de după el: ele decurg din acest rezultat.
reason-the-games-of-an-encounter-are-a-number-from-1-to-most = Partidele unei întâlniri sunt un număr de la 1 la { $most }.
reason-nobody-is-absent = Nimeni nu lipsește.
reason-no-pairing-of-the-next-round-is-possible = Runda următoare nu poate fi împerecheată.
reason-only-the-director-of-the-tournament-may-do-that = Doar directorul turneului poate face asta.
reason-some-games-of-this-round-have-no-result-yet = Unele partide din această rundă nu au încă rezultat.
reason-that-is-not-the-code-of-this-tournament = Acesta nu este codul acestui turneu.
reason-the-break-between-rounds-is-a-number-of-seconds-from-0-to-most = Pauza dintre runde este un număr de secunde de la 0 la { $most }.
reason-the-entry-for-a-group-names-the-group = Alegeți grupul care poate participa.
reason-the-entry-is-for-anybody-for-a-group-or-by-code = Înscrierea este pentru oricine, pentru un grup sau cu cod.
reason-the-form-of-a-tournament-is-one-of-forms = Forma unui turneu este una dintre { $forms }.
reason-the-rounds-are-a-number-from-1-to-most = Numărul de runde este de la 1 la { $most }.
reason-the-tie-breaks-are-some-of-words-each-once = Departajările sunt unele dintre { $words }, fiecare o singură dată.
reason-the-tournament-has-changed-in-the-meantime = Turneul s-a schimbat între timp.
reason-the-tournament-is-busy-try-again = Turneul este ocupat; încercați din nou.
reason-the-tournament-is-full = Turneul este complet.
reason-the-tournament-is-over = Turneul s-a încheiat.
reason-there-is-no-such-board = Nu există o astfel de masă.
reason-there-is-no-such-entrant = Nu există un astfel de participant.
reason-there-is-no-such-tournament = Nu există un astfel de turneu.
reason-they-have-to-enter-by-themselves = Trebuie să se înscrie singuri.
reason-they-take-part-already = Participă deja.
reason-this-tournament-is-for-a-group = Acest turneu este pentru un grup.
reason-tournaments-are-made-by-teachers-in-this-house = În această casă, turneele sunt făcute de profesori.
reason-you-have-no-such-program = Nu aveți un astfel de program.
reason-you-have-too-many-tournaments-that-are-not-finished = Aveți prea multe turnee neîncheiate.
reason-in-a-simultaneous-display-everybody-meets-the-host = Într-un simultan toți joacă cu gazda.
reason-the-host-cannot-leave-a-simultaneous-display-before-it-begins = Gazda nu poate părăsi un simultan înainte să înceapă.
reason-days-per-move-are-for-both-players = Zilele pe mutare sunt pentru ambii jucători.
reason-the-field-field-is-one-of-words = Câmpul { $field } este unul dintre { $words }.

## Cursul
reason-there-is-no-such-assignment = Nu există o astfel de temă.
reason-only-the-teacher-of-the-assignment-may-do-that = Numai profesorul temei poate face asta.
reason-there-is-no-such-hand-in = Nu există o astfel de predare.
reason-the-assignment-is-too-long = Tema este prea lungă.
reason-batteries-are-not-taken-here = Aici nu se acceptă baterii de teste.
reason-the-title-has-more-than-most-bytes = Titlul are mai mult de { $most } octeți.
reason-the-course-is-switched-off-in-this-house = Cursul este oprit în această casă.
reason-an-assignment-opens-before-it-closes = O temă se deschide înainte de a se închide.
reason-the-assignment-has-no-ladder = Tema nu are un clasament continuu.
reason-a-teacher-has-at-most-most-assignments = Un profesor are cel mult { $most } teme.
reason-a-final-is-no-simultaneous-display = O finală nu este un simultan.
reason-the-tournament-was-not-made-try-again = Turneul nu a fost creat; încercați din nou.
reason-a-final-needs-two-versions-that-can-play = O finală are nevoie de două versiuni care pot juca.
reason-a-team-has-1-to-most-students = O echipă are de la 1 la { $most } elevi.
reason-make-a-team-first-or-join-one = Mai întâi fă o echipă, sau intră într-una.
reason-there-is-no-such-team = Nu există o asemenea echipă.
reason-another-team-has-this-name-or-one-that-looks-like-it = Altă echipă are acest nume, sau unul asemănător.
reason-in-this-assignment-everybody-works-alone = La această temă fiecare lucrează singur.
reason-only-students-of-the-group-are-in-teams = Doar elevii grupei sunt în echipe.
reason-the-team-has-most-members-already = Echipa are deja { $most } membri.
reason-you-are-in-a-team-already = Ești deja într-o echipă.
reason-nobody-can-join-this-team-any-more = Nimeni nu mai poate intra în această echipă.
reason-your-team-has-handed-in-only-the-teacher-can-let-you-leave-it = Echipa ta a predat deja; doar profesorul te poate lăsa să ieși.
reason-only-students-of-the-group-hand-in = Numai elevii grupului pot preda.
reason-the-assignment-is-not-open = Tema nu este deschisă.
reason-you-have-handed-in-too-much-wait-for-the-reports = Ați predat prea multe; așteptați rapoartele.
reason-this-is-no-version-that-can-play = Aceasta nu este o versiune care poate juca.
reason-the-name-of-the-file-cannot-be-used = Numele fișierului nu poate fi folosit.
reason-the-file-is-empty = Fișierul este gol.
