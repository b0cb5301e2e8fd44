## O átrio
lobby-loading = A abrir o átrio …
lobby-nameless = Alguém

## Propor uma partida
lobby-make = Propor uma partida
lobby-times = Escolha um tempo, e a proposta fica aberta a todos os que aqui estão:
lobby-details = Pormenores
lobby-make-this = Fazer esta proposta
lobby-offered = A proposta está aberta. Será levado à mesa quando alguém a aceitar.
lobby-mine = À espera de adversário
lobby-mine-text = Será levado à mesa quando alguém aceitar.
lobby-challenged = para { $name }
lobby-withdraw = Retirar
lobby-withdraw-of = Retirar: { $offer }
lobby-withdrawn = Retirada.
lobby-counts = Vale para a pontuação?
lobby-rated = a valer
lobby-casual = amigável
lobby-rated-rules = Uma partida a valer tem as regras e a posição inicial habituais, e não se volta atrás.
lobby-range-on = Só para jogadores com certa pontuação
lobby-range-from = Pontuação a partir de
lobby-range-to = Pontuação até

## Propostas
lobby-offers = Propostas abertas
lobby-offers-none = De momento ninguém propõe uma partida. Proponha uma, ou desafie alguém que aqui esteja.
lobby-all-games = Todos
lobby-all-offers = { $count ->
    [one] Mostrar { $count } proposta
   *[other] Mostrar as { $count } propostas
  }
lobby-play-with = Jogar com { $name }
lobby-gone = Já não há
lobby-accepted = Joga contra { $name }: { $offer }.
lobby-you-play = joga com: { $side }
lobby-range = pontuação de { $from } a { $to }
lobby-own-start = de uma posição própria
lobby-takebacks = pode-se voltar atrás
lobby-programs = Também para programas
lobby-programs-hint = Se não, só pessoas podem aceitar.
lobby-programs-welcome = aberta a programas
lobby-time-per-move = { $seconds ->
    [one] { $seconds } segundo por lance
   *[other] { $seconds } segundos por lance
  }
lobby-time-days = { $days ->
    [one] { $days } dia por lance
   *[other] { $days } dias por lance
  }
lobby-time-different = brancas { $first }, pretas { $second }

## Pessoas
lobby-people = Quem está aqui
lobby-you-are = Está aqui como { $name }.
lobby-you-nameless = Está aqui sem nome.
lobby-name-show = Mostrar o meu nome
lobby-name-hide = Esconder o meu nome
lobby-find = Procurar um nome
lobby-nobody = Ninguém aqui tem esse nome.
lobby-alone = Ainda não está aqui mais ninguém. Envie o endereço desta página a amigos, ou proponha uma partida e espere: verão a proposta assim que chegarem.
lobby-meanwhile = Jogar entretanto contra o computador
lobby-visitor = visitante
lobby-visitors = { $count ->
    [one] E { $count } visitante sem nome.
   *[other] E { $count } visitantes sem nome.
  }
lobby-all-people = { $count ->
    [one] Mostrar { $count } pessoa
   *[other] Mostrar as { $count } pessoas
  }
lobby-challenge = Desafiar
lobby-challenge-of = Desafiar { $name }
lobby-challenge-send = Enviar o desafio
lobby-challenge-sent = Desafio enviado a { $name }. Será levado à mesa quando for aceite.

## Desafios que recebi
lobby-challenges = Desafios para si
lobby-challenge-new = Novo desafio
lobby-challenge-by = Desafio de { $name }
lobby-challenge-more = { $count ->
    [one] Há mais { $count } desafio à espera.
   *[other] Há mais { $count } desafios à espera.
  }
lobby-accept-of = Aceitar o desafio de { $name }
lobby-decline-of = Recusar o desafio de { $name }
lobby-later = Mais tarde
lobby-you-declined = Recusou o desafio de { $name }.

## Partidas em curso
lobby-games = Partidas em curso
lobby-games-none = De momento não há nenhuma partida visível em curso.
lobby-watch = Assistir:
lobby-all-playing = { $count ->
    [one] Mostrar { $count } partida
   *[other] Mostrar as { $count } partidas
  }

## Novidades
lobby-news-offer = Nova proposta. { $offer }.
lobby-news-offers = { $count ->
    [one] { $count } proposta nova.
   *[other] { $count } propostas novas.
  }
lobby-news-challenge = Desafio de { $name }: { $offer }.
lobby-news-withdrawn = O desafio de { $name } foi retirado.
lobby-news-declined = { $name } recusou o seu desafio.
lobby-news-begun = A sua partida começa: { $offer }.
lobby-news-begun-plain = A sua partida começa.
lobby-begun = A sua partida começa
lobby-to-table = Ir para a mesa

## À mesa
offer-title = A sua proposta está no átrio
offer-text = A partida começa aqui assim que alguém aceitar.
offer-challenge-title = O desafio foi enviado
offer-challenge-text = A partida começa aqui assim que { $name } aceitar.
offer-open-title = { $name } procura adversário
offer-to-lobby = Ir para o átrio
refused-offer-rating = Esta proposta é para jogadores com outra pontuação.
refused-offer-full = Tem demasiadas propostas e desafios abertos. Retire um primeiro.
refused-offer-no-player = Esta pessoa já não existe.
refused-offer-over = Esta proposta já não está aberta.

## Quem vê uma mesa
visibility-listed-text = Aparece no átrio, e qualquer pessoa pode assistir.
visibility-link-text = Não aparece no átrio; quem tiver o link pode assistir.
visibility-private-text = Mais ninguém pode assistir, nem com o link; só um professor dos jogadores e o administrador.

## Ajuda
help-lobby-text = A página inicial leva ao átrio: veja quem está aqui, aceite uma proposta aberta com um clique, proponha uma partida, desafie alguém ou assista às partidas em curso.
