## Reversi
reason-reversi-fields = Uma posição são as 64 casas e quem joga.
reason-reversi-squares = Casas no tabuleiro: { $count } em vez de 64.
reason-reversi-letter = Em { $cell } não está 'X', 'O' nem '-'.
reason-reversi-side = Quem joga é 'X' ou 'O'.
reason-reversi-centre = As quatro casas do centro nunca estão vazias.
reason-reversi-move = Um lance é uma casa do tabuleiro, como d3, ou pass.
reason-reversi-pass = Quem tem um lance não pode passar.
reason-reversi-taken = Em { $cell } já está uma peça.
reason-reversi-nothing = Uma peça em { $cell } não viraria nenhuma.
