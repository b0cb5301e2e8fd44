import { options, render } from "preact";
import { App } from "./app.tsx";
import { load_games } from "./catalogue.ts";
import { prepare } from "./page_parts.ts";
import { language_of, load_preferences } from "./preferences.ts";
import { below_root } from "./root.ts";
import { here } from "./router.ts";
import { set_slow_part } from "./slow_part.ts";
import { set_tournament_part } from "./tournament_part.tsx";
import { set_language } from "./text.ts";
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/parts.css";
import "./styles/board.css";
import "./styles/start.css";
import "./styles/table.css";
import "./styles/two_boards.css";
import "./styles/study.css";
import "./styles/people.css";
import "./styles/programs.css";
import "./styles/school.css";
import "./styles/records.css";
import "./styles/lobby.css";
import "./styles/slow.css";
import "./styles/tournaments.css";
import "./styles/display.css";
import "./styles/course.css";
import "./styles/touch.css";
import "games:style.css";

// Links are relative to the page's root, wherever that is.
options.vnode = ({ type, props }) => {
  const link = props as { href?: unknown };
  if (type === "a" && typeof link.href === "string" && link.href.startsWith("/")) link.href = below_root(link.href);
};

set_slow_part(() => import("./slow/slow.ts"));
set_tournament_part(() => import("./tournaments/follow.tsx"));

const draw = () => render(<App />, document.getElementById("app")!);
set_language(language_of(load_preferences()));
Promise.all([prepare(here()), load_games().catch(() => undefined)]).then(draw, draw);
