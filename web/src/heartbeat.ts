// Notices within five seconds that a connection carries nothing any more: asks when it has been silent, and counts how long the answer
// takes. A tick that comes late (a sleeping tab, a busy machine) judges nothing: what was heard meanwhile may still wait to be read.
const period = 500; // milliseconds between two looks
const silence = 1500; // after which a question is sent
const patience = 2500; // for its answer

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

  /** Opening counts as a question: it has to be answered too. */
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

  /** Once a period. */
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
