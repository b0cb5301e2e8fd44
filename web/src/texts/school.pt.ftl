## Words that several pages use
school-save = Guardar
school-saved = Guardado.
school-actions = Ações

## Groups
groups-title = Grupos
groups-lead = Uma turma, um clube ou um curso. Os jogadores recebem cartões para iniciar sessão; ninguém precisa de endereço de e-mail.
groups-first = Nome do seu primeiro grupo
groups-new = Nome de um novo grupo
groups-example = p. ex. Clube de xadrez, 5.º B
groups-make = Criar grupo
group-title = Grupo
group-size = { $count ->
    [0] Ainda sem jogadores
    [one] { $count } jogador
   *[other] { $count } jogadores
  }
group-change = Definições do grupo
group-name = Nome do grupo
group-remove = Eliminar grupo
group-remove-title = Eliminar o grupo «{ $name }»?
group-remove-text = A lista de membros e os nomes verdadeiros são apagados. Os jogadores ficam, com os seus cartões e partidas.
group-greetings = Saudações
group-greetings-hint = Desligado: os jogadores deste grupo não enviam nem recebem saudações à mesa.

## Adding players
list-title = Acrescentar jogadores
list-label = Lista de jogadores
list-hint = Um por linha. O nome verdadeiro é facultativo: escreva-o depois de um ponto e vírgula ou de uma tabulação. Só os professores deste grupo o veem.
list-example = rui.c; Rui da Costa
    eva; Eva Ramos
list-make-none = Criar cartões
list-make = { $count ->
    [one] Criar { $count } cartão
   *[other] Criar { $count } cartões
  }
list-wrong = { $count ->
    [one] Há uma linha por corrigir. Ainda nada foi criado e a sua lista mantém-se.
   *[other] Há { $count } linhas por corrigir. Ainda nada foi criado e a sua lista mantém-se.
  }
list-line = Linha { $line }
list-no-name = Falta o nome de jogador antes do nome verdadeiro.
list-too-many-parts = «{ $text }» tem mais de duas partes.
list-twice = Este nome já está na linha { $first }.
invite-title = Convidar quem já joga aqui
invite-name = Nome de jogador
invite-hint = O convite aparece na conta dessa pessoa, que o pode aceitar ou recusar.
invite = Convidar
invite-done = Convite enviado a { $name }.

## Members
members-title = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
  }
member-name = Jogador
member-real-name = Nome verdadeiro
member-real-name-hint = Só os professores deste grupo o veem.
member-invited = com convite
member-card = Novo cartão
member-card-of = Novo cartão: { $name }
member-edit = Editar
member-edit-of = Editar: { $name }
member-remove = Retirar do grupo
member-remove-title = Retirar { $name } do grupo?
member-remove-text = { $name } mantém o cartão e as partidas, mas deixa de os ver aqui e já não pode substituir o cartão.
member-removed = { $name } já não está no grupo.
card-new-title = Novo cartão para { $name }?
card-new-text = O cartão antigo, o seu código e uma palavra-passe deixam de funcionar de imediato, e a sessão de { $name } termina em todos os dispositivos. As partidas não são afetadas.
card-new-yes = Criar novo cartão
members-games = Partidas
members-games-none = Ainda não há partidas.
game-players = Jogadores
game-state = Resultado
game-time = Início ou fim
game-computer = Computador ({ $level })
game-under-way = Em curso

## Emparceirar membros
pairs-title = Emparceirar jogadores
pairs-lead = Os pares são sorteados. As partidas começam logo: quem está no átrio é levado à sua mesa, os outros encontram a partida na página inicial.
pairs-rated = Partidas a valer
pairs-who = { $count ->
    [one] { $count } jogador participa
   *[other] { $count } jogadores participam
  }
pairs-draw = Sortear pares
pairs-draw-again = Sortear de novo
pairs-drawn = { $count ->
    [one] { $count } par
   *[other] { $count } pares
  }
pairs-sides = Em primeiro lugar: { $side }.
pairs-left = Desta vez { $name } fica sem par.
pairs-begin = { $count ->
    [one] Começar { $count } partida
   *[other] Começar { $count } partidas
  }
pairs-begun = { $count ->
    [one] Começou { $count } partida.
   *[other] Começaram { $count } partidas.
  }

## The sheet of cards
sheet-title = { $count ->
    [one] { $count } cartão para imprimir
   *[other] { $count } cartões para imprimir
  }
sheet-text = Os códigos só aparecem agora. Imprima os cartões antes de sair desta página; um cartão perdido pode ser substituído em qualquer altura.
sheet-local = Só este computador consegue abrir o endereço destes cartões. Para outros dispositivos, inicie o servidor com --lan e recarregue esta página antes de criar cartões.
sheet-real-names = Imprimir os nomes verdadeiros nos cartões
sheet-print = Imprimir cartões
sheet-done = Arrumar os cartões
sheet-made = { $count ->
    [one] { $count } cartão pronto.
   *[other] { $count } cartões prontos.
  }

## Administration
admin-title = Administração
admin-people = Pessoas
admin-policies = Regras da casa
admin-log = Registo
admin-enter-title = Tornar-se administrador
admin-enter-text = Este link faz de si o administrador desta casa. Só funciona uma vez, por isso escolha o nome com que quer ficar.
admin-enter-name = O seu nome nesta casa
admin-enter-hint = Se o nome já existir, essa pessoa passa a administrador.
admin-enter = Continuar como administrador
admin-entered = { $name }, é agora o administrador.
admin-welcome = { $name }, já é o administrador
admin-welcome-text = Este é o seu cartão. O código só aparece agora: imprima-o ou anote-o, para poder iniciar sessão outra vez.
admin-go = Ir para a administração
admin-search = Primeiras letras do nome
admin-found = { $count ->
    [0] Ninguém encontrado.
    [one] { $count } pessoa encontrada.
   *[other] { $count } pessoas encontradas.
  }
admin-nobody = Não há ninguém com esse nome.
admin-role = Função
admin-seen = Última visita
admin-never = nunca
admin-manage = Gerir
admin-manage-of = Gerir: { $name }
admin-previous = Página anterior
admin-next = Página seguinte
admin-sign-out = Terminar todas as sessões
admin-sign-out-title = Terminar as sessões de { $name } em todos os dispositivos?
admin-sign-out-text = O cartão e o código continuam válidos; são precisos para iniciar sessão de novo.
admin-signed-out = As sessões de { $name } foram terminadas.
admin-remove = Eliminar pessoa
admin-remove-title = Eliminar { $name } para sempre?
admin-remove-text = Nome, cartão, palavra-passe e grupos são apagados. As partidas ficam, sem o nome, para que os adversários mantenham as suas. Não é possível voltar atrás.
admin-remove-type = Escreva «{ $name }» para confirmar
admin-removed = { $name } foi eliminado da casa.

## House rules
policy-visitors = Os visitantes podem jogar
policy-visitors-hint = Quem não iniciou sessão pode jogar partidas amigáveis.
policy-sign-up = Quem pode criar conta
sign-up-by-anyone = Qualquer pessoa
sign-up-by-card = Só quem tem um cartão
policy-rename = Os jogadores podem mudar de nome
policy-rename-hint = O administrador pode sempre.
policy-help = Ajuda do computador entre pessoas
policy-help-hint = As sugestões e ameaças também existem nas partidas entre duas pessoas.
policy-greetings = Saudações
policy-greetings-hint = Os jogadores podem enviar uns aos outros saudações de uma lista fixa.
policy-course = Curso de programação
policy-course-hint = Os professores dão trabalhos, e os programas que os alunos entregam são compilados e corridos nesta máquina, só na caixa isolada: precisa do bubblewrap, de espaços de nomes de utilizador e de um grupo de controlo.
policy-course-no-sandbox = O curso está ligado, mas nenhum programa pode correr:
policy-visibility = Quem vê as mesas novas
policy-tournaments = Quem cria torneios
tournaments-by-teachers = Professores
tournaments-by-players = Todos os jogadores
policy-games = Jogos disponíveis

## Backups
admin-backups = Cópias de segurança
backups-lead = Uma cópia de segurança tem tudo o que há na casa, e faz-se enquanto as pessoas jogam. Fica na máquina do servidor, na pasta “backups” ao lado das partidas; guardam-se as 20 mais recentes. De vez em quando, copie uma para outra máquina.
backup-make = Fazer uma cópia
backup-made = A cópia de segurança foi feita.
backups-none = Ainda não há nenhuma cópia de segurança.
backups-elsewhere = As partidas desta casa estão em PostgreSQL: quem o administra faz as cópias com as ferramentas dele.
backup-at = Feita
backup-file = Ficheiro
backup-size = Tamanho

## Log
log-removed = Alguém que já foi eliminado
log-empty = Ainda não há registos.
log-at = Hora
log-action = O que foi feito
log-person = Sobre
log-by = Por
log-table = Mesa
log-administrator = Tornou-se administrador pelo link
log-role = Nova função
log-rename = Novo nome
log-sign-out = Sessões terminadas
log-card = Novo cartão
log-group-card = Novo cartão pelo professor
log-remove = Pessoa eliminada
log-policies = Regras da casa alteradas
log-backup = Cópia de segurança feita
log-engines = Motores autorizados
log-close = Mesa fechada
log-hide = Partida escondida
log-unhide = Partida de novo visível
log-older = Registos mais antigos
log-more-shown = { $count ->
    [one] Mais { $count } registo.
   *[other] Mais { $count } registos.
  }

## Help
help-groups = Grupos e cartões
help-groups-text = Os professores encontram os seus grupos no menu ao cimo da página. Colam uma lista de nomes e imprimem um cartão para cada jogador, que inicia sessão lendo o código QR ou escrevendo nome e código. Um cartão perdido substitui-se com um clique, que anula o antigo.
help-admin-text = O administrador nomeia professores, muda nomes, elimina pessoas e define as regras da casa. O servidor escreve o link do administrador no primeiro arranque; «tabuleiro admin-link» cria outro.
