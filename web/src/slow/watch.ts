// Looks now and then whether a slow game waits for this player, also while the page is in the background. Of all tabs of the house one asks
// the server and notifies; it tells the others what it has heard.
import { get_house } from "../api.ts";
import { is_my_move } from "../slow_part.ts";
import type { TableSummary } from "../messages.ts";
import { notify } from "./notifications.ts";
import { keep_count_shown, show_count } from "./tab_count.ts";

const name = "tabuleiro-slow-games";
const interval = 20_000;

/** The games that wait, each with the number of moves so far. */
type Waiting = string[];
type Told = { waiting: Waiting } | { wake: true };

let known: Waiting | null = null;
let channel: BroadcastChannel | null = null;
let leads = false;
let stop_resting: () => void = () => undefined;

const key_of = (table: TableSummary) => `${table.table} ${table.plies}`;

/** The games that wait now and did not before; none the first time. */
export function news(tables: TableSummary[], before: Waiting | null): TableSummary[] {
  return before === null ? [] : tables.filter((table) => !before.includes(key_of(table)));
}

function learn(waiting: Waiting): void {
  known = waiting;
  show_count(waiting.length);
}

async function look(): Promise<void> {
  const { tables } = await get_house();
  const mine = (tables ?? []).filter(is_my_move);
  news(mine, known).forEach(notify);
  learn(mine.map(key_of));
  channel?.postMessage({ waiting: known } as Told);
}

async function lead(): Promise<void> {
  leads = true;
  for (;;) {
    await look().catch(() => undefined); // the server does not answer: the next time, perhaps
    await new Promise<void>((resolve) => {
      stop_resting = resolve;
      setTimeout(resolve, interval);
    });
  }
}

/** Something has changed here: look soon, whichever tab does. */
export function wake(): void {
  if (leads) stop_resting();
  else channel?.postMessage({ wake: true } as Told);
}

let watching = false;

/** Begins, the first time it is called. */
export function watch(): void {
  if (watching) return;
  watching = true;
  keep_count_shown();
  if ("BroadcastChannel" in globalThis) {
    channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<Told>) => {
      if ("waiting" in data) learn(data.waiting);
      else if (leads) stop_resting();
    };
  }
  document.addEventListener("visibilitychange", () => !document.hidden && wake());
  // Without locks, which browsers have only over https or on this machine, each tab asks for itself.
  if (navigator.locks) void navigator.locks.request(name, lead);
  else void lead();
  wake();
}
