## Página
skip = Saltar para o conteúdo
nav = Páginas
nav-players = Jogadores
nav-lobby = Átrio
nav-tournaments = Torneios
nav-study = Análise
nav-help = Ajuda
nav-settings = Preferências
to-start = Voltar ao início
unknown-title = Página não encontrada
unknown-text = Não existe nenhuma página neste endereço.
loading = A carregar…
reload = Tentar de novo
cancel = Cancelar
accept = Aceitar
decline = Recusar

## Jogos

## Início
start-title = A que quer jogar?
start-which = Jogo
start-unfinished = Continuar
start-all-unfinished = { $count ->
    [one] Mostrar { $count } partida
   *[other] Mostrar as { $count } partidas
  }
start-options = Mais opções
start-lobby = Encontrar pessoas no átrio
start-study = Analisar partidas e posições
play = Jogar
versus = { $first } contra { $second }

## Nova partida
new-title = Nova partida
new-mode = Adversário
mode-computer = Computador
mode-computer-text = Escolha o nível
mode-program = Programa
mode-program-text = Um motor, ou o de um jogador
mode-here = Neste ecrã
mode-here-text = Duas pessoas, um dispositivo
mode-link = Por link
mode-link-text = Cada um no seu dispositivo
mode-watch = Assistir
mode-watch-text = Computador contra computador
new-level = Nível do computador
new-level-of = Nível do computador: { $side }
new-side = O seu lado
new-name = O seu nome
new-name-first = Nome ({ $side })
new-name-second = Nome ({ $side })
new-turn-board = Virar o tabuleiro depois de cada lance
new-face-to-face = Frente a frente
new-face-to-face-hint = As peças do adversário ficam viradas para ele: para um tablet pousado entre duas pessoas.
new-time = Tempo
new-more = Regras e opções
new-takebacks = Permitir voltar atrás
new-takebacks-hint = Nunca depois de algo ter sido revelado.
new-flag = Empate por tempo se o adversário não puder ganhar
new-flag-hint = Como nas leis da FIDE. Caso contrário, quem esgota o tempo perde sempre.
new-start = Posição inicial
new-start-hint = Em texto (FEN, no xadrez). Deixe vazio para a posição habitual.
new-from-position = A partida começa nesta posição.
new-make-link = Criar link
new-watch = Começar
visibility = Quem vê esta partida
visibility-listed = Toda a gente
visibility-link = Quem tiver o link
visibility-private = Só os jogadores
time-none = Sem relógio
time-days = Dias por lance
time-own = Outro
time-kind = Tipo de relógio
time-kind-of = Tipo de relógio ({ $side })
time-different = { $side ->
    [Pretas] Tempo diferente para as pretas
    [Segundo] Tempo diferente para o segundo jogador
   *[other] Tempo diferente: { $side }
  }
time-kind-none = Sem relógio
time-kind-total = Tempo fixo
time-kind-increment = Incremento
time-kind-delay = Atraso
time-kind-bronstein = Bronstein
time-kind-per-move = Por lance
time-kind-moves-in-time = N lances em T minutos
time-moves = Lances
time-minutes = Minutos
time-seconds-a-move = Segundos por lance
time-seconds-delay = Atraso (s)
time-seconds-more = Incremento (s)
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
option-draws = Empates por repetição e por 50 lances
option-draws-automatic = automáticos
option-draws-fide = a pedido (FIDE)
option-material = Material insuficiente
option-material-listed = lista clássica
option-material-fide = segundo a FIDE
option-mate = Escapar ao mate
option-mate-moves-only = só com lances
option-mate-operations-too = também com operações
option-no-play = Quem não tem lances
option-no-play-loses = perde
option-no-play-goes-on = empata
option-rules = Partidas sem fim
option-rules-house = regras habituais
option-rules-literal = à letra
option-win = Vitória
option-win-end = no fim do lance
option-win-mid-chain = também a meio de uma sequência de saltos
option-ships-8 = Navios de 8

## Lados, peças
side-white = Brancas
side-black = Pretas
side-first = Primeiro
side-second = Segundo
side-random = Ao acaso
computer = Computador
computer-level = Computador, { $name }
level-novice = novato
level-beginner = principiante
level-casual = jogador ocasional
level-amateur = amador
level-club = jogador de clube
level-strong = forte
level-expert = perito
level-master = mestre
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
board-other = As águas do adversário
board-of = Águas: { $name }
fleet-own = A sua frota
fleet-other = A frota do adversário
fleet-of = Frota: { $name }
fleet-ship-afloat = Navio de { $type }: a flutuar
fleet-ship-sunk = Navio de { $type }: afundado
cell-empty = vazia
cell-unknown = por descobrir
cell-stack = { $top } sobre { $under }
cell-picked = selecionada
cell-premove = lance antecipado
drawing-ring = Círculo em { $from }.
drawing-ring-gone = Círculo em { $from } apagado.
drawing-arrow = Seta de { $from } para { $to }.
drawing-arrow-gone = Seta de { $from } para { $to } apagada.
drawing-begun = Seta a partir de { $from }: vá até à casa de chegada e prima A outra vez.
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
target-premove = pode antecipar o lance
target-special = operação especial
target-leap = pode saltar por aqui
target-chain = pode chegar aqui aos saltos
target-shot = pode disparar para aqui
target-place = pode colocar aqui
moves = Lances
moves-none = Ainda não há lances.
step-first = Início da partida
step-back = Lance anterior
step-forward = Lance seguinte
step-last = Último lance
looking-back = Após { $ply } de { $last } lances
back-to-game = Voltar à partida
panel = A partida
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
action-flip = Virar o tabuleiro
action-sound = Som
action-zen = Modo zen
record = Guardar a partida
share-position = Partilhar a posição
watching = Está a assistir.
away = ausente
you = Eu
material-more = Vantagem: { $pieces }
tally-count = { $count ->
    [one] { $count } peça
   *[other] { $count } peças
 }
to-place = Por colocar: { $pieces }
command = Lance ou comando
command-example = { $move }, b, l, c…
offline = Ligação perdida. A tentar ligar de novo…
offline-move = O seu lance { $move } será enviado assim que a ligação voltar.
too-late-move = Demasiado tarde: { $move } não foi jogado, porque a posição já tinha mudado.
stuck-blocked = A peça de { $cell } não se pode mover: há outras no caminho.
stuck-pinned = A peça de { $cell } está cravada: sem ela, o rei ficaria em xeque.
stuck-check = O rei está em xeque, e a peça de { $cell } não o pode salvar.
stuck-unsafe = O rei de { $cell } não se pode mover: as casas à volta estão atacadas ou ocupadas.
stuck-plain = A peça de { $cell } não se pode mover agora.
not-yours = Não pode mover a peça de { $cell }: é do outro lado.
already-fired = Já disparou para { $cell }.
table-missing = Esta mesa não existe
table-missing-text = A partida pode ter sido apagada, ou o endereço está incompleto.

## Estado
status-loading = A abrir a mesa…
status-waiting = À espera do adversário.
status-your-turn = É a sua vez.
status-turn = { $side ->
    [Brancas] As brancas jogam.
    [Pretas] As pretas jogam.
    [Primeiro] É a vez do primeiro jogador.
    [Segundo] É a vez do segundo jogador.
   *[other] É a vez de { $side }.
  }
status-thinking = { $side }: o computador está a pensar…
status-program-thinking = { $name } está a pensar …
status-check = Xeque!
status-place = Coloque a sua frota.
status-pass = { $side }: sem lance possível, é preciso passar.
confirm-resign = Desistir desta partida?
confirm-resign-yes = Desistir
confirm-ask-takeback = Retirar o último lance?
confirm-ask-takeback-yes = Voltar atrás
confirm-abort = Anular esta partida?
confirm-abort-yes = Anular
confirm-offer-draw = Propor empate?
confirm-offer-draw-yes = Propor
confirm-leave = Sair e perder a partida?
confirm-leave-yes = Sair
confirm-leave-early = Sair e anular a partida?
confirm-move = Jogar este lance?
confirm-move-yes = Jogar
confirm-move-wasted = Não há peões à volta: a operação seria gasta em vão. Jogar mesmo assim?
waiting-draw = Empate proposto. À espera de resposta.
waiting-takeback = Pedido para voltar atrás enviado. À espera de resposta.
operations = Operações desta peça
choice-plain = Lance normal
choice-castle-short = Roque pequeno
choice-castle-long = Roque grande
choice-pawn-back = Recuar
choice-rook-double = Captura dupla
choice-knight-leap = Salto de quatro casas
choice-bishop-blast = Capturar os peões vizinhos
choice-queen-swap = Trocar com o rei

## Colocar a frota
placing = Colocar a frota
placing-text = { $type ->
    [one] Navio de uma casa: arraste-o, ou toque num bloco
   *[other] Navio de { $type } casas: arraste-o, ou toque num bloco
  }
shape = Forma { $number } de { $count }
next-shape = Outra forma (R)
arrange = Colocar ao acaso

## Novidades
say-move = { $side }: { $what }.
say-path = { $piece } de { $from } para { $to }
say-at = { $piece } em { $cell }
say-shot = tiro em { $cell }
effect-capture = captura
effect-capture-of = captura { $what }
effect-check = xeque
effect-mate = xeque-mate
effect-castle-short = roque pequeno
effect-castle-long = roque grande
effect-en-passant = en passant
effect-promote = promoção
effect-king-captured = rei capturado
effect-pawn-back = peão recua de { $from } para { $to }
effect-rook-double = torre de { $from } captura duas peças até { $to }
effect-knight-leap = cavalo salta de { $from } para { $to }
effect-bishop-blast = bispo em { $from } captura os peões vizinhos
effect-queen-swap = a dama troca de lugar com o rei
effect-place = navio colocado
effect-place-at = navio colocado em { $cell }
effect-hit = atingiu um navio de { $type }
effect-miss = água
effect-sunk = afundou um navio de { $type }
effect-fleet-sunk = frota afundada
effect-leap-on = a saltar por { $cells }
effect-enter = chegou à meta
news-takeback = Lance retirado.
news-offer-draw = { $name ->
    [Brancas] As brancas propõem empate.
    [Pretas] As pretas propõem empate.
    [Primeiro] O primeiro jogador propõe empate.
    [Segundo] O segundo jogador propõe empate.
   *[other] { $name } propõe empate.
  }
news-offer-takeback = { $name ->
    [Brancas] As brancas pedem para voltar atrás.
    [Pretas] As pretas pedem para voltar atrás.
    [Primeiro] O primeiro jogador pede para voltar atrás.
    [Segundo] O segundo jogador pede para voltar atrás.
   *[other] { $name } pede para voltar atrás.
  }
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
news-joined = O seu adversário chegou. Bom jogo!
news-picked = { $what } em { $cell }: { $count ->
    [one] uma casa possível
   *[other] { $count } casas possíveis
  }
news-go-on = O cavalo está em cima de um adversário em { $cell }: tem de continuar a saltar.
news-asking = Que lance?
news-promote = Promover a:
news-premove = Lance antecipado: de { $from } para { $to }.
news-premove-off = Lance antecipado anulado.
news-hint = Dica: { $path }.
news-threat = Ameaça: { $path }.
impossible-move = { $what ->
    [torre] A torre
    [dama] A dama
   *[other] O { $what }
  } de { $from } não pode ir para { $to }.
impossible-check = { $what ->
    [torre] O rei está em xeque, e a torre de { $from } não o salva em { $to }.
    [dama] O rei está em xeque, e a dama de { $from } não o salva em { $to }.
    [rei] O rei está em xeque e não pode ir para { $to }.
   *[other] O rei está em xeque, e o { $what } de { $from } não o salva em { $to }.
  }
impossible-own = Em { $to } está uma peça sua.
impossible-place = Esta forma não cabe no bloco de { $cell }: os navios não se podem tocar.

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
rule-insufficient-material = Material insuficiente.
rule-fifty-moves = Cinquenta lances sem capturas nem lances de peão.
rule-seventy-five-moves = Setenta e cinco lances sem capturas nem lances de peão.
rule-threefold = A mesma posição pela terceira vez.
rule-fivefold = A mesma posição pela quinta vez.
rule-perpetual-check = Xeque perpétuo.
rule-king-captured = O rei foi capturado.
rule-no-play = O lado que devia jogar não tem nenhum lance.
rule-opponent-left = Empate reclamado: um dos jogadores tinha saído.
rule-stuck = Nenhum dos lados pode jogar.
rule-no-progress = Cem lances sem capturas, lances de peão nem operações únicas.
rule-fleet-sunk = A frota inteira foi afundada.
rule-all-arrived = Todos os cavalos chegaram.
rule-rows-full = As linhas da meta estão cheias, e quem ganhou tem mais cavalos na sua.
rule-no-entry = Cem lances sem que nenhum cavalo chegasse à meta: ganha quem lá tem mais cavalos.
rule-repetition = A mesma posição apareceu três vezes.
rule-ply-limit = A partida chegou ao limite de lances.
rule-crash = O programa deixou de funcionar.
rule-silence = O programa não respondeu.
rule-illegal-move = O programa fez um lance ilegal.
rule-flood = O programa enviou demasiado de uma só vez.
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
    [you] Abandonou a partida.
    [computer] O computador abandonou a partida.
    [white] As brancas abandonaram a partida.
    [black] As pretas abandonaram a partida.
    [first] O primeiro jogador abandonou a partida.
    [second] O segundo jogador abandonou a partida.
   *[named] { $name } abandonou a partida.
}
ending-abandonment-draw = Não tem resultado e não conta.
ending-rule = A partida terminou.
ending-failure = O programa falhou.
rematch = Desforra
rematch-accept = Aceitar a desforra
rematch-asked = Desforra proposta. À espera do adversário.
to-rematch = Ir para a desforra
close = Fechar
analyse = Analisar

## Passar o dispositivo
curtain-title = { $name ->
    [Primeiro] Passe o dispositivo ao primeiro jogador
    [Segundo] Passe o dispositivo ao segundo jogador
   *[other] Passe o dispositivo a { $name }
  }
curtain-text = O tabuleiro está tapado. Só quem joga a seguir deve olhar agora.
curtain-lift = { $name ->
    [Primeiro] Sou o primeiro jogador: mostrar
    [Segundo] Sou o segundo jogador: mostrar
   *[other] Sou { $name }: mostrar
  }

## Link
link-title = Convide alguém
link-text = Envie este link. A primeira pessoa a abri-lo joga; as seguintes assistem.
link-label = Link para o adversário
link-copy = Copiar
watch-copy = Copiar link para espectadores
link-copied = Copiado
link-local = Este link só abre neste computador.
link-lan = Para o abrir noutro dispositivo, inicie o servidor com --lan.
link-open-network = Permitir outros dispositivos desta rede
link-qr = Código QR do link
link-lost = O link foi criado noutro navegador e não pode ser mostrado aqui.
link-leave = Fechar esta mesa
join-title = Tem um convite
join-text = Alguém quer jogar uma partida consigo.
join = Entrar e jogar
join-watch = Só assistir

## Primeira vez
first-title = { $game }: é a primeira vez?
first-close = Percebi
first-rules = Regras

## Relógios, respostas
clock-minutes = { $minutes } min { $seconds } s
clock-seconds = { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
  }
clock-moves = { $moves ->
    [one] { $moves } lance
   *[other] { $moves } lances
  }
answer-no-move = Ainda não houve lances.
answer-no-offer = Ninguém lhe propôs nada.
answer-no-clock = sem relógio
answer-p-what = Que peças? Por exemplo, p N: os cavalos brancos.
answer-s-what = Que coluna ou linha? Por exemplo, s a ou s 1.
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
refused-malformed = Estas definições não são válidas.
refused-no-table = Esta mesa não existe.
refused-unknown = Não há nada nesse endereço.
refused-too-often = Demasiados pedidos: espere um momento.
refused-wrong-key = Este link não é um convite para esta mesa.
refused-own-table = Este navegador já tem lugar nesta mesa. O link é para o navegador do adversário.
refused-own-machine = Só o computador em que corre o servidor pode fazer isso.
refused-no-network = Não foi possível abrir o servidor à rede local.
refused-watching = Está a assistir, por isso não pode jogar.
refused-waiting = O adversário ainda não chegou.
refused-over = A partida já acabou.
refused-time = O tempo acabou.
refused-turn = É a vez do adversário.
refused-move = Esse lance não é possível.
refused-curtain = Primeiro passe o dispositivo.
refused-may-not = Isso não é possível agora.
refused-too-late = Chegou tarde: a partida já tinha continuado.
refused-store = O servidor não conseguiu guardar, por isso nada mudou. Tente de novo daqui a pouco.
refused-offline = O servidor não responde. Está a funcionar?
refused-taken = O lugar já está ocupado.
refused-failed = O servidor recusou o pedido.
refused-sign-in = Para isto é preciso entrar na sua conta.
refused-game = Este jogo não está disponível nesta casa.
refused-role = Não tem permissão para isto.
refused-wrong = O nome e o código não correspondem.
refused-wait = Demasiadas tentativas. Aguarde um momento.
refused-people-only = Este lugar é para pessoas, não para programas.
refused-own-challenges = Só o autor pode desafiar este programa.
refused-own-program = Uma partida contra um programa seu é amigável.

## Pessoas
keep-games = Guardar as minhas partidas
sign-in = Entrar
sign-out = Terminar sessão
signed-out = A sessão terminou.
signed-out-elsewhere = A sua sessão neste dispositivo foi terminada.
removed = A sua conta foi eliminada.
who = Sessão iniciada: { $name }
who-invited = Sessão iniciada: { $name }. Tem um convite.
closed-title = Boas-vindas ao Tabuleiro
closed-text = Nesta casa, entra-se na conta antes de jogar ou assistir.
plays-as = Joga como { $name }.
menu-history = As minhas partidas
menu-profile = O meu perfil
menu-account = A minha conta
menu-programs = Os meus programas
menu-course = Os meus trabalhos
menu-groups = Os meus grupos
menu-administration = Administração

## Jogadores
players-none = Ainda nenhum jogador com nome terminou uma partida.
players-game = Jogo
players-against = Contra
players-person = pessoas
players-games = Partidas
players-wins = Vitórias
players-draws = Empates
players-defeats = Derrotas

## Preferências
settings-lead = Guardadas neste navegador.
setting-name-hint = Aparece aos adversários e nos resultados.
setting-language = Língua
language-pt = Português
language-en = English
language-ro = Română
setting-theme = Aspeto
theme-system = Igual ao dispositivo
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
setting-confirm = Confirmar cada lance
setting-confirm-hint = Pede confirmação antes de cada lance.
setting-pauses = O computador leva o seu tempo
setting-pauses-hint = Responde passado um momento, como uma pessoa. Aplica-se às novas partidas.
setting-auto-queen = Promover a dama sem perguntar (com Alt pergunta sempre)
auto-queen-never = Nunca
auto-queen-premove = Nos lances antecipados
auto-queen-always = Sempre
setting-zen = Modo zen
setting-zen-hint = Mostra só o tabuleiro, os relógios e o estado.
setting-shortcuts = Atalhos de uma tecla
setting-shortcuts-hint = Desligue-os se interferirem com o ditado ou com o leitor de ecrã.

## Ajuda
help-lead = Tudo funciona com o rato, o dedo, o teclado e um leitor de ecrã.
help-rules = Regras
try = Experimentar
try-again = Recomeçar
help-study-text = O computador analisa uma partida, mostra os momentos decisivos e permite corrigir os erros; também importa partidas e posições e tem um editor de posições.
help-fonts = Tipos de letra, sob a licença SIL Open Font License:
help-manual = Manual do utilizador
help-manual-text = Instalação, primeiros passos, opções de cada programa, cópias de segurança.
help-play = Jogar
help-play-text = Toque numa peça para ver para onde pode ir: um ponto é uma casa vazia, um anel uma captura, um losango uma operação. Toque na casa, ou arraste a peça para lá. Enquanto o adversário pensa, pode antecipar o seu lance.
help-placing-text = Na batalha naval, escolha uma forma e toque num bloco de 3×3, arraste-a para lá, ou coloque tudo ao acaso.
help-keys = Teclado
key-arrows = percorrer as casas, depois de chegar ao tabuleiro com Tab
key-enter = escolher a casa
key-m = no tabuleiro: desenhar um círculo na casa
key-a = no tabuleiro: desenhar uma seta, da casa escolhida ou entre duas
key-escape = anular a escolha
key-step = fora do tabuleiro, ou depois de um clique: percorrer os lances
key-f = virar o tabuleiro
key-z = modo zen
key-s = som
key-h = dica
key-t = ameaça
key-u = voltar atrás
key-o = ir para uma proposta
key-slash = ir para o campo de comandos
key-question = esta ajuda
key-r = outra forma do navio
help-commands = Comandos
help-commands-text = No campo «Lance ou comando», escreva um lance ou uma destas palavras.
command-move = um lance, na notação desse jogo
command-b = ir para o tabuleiro, ou para uma casa
command-l = o último lance
command-c = os relógios
command-p = onde estão os cavalos brancos, os pretos, todas as peças brancas; na batalha naval, o que foi atingido
command-s = ler uma coluna ou uma linha
command-m = os lances possíveis, ou os de uma peça
command-o = o adversário
command-fleet = na batalha naval, que navios ainda flutuam e quais foram afundados
command-draw = propor ou aceitar empate
command-resign = desistir
command-abort = anular a partida, antes de ambos jogarem
command-claim = reclamar a vitória quando o adversário saiu
command-takeback = voltar atrás
command-accept = aceitar o que o adversário propõe
command-decline = recusar
command-leave = sair da mesa

## Programas, onde quer que apareçam
program = programa
program-by = programa de { $author }
program-name = { $name } (programa)
version-title = Versão { $version }
version-of = { $name }, versão { $version }
new-program = Que programa
programs-none = Nenhum motor está autorizado aqui para este jogo, e nenhum programa está ligado. Os seus programas estão no seu menu.
program-waits = Recebe o convite, e a partida começa quando aceitar.
