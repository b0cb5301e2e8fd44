// The commands that the server has not answered yet. A command that changes the table stays until it is accepted or refused, and is sent
// again after a reconnect: its id lets the server recognise it, and `at` says which position or offer it was meant for.
import type { Command, CommandId, CommandName, State } from "../messages.ts";

export interface Waiting {
  command: Command & { id: CommandId };
  /** Sent over the connection that is open now. */
  sent: boolean;
}

export interface Outbox {
  /** Random, and different each time the page is loaded: ids are made of it and a counter. */
  prefix: string;
  count: number;
  waiting: Waiting[];
}

export const empty_outbox: Outbox = { prefix: "", count: 0, waiting: [] };

/** These change nothing: they are sent once. */
const read_only = new Set<CommandName>(["hint", "threat", "show"]);

/** What a command was meant for: a position or an offer. */
function meant_for({ command }: Command, state: State | null): number | undefined {
  if (command === "play" || command === "arrange" || command === "ask-takeback") return state?.position_version;
  return /^(accept|decline)-/.test(command) ? state?.offer?.number : undefined;
}

export function with_command(outbox: Outbox, command: Command, state: State | null): Outbox {
  const count = outbox.count + 1;
  const at = meant_for(command, state);
  const complete = { ...command, id: `${outbox.prefix}-${count}`, ...(at !== undefined && { at }) };
  return { ...outbox, count, waiting: [...outbox.waiting, { command: complete, sent: false }] };
}

export function to_send({ waiting }: Outbox): Waiting["command"][] {
  return waiting.filter(({ sent }) => !sent).map(({ command }) => command);
}

export function after_sending(outbox: Outbox, ids: CommandId[]): Outbox {
  const mark = (entry: Waiting): Waiting[] => {
    if (!ids.includes(entry.command.id)) return [entry];
    return read_only.has(entry.command.command) ? [] : [{ ...entry, sent: true }];
  };
  return { ...outbox, waiting: outbox.waiting.flatMap(mark) };
}

/** Whether the commands that were sent arrived is not known: they are sent again. */
export function after_break(outbox: Outbox): Outbox {
  return { ...outbox, waiting: outbox.waiting.map((entry) => ({ ...entry, sent: false })) };
}

export function command_of({ waiting }: Outbox, id: string | number | undefined): Command | undefined {
  return waiting.find(({ command }) => command.id === id)?.command;
}

export function without_command(outbox: Outbox, id: string | number | undefined): Outbox {
  return { ...outbox, waiting: outbox.waiting.filter(({ command }) => command.id !== id) };
}

/** The move that waits for its answer. */
export function waiting_move({ waiting }: Outbox): string | null {
  return waiting.find(({ command }) => command.command === "play")?.command.move ?? null;
}

/** Survives a reload of the page, as long as the tab is open. */
export function save_outbox(table: string, { waiting }: Outbox): void {
  const commands = waiting.map(({ command }) => command).filter(({ command }) => !read_only.has(command));
  try {
    if (commands.length) sessionStorage.setItem(`outbox ${table}`, JSON.stringify(commands));
    else sessionStorage.removeItem(`outbox ${table}`);
  } catch {
    // Without storage the commands last until the page is closed.
  }
}

export function load_outbox(table: string): Outbox {
  let commands: Waiting["command"][] = [];
  try {
    commands = JSON.parse(sessionStorage.getItem(`outbox ${table}`) ?? "[]") as Waiting["command"][];
  } catch {
    // As above.
  }
  const prefix = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(36).padStart(2, "0")).join("");
  return { prefix, count: 0, waiting: commands.map((command) => ({ command, sent: false })) };
}
