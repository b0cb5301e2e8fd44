// Requests to the house, and the line to a table.
import { Line } from "./reconnecting_socket.ts";
import { load_preferences } from "./preferences.ts";
import { below_root } from "./root.ts";
import type { Command, House, LocalNetwork, Message, Reason, Refused, Settings, Standing, State } from "./messages.ts";

/** What the house answered when it would not. */
export class RefusedError extends Error {
  constructor(
    readonly code: string,
    readonly reasons: Reason[],
  ) {
    super(reasons.map((reason) => reason.text).join(" ") || code);
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
    return await fetch(below_root(path), init);
  } catch {
    throw new RefusedError("offline", []);
  }
}

function refused_by(answer: Refused | null): RefusedError {
  return new RefusedError(answer?.refused ?? "failed", answer?.reasons ?? []);
}

export const get_house = () => ask<House>("/api/house");
export const open_table = (settings: Settings) =>
  ask<{ table: string; link: string | null }>("/api/tables", { pauses: load_preferences().pauses, ...settings });
/** What the house has of a table: its socket, its record, its line. */
export const table_api = (table: string, what: "join" | "socket" | "record" | "moves") =>
  `/api/tables/${encodeURIComponent(table)}/${what}`;
export const join_table = (table: string, key: string, name: string) => ask<{ table: string }>(table_api(table, "join"), { key, name });
export const get_players = () => ask<{ players: Standing[] }>("/api/players");

export const open_local_network = (open: boolean) => ask<LocalNetwork>("/api/local-network", { open });

export interface Listener {
  hear(message: Message): void;
  online(online: boolean): void;
  /** There is no such table. */
  missing(): void;
}

/** A line to a table, which asks from the last version on when it comes back. */
export class TableSocket {
  private version: number | null = null;
  private looked = false;
  private id = 0;
  private readonly line: Line;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    this.line = new Line(() => `${table_api(table, "socket")}${this.version === null ? "" : `?version=${this.version}`}`, {
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
    this.line.open();
  }

  send(command: Command): boolean {
    return this.line.send({ ...command, id: ++this.id });
  }

  close(): void {
    this.line.close();
  }

  private hear(message: Message): void {
    if ("version" in message) this.version = (message as State).version;
    this.listener.hear(message);
  }

  /** A socket does not say why it was refused; the record does. */
  private async look_for_table(): Promise<void> {
    this.looked = true;
    try {
      const response = await fetch(below_root(table_api(this.table, "record")));
      if (response.status === 404) {
        this.close();
        this.listener.missing();
      }
    } catch {
      this.looked = false; // the house does not answer at all: the line keeps trying
    }
  }
}
