// Goes before every unit test: what the house offers, which the page asks for before it draws anything.
import { set_games } from "../src/catalogue.ts";
import type { GameEntry } from "../src/words.ts";
import { house } from "./scenes.mjs";

set_games(house.games as GameEntry[]);
