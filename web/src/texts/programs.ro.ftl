## Programele mele
programs-lead = Un program scris de tine sau un motor pe care îl ai joacă aici la aceleași mese ca oamenii. Rulează pe calculatorul tău și se conectează cu un token. Toți văd că este un program și că este al tău.
programs-make = Adaugă un program
programs-name = Numele programului
programs-name-hint = Ceilalți jucători îl văd, cu numele tău ca autor.
programs-open = Oricine îl poate provoca
programs-open-hint = Altfel, doar tu poți.
programs-make-yes = Creează un token
program-connected = conectat
program-away = neconectat
program-no-token = Fără token valabil: programul nu se poate conecta.
program-expires = valabil până la { $day }
program-unused = nefolosit
program-seen = folosit ultima dată { $time }
program-saved = Salvat.
program-token = Token nou
program-token-of = Token nou: { $name }
program-token-text = Tokenul vechi nu mai este valabil, iar programul este deconectat.
program-token-yes = Creează tokenul nou
program-revoke = Revocă tokenul
program-revoke-of = Revocă tokenul: { $name }
program-revoke-title = Revoci tokenul pentru { $name }?
program-revoke-text = { $name } este deconectat imediat, iar partidele în curs continuă fără el. Programul rămâne în lista ta, cu partidele și ratingurile lui.
program-revoked = Tokenul pentru { $name } a fost revocat.
program-remove = Elimină
program-remove-of = Elimină: { $name }
program-remove-title = Elimini { $name }?
program-remove-text = Tokenul nu mai este valabil, iar numele { $name } dispare. Partidele rămân, fără nume. Nu se poate anula.
program-removed = { $name } a fost eliminat.
refused-no-program = Acest program nu mai există. Reîncarcă pagina.

## Un token
token = Tokenul
token-title = Tokenul pentru { $name }
token-made = { $name } are un token nou. Salvează-l acum: este afișat o singură dată.
token-once = Salvează-l acum: este afișat doar de această dată. Cine îl are joacă drept programul tău, deci păstrează-l ca pe o parolă.
token-scope = Ce poate face
scope-play = Joacă și privește
scope-play-text = Ocupă locuri, acceptă provocări
scope-watch = Doar privește
scope-watch-text = Vede ce vede un vizitator
token-days = Cât timp este valabil
token-period = { $days ->
    [366] Un an
    [one] { $days } zi
    [few] { $days } zile
   *[other] { $days } de zile
  }
token-copy = Copiază tokenul
token-save = Salvează ca { $file }
token-python = Cu un program scris de tine
token-python-text = Acest program în Python arată că tokenul funcționează. În dosarul examples/bots din Tabuleiro sunt boți de la care poți porni.
token-copy-python = Copiază programul
token-done = L-am salvat

## Motoarele casei
admin-engines = Motoare
engines-lead = Motoare care sunt pe mașina acestei case. Cele permise pot fi adversari și pot analiza partide, pentru toți. Rulează într-un mediu izolat: fără rețea și fără acces la altceva de pe mașină.
engines-none = Niciun motor nu a fost găsit pe această mașină. În Debian, „apt install stockfish” adaugă unul; apoi repornește Tabuleiro.
engines-no-sandbox = Niciun motor nu poate fi folosit:
engine-allowed = { $name } este permis.
engine-not-allowed = { $name } nu mai este permis.
refused-engines = Acest motor nu mai este în listă. Reîncarcă pagina.
refused-no-engine = Nu există un asemenea motor pentru acest joc.
refused-engine-start = Acest motor nu poate juca această partidă.
refused-engine = Motorul nu răspunde.
refused-engines-busy = Toate motoarele sunt ocupate. Încearcă din nou peste puțin timp.
