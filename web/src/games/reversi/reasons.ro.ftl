## Reversi
reason-a-position-is-the-64-squares-and-the-side-to-move = O poziție înseamnă cele 64 de câmpuri și partea la mutare.
reason-the-board-has-count-squares-not-64 = Câmpuri pe tablă: { $count } în loc de 64.
reason-on-cell-stands-neither-x-o-nor = Pe { $cell } nu se află nici 'X', nici 'O', nici '-'.
reason-the-side-to-move-is-x-or-o = La mutare este 'X' sau 'O'.
reason-the-four-squares-in-the-middle-are-never-empty = Cele patru câmpuri din centru nu sunt niciodată goale.
reason-a-move-is-a-square-of-the-board-as-d3-or-pass = O mutare este un câmp al tablei, ca d3, sau pass.
reason-a-player-who-has-a-move-may-not-pass = Cine are o mutare nu poate trece peste rând.
reason-there-is-a-disc-on-cell-already = Pe { $cell } se află deja un disc.
reason-a-disc-on-cell-would-turn-no-other = Un disc pe { $cell } nu ar întoarce niciunul.
