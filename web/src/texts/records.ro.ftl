## History
history-of = Partidele lui { $name }
history-sign-in = Conectează-te, și toate partidele pe care le închei apar aici, pe orice dispozitiv.
history-opponent = Adversar
history-ended = Încheiată
outcome-won = Câștig
outcome-drawn = Remiză
outcome-lost = Înfrângere
outcome-none = Anulată
history-none = Nu ai încheiat încă nicio partidă. Când închei una, apare aici.
history-none-listed = Aici nu sunt partide pe care să le poți vedea.
history-none-found = Nicio partidă nu se potrivește cu aceste filtre.
history-found = { $count ->
    [one] { $count } partidă găsită.
    [few] { $count } partide găsite, sau mai multe.
   *[other] { $count } de partide găsite, sau mai multe.
  }
history-more = Arată mai multe
history-more-shown = { $count ->
    [one] Încă { $count } partidă.
    [few] Încă { $count } partide.
   *[other] Încă { $count } de partide.
  }
history-save = Salvează
history-save-of = Salvează: { $game }, { $opponent }
history-analyse-of = Analizează: { $game }, { $opponent }
history-by-resignation = Prin cedare.
history-by-agreement = De comun acord.
history-by-claim = La cerere.
history-by-time = La timp.
history-by-abandonment = Un jucător a plecat.
opponent-nameless = Cineva fără nume
speed-none = Fără ceas
speed-bullet = Bullet (sub 3 min)
speed-blitz = Blitz (sub 8 min)
speed-rapid = Rapid (sub 25 min)
speed-classical = Clasic
speed-days = Zile pe mutare
filters = Filtre
filter-all = Oricare
filter-from = De la
filter-to = Până la
filter-none = Șterge filtrele
filter-level = Calculator, nivelul { $level }
filter-this-opponent = Acest adversar

## Profile
profile-title = Profil
profile-since = Aici din { $day }
profile-games = { $count ->
    [one] { $count } partidă
    [few] { $count } partide
   *[other] { $count } de partide
  }
profile-my-games = { $count ->
    [one] Partida mea
    [few] Cele { $count } partide ale mele
   *[other] Cele { $count } de partide ale mele
  }
profile-history-hidden = { $name } nu arată partidele încheiate.
ratings = Ratinguri
ratings-hidden = { $name } nu arată ratingurile.
ratings-none = { $name } nu a jucat încă nicio partidă cu rating.
ratings-none-own = Nu ai jucat încă nicio partidă cu rating. Într-o partidă nouă, alege „Cu rating” împotriva calculatorului sau a altui jucător.
ratings-course-of = Arată evoluția ratingului la
ratings-games = { $count ->
    [one] { $count } partidă cu rating
    [few] { $count } partide cu rating
   *[other] { $count } de partide cu rating
  }
ratings-provisional = provizoriu
ratings-explained = Oamenii și nivelurile calculatorului au aceeași scară. „1480 ± 60” înseamnă: foarte probabil între 1420 și 1540. Cu cât mai multe partide cu rating, cu atât mai mic intervalul.
ratings-provisional-explained = Un rating provizoriu este încă prea nesigur pentru comparații; ajung zece până la douăzeci de partide cu rating.
ratings-course-short = După a doua partidă cu rating, aici apare un grafic.
course-label = Ratingul în timp: { $game }
course-point = { $count ->
    [one] { $day }: { $rating }, după { $count } partidă
    [few] { $day }: { $rating }, după { $count } partide
   *[other] { $day }: { $rating }, după { $count } de partide
  }
course-table = Ca tabel
course-day = Ziua
course-rating = Ratingul
course-games = Partide cu rating
opponents = Rezultate după adversar
opponents-hidden = { $name } nu arată adversarii.
opponents-last = Ultima partidă
opponents-all = { $count ->
    [one] Arată { $count }
    [few] Arată toți cei { $count }
   *[other] Arată toți cei { $count }
  }
hiding = Ce nu văd ceilalți
hiding-text = Profesorii grupelor tale și administratorul îți văd oricum partidele, iar adversarii pe cele jucate cu tine.
hide-ratings = Ascunde ratingurile mele
hide-opponents = Ascunde rezultatele mele după adversar
hide-history = Ascunde partidele mele încheiate
hiding-saved = Salvat.

## Rated games
rated = Cu rating
casual = Amicală
rated-title = Contează pentru rating?
counting-rated = Îți schimbă ratingul; fără retrageri, fără indicii
counting-casual = Nu este nimic în joc
rated-game = Partidă cu rating
casual-game = Partidă amicală
rated-invitation = Această partidă este cu rating: îți schimbă ratingul.
rated-invitation-visitor = Această partidă este cu rating. Conectează-te întâi, apoi deschide din nou linkul.
why-casual-here = Partidele pe același ecran sunt amicale.
why-casual-watch = Partidele între calculatoare nu au rating.
why-casual-engine = Partidele împotriva motoarelor sunt amicale.
why-casual-own-program = Partidele împotriva propriului program sunt amicale.
why-casual-sign-in = Această partidă este amicală. Pentru partide cu rating, conectează-te întâi.
why-casual-time = Cu timpi diferiți pentru cele două părți, partida este amicală.
why-casual-start = Dintr-o poziție proprie, partida este amicală.
why-casual-options = Cu reguli și opțiuni proprii, partida este amicală.
even-rating = Ratingul tău: { $rating }.
even-choose = Cel mai echilibrat pentru tine: { $level }, { $name }
even-chosen = Acesta este nivelul cel mai echilibrat pentru tine.
rating-changed = { $who ->
    [you] Ratingul tău: { $rating } ({ $change })
   *[named] { $name }: { $rating } ({ $change })
  }
rating-not-counted = Această partidă nu a contat pentru rating.

## Refusals
refused-no-person = Nu există nimeni la această adresă. Poate contul a fost șters.
refused-hidden = Această persoană nu arată acest lucru.
