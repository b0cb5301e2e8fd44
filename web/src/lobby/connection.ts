// The page's connection to the lobby. It is open while the lobby is shown; and on other pages as long as an offer of mine waits, so that I
// hear of whoever takes it.
import { useEffect, useState } from "preact/hooks";
import { ReconnectingSocket } from "../reconnecting_socket.ts";
import type { LobbyMessage } from "./messages.ts";
import { tell } from "./news.ts";
import { empty_lobby, my_offers, reduce, type Action, type Lobby } from "./state.ts";

let lobby: Lobby = empty_lobby;
/** Whether the lobby is on the screen. */
let shown = false;
let person: string | null = null;
/** The name under which a visitor wants to be seen. */
let visitor_name: string | null = null;
const listeners = new Set<() => void>();

const is_wanted = () => shown || my_offers(lobby).length > 0;

const socket = new ReconnectingSocket(() => "/api/lobby/socket", {
  opened: () => {
    dispatch({ type: "online", online: true });
    if (visitor_name !== null) socket.send({ name: visitor_name });
  },
  heard: (message) => dispatch({ type: "hear", message: message as LobbyMessage, now: performance.now() }),
  broken: () => {
    dispatch({ type: "online", online: false });
    return is_wanted();
  },
});

export function dispatch(action: Action): void {
  const before = lobby;
  lobby = reduce(lobby, action);
  if (lobby.news.length > 0) {
    for (const news of lobby.news) tell(news, shown);
    lobby = { ...lobby, news: [] };
  }
  if (lobby === before) return;
  for (const listener of listeners) listener();
  if (action.type === "hear" && !is_wanted()) close_soon();
}

const last_words = 5000; // milliseconds
let closing: ReturnType<typeof setTimeout> | undefined;

/** An offer is gone a moment before the server says that its game has begun. */
function close_soon(): void {
  closing ??= setTimeout(() => {
    closing = undefined;
    if (!is_wanted()) close();
  }, last_words);
}

function close(): void {
  socket.close();
  lobby = { ...empty_lobby, begun: lobby.begun };
}

/** The lobby is shown to this person, or to a visitor. Returns how to leave it. */
export function enter(id: string | null): () => void {
  if (id !== person) close();
  person = id;
  shown = true;
  socket.open();
  return () => {
    shown = false;
    if (!is_wanted()) close();
  };
}

/** The server recognises a visitor only by a cookie, which the first offer or game sets. */
export function introduce_again(): void {
  if (lobby.you.id !== null) return;
  socket.close();
  socket.open();
}

/** As a visitor, to be in the list of people; an empty name takes it away. */
export function show_name(name: string): void {
  visitor_name = name;
  socket.send({ name });
}

export function useLobby(): Lobby {
  const [, redraw] = useState({});
  useEffect(() => {
    const listener = () => redraw({});
    listeners.add(listener);
    listener(); // it may have changed before the listener was there
    return () => void listeners.delete(listener);
  }, []);
  return lobby;
}
