## A lista
course-lead = Programas que os seus professores pedem. Entregue o seu, leia o que está bem e o que está mal, e veja-o jogar.
course-lead-teacher = Os seus alunos escrevem programas que jogam. Entregam-nos aqui; cada programa é compilado, verificado e corrido numa caixa isolada, e joga com os outros numa classificação contínua.
course-off = O curso de programação está desligado nesta casa. Um administrador pode ligá-lo.
course-to-policies = Ir para as regras da casa
course-none = Ainda não há trabalhos para si.
course-none-made = Ainda não há trabalhos. Crie o primeiro.
course-to-do = Para si
course-made = Criados por si
course-assignment = Trabalho
course-all = Todos os trabalhos
course-nothing-yet = ainda nada entregue
course-removed = alguém que já foi eliminado
course-students = { $count ->
    [one] { $count } aluno
   *[other] { $count } alunos
  }

## Datas
course-open = Aberto
course-open-until = Aberto até { $date }
course-opens = Abre a { $date }
course-closed = Fechado desde { $date }
course-not-yet = Pode entregar assim que o trabalho abrir.
course-no-more = O trabalho está fechado: já não se pode entregar nada.

## Criar um
course-new = Novo trabalho
course-teachers-only = Os trabalhos são criados por professores.
course-created = O trabalho foi criado.
course-from-file = Já tenho o trabalho num ficheiro (JSON)
course-file-text = Cole aqui o assignment.json
course-file-hint = Preenche os campos abaixo, que ainda pode mudar.
course-file-take = Preencher os campos
course-file-read = Os campos estão preenchidos: { $title }.
course-file-wrong = Isto não é um objeto JSON. O seu texto mantém-se.
course-field-title = Título
course-field-protocol = Como jogam os programas
course-protocol-usual = Protocolo habitual do jogo
course-protocol-ours = Protocolo do Tabuleiro
course-protocol-uci = Protocolo UCI
course-protocol-cecp = Protocolo do xboard (CECP)
course-protocol-assignment = Diálogo do jogo
course-protocol-text-usual = O ficheiro não indica nenhum
course-protocol-text-ours = Poucas linhas simples, iguais em todos os jogos
course-protocol-text-uci = Como os motores de xadrez modernos
course-protocol-text-cecp = Como os motores para o xboard
course-protocol-text-assignment = Como o enunciado original do jogo o descreve
course-field-language = Linguagem de programação
course-language-python = Em Python
course-language-c = Em C
course-language-cpp = Em C++
course-language-makefile = Makefile dos alunos
course-language-other = Outra coisa
course-making = Compilar e correr
course-field-files = Ficheiros que se podem entregar
course-field-files-hint = Padrões separados por espaços, como *.c *.h. Vazio: qualquer ficheiro.
course-field-build = Comando que compila o programa
course-field-build-hint = Corre na pasta das fontes, sem rede. Vazio: nada é compilado.
course-field-artefacts = O que fica depois da compilação
course-field-artefacts-hint = Nomes separados por espaços; um ponto é tudo.
course-field-run = Comando que corre o programa
course-field-run-hint = Na pasta do que ficou.
course-field-group = Grupo
course-field-group-hint = Os seus membros veem o trabalho e entregam.
course-no-group = Um trabalho é para um grupo, e ainda não tem nenhum.
course-field-team-size = Como trabalham os alunos
course-alone = cada um sozinho
course-team-of = em equipas de até { $most }
course-field-opens = Entregar a partir de
course-field-opens-hint = Vazio: desde já.
course-field-closes = Entregar até
course-field-closes-hint = Vazio: sem fim.
course-field-ladder = Os programas jogam uns com os outros
course-field-ladder-hint = Cada versão aceite entra logo na classificação contínua. Desligado: os programas são apenas verificados.
course-field-ladder-time = Tempo de cada lado
course-advanced = Limites, verificações e opções
course-field-most-files = Ficheiros e pastas, no máximo
course-field-most-megabytes = Tamanho de todos os ficheiros, no máximo (MB)
course-field-build-seconds = Tempo para compilar (segundos)
course-field-patience = Tempo para uma resposta (segundos)
course-field-limits = Limites do programa
course-field-limits-hint = Por exemplo memory=128,processes=4. Vazio: os habituais.
course-field-build-limits = Limites da compilação
course-field-build-limits-hint = Por exemplo memory=1024,processes=64. Vazio: os habituais.
course-field-checks = Verificações obrigatórias
course-field-checks-hint = Nomes separados por espaços. Vazio: todas as do protocolo.
course-create = Criar o trabalho

## O que se pede
course-asked = O que se pede
course-fact-game = Jogo
course-fact-protocol = Como joga
course-fact-files = Ficheiros
course-fact-any = quaisquer
course-fact-build = Compilado por
course-fact-no-build = nada é compilado
course-fact-run = Corrido por
course-fact-patience = Tempo para uma resposta
course-fact-batteries = Testes de entrada e saída
course-batteries-count = { $count ->
    [one] { $count } bateria
   *[other] { $count } baterias
  }
course-battery-hidden = escondida
course-batteries-open = Guardar as abertas (tar.gz)
course-fact-team = Os alunos trabalham
course-fact-checks = Verificações
course-fact-all = todas as do protocolo
course-fact-some = { $count ->
    [one] { $count } verificação
   *[other] { $count } verificações
  }
course-seconds = { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
  }
course-save-file = Guardar assignment.json

## Equipas
course-team = Equipa
course-your-team = A sua equipa: { $team }
course-team-hint = Aqui trabalha-se em equipas de até { $most }. Crie uma e dê o código aos outros, ou entre numa com o código que lhe deram. Uma equipa também pode ser só de uma pessoa.
course-team-name = Nome da equipa
course-team-make = Criar uma equipa
course-team-made = A equipa foi criada.
course-team-code-field = Código da equipa
course-team-join = Entrar na equipa
course-team-joined = Está na equipa.
course-team-code = Código para outros entrarem:
course-team-until = Podem entrar outros até à primeira entrega.
course-team-complete = Já não pode entrar mais ninguém.
course-team-is-full = A equipa está completa.
course-team-none = Não esteve em nenhuma equipa.
course-team-leave = Sair da equipa
course-team-leave-title = Sair de { $team }?
course-team-leave-text = Enquanto a equipa não entregar nada, pode voltar a entrar nela, ou noutra.
course-team-left = Saiu de { $team }.
course-teams = { $count ->
    [0] Ainda não há equipas
    [one] { $count } equipa
   *[other] { $count } equipas
  }
course-without-team = Sem equipa: { $names }
course-team-size = { $members } de { $most } membros
course-team-hand-ins = { $count ->
    [0] ainda nada entregue
    [one] { $count } entrega
   *[other] { $count } entregas
  }
course-team-change = Alterar { $team }
course-team-take-out = Retirar
course-team-taken-out = { $name } já não está na equipa.
course-team-move-here = Passar alguém para aqui
course-team-move = Passar
course-team-moved = { $name } está agora em { $team }.
course-team-joinable = Outros podem entrar com o código
course-team-opened = Outros podem entrar com o código.
course-team-closed-now = Já não pode entrar mais ninguém.
course-team-rename = Mudar o nome
course-team-renamed = A equipa chama-se agora { $team }.

## Entregar
course-hand-in = Entregar
course-hand-in-hint = Um arquivo (.tar.gz, .zip) ou um só ficheiro de código. Pode conter: { $files }.
course-hand-in-any = Um arquivo (.tar.gz, .zip) ou um só ficheiro de código.
course-choose-file = Escolher um ficheiro
course-choose-other = Escolher outro ficheiro
course-drop = ou largue-o aqui
course-hand-in-file = Entregar { $file } ({ $size })
course-sending = A enviar …
course-received = Recebido. Vai agora ser examinado.
course-last = Última entrega
course-versions = Entregas até agora
course-one = Entrega
course-hand-ins = Entregas
course-file = Ficheiro
course-state = Estado
course-when = Entregue
course-counts = conta
course-counting = Conta
course-version = versão { $version }
course-state-waiting = à espera
course-state-examining = em exame
course-state-accepted = aceite como versão { $version }
course-state-refused = recusada
course-steps = Progresso
course-step-waiting = Recebida
course-step-building = A compilar
course-step-checking = A verificar
course-step-done = Relatório
course-before = { $count ->
    [0] É a próxima a ser examinada.
    [one] Antes dela é examinada { $count } entrega.
   *[other] Antes dela são examinadas { $count } entregas.
  }
course-lines-so-far = { $count ->
    [one] { $count } linha do relatório até agora.
   *[other] { $count } linhas do relatório até agora.
  }
course-failed-so-far = { $count ->
    [one] { $count } delas falhou.
   *[other] { $count } delas falharam.
  }
course-told-waiting = { $file } está à espera de ser examinado.
course-told-building = { $file } está a ser compilado.
course-told-checking = { $file } está a ser verificado.
course-told-done = { $file }: entrega { $state }.

## O relatório
course-report = Relatório
course-report-accepted = { $count ->
    [one] Aceite: { $count } linha passou.
   *[other] Aceite: passaram todas as { $count } linhas.
  }
course-report-refused = { $count ->
    [one] Não aceite: falhou { $count } linha.
   *[other] Não aceite: falharam { $count } linhas.
  }
course-verdict-pass = passou
course-verdict-fail = falhou
course-verdict-unneeded = dispensada
course-verdict-unrun = não corrida
course-sent = O seu programa recebeu
course-came = Respondeu
course-expected = Esperava-se
course-nothing = (nada)
course-compiler = Mensagens do compilador
course-messages = { $count ->
    [one] { $count } linha do compilador
   *[other] { $count } linhas do compilador
  }
course-repeat-hint = O mesmo em casa, com o assignment.json e o seu ficheiro na mesma pasta:
course-other-lines = { $count ->
    [one] { $count } linha sem falhas
   *[other] { $count } linhas sem falhas
  }
course-play = Jogar contra a versão { $version }
course-play-side = Joga com

## A classificação contínua
course-ladder = Classificação contínua
course-ladder-nobody = Ainda não foi aceite nenhum programa. As duas primeiras versões começam.
course-ladder-games = { $count ->
    [one] { $count } partida até agora.
   *[other] { $count } partidas até agora.
  }
course-ladder-running = Os programas estão a jogar.
course-ladder-paused = As partidas estão em pausa.
course-unbounded = Alguém ganhou ou perdeu todas as partidas até agora: as diferenças podem ser maiores do que parecem.
course-rank = Lugar
course-rank-short = N.º
course-student = Aluno
course-elo = Pontuação
course-games-played = Partidas
course-scores = Vitórias–empates–derrotas
course-failures = Falhas
course-compared = Contra a versão anterior
course-compared-better = Melhor do que a versão { $version }: { $score } ± { $error } em { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
course-compared-not-better = Não é melhor do que a versão { $version }: { $score } ± { $error } em { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
course-compared-undecided = Por decidir contra a versão { $version }: { $score } ± { $error } em { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, LLR { $llr } ({ $lower } a { $upper })
course-compared-hint = Uma versão joga contra a anterior até um teste sequencial (SPRT) decidir se é melhor, em cerca de 50 pontos Elo, ou não; no máximo 400 partidas. O LLR, logaritmo da razão de verosimilhanças, diz até onde vai o teste: no limite superior a versão é melhor, no inferior não é.
course-side = { $name }, versão { $version }
course-recent = Partidas da classificação contínua
course-game-playing = a decorrer
course-game-closed = fechada
course-game-won = Ganhou { $name }.
course-more-games = { $count ->
    [one] Mais { $count } partida
   *[other] Mais { $count } partidas
  }
course-failure-crash = { $name } terminou com um erro
course-failure-illegal-move = { $name } fez um lance ilegal
course-failure-silence = { $name } não respondeu
course-failure-flood = { $name } escreveu demasiado
course-failure-time = { $name } esgotou o tempo
course-failure-moves = O que o programa tinha recebido:
course-failure-repeat = Continuar daí em casa:

## O professor
course-controls = O seu trabalho
course-open-now = Abrir já
course-close-now = Fechar já
course-reopen = Reabrir
course-opened = O trabalho está aberto.
course-closed-now = O trabalho está fechado.
course-ladder-pause = Pôr as partidas em pausa
course-ladder-resume = Retomar as partidas
course-final-make = Criar a final
course-final-of = Final de { $title }
course-final-text = Participa a versão de cada aluno que conta. A final é um torneio: começa-se na sua própria página, que também tem a vista para a parede.
course-final-wall = A final na parede
course-to-final = Ir para a final
course-marks = Notas para uma folha de cálculo (CSV)
course-sources = Todas as fontes (tar.gz)
course-more-controls = Datas, baterias e eliminação
course-batteries = Baterias de testes
course-batteries-hint = Entradas e as saídas que têm de ter, num arquivo: NOME.in e NOME.out nas pastas open e hidden. Das escondidas os alunos veem o nome e o veredicto; o que contêm não volta a ser mostrado, nem a si.
course-batteries-choose = Enviar um arquivo
course-batteries-taken = As baterias foram verificadas e guardadas.
course-batteries-remove = Eliminar as baterias
course-batteries-removed = As baterias foram eliminadas.
course-dates-save = Guardar as datas
course-dates-saved = As datas foram guardadas.
course-remove = Eliminar o trabalho
course-remove-title = Eliminar «{ $title }»?
course-remove-text = Todas as entregas, relatórios e versões são apagados, e a classificação contínua acaba. As partidas ficam. Não é possível voltar atrás.
course-removed-now = O trabalho foi eliminado.
course-no-students = O grupo não tem membros que tenham aceitado pertencer-lhe.

## Recusas
refused-course-assignment = Este trabalho não é válido.
refused-course-batteries = Estas baterias não são válidas.
refused-course-closed = O trabalho não está aberto.
refused-course-empty = Este ficheiro está vazio.
refused-course-file-name = Não se pode entregar um ficheiro com este nome. Dê-lhe um nome curto, com letras simples.
refused-course-full = Seria demasiado. Espere até as suas outras entregas serem examinadas.
refused-course-in-team = Já está numa equipa.
refused-course-malformed = Há algo neste formulário que não é válido.
refused-course-name-taken = Outra equipa tem este nome, ou um parecido.
refused-course-no-assignment = Este trabalho não existe, ou não é para si.
refused-course-no-group = Esse grupo não existe.
refused-course-no-hand-in = Esta entrega não existe, ou não é sua.
refused-course-no-member = Não há esse aluno no grupo ou na equipa.
refused-course-no-sandbox = Aqui nada pode ser compilado nem corrido, porque a caixa isolada não funciona:
refused-course-no-team = Nenhuma equipa deste trabalho tem esse código.
refused-course-not-accepted = Só uma versão aceite pode jogar.
refused-course-off = O curso de programação está desligado nesta casa.
refused-course-phase = Uma final precisa de uma classificação contínua e de pelo menos duas versões.
refused-course-student = Só os alunos do grupo entregam.
refused-course-teacher = Só o professor do trabalho o pode fazer.
refused-course-team-closed = Já ninguém pode entrar nesta equipa.
refused-course-team-full = Esta equipa está completa.
refused-course-team-name = Isto não pode ser o nome de uma equipa.
refused-course-team-needed = Primeiro crie uma equipa, ou entre numa.
refused-course-team-stays = A sua equipa já entregou; só o professor o pode deixar sair.
refused-course-too-large = Este ficheiro tem mais de 4 MB. Deixe de fora o que a compilação produz.
refused-course-too-often = Demasiado de uma vez. Espere um momento e tente outra vez.
