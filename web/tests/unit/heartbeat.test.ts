import assert from "node:assert/strict";
import test from "node:test";
import { Heartbeat } from "../../src/heartbeat.ts";
import { Wheel } from "../../src/board/wheel.ts";

/** A heartbeat with a fake clock, ticking twice a second. */
function watched(answers: boolean) {
  const seen = { pings: 0, dead_at: null as number | null };
  let now = 0;
  const heart: Heartbeat = new Heartbeat(
    {
      ping: () => {
        seen.pings++;
        if (answers) heart.heard();
      },
      dead: () => (seen.dead_at ??= now),
    },
    () => now,
  );
  heart.start();
  heart.stop(); // the test calls tick itself
  const wait = (milliseconds: number) => {
    now += milliseconds;
    heart.tick();
  };
  return { seen, heart, wait };
}

test("a connection that answers is asked now and then, and lives", () => {
  const { seen, heart, wait } = watched(true);
  heart.opened();
  for (let look = 0; look < 120; look++) wait(500);
  assert.ok(seen.pings >= 30 && seen.pings <= 40);
  assert.equal(seen.dead_at, null);
});

test("one that does not is given up within five seconds of the last word", () => {
  const { seen, heart, wait } = watched(false);
  heart.opened();
  for (let look = 0; look < 20; look++) wait(500);
  assert.equal(seen.dead_at, 4000);
  assert.equal(seen.pings, 1);
});

test("one that never opens is given up too", () => {
  const { seen, wait } = watched(false);
  for (let look = 0; look < 10; look++) wait(500);
  assert.equal(seen.dead_at, 2500);
});

test("a look that comes late judges nothing", () => {
  const { seen, heart, wait } = watched(false);
  heart.opened();
  for (let look = 0; look < 4; look++) wait(500);
  wait(60_000);
  assert.equal(seen.dead_at, null);
  heart.heard();
  wait(500);
  assert.equal(seen.dead_at, null);
});

const turn = (wheel: Wheel, deltaY: number, timeStamp: number, deltaMode = 0) => wheel.turn({ deltaY, deltaMode, timeStamp });

test("a notch of the wheel is a step; a smooth turn is added up; a pause or a change of direction starts again", () => {
  const wheel = new Wheel();
  assert.equal(turn(wheel, 100, 1000), 1);
  assert.equal(turn(wheel, -120, 1010), -1);
  assert.equal(turn(wheel, 3, 1020, 1), 1);
  assert.deepEqual(
    [10, 20, 30, 40].map((time) => turn(wheel, 15, 2000 + time)),
    [0, 0, 0, 1],
  );
  assert.equal(turn(wheel, 40, 3000), 0);
  assert.equal(turn(wheel, 40, 4000), 0);
  assert.equal(turn(wheel, -40, 4010), 0);
});
