# Porque algo foi recusado: ver reasons.en.ftl.

## Escolhas
reason-the-option-option-is-a-number-from-least-to-most = { $option }: tem de ser um número de { $least } a { $most }.
reason-the-option-option-is-a-number-from-least-to-most-in-steps-of-step = { $option }: tem de ser um número de { $least } a { $most }, de { $step } em { $step }.
reason-a-time-control-is-none-300-180-2-180d5-180b5-30-move-or-40-5400-30-in-seconds = Este tempo não é válido: verifique os números.
reason-a-clock-with-no-time-at-all-cannot-be-played-with = Não se joga com um relógio sem tempo nenhum.
reason-a-name-has-at-most-most-bytes = Um nome não pode ter mais de { $most } bytes.
reason-the-game-is-over-in-that-position = Nessa posição a partida já acabou.
reason-the-field-start-is-a-position-as-text-or-null = O texto da posição é demasiado longo.

## Posições: xadrez
reason-a-fen-has-6-fields-or-4-without-its-counters-not-count = Um FEN tem 6 campos, ou 4 sem contadores, e não { $count }.
reason-the-board-has-count-ranks-instead-of-8 = Linhas do tabuleiro: { $count } em vez de 8.
reason-rank-rank-has-text-which-is-no-piece = Na linha { $rank } está { $text }, que não é uma peça.
reason-rank-rank-has-count-squares-instead-of-8 = Casas na linha { $rank }: { $count } em vez de 8.
reason-the-side-to-move-is-w-or-b-not-text = Quem joga é 'w' ou 'b', e não { $text }.
reason-the-castling-field-text-has-letter = O campo do roque { $text } tem { $letter }.
reason-there-is-no-king-and-rook-for-letter-of-the-castling-field = Não há rei e torre para { $letter } do campo do roque.
reason-the-castling-field-text-names-a-rook-twice = O campo do roque { $text } repete uma torre.
reason-the-en-passant-field-text-is-no-square = O campo de en passant { $text } não é uma casa.
reason-the-half-move-clock-text-is-no-number = O contador de meios-lances { $text } não é um número.
reason-the-move-number-text-is-no-number = O número do lance { $text } não é um número.
reason-side-has-no-king = { $side }: falta o rei.
reason-side-has-count-kings = { $side }: reis a mais ({ $count }).
reason-side-has-more-than-16-pieces = { $side }: mais de 16 peças.
reason-side-has-more-than-8-pawns = { $side }: mais de 8 peões.
reason-side-has-a-pawn-on-the-first-or-last-rank = { $side }: há um peão na primeira ou na última linha.
reason-side-has-no-rook-where-one-may-castle = { $side }: falta a torre para um roque permitido.
reason-side-may-castle-but-its-king-is-not-on-the-home-rank = { $side }: podem rocar, mas o rei não está na sua linha.
reason-side-may-castle-with-two-rooks-on-one-side-of-the-king = { $side }: podem rocar com duas torres do mesmo lado do rei.
reason-no-pawn-has-just-passed-cell = Nenhum peão acaba de passar por { $cell }.
reason-the-plies-since-the-last-capture-or-pawn-move-are-not-between-0-and-most = Os meios-lances desde a última captura ou lance de peão não estão entre 0 e { $most }.
reason-the-move-number-is-not-between-1-and-most = O número do lance não está entre 1 e { $most }.
reason-side-is-in-check-but-mover-is-to-move = { $side ->
    [Brancas] As brancas
   *[other] As pretas
  } estão em xeque, mas são { $mover ->
    [Brancas] as brancas
   *[other] as pretas
  } que jogam.

## Posições: xadrez com operações
reason-a-position-is-the-board-the-colour-to-move-what-has-not-moved-what-is-used-the-en-passant-square-and-the-marks = Uma posição é o tabuleiro, a cor que joga, o que não se moveu, o que foi usado, a casa de en passant e as marcas.
reason-a-board-has-eight-rows-separated-by-slashes = Um tabuleiro tem oito linhas separadas por barras.
reason-row-row-is-not-eight-cells-between-commas-empty-or-a-piece = A linha { $row } não tem oito casas entre vírgulas, vazias ou com uma peça.
reason-the-colour-to-move-is-w-or-b = A cor que joga é W ou B.
reason-text-is-no-list-of-squares = '{ $text }' não é uma lista de casas.
reason-only-one-square-can-be-captured-on-en-passant = Só se pode capturar en passant numa casa.
reason-there-is-no-mark-text = Não existe a marca '{ $text }'.
reason-no-pawn-rook-or-king-is-at-home-on-cell = Nenhum peão, torre ou rei começa a partida em { $cell }.
reason-no-pawn-rook-or-bishop-stands-on-cell = Em { $cell } não está nenhum peão, torre ou bispo.
reason-a-piece-that-has-operated-has-moved-cell = Uma peça que já operou também já se moveu: { $cell }.
reason-no-pawn-has-just-stepped-over-cell = Nenhum peão acaba de saltar { $cell }.
reason-no-pawn-can-capture-en-passant-on-cell = Nenhum peão pode capturar en passant em { $cell }.

## Posições: Renpaarden
reason-a-position-is-the-rows-the-side-to-move-and-up-to-six-fields-more = Uma posição são as linhas, o lado que joga e até seis campos mais.
reason-a-board-has-5-to-9-rows-separated-by = Um tabuleiro tem 5 a 9 linhas, separadas por '/'.
reason-row-row-has-count-cells-not-size = Casas na linha { $row }: { $count } em vez de { $size }.
reason-on-cell-stands-neither-w-x-nor = Em { $cell } não está 'w', 'x' nem '.'.
reason-the-side-to-move-is-w-or-x = Quem joga é 'w' ou 'x'.
reason-there-is-no-cell-text = Não existe a casa '{ $text }'.
reason-text-is-no-number-of-plies = '{ $text }' não é um número de lances.
reason-the-rules-are-house-or-literal = As regras são 'house' ou 'literal'.
reason-a-win-is-seen-at-the-end-or-in-mid-chain = A vitória conta no fim do lance ('end') ou a meio dos saltos ('mid-chain').
reason-side-has-count-knights-not-wanted = Cavalos ({ $side }): { $count } em vez de { $wanted }.
reason-no-knight-stands-on-cell = Em { $cell } não está nenhum cavalo.
reason-the-plies-since-the-last-first-entry-are-from-0-to-the-plies-played = Os lances desde a última chegada vão de 0 até aos lances já jogados.
reason-between-two-first-entries-lie-at-most-100-plies = Entre duas chegadas há no máximo 100 lances.
reason-r6-b-ends-a-game-after-100-plies = A partida acaba depois de 100 lances sem uma chegada.
reason-a-literal-game-ends-after-600-plies = Com as regras à letra, a partida acaba depois de 600 lances.
reason-no-game-lasts-so-many-plies = Nenhuma partida dura tantos lances.

## Frotas
reason-a-fleet-has-at-least-one-piece = Uma frota tem pelo menos um navio.
reason-a-fleet-has-no-more-pieces-of-a-larger-type-than-of-a-smaller-one = Uma frota não tem mais navios de um tipo maior do que de um menor.
reason-a-fleet-fills-at-most-half-of-the-blocks = Uma frota ocupa no máximo metade dos blocos.

## Lances
reason-a-move-is-two-squares-and-a-letter-if-a-pawn-promotes-e2e4-e7e8q = Um lance são duas casas, e uma letra se um peão for promovido: e2e4, e7e8q.
reason-this-is-no-move = Isto não é um lance.
reason-there-is-no-piece-on-cell = Não há nenhuma peça em { $cell }.
reason-the-piece-on-cell-is-the-opponent-s = A peça de { $cell } é do adversário.
reason-the-piece-on-from-cannot-go-to-to = A peça de { $from } não pode ir para { $to }.
reason-a-piece-of-your-own-stands-on-cell = Em { $cell } está uma peça sua.
reason-the-piece-does-not-move-like-that = { $piece ->
    [torre] A torre
    [dama] A dama
   *[other] O { $piece }
  } não se move assim.
reason-the-way-to-cell-is-blocked = O caminho para { $cell } está bloqueado.
reason-there-is-nothing-for-the-pawn-to-capture-on-cell = O peão não tem nada para capturar em { $cell }.
reason-the-king-would-be-in-check-on-cell = O rei ficaria em xeque em { $cell }.
reason-the-king-is-in-check-and-that-move-does-not-help-it = O rei está em xeque, e esse lance não o salva.
reason-the-piece-on-cell-is-pinned-without-it-the-king-would-be-in-check = { $piece ->
    [torre] A torre de { $cell } está cravada: sem ela, o rei ficaria em xeque.
    [dama] A dama de { $cell } está cravada: sem ela, o rei ficaria em xeque.
   *[other] O { $piece } de { $cell } está cravado: sem ele, o rei ficaria em xeque.
  }
reason-the-king-or-the-rook-on-cell-has-moved-they-cannot-castle = O rei ou a torre de { $cell } já se moveu: não podem fazer roque.
reason-a-king-in-check-cannot-castle = Um rei em xeque não pode fazer roque.
reason-pieces-stand-in-the-way-of-castling = Há peças no caminho do roque.
reason-the-king-cannot-castle-over-cell-which-is-attacked = O rei não pode fazer roque: passaria por { $cell }, que está atacada.
reason-the-king-would-be-in-check-after-castling = Depois do roque o rei ficaria em xeque.
reason-there-is-no-piece-that-may-go-to-cell = { $piece ->
    [torre] Nenhuma torre
    [dama] Nenhuma dama
   *[other] Nenhum { $piece }
  } pode ir para { $cell }.
reason-there-is-more-than-one-piece-that-may-go-to-cell = { $piece ->
    [torre] Mais de uma torre
    [dama] Mais de uma dama
   *[other] Mais de um { $piece }
  } pode ir para { $cell }.
reason-castling-on-the-king-s-side-is-not-possible = O roque pequeno não é possível.
reason-castling-on-the-queen-s-side-is-not-possible = O roque grande não é possível.
reason-a-pawn-promotes-to-q-r-b-or-n = Um peão é promovido a q, r, b ou n.
reason-only-a-pawn-that-reaches-the-last-rank-promotes = Só um peão que chega à última linha é promovido.
reason-the-pawn-promotes-add-queen-rook-bishop-or-knight = O peão é promovido: acrescente { $queen }, { $rook }, { $bishop } ou { $knight }.
reason-a-play-is-e7e5-os-b8f4-or-os-c8-text-is-none = Um lance é E7E5, OS:B8F4 ou OS:C8: '{ $text }' não é nenhum deles.
reason-text-is-not-a-legal-play-here = '{ $text }' não é aqui um lance legal.
reason-a-turn-is-two-cells-of-the-board-as-b1-c3 = Um lance são duas casas do tabuleiro, como b1-c3.
reason-no-knight-of-the-player-to-move-stands-on-cell = Em { $cell } não está um cavalo de quem joga.
reason-a-turn-ends-on-an-empty-cell-and-cell-is-none = Um lance acaba numa casa vazia, e { $cell } não o está.
reason-no-leaps-over-enemies-lead-from-from-to-to = Nenhuma sequência de saltos sobre adversários leva de { $from } a { $to }.
reason-a-shot-is-a-column-and-a-row-of-the-board-for-instance-b8 = Um tiro é uma coluna e uma linha do tabuleiro, por exemplo B8.
reason-that-cell-was-fired-at-before-r7 = Já se disparou para essa casa.
reason-a-piece-is-placed-by-type-variant-and-the-block-s-top-left-cell-for-instance-4-2-d9 = Um navio coloca-se indicando o tipo, a forma e a casa do canto superior esquerdo do bloco, por exemplo 4.2@D9.
reason-the-piece-to-place-now-has-type-type-r5 = O navio a colocar agora é de { $type }.
reason-type-type-has-variants-1-to-count = Os navios de { $type } têm as formas 1 a { $count }.
reason-a-block-is-named-by-its-top-left-cell = Um bloco tem o nome da sua casa do canto superior esquerdo.
reason-the-piece-does-not-fit-there-the-block-is-taken-it-would-touch-another-piece-r3-or-the-rest-of-the-fleet-would-not-fit-any-more-r6 = O navio não cabe aí: o bloco está ocupado, tocaria noutro navio, ou o resto da frota já não caberia.

## Ações
reason-you-cannot-offer-a-draw-again-now = Não pode propor empate outra vez agora.
reason-nobody-has-offered-you-a-draw = Ninguém lhe propôs empate.
reason-no-rule-lets-you-claim-a-draw-here = Nenhuma regra permite agora reclamar empate.
reason-your-opponent-has-not-left = O seu adversário não saiu.
reason-both-have-moved-the-game-can-no-longer-be-aborted = Ambos os lados já jogaram: a partida já não pode ser anulada.
reason-there-is-no-move-that-you-may-take-back = Não há nenhum lance que possa retirar.
reason-nobody-has-asked-you-to-take-a-move-back = Ninguém lhe pediu para voltar atrás.
reason-there-is-no-hint-now = Agora não há dicas.
reason-there-is-no-threat-to-show-now = Agora não há ameaça para mostrar.
reason-there-is-nothing-to-arrange-now = Agora não há nada para colocar.
reason-there-is-no-curtain-to-lift = Não há cortina para abrir.
reason-you-cannot-give-your-opponent-time-here = Aqui não pode dar tempo ao adversário.
reason-you-cannot-ask-for-a-pause-now = Agora não pode pedir uma pausa.
reason-nobody-has-asked-you-for-a-pause = Ninguém lhe pediu uma pausa.
reason-the-game-is-not-paused = A partida não está em pausa.
reason-the-game-is-paused = A partida está em pausa.
reason-you-have-said-that-you-want-to-go-on-your-opponent-has-not = Já disse que quer continuar; o seu adversário ainda não.
reason-there-are-no-greetings-at-this-table = Nesta mesa não há saudações.
reason-that-is-enough-for-now-greet-again-in-a-minute = Por agora chega; volte a saudar daqui a um minuto.
reason-a-rematch-can-be-asked-for-after-the-game = A desforra só vem depois da partida.
reason-this-computer-is-not-in-a-network = Este computador não está ligado a nenhuma rede.
reason-the-address-address-cannot-be-opened-at-port-port-why = O endereço { $address } não pode ser aberto na porta { $port }: { $why }.

## Variantes e ficheiros a analisar
reason-move-number-text-reason = Lance { $number }, { $text }: { $reason }
reason-the-game-is-over = A partida já acabou.
reason-line-line-reason = linha { $line } do texto: { $reason }
reason-the-game-cannot-start-reason = A partida não pode começar: { $reason }
reason-the-variant-text-is-not-chess = A variante { $text } não é xadrez.
reason-the-comment-that-begins-here-is-not-closed = O comentário que começa aqui não está fechado.
reason-the-variation-that-begins-here-is-not-closed = A variante que começa aqui não está fechada.
reason-text-has-no-meaning-here = { $text } não tem sentido aqui.
reason-a-null-move-text-is-no-move-of-a-game = Um lance nulo ({ $text }) não é um lance de uma partida.
reason-only-the-first-most-moves-were-read = Só foram lidos os primeiros { $most } lances.
reason-there-are-more-than-most-tags-what-is-beyond-is-left-out = Há mais de { $most } etiquetas; as restantes ficaram de fora.
reason-there-are-more-than-most-bytes-of-comments-at-one-place-what-is-beyond-is-left-out = Há mais de { $most } bytes de comentários no mesmo lugar; os restantes ficaram de fora.
reason-there-are-more-than-most-annotations-at-one-place-what-is-beyond-is-left-out = Há mais de { $most } anotações no mesmo lugar; as restantes ficaram de fora.
reason-there-are-more-than-most-variations-what-is-beyond-is-left-out = Há mais de { $most } variantes; as restantes ficaram de fora.
reason-text-has-no-meaning-among-moves = { $text } não tem sentido entre lances.

## Limites
reason-there-is-no-advice-now = Agora não há conselhos.
reason-that-cannot-be-done-now = Isso não pode ser feito agora.
reason-a-line-has-at-most-most-moves = Uma linha tem no máximo { $most } lances.
reason-it-is-longer-than-most-bytes = O texto tem mais de { $most } bytes.
reason-too-many-questions-wait-already-try-again-later = Há demasiados pedidos à espera; tente mais tarde.
reason-too-many-analyses-of-yours-wait-already-end-some-of-them = Tem demasiadas análises à espera; termine algumas.
reason-too-many-analyses-wait-already-try-again-later = Há demasiadas análises à espera; tente mais tarde.
reason-the-house-is-closing = O servidor está a encerrar.
reason-the-house-has-just-been-opened-try-again = O servidor acabou de arrancar; tente outra vez.
reason-this-table-is-not-waiting-for-a-player = Esta mesa não está à espera de um jogador.
reason-the-table-is-busy-try-again = A mesa está ocupada; tente outra vez.

## Pessoas
reason-a-name-has-at-least-least-letters-or-digits-one-of-them-a-letter = Um nome tem pelo menos { $least } letras ou algarismos, e uma letra no mínimo.
reason-the-name-name-is-reserved = O nome { $name } está reservado.
reason-a-name-has-no-characters-that-cannot-be-seen-and-none-that-change-the-direction-of-writing = Um nome não tem carateres invisíveis, nem carateres que mudem o sentido da escrita.
reason-a-name-has-letters-digits-blanks-and-the-signs-but-not-character = Um nome tem letras, algarismos, espaços e os sinais - . ' _, mas não { $character }.
reason-a-letter-of-a-name-has-at-most-most-accents-and-nothing-else-has-one = Num nome, uma letra tem no máximo { $most } acentos, e só as letras os têm.
reason-all-letters-of-a-name-are-of-one-script-such-as-latin-or-cyrillic = As letras de um nome têm de ser todas do mesmo alfabeto, por exemplo o latino ou o cirílico.
reason-no-code-has-character-codes-have-no-0-o-1-i-or-l = Nenhum código tem { $character }: os códigos nunca têm 0, O, 1, I nem L.
reason-a-code-has-length-letters-and-digits = Um código tem { $length } letras e algarismos.
reason-sign-in-first = Primeiro tem de entrar na sua conta.
reason-your-role-does-not-allow-that = O seu papel nesta casa não o permite.
reason-too-many-tries-wait-seconds-seconds = Demasiadas tentativas; espere { $seconds } segundos.
reason-somebody-has-this-name-already-or-one-that-looks-like-it = Alguém já tem este nome, ou um que se confunde com ele.
reason-that-does-not-let-anybody-in = Com isso ninguém pode entrar.
reason-in-this-house-people-get-a-card-from-their-teacher-or-the-administrator = Nesta casa, cada pessoa recebe um cartão do professor ou do administrador.
reason-you-are-signed-in-already = Já entrou na sua conta.
reason-too-many-people-sign-in-at-once-try-again = Há demasiadas pessoas a entrar ao mesmo tempo; tente outra vez.
reason-the-account-cannot-be-read = Não é possível ler a conta.
reason-a-password-has-least-to-most-characters = Uma palavra-passe tem { $least } a { $most } caracteres.
reason-in-this-house-names-are-not-changed = Nesta casa os nomes não se mudam.
reason-that-game-is-not-offered-in-this-house = Esse jogo não está disponível nesta casa.

## Grupos e administração
reason-there-is-no-such-group = Esse grupo não existe.
reason-there-is-no-such-member-of-the-group = O grupo não tem esse membro.
reason-this-is-not-your-name = Esse não é o seu nome.
reason-there-is-no-such-person = Essa pessoa não existe.
reason-you-may-not-do-that-with-this-person = Não pode fazer isso com esta pessoa.
reason-somebody-has-the-name-name-or-one-that-looks-like-it = Alguém já tem o nome { $name }, ou um parecido.
reason-the-name-name-is-also-in-line-other-or-one-that-looks-like-it = O nome { $name } também está na linha { $other }, ou um parecido.
reason-a-list-has-1-to-most-names = Uma lista tem de 1 a { $most } nomes.
reason-a-group-has-at-most-most-members = Um grupo não pode ter mais de { $most } membros.
reason-a-teacher-has-at-most-most-groups = Um professor não pode ter mais de { $most } grupos.
reason-a-group-needs-a-name = Um grupo precisa de um nome.
reason-there-is-no-player-name = Não há nenhum jogador { $name }.
reason-name-is-a-member-of-the-group-already-or-invited = { $name } já é membro do grupo, ou já foi convidado.
reason-only-players-can-be-members-of-a-group = Só jogadores podem ser membros de um grupo.
reason-name-is-in-the-list-of-pairs-twice = { $name } aparece duas vezes na lista de pares.
reason-a-house-needs-an-administrator = A casa precisa de pelo menos um administrador.
reason-the-link-has-been-used-has-expired-or-was-replaced-by-another = O link já foi usado, expirou ou foi substituído por outro.

## Partidas a valer
reason-a-rated-game-begins-from-the-usual-position-with-the-usual-options = Uma partida a valer começa na posição habitual, com as opções habituais.
reason-a-rated-game-is-between-two-people-each-at-their-own-device-or-against-the-computer = Uma partida a valer é entre duas pessoas, cada uma no seu dispositivo, ou contra o computador.
reason-in-a-rated-game-both-players-have-the-same-time = Numa partida a valer ambos os jogadores têm o mesmo tempo.
reason-sign-in-to-play-rated-games = Entre na sua conta para jogar partidas a valer.
reason-this-player-does-not-show-that-to-others = Este jogador não mostra isso aos outros.

## Slow games
reason-the-days-per-move-are-a-number-from-1-to-most-without-other-times = Os dias por lance são um número de 1 a { $most }, sem outros tempos.
reason-days-per-move-are-for-games-between-people-at-different-screens = Os dias por lance são para jogos entre pessoas em ecrãs diferentes.
reason-conditional-moves-are-for-games-with-days-per-move = Os lances condicionais são para jogos com dias por lance.
reason-a-game-with-hidden-information-has-no-conditional-moves = Um jogo com informação escondida não tem lances condicionais.
reason-conditional-moves-are-prepared-while-the-opponent-is-to-move = Os lances condicionais preparam-se enquanto é a vez do adversário.
reason-conditional-moves-are-at-most-10-lines-of-2-to-20-moves = Os lances condicionais são no máximo 10 linhas de 2 a 20 lances.

## Programs
reason-you-have-most-programs-already = Já tem { $most } programas.
reason-there-is-no-such-program = Esse programa não existe.
reason-the-program-does-not-start-detail = O programa não arranca ({ $detail }).
reason-the-program-refused-detail = O programa recusou: { $detail }
reason-the-program-played-move-which-is-not-a-legal-move-reason = O programa jogou { $move }, que não é um lance legal: { $reason }
reason-the-program-played-move-which-is-not-a-legal-move = O programa jogou { $move }, que não é um lance legal.
reason-the-program-answered-too-late = O programa respondeu demasiado tarde.
reason-the-program-does-not-answer-it-must-flush-its-output-after-each-line = O programa não responde; tem de esvaziar a saída (flush) depois de cada linha.
reason-the-program-ended-end = O programa terminou ({ $end }).
reason-the-program-closed-its-output = O programa fechou a sua saída.
reason-the-program-wrote-without-end = O programa escreveu sem parar.
reason-only-its-owner-may-challenge-this-program = Só o dono deste programa o pode desafiar.
reason-a-game-against-one-s-own-program-is-casual = Um jogo contra um programa próprio é amigável.
reason-the-backup-could-not-be-made-the-server-s-log-says-why = Não foi possível fazer a cópia de segurança. O registo do servidor diz porquê.
reason-a-backup-is-being-made = Já está a ser feita uma cópia de segurança.
reason-backups-of-this-house-are-made-with-postgresql-s-own-tools = As cópias de segurança desta casa fazem-se com as ferramentas do PostgreSQL.

## Motores da casa
reason-a-game-with-an-engine-is-casual = Uma partida com um motor é amigável.
reason-there-is-no-such-engine-for-this-game = Não há esse motor para este jogo.
reason-all-engines-are-at-work-try-again-later = Todos os motores estão ocupados; tente mais tarde.
reason-the-engine-does-not-play-chess960 = O motor não joga Chess960.
reason-the-engine-plays-from-the-usual-first-position-alone = O motor só joga a partir da posição inicial habitual.
reason-the-engine-cannot-be-told-which-knights-have-entered-or-left = Não é possível dizer ao motor que cavalos já entraram ou saíram.
reason-there-is-an-engine-in-the-list-that-the-house-does-not-have = A lista tem um motor que a casa não tem.
reason-the-engine-does-not-answer = O motor não responde.
reason-the-program-answers-in-no-protocol-that-we-know = O programa não responde em nenhum protocolo que conhecemos.
reason-there-is-no-program-program = Não há nenhum programa «{ $program }».
reason-the-program-used-more-than-size-mb-of-memory = O programa usou mais de { $size } MB de memória.
reason-the-program-tried-to-have-more-than-count-processes-at-a-time = O programa tentou ter mais de { $count } processos ao mesmo tempo.
reason-the-program-wrote-a-file-of-more-than-size-mb = O programa escreveu um ficheiro de mais de { $size } MB.
reason-the-program-used-more-than-seconds-s-of-processor-time = O programa usou mais de { $seconds } s de tempo de processador.
reason-the-program-made-a-system-call-that-no-player-needs-as-for-a-network-connection-or-to-look-into-other-processes = O programa fez uma chamada ao sistema de que nenhum jogador precisa, por exemplo para a rede ou para ver outros processos.
reason-programs-run-only-in-the-sandbox-and-it-needs-program-install-the-package-package = Os programas só correm na caixa isolada, que precisa de { $program }: instale o pacote { $package }.
reason-programs-run-only-in-the-sandbox-and-bubblewrap-does-not-work-here-cause-it-needs-user-namespaces-which-this-machine-or-container-may-have-turned-off = Os programas só correm na caixa isolada, e o bubblewrap não funciona aqui: { $cause }. Precisa de espaços de nomes de utilizador, que esta máquina ou este contentor pode ter desligado.
reason-programs-run-in-a-service-of-their-own-and-it-does-not-answer-at-path-cause-systemctl-enable-now-tabuleiro-programs-socket = Os programas correm num serviço próprio, que não responde em { $path } ({ $cause }): systemctl enable --now tabuleiro-programs.socket
reason-the-service-that-runs-programs-says-why = O serviço que corre os programas diz: { $why }

## Como terminam os programas, e porque não arrancam
reason-exited-with-status-status = saiu com o código { $status }
reason-was-killed-by-signal-signal-meaning = foi terminado pelo sinal { $signal } ({ $meaning })
reason-was-killed-by-signal-signal = foi terminado pelo sinal { $signal }
reason-had-to-be-killed = teve de ser terminado à força
reason-has-ended = terminou
reason-segmentation-fault = falha de segmentação
reason-aborted = abortado
reason-floating-point-exception = exceção de vírgula flutuante
reason-illegal-instruction = instrução ilegal
reason-bus-error = erro de barramento
reason-killed = morto
reason-terminated = terminado
reason-broken-pipe = canal quebrado
reason-cpu-time-limit-exceeded = limite de tempo de processador excedido
reason-file-size-limit-exceeded = limite do tamanho de ficheiro excedido
reason-bad-system-call = chamada de sistema não permitida
reason-wrote-more-than-size-mb = escreveu mais de { $size } MB
reason-was-cancelled = foi cancelado
reason-closed-its-output = fechou a sua saída
reason-did-not-get-ready-within-seconds-s-protocol = não ficou pronto em { $seconds } s ({ $protocol })
reason-did-not-get-ready-within-seconds-s-though-it-talked = não ficou pronto em { $seconds } s, embora tenha falado
reason-end-before-it-was-ready = { $end } antes de estar pronto
reason-does-not-answer = não responde
reason-declares-no-features = não declara nenhuma funcionalidade (feature)
reason-plays-no-game-of-the-house = não joga nenhum jogo da casa
reason-it-says-text = diz: { $text }
reason-its-first-line-should-be-expected-and-is-text = a primeira linha devia ser «{ $expected }» e é «{ $text }»
reason-it-ended-the-game-before-everything-was-sunk = terminou o jogo antes de tudo estar afundado
reason-it-answers-line-with-text = responde a «{ $line }» com: { $text }
reason-it-should-answer-line-with-ok-and-answers-text = devia responder a «{ $line }» com ok, e responde: { $text }
reason-it-should-answer-with-bestturn-and-answers-text = devia responder com bestturn, e responde: { $text }
reason-cannot-run-program-cause = Não é possível executar «{ $program }»: { $cause }.

## Torneios
reason-a-tournament-report-has-at-most-most-rounds = Um relatório de torneio tem no máximo { $most } rondas.
reason-a-list-has-at-most-most-players = Uma lista tem no máximo { $most } jogadores.
reason-the-list-of-players-is-no-text-in-utf-8 = A lista de jogadores não é um texto em UTF-8.
reason-line-line-the-quotes-are-not-closed = Linha { $line }: as aspas não estão fechadas.
reason-line-line-text-is-no-rating = Linha { $line }: { $text } não é uma pontuação.
reason-line-line-a-player-has-no-name = Linha { $line }: um jogador não tem nome.
reason-a-round-has-at-least-one-game = Uma ronda tem pelo menos uma partida.
reason-a-tournament-needs-a-name = Um torneio precisa de um nome.
reason-both-teams-need-the-same-number-of-players = As duas equipas precisam do mesmo número de jogadores.
reason-in-a-team-match-the-boards-decide-who-meets-whom = Num encontro de equipas são os tabuleiros que decidem quem joga com quem.
reason-the-teams-are-two-different-names-of-at-most-most-bytes = As equipas são dois nomes diferentes com { $most } bytes no máximo.
reason-this-tournament-has-no-teams = Este torneio não tem equipas.
reason-an-arena-has-no-rounds = Uma arena não tem rondas.
reason-in-an-arena-both-players-have-a-clock-and-no-days-per-move = Numa arena os dois jogadores têm relógio, e não dias por lance.
reason-the-minutes-are-a-number-from-1-to-most = Os minutos são um número de 1 a { $most }.
reason-you-have-a-break-already = Já está a fazer uma pausa.
reason-a-tournament-needs-two-players = Um torneio precisa de dois jogadores.
reason-all-rounds-have-been-played = Todas as rondas foram jogadas.
reason-everybody-who-takes-part-has-one-place-in-the-round = Cada participante tem um lugar na ronda.
reason-nobody-can-be-added-after-the-start-of-such-a-tournament = Depois de começar um torneio destes, não se pode juntar ninguém.
reason-in-a-knock-out-the-bracket-decides-who-meets-whom = Num torneio a eliminar é o quadro que decide quem joga com quem.
reason-undo-the-rounds-after-it-first-they-follow-from-this-result = Anule primeiro as rondas seguintes: resultam deste resultado.
reason-the-games-of-an-encounter-are-a-number-from-1-to-most = As partidas de um encontro são um número de 1 a { $most }.
reason-nobody-is-absent = Ninguém está ausente.
reason-no-pairing-of-the-next-round-is-possible = Não é possível emparceirar a próxima ronda.
reason-only-the-director-of-the-tournament-may-do-that = Só o diretor do torneio pode fazer isso.
reason-some-games-of-this-round-have-no-result-yet = Algumas partidas desta ronda ainda não têm resultado.
reason-that-is-not-the-code-of-this-tournament = Esse não é o código deste torneio.
reason-the-break-between-rounds-is-a-number-of-seconds-from-0-to-most = O intervalo entre rondas é um número de segundos de 0 a { $most }.
reason-the-entry-for-a-group-names-the-group = Escolha o grupo que pode participar.
reason-the-entry-is-for-anybody-for-a-group-or-by-code = A inscrição é para todos, para um grupo ou por código.
reason-the-form-of-a-tournament-is-one-of-forms = A forma de um torneio é uma de { $forms }.
reason-the-rounds-are-a-number-from-1-to-most = O número de rondas vai de 1 a { $most }.
reason-the-tie-breaks-are-some-of-words-each-once = Os desempates são alguns de { $words }, cada um uma vez.
reason-the-tournament-has-changed-in-the-meantime = O torneio mudou entretanto.
reason-the-tournament-is-busy-try-again = O torneio está ocupado; tente de novo.
reason-the-tournament-is-full = O torneio está cheio.
reason-the-tournament-is-over = O torneio terminou.
reason-there-is-no-such-board = Não existe esse tabuleiro.
reason-there-is-no-such-entrant = Não existe esse participante.
reason-there-is-no-such-tournament = Não existe esse torneio.
reason-they-have-to-enter-by-themselves = Tem de se inscrever por si.
reason-they-take-part-already = Já participa.
reason-this-tournament-is-for-a-group = Este torneio é para um grupo.
reason-tournaments-are-made-by-teachers-in-this-house = Nesta casa, os torneios são feitos por professores.
reason-you-have-no-such-program = Não tem esse programa.
reason-you-have-too-many-tournaments-that-are-not-finished = Tem demasiados torneios por terminar.
reason-in-a-simultaneous-display-everybody-meets-the-host = Numa simultânea todos jogam com o anfitrião.
reason-the-host-cannot-leave-a-simultaneous-display-before-it-begins = O anfitrião não pode sair de uma simultânea antes de ela começar.
reason-days-per-move-are-for-both-players = Os dias por lance são para os dois jogadores.
reason-the-field-field-is-one-of-words = O campo { $field } é um de { $words }.

## O curso
reason-there-is-no-such-assignment = Não existe esse trabalho.
reason-only-the-teacher-of-the-assignment-may-do-that = Só o professor do trabalho o pode fazer.
reason-there-is-no-such-hand-in = Não existe essa entrega.
reason-the-assignment-is-too-long = O trabalho é demasiado longo.
reason-batteries-are-not-taken-here = Aqui não se aceitam baterias de testes.
reason-the-title-has-more-than-most-bytes = O título tem mais de { $most } bytes.
reason-the-course-is-switched-off-in-this-house = O curso está desligado nesta casa.
reason-an-assignment-opens-before-it-closes = Um trabalho abre antes de fechar.
reason-the-assignment-has-no-ladder = O trabalho não tem classificação contínua.
reason-a-teacher-has-at-most-most-assignments = Um professor tem no máximo { $most } trabalhos.
reason-a-final-is-no-simultaneous-display = Uma final não é uma simultânea.
reason-the-tournament-was-not-made-try-again = O torneio não foi criado; tente outra vez.
reason-a-final-needs-two-versions-that-can-play = Uma final precisa de duas versões que possam jogar.
reason-a-team-has-1-to-most-students = Uma equipa tem de 1 a { $most } alunos.
reason-make-a-team-first-or-join-one = Primeiro crie uma equipa, ou entre numa.
reason-there-is-no-such-team = Essa equipa não existe.
reason-another-team-has-this-name-or-one-that-looks-like-it = Outra equipa tem este nome, ou um parecido.
reason-in-this-assignment-everybody-works-alone = Neste trabalho cada um trabalha sozinho.
reason-only-students-of-the-group-are-in-teams = Só os alunos do grupo estão em equipas.
reason-the-team-has-most-members-already = A equipa já tem { $most } membros.
reason-you-are-in-a-team-already = Já está numa equipa.
reason-nobody-can-join-this-team-any-more = Já ninguém pode entrar nesta equipa.
reason-your-team-has-handed-in-only-the-teacher-can-let-you-leave-it = A sua equipa já entregou; só o professor o pode deixar sair.
reason-path-is-no-battery-they-are-name-in-and-name-out-in-the-folders-open-and-hidden = { $path } não é uma bateria: são NOME.in e NOME.out, nas pastas open e hidden.
reason-the-battery-name-is-there-twice = A bateria { $name } aparece duas vezes.
reason-the-battery-name-needs-both-an-in-and-an-out = A bateria { $name } precisa de um .in e de um .out.
reason-there-is-no-battery-in-the-archive = Não há nenhuma bateria no arquivo.
reason-there-are-more-than-most-batteries = Há mais de { $most } baterias.
reason-only-students-of-the-group-hand-in = Só os alunos do grupo podem entregar.
reason-the-assignment-is-not-open = O trabalho não está aberto.
reason-you-have-handed-in-too-much-wait-for-the-reports = Fez demasiadas entregas; espere pelos relatórios.
reason-this-is-no-version-that-can-play = Esta não é uma versão que possa jogar.
reason-the-name-of-the-file-cannot-be-used = O nome do ficheiro não pode ser usado.
reason-the-file-is-empty = O ficheiro está vazio.
