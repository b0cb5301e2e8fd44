// Runs before every unit test: the list of games, which the page requests before it draws anything.
import { set_games } from "../src/catalogue.ts";
import type { GameEntry } from "../src/messages.ts";
import { house } from "./board_views.mjs";

set_games(house.games as GameEntry[]);
