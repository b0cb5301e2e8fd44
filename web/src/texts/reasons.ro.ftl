# De ce a fost refuzat ceva: vezi reasons.en.ftl.

## Alegeri
reason-option-number = { $option }: numai un număr de la { $least } la { $most }.
reason-option-steps = { $option }: numai un număr de la { $least } la { $most }, din { $step } în { $step }.
reason-time-text = Ceasul nu poate fi reglat așa: verifică numerele.
reason-time-nothing = Nu se poate juca cu un ceas fără niciun timp.
reason-name = Un nume are cel mult { $most } de octeți.
reason-start-over = În poziția aceea partida este deja terminată.
reason-start-field = Textul poziției este prea lung.

## Poziții: șah
reason-fen-fields = Un FEN are 6 câmpuri, sau 4 fără contoare, nu { $count }.
reason-fen-ranks = Linii ale tablei: { $count } în loc de 8.
reason-fen-no-piece = Pe linia { $rank } stă { $text }, care nu este o piesă.
reason-fen-squares = Câmpuri pe linia { $rank }: { $count } în loc de 8.
reason-fen-side = La mutare este 'w' sau 'b', nu { $text }.
reason-fen-castling = În câmpul rocadei { $text } nu are ce căuta { $letter }.
reason-fen-castling-none = Nu există rege și turn pentru { $letter } din câmpul rocadei.
reason-fen-castling-twice = Câmpul rocadei { $text } numește un turn de două ori.
reason-fen-en-passant = Câmpul en passant { $text } nu este un câmp al tablei.
reason-fen-clock = Contorul de semimutări { $text } nu este un număr.
reason-fen-number = Numărul mutării { $text } nu este un număr.
reason-no-king = { $side }: lipsește regele.
reason-kings = { $side }: prea mulți regi ({ $count }).
reason-pieces = { $side }: mai mult de { $count } piese.
reason-pawns = { $side }: mai mult de { $count } pioni.
reason-pawn-rank = { $side }: un pion stă pe prima sau pe ultima linie.
reason-castle-no-rook = { $side }: lipsește turnul cu care se poate face rocada.
reason-castle-king = { $side }: rocada e permisă, dar regele nu este pe linia lui inițială.
reason-castle-two = { $side }: rocada e permisă cu două turnuri de aceeași parte a regelui.
reason-passed = Niciun pion nu a trecut chiar acum peste { $cell }.
reason-quiet-plies = Semimutările de la ultima captură sau mutare de pion nu sunt între 0 și { $most }.
reason-move-number = Numărul mutării nu este între 1 și { $most }.
reason-waiting-in-check = { $side }: în șah, dar la mutare este: { $mover }.

## Poziții: șah cu operații
reason-xadrez-fields = O poziție cuprinde tabla, culoarea la mutare, ce nu s-a mutat, ce s-a folosit, câmpul en passant și semnele.
reason-xadrez-rows = O tablă are opt linii separate prin bare oblice.
reason-xadrez-row = Linia { $row } nu are opt câmpuri între virgule, goale sau cu o piesă.
reason-xadrez-colour = Culoarea la mutare este W sau B.
reason-xadrez-squares = '{ $text }' nu este o listă de câmpuri.
reason-xadrez-one-en-passant = Numai pe un câmp se poate captura en passant.
reason-xadrez-mark = Nu există semnul '{ $text }'.
reason-xadrez-home = Niciun pion, turn sau rege nu este la locul lui inițial pe { $cell }.
reason-xadrez-used = Pe { $cell } nu stă un pion, un turn sau un nebun.
reason-xadrez-operated = O piesă care și-a folosit operația s-a și mutat: { $cell }.
reason-xadrez-stepped = Niciun pion nu a trecut chiar acum peste { $cell }.
reason-xadrez-en-passant = Niciun pion nu poate captura en passant pe { $cell }.

## Poziții: Renpaarden
reason-race-fields = O poziție cuprinde rândurile, cine mută și cel mult încă șase câmpuri.
reason-race-rows = O tablă are 5 până la 9 rânduri, separate prin '/'.
reason-race-row = Câmpuri pe rândul { $row }: { $count }, nu { $size }.
reason-race-letter = Pe { $cell } nu stă nici 'w', nici 'x', nici '.'.
reason-race-side = La mutare este 'w' sau 'x'.
reason-race-cell = Nu există câmpul '{ $text }'.
reason-race-plies = '{ $text }' nu este un număr de mutări.
reason-race-rules = Regulile sunt 'house' sau 'literal'.
reason-race-win = Victoria se constată la sfârșit ('end') sau între salturi ('mid-chain').
reason-race-knights = { $side }, cai: { $count }, nu { $wanted }.
reason-race-no-knight = Pe { $cell } nu stă niciun cal.
reason-race-since-entry = Mutările de la ultima sosire sunt între 0 și mutările făcute.
reason-race-between = Între două sosiri sunt cel mult { $count } de mutări.
reason-race-ended = Partida se termină după { $count } de mutări fără nicio sosire.
reason-race-literal = O partidă jucată ad litteram se termină după { $count } de mutări.
reason-race-too-long = Nicio partidă nu ține atâtea mutări.

## Flote
reason-fleet-empty = O flotă are cel puțin o navă.
reason-fleet-order = O flotă nu are mai multe nave mari decât nave mai mici.
reason-fleet-half = O flotă ocupă cel mult jumătate din blocuri.

## Mutări
reason-move-text = O mutare are două câmpuri și o literă dacă un pion se transformă: e2e4, e7e8q.
reason-move-none = Aceasta nu este o mutare.
reason-move-no-piece = Nu este nicio piesă pe { $cell }.
reason-move-opponent = Piesa de pe { $cell } este a adversarului.
reason-move-cannot = Piesa de pe { $from } nu poate merge pe { $to }.
reason-move-own = Pe { $cell } se află o piesă de-a ta.
reason-move-nature = Piesa nu se mută așa: { $piece }.
reason-move-blocked = Drumul spre { $cell } este blocat.
reason-move-pawn = Pionul nu are ce captura pe { $cell }.
reason-move-king = Regele ar fi în șah pe { $cell }.
reason-move-check = Regele este în șah, iar mutarea aceasta nu îl apără.
reason-move-pinned = Piesa de pe { $cell } ({ $piece }) este legată: fără ea, regele ar fi în șah.
reason-castle-moved = Regele sau turnul de pe { $cell } s-a mutat deja: nu se mai poate face rocada.
reason-castle-check = Un rege în șah nu poate face rocada.
reason-castle-blocked = Rocada este împiedicată de alte piese.
reason-castle-attacked = Regele nu poate face rocada peste { $cell }, care este atacat.
reason-castle-uncovered = După rocadă regele ar fi în șah.
reason-move-no-such = Dintre piesele care pot merge pe { $cell }, niciuna nu este { $piece }.
reason-move-more = Mai multe piese de acest fel ({ $piece }) pot merge pe { $cell }.
reason-castle-short = Rocada mică nu este posibilă.
reason-castle-long = Rocada mare nu este posibilă.
reason-promote-letters = Un pion se transformă în q, r, b sau n.
reason-promote-only = Numai un pion ajuns pe ultima linie se transformă.
reason-promote-add = Pionul se transformă: adaugă { $letters } sau { $last }.
reason-xadrez-play = O mutare este E7E5, OS:B8F4 sau OS:C8: '{ $text }' nu este.
reason-xadrez-illegal = Aici '{ $text }' nu este o mutare permisă.
reason-race-turn = O mutare are două câmpuri ale tablei, ca b1-c3.
reason-race-own = Pe { $cell } nu stă un cal al celui care mută.
reason-race-end = O mutare se termină pe un câmp gol, iar { $cell } nu este gol.
reason-race-way = Niciun lanț de salturi peste adversari nu duce de pe { $from } pe { $to }.
reason-shot-text = O lovitură este o coloană și un rând al tablei, de exemplu B8.
reason-shot-again = În câmpul acela s-a tras deja.
reason-place-text = O navă se așază cu tipul, forma și câmpul din stânga sus al blocului, de exemplu 4.2@D9.
reason-place-type = Nava de așezat acum este de { $type }.
reason-place-variant = Navele de { $type } au formele 1 până la { $count }.
reason-place-block = Un bloc se numește după câmpul său din stânga sus.
reason-place-fit = Nava nu încape acolo: blocul este ocupat, ar atinge altă navă, sau restul flotei nu ar mai încăpea.

## Acțiuni
reason-draw-again = Nu poți propune remiză din nou acum.
reason-draw-none = Nimeni nu ți-a propus remiză.
reason-claim-none = Nicio regulă nu îți permite aici să ceri remiza.
reason-claim-present = Adversarul tău nu a plecat.
reason-abort-late = Ambii au mutat: partida nu mai poate fi anulată.
reason-takeback-none = Nu există nicio mutare pe care s-o poți retrage.
reason-takeback-unasked = Nimeni nu ți-a cerut să retragă o mutare.
reason-hint-none = Acum nu se dau indicii.
reason-threat-none = Acum nu există nicio amenințare de arătat.
reason-arrange-none = Acum nu este nimic de așezat.
reason-lift-none = Nu este nicio cortină de ridicat.
reason-rematch-early = Revanșa vine după partidă.
reason-no-network = Acest calculator nu este în nicio rețea.
reason-no-address = Adresa { $address } nu poate fi deschisă la portul { $port }: { $why }.

## Variante și fișiere de analizat
reason-line-move = Mutarea { $number }, { $text }: { $reason }
reason-line-over = Partida este deja terminată.
reason-file-line = rândul { $line } al textului: { $reason }
reason-file-start = Partida nu poate începe: { $reason }
reason-file-variant = Varianta { $text } nu este șah.
reason-file-comment = Comentariul care începe aici nu este închis.
reason-file-variation = Varianta care începe aici nu este închisă.
reason-file-word = rândul { $line } al textului: { $text } nu înseamnă nimic aici.
reason-file-null = O mutare nulă ({ $text }) nu are ce căuta într-o partidă.
reason-file-cut = Au fost citite numai primele { $most } de mutări.
reason-file-tags = Sunt mai mult de { $most } de etichete; restul a fost lăsat deoparte.
reason-file-comments = Sunt mai mult de { $most } de octeți de comentarii în același loc; restul a fost lăsat deoparte.
reason-file-annotations = Sunt mai mult de { $most } de adnotări în același loc; restul a fost lăsat deoparte.
reason-file-variations = Sunt mai mult de { $most } de variante; restul a fost lăsat deoparte.
reason-file-moves = rândul { $line } al textului: { $text } nu înseamnă nimic între mutări.
