// Requests to the house, and the socket of a table, which comes back by itself.
import type { Deed, House, LocalNetwork, Message, Refused, Settings, Standing, State } from "./words.ts";

/** What the house answered when it would not. */
export class RefusedError extends Error {
  constructor(
    readonly word: string,
    readonly reasons: string[],
  ) {
    super(reasons.join(" ") || word);
  }
}

export async function ask<T>(path: string, body?: unknown): Promise<T> {
  const response = await fetch_from_house(path, body);
  // An answer that is no JSON is a refusal without reasons.
  const answer = (await response.json().catch(() => null)) as unknown;
  if (response.ok && answer !== null) return answer as T;
  throw refused_by(answer as Refused | null);
}

/** As `ask`, where the answer is a text and only a refusal is JSON. */
export async function ask_text(path: string, body: unknown): Promise<string> {
  const response = await fetch_from_house(path, body);
  if (response.ok) return response.text();
  throw refused_by((await response.json().catch(() => null)) as Refused | null);
}

async function fetch_from_house(path: string, body?: unknown): Promise<Response> {
  const init: RequestInit =
    body === undefined ? {} : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  try {
    return await fetch(path, init);
  } catch {
    throw new RefusedError("offline", []);
  }
}

function refused_by(answer: Refused | null): RefusedError {
  return new RefusedError(answer?.refused ?? "failed", answer?.reasons ?? []);
}

export const get_house = () => ask<House>("/api/house");
export const open_table = (settings: Settings) => ask<{ table: string; link: string | null }>("/api/tables", settings);
export const join_table = (table: string, key: string, name: string) => ask<{ table: string }>(`/api/tables/${table}/join`, { key, name });
export const get_players = () => ask<{ players: Standing[] }>("/api/players");

export const open_local_network = (open: boolean) => ask<LocalNetwork>("/api/local-network", { open });

export interface Listener {
  hear(message: Message): void;
  online(online: boolean): void;
  /** There is no such table. */
  missing(): void;
}

/** A line to a table. It tries again after a break, asks from the last version on, and keeps what could not be sent. */
export class TableSocket {
  private socket: WebSocket | null = null;
  private version: number | null = null;
  private tries = 0;
  private timer: number | undefined;
  private closed = false;
  private ever = false;
  private id = 0;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    this.open();
    addEventListener("online", this.now);
    document.addEventListener("visibilitychange", this.now);
  }

  send(deed: Deed): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify({ ...deed, id: ++this.id }));
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.now);
    document.removeEventListener("visibilitychange", this.now);
    this.socket?.close();
  }

  private readonly now = () => {
    if (document.visibilityState === "hidden" || this.closed || this.socket) return;
    clearTimeout(this.timer);
    this.open();
  };

  private open(): void {
    const from = this.version === null ? "" : `?version=${this.version}`;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.table}/socket${from}`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.ever = true;
      this.listener.online(true);
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data as string) as Message;
      if ("version" in message) this.version = (message as State).version;
      this.listener.hear(message);
    };
    socket.onclose = () => {
      this.socket = null;
      if (this.closed) return;
      this.listener.online(false);
      if (!this.ever && this.tries === 0) void this.look_for_table();
      const pause = Math.min(8000, 250 * 2 ** this.tries++);
      this.timer = window.setTimeout(() => this.open(), pause * (0.75 + Math.random() / 2));
    };
  }

  /** A socket does not say why it was refused; the record does. */
  private async look_for_table(): Promise<void> {
    try {
      const response = await fetch(`/api/tables/${this.table}/record`);
      if (response.status === 404) {
        this.close();
        this.listener.missing();
      }
    } catch {
      // The house does not answer at all: keep trying.
    }
  }
}
