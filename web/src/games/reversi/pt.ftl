game-reversi = Reversi
game-reversi-text = Cerque as peças do adversário e vire-as para a sua cor.
first-reversi = Coloque uma peça de modo a cercar uma ou mais do adversário entre ela e outra sua, em qualquer direção: viram-se e passam a ser suas. Pontos mostram onde pode jogar. Ganha quem tiver mais peças no fim; as dos cantos nunca podem ser viradas.
piece-disc = peça
piece-first-disc = peça preta
piece-second-disc = peça branca
choice-pass = Passar
effect-pass = passa
effect-turn = { $count ->
    [one] { $count } peça virada
   *[other] { $count } peças viradas
  }
rule-full-board = O tabuleiro está cheio: pretas { $first }, brancas { $second }.
rule-no-moves = Nenhum dos lados pode jogar: pretas { $first }, brancas { $second }.
