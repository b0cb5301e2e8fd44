# Porque algo foi recusado: ver reasons.en.ftl.

## Escolhas
reason-option-number = { $option }: tem de ser um número de { $least } a { $most }.
reason-option-steps = { $option }: tem de ser um número de { $least } a { $most }, de { $step } em { $step }.
reason-time-text = Este tempo não é válido: verifique os números.
reason-time-nothing = Não se joga com um relógio sem tempo nenhum.
reason-name = Um nome não pode ter mais de { $most } bytes.
reason-start-over = Nessa posição a partida já acabou.
reason-start-field = O texto da posição é demasiado longo.

## Posições: xadrez
reason-fen-fields = Um FEN tem 6 campos, ou 4 sem contadores, e não { $count }.
reason-fen-ranks = Linhas do tabuleiro: { $count } em vez de 8.
reason-fen-no-piece = Na linha { $rank } está { $text }, que não é uma peça.
reason-fen-squares = Casas na linha { $rank }: { $count } em vez de 8.
reason-fen-side = Quem joga é 'w' ou 'b', e não { $text }.
reason-fen-castling = O campo do roque { $text } tem { $letter }.
reason-fen-castling-none = Não há rei e torre para { $letter } do campo do roque.
reason-fen-castling-twice = O campo do roque { $text } repete uma torre.
reason-fen-en-passant = O campo de en passant { $text } não é uma casa.
reason-fen-clock = O contador de meios-lances { $text } não é um número.
reason-fen-number = O número do lance { $text } não é um número.
reason-no-king = { $side }: falta o rei.
reason-kings = { $side }: reis a mais ({ $count }).
reason-pieces = { $side }: mais de { $count } peças.
reason-pawns = { $side }: mais de { $count } peões.
reason-pawn-rank = { $side }: há um peão na primeira ou na última linha.
reason-castle-no-rook = { $side }: falta a torre para um roque permitido.
reason-castle-king = { $side }: podem rocar, mas o rei não está na sua linha.
reason-castle-two = { $side }: podem rocar com duas torres do mesmo lado do rei.
reason-passed = Nenhum peão acaba de passar por { $cell }.
reason-quiet-plies = Os meios-lances desde a última captura ou lance de peão não estão entre 0 e { $most }.
reason-move-number = O número do lance não está entre 1 e { $most }.
reason-waiting-in-check = { $side ->
    [Brancas] As brancas
   *[other] As pretas
  } estão em xeque, mas são { $mover ->
    [Brancas] as brancas
   *[other] as pretas
  } que jogam.

## Posições: xadrez com operações
reason-xadrez-fields = Uma posição é o tabuleiro, a cor que joga, o que não se moveu, o que foi usado, a casa de en passant e as marcas.
reason-xadrez-rows = Um tabuleiro tem oito linhas separadas por barras.
reason-xadrez-row = A linha { $row } não tem oito casas entre vírgulas, vazias ou com uma peça.
reason-xadrez-colour = A cor que joga é W ou B.
reason-xadrez-squares = '{ $text }' não é uma lista de casas.
reason-xadrez-one-en-passant = Só se pode capturar en passant numa casa.
reason-xadrez-mark = Não existe a marca '{ $text }'.
reason-xadrez-home = Nenhum peão, torre ou rei começa a partida em { $cell }.
reason-xadrez-used = Em { $cell } não está nenhum peão, torre ou bispo.
reason-xadrez-operated = Uma peça que já operou também já se moveu: { $cell }.
reason-xadrez-stepped = Nenhum peão acaba de saltar { $cell }.
reason-xadrez-en-passant = Nenhum peão pode capturar en passant em { $cell }.

## Posições: Renpaarden
reason-race-fields = Uma posição são as linhas, o lado que joga e até seis campos mais.
reason-race-rows = Um tabuleiro tem 5 a 9 linhas, separadas por '/'.
reason-race-row = Casas na linha { $row }: { $count } em vez de { $size }.
reason-race-letter = Em { $cell } não está 'w', 'x' nem '.'.
reason-race-side = Quem joga é 'w' ou 'x'.
reason-race-cell = Não existe a casa '{ $text }'.
reason-race-plies = '{ $text }' não é um número de lances.
reason-race-rules = As regras são 'house' ou 'literal'.
reason-race-win = A vitória conta no fim do lance ('end') ou a meio dos saltos ('mid-chain').
reason-race-knights = Cavalos ({ $side }): { $count } em vez de { $wanted }.
reason-race-no-knight = Em { $cell } não está nenhum cavalo.
reason-race-since-entry = Os lances desde a última chegada vão de 0 até aos lances já jogados.
reason-race-between = Entre duas chegadas há no máximo { $count } lances.
reason-race-ended = A partida acaba depois de { $count } lances sem uma chegada.
reason-race-literal = Com as regras à letra, a partida acaba depois de { $count } lances.
reason-race-too-long = Nenhuma partida dura tantos lances.

## Frotas
reason-fleet-empty = Uma frota tem pelo menos um navio.
reason-fleet-order = Uma frota não tem mais navios de um tipo maior do que de um menor.
reason-fleet-half = Uma frota ocupa no máximo metade dos blocos.

## Lances
reason-move-text = Um lance são duas casas, e uma letra se um peão for promovido: e2e4, e7e8q.
reason-move-none = Isto não é um lance.
reason-move-no-piece = Não há nenhuma peça em { $cell }.
reason-move-opponent = A peça de { $cell } é do adversário.
reason-move-cannot = A peça de { $from } não pode ir para { $to }.
reason-move-own = Em { $cell } está uma peça sua.
reason-move-nature = { $piece ->
    [torre] A torre
    [dama] A dama
   *[other] O { $piece }
  } não se move assim.
reason-move-blocked = O caminho para { $cell } está bloqueado.
reason-move-pawn = O peão não tem nada para capturar em { $cell }.
reason-move-king = O rei ficaria em xeque em { $cell }.
reason-move-check = O rei está em xeque, e esse lance não o salva.
reason-move-pinned = { $piece ->
    [torre] A torre de { $cell } está cravada: sem ela, o rei ficaria em xeque.
    [dama] A dama de { $cell } está cravada: sem ela, o rei ficaria em xeque.
   *[other] O { $piece } de { $cell } está cravado: sem ele, o rei ficaria em xeque.
  }
reason-castle-moved = O rei ou a torre de { $cell } já se moveu: não podem fazer roque.
reason-castle-check = Um rei em xeque não pode fazer roque.
reason-castle-blocked = Há peças no caminho do roque.
reason-castle-attacked = O rei não pode fazer roque: passaria por { $cell }, que está atacada.
reason-castle-uncovered = Depois do roque o rei ficaria em xeque.
reason-move-no-such = { $piece ->
    [torre] Nenhuma torre
    [dama] Nenhuma dama
   *[other] Nenhum { $piece }
  } pode ir para { $cell }.
reason-move-more = { $piece ->
    [torre] Mais de uma torre
    [dama] Mais de uma dama
   *[other] Mais de um { $piece }
  } pode ir para { $cell }.
reason-castle-short = O roque pequeno não é possível.
reason-castle-long = O roque grande não é possível.
reason-promote-letters = Um peão é promovido a q, r, b ou n.
reason-promote-only = Só um peão que chega à última linha é promovido.
reason-promote-add = O peão é promovido: acrescente { $letters } ou { $last }.
reason-xadrez-play = Um lance é E7E5, OS:B8F4 ou OS:C8: '{ $text }' não é nenhum deles.
reason-xadrez-illegal = '{ $text }' não é aqui um lance legal.
reason-race-turn = Um lance são duas casas do tabuleiro, como b1-c3.
reason-race-own = Em { $cell } não está um cavalo de quem joga.
reason-race-end = Um lance acaba numa casa vazia, e { $cell } não o está.
reason-race-way = Nenhuma sequência de saltos sobre adversários leva de { $from } a { $to }.
reason-shot-text = Um tiro é uma coluna e uma linha do tabuleiro, por exemplo B8.
reason-shot-again = Já se disparou para essa casa.
reason-place-text = Um navio coloca-se indicando o tipo, a forma e a casa do canto superior esquerdo do bloco, por exemplo 4.2@D9.
reason-place-type = O navio a colocar agora é de { $type }.
reason-place-variant = Os navios de { $type } têm as formas 1 a { $count }.
reason-place-block = Um bloco tem o nome da sua casa do canto superior esquerdo.
reason-place-fit = O navio não cabe aí: o bloco está ocupado, tocaria noutro navio, ou o resto da frota já não caberia.

## Ações
reason-draw-again = Não pode propor empate outra vez agora.
reason-draw-none = Ninguém lhe propôs empate.
reason-claim-none = Nenhuma regra permite agora reclamar empate.
reason-claim-present = O seu adversário não saiu.
reason-abort-late = Ambos os lados já jogaram: a partida já não pode ser anulada.
reason-takeback-none = Não há nenhum lance que possa retirar.
reason-takeback-unasked = Ninguém lhe pediu para voltar atrás.
reason-hint-none = Agora não há dicas.
reason-threat-none = Agora não há ameaça para mostrar.
reason-arrange-none = Agora não há nada para colocar.
reason-lift-none = Não há cortina para abrir.
reason-rematch-early = A desforra só vem depois da partida.
reason-no-network = Este computador não está ligado a nenhuma rede.
reason-no-address = O endereço { $address } não pode ser aberto na porta { $port }: { $why }.

## Variantes e ficheiros a analisar
reason-line-move = Lance { $number }, { $text }: { $reason }
reason-line-over = A partida já acabou.
reason-file-line = linha { $line } do texto: { $reason }
reason-file-start = A partida não pode começar: { $reason }
reason-file-variant = A variante { $text } não é xadrez.
reason-file-comment = O comentário que começa aqui não está fechado.
reason-file-variation = A variante que começa aqui não está fechada.
reason-file-word = linha { $line } do texto: { $text } não tem sentido aqui.
reason-file-null = Um lance nulo ({ $text }) não é um lance de uma partida.
reason-file-cut = Só foram lidos os primeiros { $most } lances.
reason-file-tags = Há mais de { $most } etiquetas; as restantes ficaram de fora.
reason-file-comments = Há mais de { $most } bytes de comentários no mesmo lugar; os restantes ficaram de fora.
reason-file-annotations = Há mais de { $most } anotações no mesmo lugar; as restantes ficaram de fora.
reason-file-variations = Há mais de { $most } variantes; as restantes ficaram de fora.
reason-file-moves = linha { $line } do texto: { $text } não tem sentido entre lances.
