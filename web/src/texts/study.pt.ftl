## A mesa de análise
study-panel = Análise do jogo
study-other = Outros jogos
study-unknown = ainda sem avaliação
study-chances = { $side }: { $chances }
study-forced = { $side }: vitória em { $moves ->
    [one] { $moves } lance
   *[other] { $moves } lances
  }
study-bar = Probabilidades: { $side }
study-graph = Probabilidades ao longo do jogo
study-no-moves = Jogue no tabuleiro, ou leia um jogo.
study-only-tags = Esta partida não tem lances: mostra-se só a posição inicial.
study-variations = Variantes do texto
study-side-line = Variante
study-leave-side = Voltar à linha
study-keep-side = Tornar linha principal
study-best = Melhores linhas
study-depth = profundidade { $depth }
study-show-best = Mostrar linhas
study-hide-best = Esconder linhas
study-percent-of = Percentagens: as hipóteses de { $side }
study-hidden = Escondidas enquanto tenta.
study-looking = O computador está a ver…
study-over = Aqui o jogo já acabou.
study-summary = Precisão e avaliações
study-side = Lado
study-accuracy = Precisão
study-working = O computador percorre o jogo
study-waiting = Há outras análises à frente
study-stop = Parar
study-lost = A análise foi recusada: a casa tem pedidos a mais. Tente mais tarde.
study-analyse = Analisar o jogo
study-deeper = Ver mais fundo
study-learn = Tentar outra vez os erros
study-done = { $count ->
    [0] A análise está pronta. Nada a corrigir.
    [one] A análise está pronta. { $count } jogada a corrigir.
   *[other] A análise está pronta. { $count } jogadas a corrigir.
  }
study-fell = { $side }: de { $before } para { $after }.
study-better = Melhor: { $move }.
study-try = Tentar outra vez
study-show-line = Mostrar a linha melhor
judgement-inaccuracy = Imprecisão
judgement-mistake = Erro
judgement-blunder = Erro grave
judgements-inaccuracy = Imprecisões
judgements-mistake = Erros
judgements-blunder = Erros graves

## Segundas tentativas
trial-task = { $side }: { $move }. { $judgement }. Encontre melhor no tabuleiro.
trial-count = { $at } de { $of }, { $side }
trial-thinking = { $move }… um momento.
trial-best = { $move }: exatamente a jogada do computador!
trial-as-good = { $move }: tão boa como a melhor.
trial-good = { $move }: boa jogada, custa só { $loss }.
trial-same = { $move } foi o que se jogou. Custa { $loss }.
trial-still-inaccuracy = { $move }: ainda é uma imprecisão, custa { $loss }.
trial-still-mistake = { $move }: ainda é um erro, custa { $loss }.
trial-still-blunder = { $move }: ainda é um erro grave, custa { $loss }.
trial-answer = O computador jogaria { $move }.
trial-again = Nova tentativa
trial-show = Mostrar a resposta
trial-next = Seguinte
trial-end = Voltar ao jogo

## Em texto
study-share = Posição e jogo em texto
study-fen = Posição (FEN)
study-position = Posição em texto
study-copy-position = Copiar a posição
study-save = Guardar o jogo (PGN)
study-copy-game = Copiar o jogo
study-save-all = { $count ->
    [one] Guardar { $count } jogo
   *[other] Guardar os { $count } jogos
  }
study-edit = Editar a posição
study-play-from = Jogar daqui
study-to-table = Voltar à mesa
share-copy-link = Copiar uma ligação para a posição
share-png = Guardar uma imagem (PNG)
share-svg = Guardar um desenho (SVG)
share-copy-picture = Copiar uma imagem

## O que se analisa
open-lead = O computador percorre um jogo, mostra onde mudou, e deixa tentar outra vez.
open-finished = Jogos feitos aqui
open-own = Uma linha sua
open-games = Jogos e posições de fora
open-text = PGN ou FEN
open-text-hint = Um jogo ou muitos; posições, uma por linha. Também pode largar aqui um ficheiro.
open-read = Ler
open-file = Escolher um ficheiro
open-found = { $count ->
    [one] { $count } jogo
   *[other] { $count } jogos
  }
open-troubled = { $count ->
    [one] { $count } jogo não pôde ser lido até ao fim. O que vinha antes ficou.
   *[other] { $count } jogos não puderam ser lidos até ao fim. O que vinha antes ficou.
  }
open-left-out = { $count ->
    [one] Ficou de fora mais { $count } jogo.
   *[other] Ficaram de fora mais { $count } jogos.
  }
open-search = Procurar um nome, um torneio, uma data
open-none = Nenhum dos jogos tem isso.
open-moves = { $count ->
    [one] { $count } lance
   *[other] { $count } lances
  }
open-trouble = A leitura parou aqui:

## Editor de posições
editor-title = Editor de posições
editor-piece = Peça a colocar
editor-erase = esvaziar a casa
editor-keys = Toque numa casa para pôr lá a peça; arraste as peças para as mover, para fora do tabuleiro para as tirar. Teclas no tabuleiro: K Q R B N P para as brancas, em minúsculas para as pretas, Delete.
editor-first = Posição inicial
editor-clear = Tabuleiro vazio
editor-turn = A jogar
editor-castling = Roques ainda possíveis
editor-passed = En passant em
editor-passed-none = nenhuma casa
editor-sound = A posição pode ser jogada.
editor-checking = A verificar…
editor-analyse = Analisar
editor-play = Jogar a partir daqui

## Recusas
refused-start = Esta posição não pode existir.
refused-secrets = A batalha naval tem segredos: não se analisa.
refused-playing = O jogo ainda não acabou.
refused-busy = Demasiadas análises ao mesmo tempo: espere um momento.
refused-no-game = Não há nenhum jogo nesse texto.
refused-too-large = É demasiado de uma vez: no máximo 4 MB.
