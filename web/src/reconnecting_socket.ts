// A WebSocket that reconnects: after pauses that grow, and at once when the network returns or the page is shown again. A heartbeat detects
// a connection that is open but dead.
import { Heartbeat } from "./heartbeat.ts";
import { below_root } from "./root.ts";

const first_pause = 250;
const max_pause = 8000;

export interface SocketListener {
  opened(): void;
  heard(message: unknown): void;
  /** The connection broke or could not be opened. Returns whether to try again. */
  broken(): boolean;
}

export class ReconnectingSocket {
  private socket: WebSocket | null = null;
  private wanted = false;
  private tries = 0;
  private timer: number | undefined;
  private readonly heartbeat = new Heartbeat({
    ping: () => this.socket?.send(JSON.stringify({ ping: true })),
    dead: () => this.lost(),
  });

  /** `path` is called each time the socket connects. */
  constructor(
    private readonly path: () => string,
    private readonly listener: SocketListener,
  ) {}

  get is_open(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Connects; if it is waiting to reconnect, it does so at once. */
  open(): void {
    if (this.wanted) return this.now();
    this.wanted = true;
    addEventListener("online", this.now);
    document.addEventListener("visibilitychange", this.now);
    this.connect();
  }

  /** Returns false if the socket is not open: nothing was sent. */
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

  /** Closing a dead connection takes long: the page does not wait for it. */
  private let_go(): void {
    const { socket } = this;
    this.socket = null;
    this.heartbeat.stop();
    socket?.close();
  }

  private lost(): void {
    this.let_go();
    dispatchEvent(new Event("connection-broken"));
    if (!this.listener.broken()) return this.close();
    const pause = Math.min(max_pause, first_pause * 2 ** this.tries++);
    // Spread at random, so that not all clients reconnect at once after a restart of the server.
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
    // The heartbeat also notices a server that never completes the handshake.
    this.heartbeat.start();
    socket.onopen = () => {
      this.tries = 0;
      this.heartbeat.opened();
      this.listener.opened();
    };
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      this.heartbeat.heard();
      const message = JSON.parse(event.data as string) as object;
      if (!("pong" in message)) this.listener.heard(message);
    };
    socket.onclose = () => this.socket === socket && this.lost();
  }
}
