// Help: how to play, the keys, the commands; the rules of each game and the user manual.
import { game_entry, game_names } from "../catalogue.ts";
import { t } from "../text.ts";
import type { GameName } from "../messages.ts";
import { Manual } from "./manual.tsx";

const keys = [
  "arrows",
  "enter",
  "m",
  "a",
  "escape",
  "step",
  "f",
  "z",
  "s",
  "h",
  "t",
  "u",
  "o",
  "plus",
  "p",
  "g",
  "slash",
  "question",
  "r",
  "n",
  "b",
] as const;
const key_names: Record<(typeof keys)[number], string> = {
  arrows: "← → ↑ ↓",
  enter: "Enter",
  m: "M",
  a: "A",
  escape: "Esc",
  step: "← →",
  f: "F",
  z: "Z",
  s: "S",
  h: "H",
  t: "T",
  u: "U",
  o: "O",
  plus: "+",
  p: "P",
  g: "G",
  slash: "/",
  question: "?",
  r: "R",
  n: "N",
  b: "B",
};
const commands = [
  "move",
  "b",
  "l",
  "c",
  "p",
  "s",
  "m",
  "o",
  "fleet",
  "draw",
  "resign",
  "abort",
  "claim",
  "takeback",
  "accept",
  "decline",
  "time",
  "pause",
  "resume",
  "greet",
  "leave",
] as const;
const command_names: Record<(typeof commands)[number], string> = {
  move: "e2e4 · Nf3 · O-O",
  b: "b · b e4",
  l: "l",
  c: "c",
  p: "p N · p n · p A",
  s: "s a · s 1",
  m: "m · m e2",
  o: "o",
  fleet: "fleet",
  draw: "draw",
  resign: "resign",
  abort: "abort",
  claim: "claim",
  takeback: "takeback",
  accept: "accept",
  decline: "decline",
  time: "time",
  pause: "pause",
  resume: "resume",
  greet: "greet · greet 2",
  leave: "leave",
};

export function HelpPage({ topic }: { topic: string }) {
  const game = game_entry(topic)?.game;
  if (topic === "manual") return <UsersManual />;
  return game ? <Rules key={game} game={game} /> : <Overview />;
}

function Overview() {
  return (
    <section class="narrow help">
      <h1 tabIndex={-1}>{t("nav-help")}</h1>
      <p class="lead">{t("help-lead")}</p>
      <h2>{t("help-rules")}</h2>
      <ul class="rule-links">
        {game_names().map((game) => (
          <li key={game}>
            <a class="resume" href={`/help/${game}`}>
              <strong>{t(`game-${game}`)}</strong>
              <span>{t(`game-${game}-text`)}</span>
            </a>
          </li>
        ))}
        <li>
          <a class="resume" href="/study">
            <strong>{t("nav-study")}</strong>
            <span>{t("help-study-text")}</span>
          </a>
        </li>
        <li>
          <a class="resume" href="/help/manual">
            <strong>{t("help-manual")}</strong>
            <span>{t("help-manual-text")}</span>
          </a>
        </li>
      </ul>
      <h2>{t("help-play")}</h2>
      <p>{t("help-play-text")}</p>
      <p>{t("help-placing-text")}</p>
      <h2>{t("nav-lobby")}</h2>
      <p>{t("help-lobby-text")}</p>
      <h2>{t("help-account")}</h2>
      <p>{t("help-account-text")}</p>
      <h2>{t("help-groups")}</h2>
      <p>{t("help-groups-text")}</p>
      <p>{t("help-admin-text")}</p>
      <h2>{t("help-keys")}</h2>
      <dl class="keys">
        {keys.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{key_names[key]}</kbd>
            </dt>
            <dd>{t(`key-${key}`)}</dd>
          </div>
        ))}
      </dl>
      <h2>{t("help-commands")}</h2>
      <p>{t("help-commands-text")}</p>
      <dl class="keys">
        {commands.map((name) => (
          <div key={name}>
            <dt>
              <kbd>{command_names[name]}</kbd>
            </dt>
            <dd>{t(`command-${name}`)}</dd>
          </div>
        ))}
      </dl>
      <p class="hint">
        {t("help-fonts")}{" "}
        <a href="/licences/figtree.txt" download>
          Figtree
        </a>
        ,{" "}
        <a href="/licences/lora.txt" download>
          Lora
        </a>
        .
      </p>
    </section>
  );
}

function Rules({ game }: { game: GameName }) {
  return (
    <section class="narrow rules">
      <p>
        <a href="/help">{t("nav-help")}</a>
      </p>
      <h1 tabIndex={-1}>{t(`game-${game}`)}</h1>
      <p>
        <a class="button primary" href={`/new/${game}`}>
          {t("play")}
        </a>
      </p>
      <Manual path={`rules/${game}`} />
    </section>
  );
}

function UsersManual() {
  return (
    <section class="narrow rules">
      <p>
        <a href="/help">{t("nav-help")}</a>
      </p>
      <h1 tabIndex={-1}>{t("help-manual")}</h1>
      <Manual path="manual/" />
    </section>
  );
}
