// Goes before every unit test: what the house offers, which the page asks for before it draws anything.
import { set_games } from "../src/catalogue.ts";
import type { GameEntry } from "../src/messages.ts";
import { house } from "./board_views.mjs";

set_games(house.games as GameEntry[]);
