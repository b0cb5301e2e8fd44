## Holul
lobby-loading = Se deschide holul …
lobby-nameless = Cineva

## A propune o partidă
lobby-make = Propune o partidă
lobby-times = Alege un timp, iar propunerea este deschisă tuturor celor de aici:
lobby-details = Detalii
lobby-make-this = Fă această propunere
lobby-offered = Propunerea este deschisă. Vei fi dus la masă când o acceptă cineva.
lobby-mine = În așteptarea unui adversar
lobby-mine-text = Vei fi dus la masă când acceptă cineva.
lobby-challenged = pentru { $name }
lobby-withdraw = Retrage
lobby-withdraw-of = Retrage: { $offer }
lobby-withdrawn = Propunerea a fost retrasă.
lobby-counts = Contează la rating?
lobby-rated = cu rating
lobby-casual = amicală
lobby-rated-rules = O partidă cu rating are regulile și poziția inițială obișnuite, iar mutările nu se retrag.
lobby-range-on = Doar pentru jucători cu un anumit rating
lobby-range-from = Rating de la
lobby-range-to = Rating până la

## Propuneri
lobby-offers = Propuneri deschise
lobby-offers-none = Acum nimeni nu propune o partidă. Propune una sau provoacă pe cineva de aici.
lobby-all-games = Toate
lobby-all-offers = { $count ->
    [one] Arată { $count } propunere
    [few] Arată toate cele { $count } propuneri
   *[other] Arată toate cele { $count } de propuneri
  }
lobby-play-with = Joacă cu { $name }
lobby-gone = Nu mai este
lobby-accepted = Joci cu { $name }: { $offer }.
lobby-you-play = tu joci cu: { $side }
lobby-range = rating între { $from } și { $to }
lobby-own-start = dintr-o poziție proprie
lobby-takebacks = mutările se pot retrage
lobby-programs = Și pentru programe
lobby-programs-hint = Altfel, doar oamenii pot ocupa locul.
lobby-programs-welcome = programele sunt binevenite
lobby-time-per-move = { $seconds ->
    [one] { $seconds } secundă pe mutare
    [few] { $seconds } secunde pe mutare
   *[other] { $seconds } de secunde pe mutare
  }
lobby-time-days = { $days ->
    [one] { $days } zi pe mutare
    [few] { $days } zile pe mutare
   *[other] { $days } de zile pe mutare
  }
lobby-time-different = alb { $first }, negru { $second }

## Oameni
lobby-people = Cine este aici
lobby-you-are = Ești aici ca { $name }.
lobby-you-nameless = Ești aici fără nume.
lobby-name-show = Arată-mi numele
lobby-name-hide = Ascunde-mi numele
lobby-find = Caută un nume
lobby-nobody = Nimeni de aici nu are un asemenea nume.
lobby-alone = Deocamdată nu mai este nimeni. Trimite prietenilor adresa acestei pagini sau propune o partidă și așteaptă: vor vedea propunerea de îndată ce vin.
lobby-meanwhile = Joacă între timp cu calculatorul
lobby-visitor = vizitator
lobby-visitors = { $count ->
    [one] Și { $count } vizitator fără nume.
    [few] Și { $count } vizitatori fără nume.
   *[other] Și { $count } de vizitatori fără nume.
  }
lobby-all-people = { $count ->
    [one] Arată { $count } persoană
    [few] Arată toate cele { $count } persoane
   *[other] Arată toate cele { $count } de persoane
  }
lobby-challenge = Provoacă
lobby-challenge-of = Provoacă pe { $name }
lobby-challenge-send = Trimite provocarea
lobby-challenge-sent = Provocarea a fost trimisă: { $name }. Vei fi dus la masă când este acceptată.

## Provocări primite
lobby-challenges = Provocări pentru tine
lobby-challenge-new = Provocare nouă
lobby-challenge-by = { $name } te provoacă
lobby-challenge-more = { $count ->
    [one] Mai așteaptă { $count } provocare.
    [few] Mai așteaptă { $count } provocări.
   *[other] Mai așteaptă { $count } de provocări.
  }
lobby-accept-of = Acceptă provocarea de la { $name }
lobby-decline-of = Refuză provocarea de la { $name }
lobby-later = Mai târziu
lobby-you-declined = Ai refuzat provocarea de la { $name }.

## Partide în curs
lobby-games = Partide în curs
lobby-games-none = Acum nu se joacă nicio partidă vizibilă.
lobby-watch = Privește:
lobby-all-playing = { $count ->
    [one] Arată { $count } partidă
    [few] Arată toate cele { $count } partide
   *[other] Arată toate cele { $count } de partide
  }

## Noutăți
lobby-news-offer = Propunere nouă. { $offer }.
lobby-news-offers = { $count ->
    [one] { $count } propunere nouă.
    [few] { $count } propuneri noi.
   *[other] { $count } de propuneri noi.
  }
lobby-news-challenge = { $name } te provoacă: { $offer }.
lobby-news-withdrawn = { $name } și-a retras provocarea.
lobby-news-declined = { $name } ți-a refuzat provocarea.
lobby-news-begun = Partida ta începe: { $offer }.
lobby-news-begun-plain = Partida ta începe.
lobby-begun = Partida ta începe
lobby-to-table = Mergi la masă

## La masă
offer-title = Propunerea ta este în hol
offer-text = Partida începe aici de îndată ce acceptă cineva.
offer-challenge-title = Provocarea a fost trimisă
offer-challenge-text = Partida începe aici de îndată ce acceptă { $name }.
offer-open-title = { $name } caută un adversar
offer-to-lobby = Mergi în hol
refused-offer-rating = Această propunere este pentru jucători cu alt rating.
refused-offer-full = Ai prea multe propuneri și provocări deschise. Retrage întâi una.
refused-offer-no-player = Această persoană nu mai există.
refused-offer-over = Această propunere nu mai este deschisă.

## Cine vede o masă
visibility-listed-text = Apare în hol și oricine o poate privi.
visibility-link-text = Nu apare în hol; o poate privi cine are linkul.
visibility-private-text = Nimeni altcineva nu o poate privi, nici măcar cu linkul; doar un profesor al jucătorilor și administratorul.

## Ajutor
help-lobby-text = Pagina de început duce în hol: vezi cine este aici, acceptă o propunere deschisă cu un clic, propune o partidă, provoacă pe cineva sau privește partidele în curs.
