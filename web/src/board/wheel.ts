// Turning the wheel steps through positions: one step per notch, or per equal distance of a smooth wheel.
const notch = 50; // pixels; a notch is 100 or more in most browsers, 3 lines in others
const pause = 300; // milliseconds after which the count starts again

export class Wheel {
  private turned = 0;
  private last = 0;

  /** The step that this event completes: 1, -1, or 0 for none. */
  turn({ deltaY, deltaMode, timeStamp }: Pick<WheelEvent, "deltaY" | "deltaMode" | "timeStamp">): number {
    const amount = deltaMode === 0 ? deltaY : deltaY * notch;
    if (timeStamp - this.last > pause || Math.sign(amount) !== Math.sign(this.turned)) this.turned = 0;
    this.last = timeStamp;
    this.turned += amount;
    if (Math.abs(this.turned) < notch) return 0;
    const step = Math.sign(this.turned);
    this.turned = 0;
    return step;
  }
}
