## A lista
tournaments-none = Ainda não há torneios. São criados por professores e administradores.
tournaments-none-yet = Ainda não há torneios. Crie o primeiro.
tournaments-open = Abertos e a decorrer
tournaments-finished = Terminados
tournaments-older = Mostrar mais antigos
tournament-one = Torneio
tournament-all = Todos os torneios
tournament-entered = participa
tournament-entrants-count = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
  }

## Criar um
tournament-new = Novo torneio
tournament-name = Nome do torneio
tournament-form = Sistema
tournament-form-swiss = Sistema suíço
tournament-form-round-robin = Todos contra todos
tournament-form-double-round-robin = Todos contra todos a duas voltas
tournament-form-knockout = A eliminar
tournament-form-arena = Arena
tournament-form-team-match = Encontro de equipas
tournament-form-simultaneous = Simultânea
tournament-form-text-swiss = Poucas rondas, sempre contra quem tem mais ou menos os mesmos pontos
tournament-form-text-all = Cada um joga com todos os outros
tournament-form-text-knockout = Quem ganha segue em frente, quem perde sai
tournament-form-text-arena = Durante um tempo fixo: quem está livre recebe logo o adversário seguinte
tournament-form-text-team-match = Duas equipas, tabuleiro contra tabuleiro; cada ronda é um encontro
tournament-form-text-simultaneous = Joga contra todos os outros ao mesmo tempo, e a página vai de tabuleiro em tabuleiro
tournament-team-home = Primeira equipa
tournament-team-guest = Segunda equipa
tournament-minutes = Minutos que dura
tournament-arena-clock = Numa arena os dois jogadores têm relógio: escolha um tempo, sem dias por lance.
tournament-rounds = Rondas
tournament-encounter-games = Partidas de cada encontro
tournament-third-place-too = Jogar pelo terceiro lugar
tournament-entry = Quem se pode inscrever
tournament-entry-anybody = Qualquer jogador
tournament-entry-group = Um grupo
tournament-entry-code = Quem tiver o código
tournament-group = Grupo
tournament-no-group = Ainda não tem nenhum grupo.
tournament-choose = Escolha …
tournament-levels = Níveis do computador que participam
tournament-take-part = Eu participo
tournament-rated = Partidas a valer
tournament-rated-hint = Contam para a pontuação dos jogadores.
tournament-more = Regras, desempates e rondas
tournament-tie-breaks = Desempates
tournament-tie-order = Por esta ordem: { $order }.
tournament-tie-nothing = nenhum
tournament-tie-buchholz = Buchholz
tournament-tie-buchholz-cut-1 = Buchholz sem o pior
tournament-tie-sonneborn-berger = Sonneborn-Berger
tournament-tie-direct-encounter = Confronto direto
tournament-tie-wins = Vitórias
tournament-tie-progressive = Pontuação progressiva
tournament-rounds-start = Uma ronda começa
tournament-rounds-start-automatic = sozinha
tournament-rounds-start-director = quando o diretor mandar
tournament-break = Pausa entre rondas (segundos)
tournament-make = Criar o torneio

## A página
tournament-phase-entry = Inscrições abertas
tournament-phase-running = Começado
tournament-phase-paused = em pausa
tournament-phase-finished = Terminado
tournament-round = Ronda { $round }
tournament-round-of = Ronda { $round } de { $rounds }
tournament-round-paired = proposta
tournament-round-playing = a decorrer
tournament-director = dirigido por { $name }
tournament-next-in = { $seconds ->
    [one] A próxima ronda começa dentro de { $seconds } segundo.
   *[other] A próxima ronda começa dentro de { $seconds } segundos.
  }
tournament-ends-in = Termina em { $time }.
tournament-code = Código do torneio
tournament-code-is = Código de inscrição:
tournament-sign-in = Entre na sua conta para se inscrever neste torneio.
tournament-enter = Inscrever-me
tournament-your-team = A sua equipa
tournament-you-entered = Está inscrito.
tournament-you-in-entry = Está inscrito. Quando o torneio começar, esta página leva-o à sua mesa.
tournament-you-in = Está inscrito. Quando a próxima ronda começar, esta página leva-o à sua mesa.
tournament-you-in-arena = Está inscrito. Assim que houver um adversário, esta página leva-o à sua mesa. Deixe-a aberta: só quem está presente é emparceirado.
tournament-you-rest = Está a fazer uma pausa e não é emparceirado.
tournament-take-break = Fazer uma pausa
tournament-go-on = Continuar a jogar
tournament-break-begun = Está a fazer uma pausa.
tournament-break-over = Volta a ser emparceirado.
tournament-you-play = A sua partida está a decorrer.
tournament-you-left = Já não participa.
tournament-you-withdrew = Desistiu deste torneio.
tournament-to-table = Ir para a sua mesa
tournament-leave = Desistir
tournament-leave-title = Desistir do torneio?
tournament-leave-text = Perde a partida que está a jogar e não volta a ser emparceirado.
tournament-back = Voltar ao torneio
tournament-standings = Classificação
tournament-entrants = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
  }
tournament-teams = Equipas
tournament-team = Equipa
tournament-board-points = Pontos de tabuleiro
tournament-match-points = Pontos de encontro
tournament-nobody = Ainda ninguém participa.
tournament-rank = Lugar
tournament-rank-short = N.º
tournament-player = Jogador
tournament-points = Pontos
tournament-rating = Pontuação
tournament-scores = Vitórias–empates–derrotas
tournament-arena-games = Pontos das últimas partidas
tournament-streak = A próxima partida vale o dobro:
tournament-performance = Desempenho
tournament-actions = Ações
tournament-resting = em pausa
tournament-withdrawn = desistiu
tournament-removed = removido
tournament-bye = isento
tournament-bracket = Quadro
tournament-stage-final = Final
tournament-stage-semi-finals = Meias-finais
tournament-stage-quarter-finals = Quartos de final
tournament-stage-of = Ronda dos { $players }
tournament-third-place = Terceiro lugar
tournament-encounter-open = ainda não se sabe
tournament-goes-on = segue em frente
tournament-pairings = Emparceiramentos
tournament-arena-games-now = Partidas a decorrer
tournament-arena-all-games = Partidas a decorrer e as últimas
tournament-which-round = Que ronda
tournament-board = tabuleiro { $board }
tournament-board-title = Número do tabuleiro
tournament-board-short = Tab.
tournament-result = Resultado
tournament-watch = a decorrer
tournament-does-not-count = não conta
tournament-stopped = fechada
tournament-result-won = Ganhou { $name }.
tournament-result-forfeit = Ganhou { $name }, por falta de comparência.
tournament-result-none = Perderam ambos, por falta de comparência.
tournament-live = Tabuleiros desta ronda
tournament-live-all = { $count ->
    [one] Mostrar { $count } tabuleiro
   *[other] Mostrar os { $count } tabuleiros
  }
tournament-games-count = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
  }
tournament-files = Em papel, na parede, em ficheiro
tournament-wall = Vista para a parede
tournament-print-standings = Imprimir a classificação
tournament-print-pairings = Imprimir os emparceiramentos
tournament-csv = Classificação para folha de cálculo (CSV)
tournament-json = Classificação para programas (JSON)
tournament-trf = Relatório do torneio para outros programas (TRF)
tournament-html = Relatório em página web (HTML)
tournament-games-file = Todas as partidas terminadas
tournament-wall-back = Página anterior
tournament-wall-next = Página seguinte
tournament-wall-stop = Não virar

## O diretor
tournament-direct = Dirige este torneio
tournament-do-start = Começar o torneio
tournament-do-start-round = Começar a ronda
tournament-do-pair-round = Propor a próxima ronda
tournament-do-pause = Pausa
tournament-do-resume = Retomar
tournament-do-forfeit-absent = Derrota aos ausentes
tournament-do-undo-round = Anular a última ronda
tournament-do-finish = Terminar o torneio
tournament-done-start = O torneio começou.
tournament-done-start-round = A ronda começou.
tournament-done-pair-round = A próxima ronda está proposta.
tournament-done-pause = Nenhuma ronda começa até retomar.
tournament-done-resume = O torneio continua.
tournament-done-forfeit-absent = Os ausentes perderam.
tournament-done-undo-round = A ronda foi anulada.
tournament-done-finish = O torneio terminou.
tournament-ask-start = Começar o torneio?
tournament-ask-start-text = Os jogadores recebem os seus números. Num torneio de todos contra todos ou a eliminar e numa simultânea já ninguém se pode inscrever.
tournament-ask-forfeit-absent = Dar derrota aos ausentes na ronda { $round }?
tournament-ask-forfeit-absent-text = Quem não está à mesa e ainda não jogou perde a partida.
tournament-ask-undo-round = Anular a ronda { $round }?
tournament-ask-undo-round-text = As partidas são fechadas e os resultados perdem-se. O torneio fica em pausa.
tournament-ask-finish = Terminar o torneio?
tournament-ask-finish-text = Não se jogam mais rondas; a classificação é final.
tournament-hint-two = São precisos pelo menos dois jogadores.
tournament-hint-teams = As duas equipas precisam do mesmo número de jogadores. Altere um jogador para o passar para a outra equipa.
tournament-hint-start = Os jogadores estão a inscrever-se. Comece quando estiverem todos.
tournament-hint-arena = Quem está livre recebe o adversário seguinte. As partidas que estiverem a decorrer no fim não contam.
tournament-hint-open = { $count ->
    [one] { $count } partida desta ronda ainda não tem resultado.
   *[other] { $count } partidas desta ronda ainda não têm resultado.
  }
tournament-hint-paired = A ronda está proposta. As mesas abrem quando a começar.
tournament-hint-paused = O torneio está em pausa: nenhuma ronda começa sozinha.
tournament-hint-next = A próxima ronda pode começar.
tournament-hint-waits = A próxima ronda começa sozinha.
tournament-hint-finished = O torneio terminou.
tournament-add-level = Mais um jogador: o computador
tournament-add = Juntar
tournament-added = { $name } participa.
tournament-add-players = Juntar jogadores pelo nome
tournament-add-hint = Os administradores juntam qualquer pessoa; os professores, os jogadores dos seus grupos; e cada um, os seus programas.
tournament-add-names = Nomes, um por linha
tournament-add-file = Ler nomes de um ficheiro (CSV ou TRF)
tournament-add-these = Juntar estes jogadores
tournament-import-added = { $count ->
    [one] { $count } jogador junto.
   *[other] { $count } jogadores juntos.
  }
tournament-import-entered = Já participam: { $names }.
tournament-import-unknown = Não encontrados, ou de nenhum grupo seu: { $names }.
tournament-pair-by-hand = Emparceirar à mão
tournament-pair-hint = Quem escolher troca de lugar com quem lá estava.
tournament-pair-seat = Tabuleiro { $board }, { $side }
tournament-pair-bye = Isento
tournament-pair-propose = Propor estes pares
tournament-pair-done = Os pares estão propostos.
tournament-change = Alterar
tournament-change-of = Alterar { $name }
tournament-change-how = O que acontece
tournament-changed = Alterado: { $name }.
tournament-entrant-other-team = Passar para { $team }
tournament-entrant-board-up = Um tabuleiro acima
tournament-entrant-board-down = Um tabuleiro abaixo
tournament-entrant-remove = Tirar da lista
tournament-entrant-withdraw = Retirar este jogador
tournament-entrant-restore = Deixar jogar de novo
tournament-entrant-bye = Isento, { $points } pontos
tournament-withdraw-text = A partida que está a decorrer é perdida por falta de comparência.
tournament-bye-text = Quem está isento não é emparceirado na próxima ronda.
tournament-result-enter = Registar resultado
tournament-result-of = Registar resultado do tabuleiro { $board }, { $first } contra { $second }
tournament-result-text = A partida ainda está a decorrer: a mesa é fechada.
tournament-result-save = Registar o resultado
tournament-result-saved = O resultado do tabuleiro { $board } está registado.
tournament-result-clear = Retirar o resultado

## A simultânea
display-side = Joga com
display-side-alternating = cores alternadas
display-clocks = Relógios
display-clocks-both = para os dois lados
display-clocks-opponents = só para os adversários
display-host = anfitrião
display-you-host = Joga contra todos os outros. Quando começar, esta página leva-o aos seus tabuleiros.
display-you-play = As suas partidas estão em curso.
display-to-boards = Ir para os seus tabuleiros
display-not-yet = A simultânea ainda não começou.
display-not-host = Aqui joga só o anfitrião da simultânea.
display-boards = Tabuleiros
display-at = Tabuleiro { $board }: { $name }.
display-waits = { $name } espera no tabuleiro { $board }.
display-waiting = { $count ->
    [one] É a sua vez em { $count } tabuleiro.
   *[other] É a sua vez em { $count } tabuleiros.
  }
display-over = Todas as partidas acabaram.
display-score = Ganhas: { $won }, empatadas: { $drawn }, perdidas: { $lost }.
display-your-turn = a sua vez
display-thinks = a pensar
display-back = Tabuleiro anterior
display-next = Tabuleiro seguinte
display-walk = Depois do seu lance, ir
display-walk-boards = para o tabuleiro seguinte
display-walk-moves = para quem jogou primeiro
key-n = numa simultânea: o tabuleiro seguinte
key-b = numa simultânea: o tabuleiro anterior

## O registo
tournament-log = Registo de todas as ações
tournament-log-when = Quando
tournament-log-what = O quê
tournament-log-who = Por quem
tournament-log-house = a casa
tournament-log-more = { $count ->
    [one] Mais { $count } entrada
   *[other] Mais { $count } entradas
  }
tournament-log-created = Criado
tournament-log-entered = Inscrição
tournament-log-add = Junto
tournament-log-place = Colocado
tournament-log-remove = Tirado da lista
tournament-log-withdraw = Desistência
tournament-log-restore = Joga de novo
tournament-log-break = Em pausa
tournament-log-break-ended = De volta da pausa
tournament-log-start = Começado
tournament-log-pause = Em pausa
tournament-log-resume = Retomado
tournament-log-finish = Terminado
tournament-log-pair = Ronda proposta
tournament-log-start-round = Ronda começada
tournament-log-games = Partidas começadas
tournament-log-result = Resultado registado
tournament-log-played = Partida terminada
tournament-log-clear-result = Resultado retirado
tournament-log-stopped = Mesa fechada
tournament-log-bye = Isenção dada
tournament-log-undo-round = Ronda anulada

## Notícias
tournament-news-round-begins = Começa a ronda { $round }.
tournament-news-round-complete = A ronda { $round } está completa.
tournament-news-round-undone = A ronda { $round } foi anulada.
tournament-news-finished = { $name } terminou.
tournament-news-your-game = A sua partida começa.
tournament-your-arena-game = { $name }: a sua partida começa.
tournament-your-game = { $name }, ronda { $round }: a sua partida começa.

## Recusas
refused-tournament-director = Só o diretor do torneio o pode fazer.
refused-tournament-entered = Já participa.
refused-tournament-entry = Não se pode inscrever neste torneio: é para um grupo, ou o código está errado.
refused-tournament-full = Não há lugar para mais um.
refused-tournament-no-board = Esse tabuleiro não existe.
refused-tournament-no-entrant = Esse jogador não está neste torneio.
refused-tournament-no-group = Esse grupo não existe.
refused-tournament-no-player = A casa não conhece essa pessoa.
refused-tournament-no-program = Não tem esse programa.
refused-tournament-no-tournament = Este torneio não existe.
refused-tournament-pairing = Não há emparceiramento possível para a próxima ronda.
refused-tournament-pairs = Estes pares não são possíveis.
refused-tournament-phase = Agora não é possível.
refused-tournament-role = Nesta casa são os professores que criam torneios.
refused-tournament-time = O computador não joga com dias por lance.
refused-tournament-too-late = O torneio mudou entretanto. Veja de novo e decida depois.
