// Who is signed in at this browser. The page shows at once whom it knew last, and asks the server when it has opened; then, for people who
// are signed in, whenever the page is shown again, once a minute, and when a connection broke: the session may have been ended elsewhere.
import { useEffect, useState } from "preact/hooks";
import { RefusedError } from "../api.ts";
import { usePreferences } from "../preferences.ts";
import { get_me, type Me, type Myself } from "./api.ts";

/** The person is known at once; policies, invitations and groups when the server has answered. */
export interface Known extends Partial<Me> {
  person: Myself | null;
  /** The session was ended, and not by this page. */
  ended: boolean;
}

const key = "person";

function load_person(): Myself | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as Myself | null;
  } catch {
    return null; // no storage, or not ours
  }
}

function save_person(person: Myself | null): void {
  try {
    if (person) localStorage.setItem(key, JSON.stringify(person));
    else localStorage.removeItem(key);
  } catch {
    // Without storage the server is asked first.
  }
}

let known: Known = { person: load_person(), ended: false };
const listeners = new Set<() => void>();

function know(next: Known): void {
  if (JSON.stringify(next.person) !== JSON.stringify(known.person)) save_person(next.person);
  known = next;
  for (const listener of listeners) listener();
}

/** After signing up, in or out, and after a change of one's own name or password. */
export function set_person(person: Myself | null): void {
  const same = person !== null && person.id === known.person?.id;
  know({ ...known, person, ended: false, ...(same ? {} : { invitations: [], groups: [] }) });
}

export function dismiss_ended(): void {
  know({ ...known, ended: false });
}

/** Asks the server. Without an answer nothing changes. */
export async function refresh(): Promise<void> {
  const before = known.person;
  const me = await get_me().catch(() => null);
  // An answer to a question from before a sign-in or sign-out is outdated.
  if (me && known.person === before) know({ ...me, ended: !me.person && (before !== null || known.ended) });
}

/** A request that needs a session. If the session is over, the whole page notices. */
export async function as_person<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof RefusedError && error.code === "sign-in") void refresh();
    throw error;
  }
}

const minute = 60_000;

/** Keeps what is known up to date while the page is open. Returns how to stop. */
export function watch_session(): () => void {
  const look = () => known.person && document.visibilityState === "visible" && void refresh();
  // Another tab of this browser signed in or out.
  const other_tab = (event: StorageEvent) => event.key === key && void refresh();
  const timer = setInterval(look, minute);
  document.addEventListener("visibilitychange", look);
  addEventListener("connection-broken", look);
  addEventListener("storage", other_tab);
  const when_idle = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 200));
  if (known.person) void refresh();
  else when_idle(() => void refresh());
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
    removeEventListener("connection-broken", look);
    removeEventListener("storage", other_tab);
  };
}

export function useMe(): Known {
  const [, redraw] = useState({});
  useEffect(() => {
    const listener = () => redraw({});
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
  return known;
}

/** The name for a new game: the person's, or the one that a visitor chose. */
export function useOwnName(): { name: string; signed_in: boolean } {
  const { person } = useMe();
  const { preferences } = usePreferences();
  return { name: person?.name ?? preferences.name, signed_in: person !== null };
}
