## Reversi
reason-reversi-fields = O poziție înseamnă cele 64 de câmpuri și partea la mutare.
reason-reversi-squares = Câmpuri pe tablă: { $count } în loc de 64.
reason-reversi-letter = Pe { $cell } nu se află nici 'X', nici 'O', nici '-'.
reason-reversi-side = La mutare este 'X' sau 'O'.
reason-reversi-centre = Cele patru câmpuri din centru nu sunt niciodată goale.
reason-reversi-move = O mutare este un câmp al tablei, ca d3, sau pass.
reason-reversi-pass = Cine are o mutare nu poate trece peste rând.
reason-reversi-taken = Pe { $cell } se află deja un disc.
reason-reversi-nothing = Un disc pe { $cell } nu ar întoarce niciunul.
