// The page's connection to one tournament. It is open while the tournament is shown, and on other pages as long as I take part in it, so
// that my page goes to my table when a round begins.
import { useEffect, useState } from "preact/hooks";
import { ask, RefusedError } from "../api.ts";
import { useMe } from "../people/session.ts";
import { ReconnectingSocket } from "../reconnecting_socket.ts";
import { tournament_api } from "./api.ts";
import type { TournamentMessage } from "./messages.ts";
import { tell } from "./news.ts";
import { game_path, hear, nothing_shown, type Shown } from "./state.ts";

/** The path to a game of mine that has begun while I was here; until I am there. */
let begun: string | null = null;
let shown: Shown = nothing_shown;
let open: { id: string; person: string | null; socket: ReconnectingSocket } | null = null;
/** How many parts of the page show it. */
let viewers = 0;
let wanted_boards: string[] = [];
const listeners = new Set<() => void>();

function set(next: Shown): void {
  shown = next;
  for (const listener of listeners) listener();
}

function takes_part(): boolean {
  const { tournament } = shown;
  return tournament !== null && tournament.phase !== "finished" && tournament.you.entrant !== null;
}

function close(): void {
  open?.socket.close();
  open = null;
  begun = null;
  wanted_boards = [];
  set(nothing_shown);
}

function heard(message: TournamentMessage): void {
  const before = shown.tournament;
  const next = hear(shown, message);
  const path = next.tournament && game_path(next.tournament);
  if (path === null) begun = null;
  else if (before && game_path(before) !== path) begun = path;
  set(next);
  if (before && next.tournament) tell(before, next.tournament);
  if (viewers === 0 && !takes_part()) close();
}

function connect(id: string, person: string | null): void {
  const socket = new ReconnectingSocket(() => tournament_api(id, "socket"), {
    opened: () => {
      set({ ...shown, online: true });
      if (wanted_boards.length) socket.send({ boards: wanted_boards });
    },
    heard: (message) => heard(message as TournamentMessage),
    broken: () => {
      if (!shown.tournament) void look_for(id);
      set({ ...shown, online: false });
      return true;
    },
  });
  open = { id, person, socket };
  socket.open();
}

/** A socket does not say why it was refused. */
async function look_for(id: string): Promise<void> {
  try {
    await ask(tournament_api(id));
  } catch (error) {
    if (error instanceof RefusedError && error.code !== "offline" && open?.id === id && !shown.tournament) {
      open.socket.close();
      set({ ...shown, missing: true });
    }
  }
}

/** Shows the tournament to this person, or to a visitor. Returns how to stop. */
function watch(id: string, person: string | null): () => void {
  if (open?.id !== id || open.person !== person) {
    close();
    connect(id, person);
  }
  ++viewers;
  return () => {
    if (--viewers === 0 && !takes_part()) close();
  };
}

/** The games to be seen as small boards. */
export function want_boards(tables: string[]): void {
  if (tables.join() === wanted_boards.join()) return;
  wanted_boards = tables;
  open?.socket.send({ boards: tables });
}

export function arrived(path: string): void {
  if (begun === path) begun = null;
}

function useChanges(): void {
  const [, redraw] = useState({});
  useEffect(() => {
    const listener = () => redraw({});
    listeners.add(listener);
    listener(); // it may have changed before the listener was there
    return () => void listeners.delete(listener);
  }, []);
}

export function useTournament(id: string): Shown {
  const person = useMe().person?.id ?? null;
  useChanges();
  useEffect(() => watch(id, person), [id, person]);
  return open?.id === id ? shown : nothing_shown;
}

/** The tournament that is being followed, and the path to a game of mine that has just begun. */
export function useFollowed(): { shown: Shown; begun: string | null } {
  useChanges();
  return { shown, begun };
}
