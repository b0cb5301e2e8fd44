# Ce fac doi oameni la ecrane diferite în afară de mutări și ce face un administrator cu o masă.

action-give-time = Dă 15 s
action-pause = Pauză
action-resume = Continuă
action-greetings = Saluturi
greetings = Saluturi
greetings-mute = Ascunde saluturile adversarului
greeting-hello = Salut!
greeting-good-luck = Mult noroc!
greeting-well-played = Bine jucat!
greeting-thank-you = Mulțumesc!
greeting-sorry = Scuze!
greeting-must-go = Scuze, trebuie să plec.
greeting-good-game = Frumoasă partidă!
greeting-goodbye = La revedere!
confirm-ask-pause = Ceri adversarului o pauză?
confirm-ask-pause-yes = Cere
waiting-pause = Ai cerut o pauză. Se așteaptă răspunsul.
news-offer-pause = { $name } cere o pauză.
paused = Partida este în pauză.
paused-how = Continuă când vreți amândoi; după o zi, când vrea unul dintre voi.
paused-waiting = Vrei să continui. Se așteaptă adversarul.
news-resume = { $who ->
    [you] Vrei să continui.
    [white] Albul vrea să continue.
    [black] Negrul vrea să continue.
    [first] Primul jucător vrea să continue.
    [second] Al doilea jucător vrea să continue.
   *[named] { $name } vrea să continue.
}
news-resumed = Partida continuă.
news-time-given = { $who ->
    [you] I-ai dat adversarului 15 secunde.
    [white] Albul a dat 15 secunde.
    [black] Negrul a dat 15 secunde.
    [first] Primul jucător a dat 15 secunde.
    [second] Al doilea jucător a dat 15 secunde.
   *[named] { $name } a dat 15 secunde.
}
news-greeting = { $who ->
    [you] Tu: { $greeting }
    [white] Albul: { $greeting }
    [black] Negrul: { $greeting }
    [first] Primul jucător: { $greeting }
    [second] Al doilea jucător: { $greeting }
   *[named] { $name }: { $greeting }
}
news-hint-shared = Indiciu pentru cel la mutare: { $path }
news-threat-shared = Amenințare arătată celui la mutare: { $path }
answer-greetings = Scrie „salut” și un număr: { $list }.
key-plus = dă-i adversarului 15 secunde
key-p = cere o pauză sau continuă
key-g = saluturi
command-time = dă-i adversarului 15 secunde
command-pause = cere o pauză sau accept-o
command-resume = continuă după o pauză
command-greet = saluturile sau unul dintre ele

moderation = Administrarea acestei mese
moderation-close = Închide masa
moderation-close-text = Partida se termină fără rezultat. Nu se poate anula.
moderation-hide = Ascunde masa
moderation-hide-text = Numai jucătorii ei și administratorii o vor vedea. Cine privește este deconectat.
moderation-show = Arată din nou masa
moderation-show-text = Cine poate vedea masa o va vedea din nou.
moderation-hidden = Această masă este ascunsă: o văd numai jucătorii ei și administratorii.
moderation-done = Gata.
