## A mesa de análise
study-panel = Análise da partida
study-other = Outras partidas
study-unknown = ainda sem avaliação
study-chances = { $side }: { $chances }
study-forced = { $side }: vitória em { $moves ->
    [one] { $moves } lance
   *[other] { $moves } lances
  }
study-bar = { $side ->
    [Brancas] Probabilidades das brancas
    [Pretas] Probabilidades das pretas
   *[other] Probabilidades: { $side }
  }
study-graph = Probabilidades ao longo da partida
study-no-moves = Jogue no tabuleiro, ou importe uma partida.
study-only-tags = Esta partida não tem lances: só se mostra a posição inicial.
study-variations = Variantes do texto
study-side-line = Variante
study-leave-side = Voltar à variante principal
study-keep-side = Tornar esta a variante principal
study-best = Melhores variantes
study-engine = Motor
study-engine-own = O do Tabuleiro
study-engine-chosen = Agora analisa { $name }.
study-depth = profundidade { $depth }
study-show-best = Mostrar variantes
study-hide-best = Esconder variantes
study-percent-of = { $side ->
    [Brancas] Percentagens: probabilidades das brancas
    [Pretas] Percentagens: probabilidades das pretas
   *[other] Percentagens: probabilidades de { $side }
  }
study-hidden = Escondidas enquanto tenta.
study-looking = O computador está a analisar…
study-over = A partida acaba aqui.
study-summary = Precisão e avaliações
study-side = Lado
study-accuracy = Precisão
study-working = A analisar a partida
study-waiting = À espera de outras análises
study-stop = Parar
study-lost = O servidor está demasiado ocupado para esta análise. Tente mais tarde.
study-analyse = Analisar a partida
study-deeper = Analisar mais a fundo
study-learn = Corrigir os erros
study-done = { $count ->
    [0] A análise está pronta. Nada a corrigir.
    [one] A análise está pronta. { $count } lance a corrigir.
   *[other] A análise está pronta. { $count } lances a corrigir.
  }
study-fell = { $side }: de { $before } para { $after }.
study-better = Melhor: { $move }.
study-try = Tentar outra vez
study-show-line = Mostrar a variante melhor
judgement-inaccuracy = Imprecisão
judgement-mistake = Erro
judgement-blunder = Erro grave
judgements-inaccuracy = Imprecisões
judgements-mistake = Erros
judgements-blunder = Erros graves

## Segundas tentativas
trial-task = { $side ->
    [Brancas] As brancas jogaram
    [Pretas] As pretas jogaram
   *[other] { $side }:
  } { $move }. { $judgement }. Encontre um lance melhor.
trial-count = { $at } de { $of }, { $side }
trial-thinking = { $move }: a verificar…
trial-best = { $move }: o lance do computador!
trial-as-good = { $move }: tão bom como o melhor lance.
trial-good = { $move }: um bom lance, só custa { $loss }.
trial-same = { $move } foi o lance jogado. Custa { $loss }.
trial-still-inaccuracy = { $move }: ainda é uma imprecisão, custa { $loss }.
trial-still-mistake = { $move }: ainda é um erro, custa { $loss }.
trial-still-blunder = { $move }: ainda é um erro grave, custa { $loss }.
trial-answer = O computador jogaria { $move }.
trial-again = Tentar outro lance
trial-show = Mostrar a resposta
trial-next = Seguinte
trial-end = Voltar à partida

## Em texto
study-share = Posição e partida em texto
study-fen = Posição (FEN)
study-position = Posição em texto
study-copy-position = Copiar a posição
study-save = Guardar a partida (PGN)
study-copy-game = Copiar a partida
study-save-all = { $count ->
    [one] Guardar { $count } partida
   *[other] Guardar as { $count } partidas
  }
study-edit = Editar a posição
study-play-from = Jogar a partir daqui
study-to-table = Voltar à mesa
share-copy-link = Copiar um link para a posição
share-png = Guardar uma imagem (PNG)
share-svg = Guardar um desenho (SVG)
share-copy-picture = Copiar uma imagem

## O que se analisa
open-lead = O computador analisa uma partida, mostra os momentos em que ela virou e permite-lhe corrigir os erros.
open-finished = Partidas jogadas aqui
open-own = Começar com uma partida vazia
open-games = Importar partidas e posições
open-text = PGN ou FEN
open-text-hint = Uma partida ou muitas; posições, uma por linha. Também pode largar aqui um ficheiro.
open-read = Importar
open-file = Escolher um ficheiro
open-found = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
  }
open-troubled = { $count ->
    [one] { $count } partida não pôde ser lida até ao fim. O que vinha antes foi lido.
   *[other] { $count } partidas não puderam ser lidas até ao fim. O que vinha antes foi lido.
  }
open-left-out = { $count ->
    [one] Ficou de fora mais { $count } partida.
   *[other] Ficaram de fora mais { $count } partidas.
  }
open-search = Procurar por nome, torneio ou data
open-none = Nenhuma partida encontrada.
open-moves = { $count ->
    [one] { $count } lance
   *[other] { $count } lances
  }
open-trouble = A leitura parou aqui:

## Editor de posições
editor-title = Editor de posições
editor-piece = Peça a colocar
editor-erase = esvaziar a casa
editor-keys = Toque numa casa para pôr lá a peça; arraste as peças para as mover, ou para fora do tabuleiro para as retirar. Teclas no tabuleiro: K Q R B N P para as brancas, em minúsculas para as pretas, Delete.
editor-first = Posição inicial
editor-clear = Tabuleiro vazio
editor-turn = Jogam
editor-castling = Direitos de roque
editor-passed = Casa de en passant
editor-passed-none = nenhuma
editor-sound = Esta posição é legal.
editor-checking = A verificar…
editor-analyse = Analisar
editor-play = Jogar a partir daqui

## Recusas
refused-start = Posição impossível.
refused-secrets = A batalha naval tem navios escondidos, por isso não pode ser analisada.
refused-playing = A partida ainda não acabou.
refused-busy = Demasiadas análises ao mesmo tempo: espere um momento.
refused-no-game = Não há nenhuma partida neste texto.
refused-too-large = É demasiado de uma vez: o limite é de 4 MB.
