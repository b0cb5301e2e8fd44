import assert from "node:assert/strict";
import test from "node:test";
import { sound } from "../../src/sound.ts";

/** An audio context that makes no sound: every node takes every call. */
class SilentContext {
  static last: SilentContext;
  state = "running";
  currentTime = 0;
  constructor() {
    SilentContext.last = this;
  }
  createOscillator = () => node;
  createGain = () => node;
  async suspend() {
    this.state = "suspended";
  }
  async resume() {
    this.state = "running";
  }
}
const node: object = new Proxy(() => node, { get: () => node, apply: () => node, set: () => true });

test("the audio context is suspended when the sounds are over, and resumed by the next one", (t) => {
  t.mock.timers.enable();
  for (const [name, value] of Object.entries({ AudioContext: SilentContext, navigator: {} }))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  sound("end", true);
  t.mock.timers.tick(1500);
  sound("hurry", true);
  t.mock.timers.tick(1500);
  assert.equal(SilentContext.last.state, "running", "while one may still be heard");
  t.mock.timers.tick(1000);
  assert.equal(SilentContext.last.state, "suspended");
  sound("hurry", true);
  assert.equal(SilentContext.last.state, "running");
  t.mock.timers.tick(5000);
  assert.equal(SilentContext.last.state, "suspended");
});
