## Cartões
card-of = Cartão: { $name }
card-code = Código
card-qr = Código QR para entrar como { $name }
card-print = Imprimir o cartão
card-copy = Copiar nome e código
card-local = O código QR só funciona neste computador, porque os outros dispositivos ainda não chegam ao servidor.

## Criar conta
sign-up-lead = Escolha um nome e as partidas são suas em qualquer dispositivo. Sem endereço de e-mail, sem palavra-passe.
sign-up-name = O seu nome nesta casa
sign-up-name-hint = Os outros jogadores veem-no.
sign-up-games = { $count ->
    [one] A partida que jogou neste navegador
   *[other] As { $count } partidas que jogou neste navegador
  }
sign-up-against = contra { $opponent }
sign-up-against-computer = contra o computador
sign-up-ended = terminada
sign-up-playing = a decorrer
sign-up-have = Já tem um cartão?
sign-up-done = Entrou como { $name }. Este é o seu cartão.
sign-up-card = Este é o seu cartão. Imprima-o ou anote o código: só é mostrado agora. Com ele entra em qualquer dispositivo.
sign-up-play = Já o tenho: jogar
welcome = Boas-vindas, { $name }

## Entrar
sign-in-name = Nome
sign-in-code-hint = As 8 letras e algarismos do seu cartão, em maiúsculas ou minúsculas, com ou sem o traço.
sign-in-by-password = Usar uma palavra-passe
sign-in-by-code = Usar o código
sign-in-busy = A entrar …
sign-in-none = Ainda não tem cartão?
sign-in-already = Entrou como { $name }
sign-in-card = Entrar com o cartão
sign-in-card-ask = Neste momento entrou como { $name }. Quer entrar com este cartão?
sign-in-card-wrong = Este cartão já não é válido. Talvez tenha sido substituído por um novo. Também pode entrar com nome e código.
sign-in-wrong-code = O nome e o código não correspondem. Verifique ambos: o nome também está escrito no cartão.
sign-in-wrong-password = O nome e a palavra-passe não correspondem.
sign-in-length = { $count ->
    [one] O código tem 8 letras e algarismos; escreveu um.
   *[other] O código tem 8 letras e algarismos; escreveu { $count }.
  }
sign-in-wait = { $seconds ->
    [one] Demasiadas tentativas. Pode tentar outra vez daqui a { $seconds } segundo.
   *[other] Demasiadas tentativas. Pode tentar outra vez daqui a { $seconds } segundos.
  }
sign-in-again = Já pode tentar outra vez.
signed-in = Entrou como { $name }.

## Conta
role-player = Jogador
role-program = Programa
role-teacher = Professor
role-administrator = Administrador
account-name = Nome
account-new-name = O seu nome
account-rename = Mudar o nome
account-renamed = O seu nome é agora { $name }.
account-groups = Grupos
account-groups-hint = O professor de um grupo vê as suas partidas.
account-invited = { $teacher } envia-lhe um convite para o grupo { $group }.
account-joined = Agora faz parte do grupo { $group }.
account-declined = Convite para { $group } recusado.
account-teacher = Professor: { $teacher }
account-leave = Sair
account-leave-of = Sair do grupo { $group }
account-leave-ask = Quer sair do grupo { $group }?
account-leave-yes = Sair do grupo
account-left = Saiu do grupo { $group }.
account-card = Cartão para outros dispositivos
account-card-text = Com o código ou o código QR do seu cartão entra noutro telemóvel, tablet ou computador. Se perdeu o cartão, faça um novo.
account-card-new = Novo cartão
account-card-ask = O cartão antigo e o seu código deixam de funcionar. Os dispositivos onde já entrou continuam ligados.
account-card-yes = Fazer um novo cartão
account-card-done = Este é o seu novo cartão. Imprima-o ou anote o código: só é mostrado agora.
password = Palavra-passe
password-none = Não precisa de uma: basta o código do cartão. Se quiser, também pode escolher uma palavra-passe.
password-set = Também pode entrar com nome e palavra-passe.
password-new = Nova palavra-passe
password-hint = Pelo menos 8 caracteres.
password-short = A palavra-passe é demasiado curta: são precisos pelo menos 8 caracteres.
password-show = Mostrar
password-choose = Escolher uma palavra-passe
password-change = Mudar a palavra-passe
password-remove = Eliminar a palavra-passe
password-save = Guardar
password-saved = Palavra-passe guardada.
password-removed = Palavra-passe eliminada.
devices = Dispositivos
device-this = Este dispositivo
device-seen = Última utilização: { $time }
device-unknown = Dispositivo desconhecido
device-end = Terminar sessão: { $device }
device-ended = Sessão terminada: { $device }.
devices-end = Terminar sessão em todos

## Dados
data = Os seus dados
data-text = Esta casa guarda sobre si:
data-name = o seu nome e quando criou a conta
data-access = o seu código, cartão e palavra-passe, apenas como impressões digitais a partir das quais não se podem ler
data-devices = os dispositivos onde entrou
data-groups = os grupos de que faz parte
data-games = as suas partidas
data-export = Descarregar tudo
remove = Eliminar a minha conta …
remove-text = O seu nome, cartão, dispositivos e grupos são apagados, e ninguém poderá voltar a entrar como você. As partidas ficam para os seus adversários, sem o seu nome. Não é possível voltar atrás.
remove-name = Para confirmar, escreva o seu nome: { $name }
remove-yes = Eliminar a conta definitivamente

## Help
help-account = Guardar as suas partidas
help-account-text = Com «Guardar as minhas partidas», na página inicial, escolhe um nome e recebe um cartão com um código e um código QR. Com ele entra em qualquer dispositivo, e as suas partidas estão lá. «A minha conta», no menu ao cimo da página, tem os seus dispositivos, um novo cartão, uma palavra-passe se a quiser, e tudo o que está guardado sobre si. Também pode jogar sem conta.

## Recusas
refused-name = Este nome não pode ser usado.
refused-name-taken = Alguém já tem este nome, ou um que se parece com ele. Escolha outro.
refused-sign-up = As contas novas são criadas por um professor ou pelo administrador desta casa.
refused-signed-in = Já entrou na sua conta. Recarregue a página.
refused-rename = Nesta casa não se mudam os nomes.
refused-password = Esta palavra-passe não pode ser usada.
refused-full = Seriam demasiados.
