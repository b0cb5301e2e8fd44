// A table on the page: its state, its socket, and how news are announced (speech, sound).
import { useEffect, useReducer, useRef, useState } from "preact/hooks";
import { say } from "../announce.ts";
import { TableSocket } from "../api.ts";
import { save_habits, table_habits } from "../preferences.ts";
import { sound, sound_of } from "../sound.ts";
import { in_check } from "../touch/position.ts";
import { news_words } from "./speech.ts";
import { t } from "../text.ts";
import { useNotice } from "../touch/notice.ts";
import type { TouchSettings } from "../touch/state.ts";
import { load_outbox, save_outbox, to_send } from "./outbox.ts";
import { empty_table, reduce, type Action, type News, type Table } from "./state.ts";

export interface LiveTable {
  table: Table;
  dispatch: (action: Action) => void;
  /** The latest news, shown below the board. */
  notice: string;
  missing: boolean;
}

const urgent = new Set<News["is"]>(["impossible", "refused", "stuck", "not-yours", "fired"]);
const shown = new Set<News["is"]>([
  ...urgent,
  "declined",
  "takeback",
  "premove",
  "premove-off",
  "advice",
  "joined",
  "go-on",
  "time-given",
  "resume",
  "resumed",
]);

function opened(id: string): Table {
  return {
    ...empty_table,
    outbox: load_outbox(id),
    flipped: table_habits(id).flipped ?? false,
    muted: table_habits(id).muted ?? false,
    settings: { ...empty_table.settings, confirm_waste: true },
  };
}

export interface Likes {
  sounds: boolean;
  confirm_moves: boolean;
  auto_queen: TouchSettings["auto_queen"];
}

export function useTable(id: string, { sounds, confirm_moves, auto_queen }: Likes): LiveTable {
  const [table, dispatch] = useReducer(reduce, id, opened);
  const [missing, set_missing] = useState(false);
  const [notice, set_notice] = useNotice();
  const socket = useRef<TableSocket | null>(null);

  useEffect(() => {
    socket.current = new TableSocket(id, {
      hear: (message) => dispatch({ type: "hear", message, now: performance.now() }),
      online: (online) => dispatch({ type: "online", online }),
      missing: () => set_missing(true),
    });
    return () => socket.current?.close();
  }, [id]);

  useEffect(() => {
    const habits = table_habits(id);
    const { flipped, muted } = table;
    if ((habits.flipped ?? false) !== flipped || (habits.muted ?? false) !== muted) save_habits(id, { ...habits, flipped, muted });
  }, [table.flipped, table.muted]);

  useEffect(() => dispatch({ type: "settings", settings: { confirm_moves, auto_queen } }), [confirm_moves, auto_queen]);

  useEffect(() => {
    const sent = table.online ? to_send(table.outbox).filter((command) => socket.current?.send(command)) : [];
    if (sent.length) dispatch({ type: "sent", ids: sent.map(({ id }) => id) });
    save_outbox(id, table.outbox);
  }, [table.outbox, table.online]);

  useEffect(() => {
    if (table.state && !table.online) say(t("offline"), "at once");
  }, [table.online]);

  useEffect(() => {
    if (table.news.length === 0) return;
    for (const news of table.news) tell(table, news, sounds, set_notice);
    dispatch({ type: "said", count: table.news.length });
  }, [table.news]);

  return { table, dispatch, notice, missing };
}

function tell(table: Table, news: News, sounds: boolean, set_notice: (text: string) => void): void {
  let words = news_words(table, news);
  if (news.is === "moves") {
    const effects = news.moves.flatMap((move) => move.effects);
    sound(sound_of(effects), sounds);
    set_notice("");
    if (words && table.state && in_check(table.state.board_view) && !effects.includes("check") && !effects.includes("mate"))
      words += ` ${t("status-check")}`;
  } else if (news.is === "result") {
    sound("end", sounds);
    set_notice(""); // earlier news no longer matter
  } else if (["offer", "left", "joined", "greeting", "paused", "resumed"].includes(news.is)) sound("notice", sounds);
  else if (urgent.has(news.is)) sound("refuse", sounds);
  if (!words) return;
  say(words, urgent.has(news.is) ? "at once" : "politely");
  if (shown.has(news.is)) set_notice(words);
}
