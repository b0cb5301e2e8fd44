// A socket to the server that comes back by itself: after a pause that grows, and at once when the
// network or the reader returns. A heartbeat notices a connection that is open but carries nothing any more.
import { Heartbeat } from "./heartbeat.ts";
import { below_root } from "./root.ts";

const first_pause = 250;
const longest_pause = 8000;

export interface LineEnd {
  opened(): void;
  heard(message: unknown): void;
  /** It broke, or could not be opened. Whether it is still wanted. */
  broken(): boolean;
}

export class Line {
  private socket: WebSocket | null = null;
  private wanted = false;
  private tries = 0;
  private timer: number | undefined;
  private readonly heartbeat = new Heartbeat({
    ping: () => this.socket?.send(JSON.stringify({ ping: true })),
    dead: () => this.lost(),
  });

  /** `path` is asked each time the line is opened. */
  constructor(
    private readonly path: () => string,
    private readonly end: LineEnd,
  ) {}

  get is_open(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** At once, where it waits to be tried again. */
  open(): void {
    if (this.wanted) return this.now();
    this.wanted = true;
    addEventListener("online", this.now);
    document.addEventListener("visibilitychange", this.now);
    this.connect();
  }

  /** False if there is no line: nothing was sent. */
  send(message: object): boolean {
    if (!this.is_open) return false;
    this.socket!.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.wanted = false;
    clearTimeout(this.timer);
    removeEventListener("online", this.now);
    document.removeEventListener("visibilitychange", this.now);
    this.let_go();
  }

  /** Closing a connection that carries nothing takes long: nobody waits for it. */
  private let_go(): void {
    const { socket } = this;
    this.socket = null;
    this.heartbeat.stop();
    socket?.close();
  }

  private lost(): void {
    this.let_go();
    if (!this.end.broken()) return this.close();
    const pause = Math.min(longest_pause, first_pause * 2 ** this.tries++);
    // Not all at once, when a whole house comes back.
    this.timer = window.setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
  }

  private readonly now = () => {
    if (document.visibilityState === "hidden" || this.socket) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}${below_root(this.path())}`);
    this.socket = socket;
    // A server that does not even answer the first request is as good as a silent one.
    this.heartbeat.start();
    socket.onopen = () => {
      this.tries = 0;
      this.heartbeat.opened();
      this.end.opened();
    };
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      this.heartbeat.heard();
      const message = JSON.parse(event.data as string) as object;
      if (!("pong" in message)) this.end.heard(message);
    };
    socket.onclose = () => this.socket === socket && this.lost();
  }
}
