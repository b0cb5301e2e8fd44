// Requests to the server, and the socket of a table.
import { ReconnectingSocket } from "./reconnecting_socket.ts";
import { load_preferences } from "./preferences.ts";
import { below_root } from "./root.ts";
import type { Command, House, LocalNetwork, Message, Reason, Refused, Settings, Standing, State } from "./messages.ts";

/** The server refused a request. */
export class RefusedError extends Error {
  constructor(
    readonly code: string,
    readonly reasons: Reason[],
    /** When to try again, if the server said so. */
    readonly seconds: number | null = null,
  ) {
    super(reasons.map((reason) => reason.text).join(" ") || code);
  }
}

export async function ask<T>(path: string, body?: unknown): Promise<T> {
  const response = await fetch_from_server(path, body);
  // An answer that is not JSON counts as a refusal without reasons.
  const answer = (await response.json().catch(() => null)) as unknown;
  if (response.ok && answer !== null) return answer as T;
  throw refused_by(answer as Refusing | null);
}

/** Like `ask`, for answers in plain text; only refusals are JSON. */
export async function ask_text(path: string, body: unknown): Promise<string> {
  const response = await fetch_from_server(path, body);
  if (response.ok) return response.text();
  throw refused_by((await response.json().catch(() => null)) as Refusing | null);
}

type Refusing = Refused & { seconds?: number };

async function fetch_from_server(path: string, body?: unknown): Promise<Response> {
  try {
    return await fetch(below_root(path), body === undefined ? {} : posted(body));
  } catch {
    throw new RefusedError("offline", []);
  }
}

/** A file goes as it is, everything else as JSON. */
function posted(body: unknown): RequestInit {
  const is_file = body instanceof Blob;
  return {
    method: "POST",
    headers: { "Content-Type": is_file ? "application/octet-stream" : "application/json" },
    body: is_file ? body : JSON.stringify(body),
  };
}

function refused_by(answer: Refusing | null): RefusedError {
  return new RefusedError(answer?.refused ?? "failed", answer?.reasons ?? [], answer?.seconds);
}

export const get_house = () => ask<House>("/api/house");
export const open_table = (settings: Settings) =>
  ask<{ table: string; link: string | null }>("/api/tables", { pauses: load_preferences().pauses, ...settings });
/** The address of a part of a table. */
export const table_api = (
  table: string,
  what: "join" | "decline" | "withdraw" | "socket" | "record" | "moves" | "people" | "ratings" | "conditional-moves",
) => `/api/tables/${encodeURIComponent(table)}/${what}`;
export const join_table = (table: string, key: string, name: string) => ask<{ table: string }>(table_api(table, "join"), { key, name });
export const get_players = () => ask<{ players: Standing[] }>("/api/players");

export const open_local_network = (open: boolean) => ask<LocalNetwork>("/api/local-network", { open });

export interface Listener {
  hear(message: Message): void;
  online(online: boolean): void;
  /** There is no such table. */
  missing(): void;
}

/** The socket of a table. After a reconnect it asks for what changed since the last version. */
export class TableSocket {
  private version: number | null = null;
  private looked = false;
  private readonly socket: ReconnectingSocket;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    this.socket = new ReconnectingSocket(() => `${table_api(table, "socket")}${this.version === null ? "" : `?version=${this.version}`}`, {
      opened: () => {
        this.looked = true;
        listener.online(true);
      },
      heard: (message) => this.hear(message as Message),
      broken: () => {
        listener.online(false);
        if (!this.looked) void this.look_for_table();
        return true;
      },
    });
    this.socket.open();
  }

  send(command: Command): boolean {
    return this.socket.send(command);
  }

  close(): void {
    this.socket.close();
  }

  private hear(message: Message): void {
    if ("version" in message) this.version = (message as State).version;
    this.listener.hear(message);
  }

  /** A socket does not say why it was refused; the record's status does. */
  private async look_for_table(): Promise<void> {
    this.looked = true;
    try {
      const response = await fetch(below_root(table_api(this.table, "record")));
      if (response.status === 404) {
        this.close();
        this.listener.missing();
      }
    } catch {
      this.looked = false; // the server does not answer: the socket keeps trying
    }
  }
}
