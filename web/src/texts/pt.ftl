## A casa
skip = Saltar para o conteúdo
nav = Páginas
nav-players = Jogadores
nav-study = Análise
nav-help = Ajuda
nav-settings = Preferências
to-start = Voltar ao início
unknown-title = Não há nada aqui
unknown-text = Este endereço não pertence à casa.
loading = Um momento…
reload = Tentar de novo
cancel = Cancelar
accept = Aceitar
decline = Recusar

## Jogos
game-chess = Xadrez
game-chess-text = O clássico, com as regras da FIDE.
game-xadrez = Xadrez com operações
game-xadrez-text = Xadrez em que cada peça tem um golpe especial.
game-wargame = Batalha naval
game-wargame-text = Esconda a frota em blocos de 3×3 e afunde a outra.
game-renpaarden = Renpaarden
game-renpaarden-text = Corrida de cavalos: leve todos ao outro lado.

## Início
start-title = A que jogamos?
start-which = Jogo
start-unfinished = Continuar
start-all-unfinished = { $count ->
    [one] Mostrar { $count } jogo
   *[other] Mostrar os { $count } jogos
  }
start-options = Mais opções
start-study = Analisar jogos e posições
play = Jogar
versus = { $first } contra { $second }

## Novo jogo
new-title = Novo jogo
new-mode = Com quem
mode-computer = Computador
mode-computer-text = Escolha a força
mode-here = Neste ecrã
mode-here-text = Duas pessoas, um aparelho
mode-link = Por ligação
mode-link-text = Cada um no seu aparelho
mode-watch = Assistir
mode-watch-text = Computador contra computador
new-level = Força do computador
new-level-of = Força: { $side }
new-side = O seu lado
new-name = O seu nome
new-name-first = Nome ({ $side })
new-name-second = Nome ({ $side })
new-turn-board = Virar o tabuleiro depois de cada jogada
new-face-to-face = Frente a frente
new-face-to-face-hint = As peças do outro lado viram-se para ele: para um tablet entre dois.
new-time = Tempo
new-more = Regras e opções
new-takebacks = Permitir voltar atrás
new-takebacks-hint = Nunca depois de algo ter sido revelado.
new-flag = Tempo esgotado é empate se o outro não pode ganhar
new-flag-hint = Como na FIDE. Sem isto, quem deixa cair a bandeira perde.
new-start = Posição inicial
new-start-hint = Como texto (FEN no xadrez). Vazio: a habitual.
new-from-position = A partida começa nesta posição.
new-make-link = Criar ligação
new-watch = Começar
time-none = Sem relógio
time-own = Outro
time-kind = Modo de contar
time-kind-of = Modo de contar ({ $side })
time-different = { $side }: outro tempo
time-kind-none = Sem relógio
time-kind-total = Total
time-kind-increment = Incremento
time-kind-delay = Atraso
time-kind-bronstein = Bronstein
time-kind-per-move = Por jogada
time-kind-moves-in-time = N jogadas em T
time-moves = Jogadas
time-minutes = Minutos
time-seconds-a-move = Segundos por jogada
time-seconds-delay = Segundos livres
time-seconds-more = Segundos a mais
rating = { $rating } Elo
level-number = Nível { $level }
level-of = Nível { $level } de { $levels }

## Opções dos jogos
option-rows = Linhas
option-columns = Colunas
option-size = Tamanho
option-ships-1 = Navios de 1
option-ships-2 = Navios de 2
option-ships-3 = Navios de 3
option-ships-4 = Navios de 4
option-ships-5 = Navios de 5
option-ships-6 = Navios de 6
option-ships-7 = Navios de 7
option-start = Posição inicial
option-start-usual = habitual
option-start-random = Chess960, ao acaso
option-start-number = Chess960, por número
option-start-drawn = Posição { $number }
option-start-again = Sortear de novo
option-start-which = Número (518: a posição habitual)
option-draws = Empates por repetição e 50 lances
option-draws-automatic = automáticos
option-draws-fide = a pedido (FIDE)
option-material = Material insuficiente
option-material-listed = lista clássica
option-material-fide = como na FIDE
option-mate = Salvar-se do mate
option-mate-moves-only = só com jogadas
option-mate-operations-too = também com operações
option-no-play = Quem não pode jogar
option-no-play-loses = perde
option-no-play-goes-on = empata
option-rules = Jogos sem fim
option-rules-house = regras da casa
option-rules-literal = à letra
option-win = Vitória
option-win-end = no fim da jogada
option-win-mid-chain = também a meio dos saltos
option-ships-8 = Navios de 8

## Lados, peças
side-first = Brancas
side-second = Pretas
side-wargame-first = Primeiro
side-wargame-second = Segundo
side-random = À sorte
computer = Computador
computer-level = Computador, { $name }
level-1 = novato
level-2 = principiante
level-3 = jogador ocasional
level-4 = amador
level-5 = jogador de clube
level-6 = forte
level-7 = perito
level-8 = mestre
level-wargame-1 = ao acaso
level-wargame-2 = ordenado
level-wargame-3 = cuidadoso
level-wargame-4 = astuto
piece-pawn = peão
piece-knight = cavalo
piece-bishop = bispo
piece-rook = torre
piece-queen = dama
piece-king = rei
piece-ship = navio de { $type }
piece-first-pawn = peão branco
piece-first-knight = cavalo branco
piece-first-bishop = bispo branco
piece-first-rook = torre branca
piece-first-queen = dama branca
piece-first-king = rei branco
piece-second-pawn = peão preto
piece-second-knight = cavalo preto
piece-second-bishop = bispo preto
piece-second-rook = torre preta
piece-second-queen = dama preta
piece-second-king = rei preto

## Mesa
board-main = Tabuleiro
board-size = Tamanho do tabuleiro
board-own = As suas águas
board-other = Águas do adversário
board-of = Águas de { $name }
fleet-own = A sua frota
fleet-other = Frota do adversário
fleet-of = Frota: { $name }
fleet-ship-afloat = Navio de { $type }: a flutuar
fleet-ship-sunk = Navio de { $type }: afundado
cell-empty = vazia
cell-unknown = por descobrir
cell-stack = { $top } sobre { $under }
cell-picked = escolhida
cell-premove = jogada preparada
drawing-ring = Círculo em { $from }.
drawing-ring-gone = Círculo em { $from } apagado.
drawing-arrow = Seta de { $from } para { $to }.
drawing-arrow-gone = Seta de { $from } para { $to } apagada.
drawing-begun = Seta a partir de { $from }: vá até ao fim e prima A outra vez.
drawing-ring-here = com círculo
drawing-arrow-here = seta para { $to }
operation-left = operação disponível
mark-check = em xeque
mark-hit = atingido
mark-miss = água
mark-sunk = afundado
mark-goal-first = meta das brancas
mark-goal-second = meta das pretas
target-step = pode ir para aqui
target-capture = pode capturar
target-castle = roque
target-premove = pode preparar-se
target-special = operação especial
target-leap = pode saltar por aqui
target-chain = pode chegar aqui aos saltos
target-shot = pode disparar
target-place = pode colocar
moves = Jogadas
moves-none = Ainda não há jogadas.
step-first = Início do jogo
step-back = Jogada anterior
step-forward = Jogada seguinte
step-last = Posição atual
looking-back = Posição { $ply } de { $last }
back-to-game = Voltar ao jogo
panel = Jogo
actions = Ações
action-takeback = Voltar atrás
action-draw = Empate
action-claim-draw = Reclamar empate
action-claim-win = Reclamar vitória
action-resign = Desistir
action-abort = Anular
action-leave = Sair da mesa
action-hint = Dica
action-threat = Ameaça
action-flip = Virar
action-sound = Som
action-zen = Calma
record = Guardar o jogo
share-position = Partilhar a posição
watching = Está a assistir.
away = ausente
you = Eu
material-more = A mais: { $pieces }
to-place = Por colocar: { $pieces }
command = Jogada ou comando
command-example = e2e4, b, l, c…
offline = Ligação perdida. A restabelecer a ligação…
offline-move = O seu lance { $move } não foi confirmado.
news-unsent = O seu lance { $move } não foi enviado. Jogue-o outra vez.
stuck-blocked = A peça de { $cell } não se pode mover: há outras no caminho.
stuck-pinned = A peça de { $cell } está cravada: sem ela, o rei ficaria em xeque.
stuck-check = O rei está em xeque, e a peça de { $cell } não o pode salvar.
stuck-unsafe = O rei de { $cell } não se pode mover: as casas à volta estão atacadas ou ocupadas.
stuck-plain = A peça de { $cell } não se pode mover agora.
not-yours = Não lhe cabe mover a peça de { $cell }.
already-fired = Já disparou para { $cell }.
table-missing = Esta mesa não existe
table-missing-text = O jogo pode ter sido apagado, ou o endereço está incompleto.

## Estado
status-loading = A abrir a mesa…
status-waiting = À espera do segundo jogador.
status-your-turn = É a sua vez.
status-turn = Jogam: { $side }.
status-thinking = { $side }: o computador pensa…
status-check = Xeque!
status-place = Coloque a sua frota.
confirm-resign = Desistir deste jogo?
confirm-resign-yes = Desistir
confirm-ask-takeback = Voltar atrás no último lance?
confirm-ask-takeback-yes = Voltar atrás
confirm-abort = Anular esta partida?
confirm-abort-yes = Anular
confirm-offer-draw = Propor empate?
confirm-offer-draw-yes = Propor
confirm-leave = Sair e perder o jogo?
confirm-leave-yes = Sair
confirm-leave-early = Sair e anular a partida?
confirm-move = Jogar assim?
confirm-move-yes = Jogar
confirm-move-wasted = Não há peões à volta: a operação ficaria gasta. Jogar mesmo assim?
waiting-draw = Empate proposto. À espera de resposta.
waiting-takeback = Pedido para voltar atrás. À espera de resposta.
operations = Operações desta peça
choice-plain = Jogada normal
choice-castle-short = Roque pequeno
choice-castle-long = Roque grande
choice-pawn-back = Recuar
choice-rook-double = Dupla captura
choice-knight-leap = Salto de quatro
choice-bishop-blast = Capturar peões vizinhos
choice-queen-swap = Trocar com o rei

## Colocar a frota
placing = Colocar a frota
placing-text = { $type ->
    [one] Navio de uma casa: arraste-o, ou toque num bloco
   *[other] Navio de { $type } casas: arraste-o, ou toque num bloco
  }
shape = Forma { $number } de { $count }
next-shape = Outra forma (R)
arrange = Colocar à sorte

## Novidades
say-move = { $side }: { $what }.
say-path = { $piece } de { $from } para { $to }
say-shot = tiro em { $cell }
did-capture = captura
did-capture-of = captura { $what }
did-check = xeque
did-mate = xeque-mate
did-castle-short = roque pequeno
did-castle-long = roque grande
did-en-passant = en passant
did-promote = promoção
did-king-captured = rei capturado
did-pawn-back = peão recua de { $from } para { $to }
did-rook-double = torre de { $from } captura duas peças até { $to }
did-knight-leap = cavalo salta de { $from } para { $to }
did-bishop-blast = bispo em { $from } captura os peões vizinhos
did-queen-swap = a dama troca de lugar com o rei
did-place = navio colocado
did-place-at = navio colocado em { $cell }
did-hit = atingiu um navio de { $type }
did-miss = água
did-sunk = afundou um navio de { $type }
did-fleet-sunk = frota afundada
did-leap-on = saltando por { $cells }
did-enter = chegou à meta
news-takeback = Jogada retirada.
news-offer-draw = { $name } propõe empate.
news-offer-takeback = { $name } pede para voltar atrás.
offer-how = Prima O para ir à resposta, ou escreva «aceitar» ou «recusar» no campo de comandos.
news-left = { $who ->
    [white] As brancas saíram.
    [black] As pretas saíram.
    [first] O primeiro jogador saiu.
    [second] O segundo jogador saiu.
   *[named] { $name } saiu.
}
news-left-claim = Pode reclamar a vitória ou o empate, ou esperar.
news-declined = Proposta recusada.
news-joined = O segundo jogador chegou. Bom jogo!
news-picked = { $what } em { $cell }: { $count ->
    [one] uma casa possível
   *[other] { $count } casas possíveis
  }
news-go-on = O cavalo está sobre um adversário em { $cell }: tem de continuar a saltar.
news-asking = O que quer jogar?
news-promote = Promover a:
news-premove = Jogada preparada: { $from } para { $to }.
news-premove-off = Jogada preparada anulada.
news-hint = Dica: { $path }.
news-threat = Ameaça: { $path }.
impossible-move = { $what } em { $from } não pode ir para { $to }.
impossible-check = O rei está em xeque: { $what } em { $from } não o salva indo para { $to }.
impossible-own = Em { $to } está uma peça sua.
impossible-place = Esta forma não cabe no bloco de { $cell }: os navios não se tocam.

## Fim
result = Resultado
result-draw = Empate.
result-none = Partida anulada.
result-you-lost = Perdeu.
result-won = { $who ->
    [you] Ganhou!
    [computer] O computador ganhou.
    [white] As brancas ganharam.
    [black] As pretas ganharam.
    [first] O primeiro jogador ganhou.
    [second] O segundo jogador ganhou.
   *[named] { $name } ganhou.
}
rule-checkmate = Xeque-mate.
rule-mate = Mate.
rule-stalemate = Rei afogado.
rule-insufficient-material = Material insuficiente para dar mate.
rule-fifty-moves = Cinquenta lances sem captura nem peão.
rule-seventy-five-moves = Setenta e cinco lances sem captura nem peão.
rule-threefold = A mesma posição pela terceira vez.
rule-fivefold = A mesma posição pela quinta vez.
rule-perpetual-check = Xeque perpétuo.
rule-king-captured = O rei foi capturado.
rule-no-play = O lado a jogar não tem nenhum lance.
rule-opponent-left = Empate reclamado: o adversário tinha saído.
rule-stuck = Ninguém pode jogar.
rule-no-progress = Cem jogadas sem captura, peão ou operação única.
rule-fleet-sunk = A frota inteira foi afundada.
rule-all-arrived = Todos os cavalos chegaram.
rule-rows-full = As linhas da meta estão cheias, e quem ganhou tem mais cavalos na sua.
rule-no-entry = Cem lances sem nenhum cavalo chegar à meta: decide quem lá tem mais.
rule-repetition = A mesma posição pela terceira vez.
rule-ply-limit = O jogo chegou ao limite de jogadas.
ending-resignation = { $who ->
    [you] Desistiu.
    [computer] O computador desistiu.
    [white] As brancas desistiram.
    [black] As pretas desistiram.
    [first] O primeiro jogador desistiu.
    [second] O segundo jogador desistiu.
   *[named] { $name } desistiu.
}
ending-agreement = Empate por acordo.
ending-claim = Empate reclamado.
ending-time = { $who ->
    [you] O seu tempo esgotou-se.
    [computer] O computador perdeu por tempo.
    [white] As brancas perderam por tempo.
    [black] As pretas perderam por tempo.
    [first] O primeiro jogador perdeu por tempo.
    [second] O segundo jogador perdeu por tempo.
   *[named] { $name } perdeu por tempo.
}
ending-time-draw = O tempo esgotou-se, mas o adversário já não podia ganhar.
ending-abandonment = { $who ->
    [you] Saiu da partida.
    [computer] O computador saiu da partida.
    [white] As brancas abandonaram a partida.
    [black] As pretas abandonaram a partida.
    [first] O primeiro jogador abandonou a partida.
    [second] O segundo jogador abandonou a partida.
   *[named] { $name } abandonou a partida.
}
ending-abandonment-draw = Não tem resultado e não conta.
ending-rule = O jogo acabou.
rematch = Desforra
rematch-accept = Aceitar a desforra
rematch-asked = Desforra pedida. À espera do outro.
to-rematch = Ir para a desforra
close = Fechar
analyse = Analisar

## Passar o aparelho
curtain-title = Passe o aparelho a { $name }
curtain-text = O tabuleiro está tapado. Só quem vai jogar deve olhar agora.
curtain-lift = Sou { $name }: mostrar

## Ligação
link-title = Convide alguém
link-text = Envie esta ligação. Quem a abrir primeiro senta-se à mesa; quem vier depois assiste.
link-label = Ligação para o segundo jogador
link-copy = Copiar
watch-copy = Copiar ligação para quem assiste
link-copied = Copiada
link-local = Esta ligação só abre neste computador.
link-lan = Para a abrir noutro aparelho, inicie a casa com --lan.
link-open-network = Permitir outros aparelhos desta rede
link-qr = Código QR da ligação
link-lost = A ligação foi criada noutro navegador e não pode ser mostrada aqui.
link-leave = Fechar esta mesa
join-title = Um lugar para si
join-text = Foi convidado para um jogo.
join = Sentar-se e jogar
join-watch = Só assistir

## First use
first-title = Primeira vez: { $game }?
first-close = Percebi
first-rules = Regras
first-xadrez = Além dos seus lances, uma peça tem uma operação: um truque só seu. Um ponto verde marca as peças que ainda a têm. Toque numa delas: um losango mostra até onde pode ir a operação, ou um botão oferece-a. Os números pequenos distinguem as peças iguais na lista de lances.
first-wargame = Cada navio fica dentro de um dos blocos de 3×3, no máximo um em cada. Coloque a sua frota, ou deixe o acaso colocá-la; depois cada lado dispara à vez. Depois de acertar, o resto do navio está no mesmo bloco.
first-renpaarden = Leve todos os seus cavalos às duas linhas do outro lado, cujos cantos têm a sua cor. Nada se captura: um cavalo que cai em cima de um do adversário tem de saltar logo outra vez, e assim as sequências atravessam o tabuleiro.

## Relógios, respostas
clock-minutes = { $minutes } min { $seconds } s
clock-seconds = { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
  }
clock-moves = { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
  }
answer-no-move = Ainda não houve jogadas.
answer-no-offer = Ninguém lhe propôs nada.
answer-no-clock = sem relógio
answer-p-what = Que peças? Por exemplo p N, cavalos brancos.
answer-s-what = Que coluna ou linha? Por exemplo s a ou s 1.
answer-none = Nada.
answer-not-your-turn = Não é a sua vez.
answer-hits = Atingidas: { $cells }
answer-no-hits = Nada atingido.
answer-shots = { $count ->
    [one] Falta { $count } casa por disparar.
   *[other] Faltam { $count } casas por disparar.
  }
answer-moves = Podem jogar: { $cells }

## Recusas
refused-malformed = A casa não aceita estas escolhas.
refused-no-table = Esta mesa não existe.
refused-unknown = Não há nada nesse endereço.
refused-too-often = Demasiados pedidos: espere um momento.
refused-wrong-key = Esta ligação não é o convite desta mesa.
refused-own-table = Este navegador já tem lugar nesta mesa. A ligação é para o navegador do outro.
refused-own-machine = Só o computador da casa pode fazer isso.
refused-no-network = Não foi possível abrir a casa à rede local.
refused-watching = Quem assiste não joga.
refused-waiting = Falta o segundo jogador.
refused-over = O jogo já acabou.
refused-time = O tempo acabou.
refused-turn = Não é a sua vez.
refused-move = Essa jogada não é possível.
refused-curtain = Primeiro passe o aparelho.
refused-may-not = Isso não é possível agora.
refused-store = Não foi possível guardar: nada mudou.
refused-offline = A casa não responde. Está ligada?
refused-taken = O lugar já está ocupado.
refused-failed = A casa recusou o pedido.

## Jogadores
players-none = Ainda ninguém acabou um jogo com nome.
players-game = Jogo
players-against = Contra
players-person = pessoas
players-games = Jogos
players-wins = Vitórias
players-draws = Empates
players-defeats = Derrotas

## Preferências
settings-lead = Guardadas neste navegador.
setting-name-hint = Visto pelos adversários e nos resultados.
setting-language = Língua
language-pt = Português
language-en = English
language-ro = Română
setting-theme = Aspeto
theme-system = Do aparelho
theme-light = Claro
theme-dark = Escuro
setting-pieces = Peças
pieces-classic = Clássicas
pieces-modern = Modernas
setting-board = Tabuleiro
board-wood = Madeira
board-moss = Musgo
board-slate = Ardósia
board-contrast = Contraste
setting-animation = Animação
animation-none = Nenhuma
animation-fast = Rápida
animation-normal = Normal
animation-slow = Lenta
setting-sound = Sons
setting-coordinates = Coordenadas
setting-confirm = Confirmar cada jogada
setting-confirm-hint = Antes de jogar, a página pergunta.
setting-pauses = O computador leva o seu tempo
setting-pauses-hint = Responde passado um momento, como uma pessoa. Vale para novas partidas.
setting-auto-queen = Promover a dama sem perguntar (com Alt pergunta sempre)
auto-queen-never = Nunca
auto-queen-premove = Nos lances preparados
auto-queen-always = Sempre
setting-zen = Modo calmo
setting-zen-hint = À mesa ficam só o tabuleiro, os relógios e o estado.
setting-shortcuts = Atalhos de uma tecla
setting-shortcuts-hint = Desligue-os se atrapalham a voz ou o leitor de ecrã.

## Ajuda
help-lead = Tudo funciona com rato, dedo, teclado e leitor de ecrã.
help-rules = Regras
try = Experimentar
try-again = Recomeçar
help-study-text = O computador percorre um jogo, diz onde mudou e deixa tentar outra vez; jogos e posições de fora, um editor de posições.
help-fonts = Tipos de letra, sob a licença SIL Open Font License:
help-manual = Manual da casa
help-manual-text = Instalar, começar, opções de cada programa, cópias de segurança.
help-play = Jogar
help-play-text = Toque numa peça para ver onde pode ir: ponto é casa vazia, anel é captura, losango é operação. Toque na casa, ou arraste a peça. Na vez do outro pode preparar a sua jogada.
help-placing-text = Na batalha naval, escolha uma forma e toque num bloco de 3×3, arraste-a, ou deixe a sorte decidir.
help-keys = Teclado
key-arrows = andar pelas casas, depois de chegar ao tabuleiro com Tab
key-enter = escolher a casa
key-m = no tabuleiro: desenhar um círculo na casa
key-a = no tabuleiro: desenhar uma seta, da casa escolhida ou entre duas
key-escape = anular a escolha
key-step = fora do tabuleiro, ou depois de um clique: percorrer os lances
key-f = virar o tabuleiro
key-z = modo calmo
key-s = som
key-h = dica
key-t = ameaça
key-u = voltar atrás
key-o = ir para uma proposta
key-slash = ir para o campo de comandos
key-question = esta ajuda
key-r = outra forma do navio
help-commands = Comandos
help-commands-text = No campo «Jogada ou comando» escreva uma jogada ou uma destas palavras.
command-move = uma jogada, como se escreve nesse jogo
command-b = ir para o tabuleiro, ou para uma casa
command-l = a última jogada
command-c = os relógios
command-p = onde estão os cavalos brancos, os pretos, todas as brancas; na batalha naval, o que foi atingido
command-s = ler uma coluna ou uma linha
command-m = as jogadas possíveis, ou as de uma peça
command-o = o adversário
command-fleet = na Batalha naval, que navios flutuam e quais foram afundados
command-draw = propor ou aceitar empate
command-resign = desistir
command-abort = anular a partida, antes de ambos jogarem
command-claim = reclamar a vitória quando o adversário saiu
command-takeback = voltar atrás
command-accept = aceitar o que o adversário propõe
command-decline = recusar
command-leave = abandonar a mesa
