## Reversi
reason-a-position-is-the-64-squares-and-the-side-to-move = Uma posição são as 64 casas e quem joga.
reason-the-board-has-count-squares-not-64 = Casas no tabuleiro: { $count } em vez de 64.
reason-on-cell-stands-neither-x-o-nor = Em { $cell } não está 'X', 'O' nem '-'.
reason-the-side-to-move-is-x-or-o = Quem joga é 'X' ou 'O'.
reason-the-four-squares-in-the-middle-are-never-empty = As quatro casas do centro nunca estão vazias.
reason-a-move-is-a-square-of-the-board-as-d3-or-pass = Um lance é uma casa do tabuleiro, como d3, ou pass.
reason-a-player-who-has-a-move-may-not-pass = Quem tem um lance não pode passar.
reason-there-is-a-disc-on-cell-already = Em { $cell } já está uma peça.
reason-a-disc-on-cell-would-turn-no-other = Uma peça em { $cell } não viraria nenhuma.
