game-reversi = Reversi
game-reversi-text = Închide discurile adversarului și întoarce-le pe culoarea ta.
first-reversi = Pune un disc astfel încât să închidă unul sau mai multe ale adversarului între el și un alt disc al tău, în orice direcție: se întorc și devin ale tale. Punctele arată unde se poate juca. Câștigă cine are mai multe discuri la sfârșit; cele din colțuri nu pot fi întoarse niciodată.
piece-disc = disc
piece-first-disc = disc negru
piece-second-disc = disc alb
choice-pass = Pas
effect-pass = trece peste rând
effect-turn = { $count ->
    [one] { $count } disc întors
    [few] { $count } discuri întoarse
   *[other] { $count } de discuri întoarse
  }
rule-full-board = Tabla este plină: negrul { $first }, albul { $second }.
rule-no-moves = Niciuna dintre părți nu poate muta: negrul { $first }, albul { $second }.
