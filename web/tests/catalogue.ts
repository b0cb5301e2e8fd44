// Runs before every unit test: the list of games, which the page requests before it draws anything. The server wrote it: house/catalogue_test.cpp.
import { set_games } from "../src/catalogue.ts";
import type { GameEntry } from "../src/messages.ts";
import catalogue from "./catalogue.json";

set_games(catalogue.games as GameEntry[]);
