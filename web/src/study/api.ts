// Requests of the analysis board. Positions are cached; engine results come over a socket, which is opened when it is needed and repeats
// its question after a reconnect.
import { ask, ask_text, table_api } from "../api.ts";
import { ReconnectingSocket } from "../reconnecting_socket.ts";
import type {
  Evaluation,
  MoveList,
  Refused,
  Study,
  StudyDone,
  StudyGame,
  StudyGames,
  StudyMessage,
  StudyRequest,
  TableMoves,
} from "../messages.ts";

const known = new Map<string, Promise<Study>>();

export function get_study(line: MoveList): Promise<Study> {
  const key = JSON.stringify(line);
  let study = known.get(key);
  if (!study) {
    study = ask<Study>("/api/study", line);
    known.set(key, study);
    // Refusals are not cached, since they may be temporary.
    study.catch(() => known.delete(key));
    if (known.size > 600) known.delete(known.keys().next().value!);
  }
  return study;
}

export const get_table_moves = (table: string) => ask<TableMoves>(table_api(table, "moves"));
export const read_games = (text: string) => ask<StudyGames>("/api/study/read", { text });

export const write_games = (games: StudyGame[]) =>
  ask_text("/api/study/write", { games: games.map(({ move_list, tags, result, notes }) => ({ move_list, tags, result, notes })) });

export type Question = Omit<StudyRequest, "id">;

export interface Hearer {
  evaluation(evaluation: Evaluation): void;
  done?(done: StudyDone): void;
  waiting?(count: number): void;
  refused?(refused: Refused): void;
  /** The connection broke: the question is repeated. */
  again?(): void;
}

/** One question at a time: a new one replaces it. */
export class AnalysisSocket {
  private open: { question: Question; hearer: Hearer; id: number } | null = null;
  private id = 0;
  private readonly socket = new ReconnectingSocket(() => "/api/study/socket", {
    opened: () => this.send(),
    heard: (message) => this.hear(message as StudyMessage),
    broken: () => {
      this.open?.hearer.again?.();
      return this.open !== null;
    },
  });

  ask(question: Question, hearer: Hearer): void {
    this.open = { question, hearer, id: ++this.id };
    if (this.socket.is_open) this.send();
    else this.socket.open();
  }

  stop(): void {
    this.open = null;
    this.socket.send({ stop: true });
  }

  close(): void {
    this.open = null;
    this.socket.close();
  }

  private send(): void {
    if (this.open) this.socket.send({ ...this.open.question, id: this.open.id });
  }

  private hear(message: StudyMessage): void {
    const { open } = this;
    if (!open || message.reply_to !== open.id) return;
    if ("chances" in message) open.hearer.evaluation(message);
    else if ("done" in message) {
      this.open = null;
      open.hearer.done?.(message);
    } else if ("waiting" in message) open.hearer.waiting?.(message.waiting);
    else {
      this.open = null;
      open.hearer.refused?.(message);
    }
  }
}
