// Detects a dead connection within five seconds: after a silence it sends a ping and waits for the answer. A tick that comes late (a sleeping
// tab, a busy machine) decides nothing, since messages may have arrived that are not processed yet.
const period = 500; // milliseconds between two checks
const silence = 1500; // after which a ping is sent
const patience = 2500; // how long to wait for the answer

export interface Pulse {
  ping(): void;
  dead(): void;
}

export class Heartbeat {
  private timer: ReturnType<typeof setInterval> | undefined;
  private heard_at = 0;
  private asked_at: number | null = null;
  private ticked_at = 0;

  constructor(
    private readonly pulse: Pulse,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Opening the connection counts as a ping: it must be answered too. */
  start(): void {
    this.stop();
    this.heard();
    this.asked_at = this.ticked_at = this.now();
    this.timer = setInterval(() => this.tick(), period);
  }

  opened(): void {
    this.heard();
  }

  heard(): void {
    this.heard_at = this.now();
    this.asked_at = null;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Called once per period. */
  tick(): void {
    const now = this.now();
    const late = now - this.ticked_at > 2 * period;
    this.ticked_at = now;
    if (this.asked_at !== null) {
      if (!late && now - this.asked_at >= patience) this.pulse.dead();
    } else if (now - this.heard_at >= silence) {
      this.asked_at = now;
      this.pulse.ping();
    }
  }
}
