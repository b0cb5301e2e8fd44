// What the rest of the page uses of slow games.
export { SlowClock } from "./clock.tsx";
export { Conditions } from "./conditions.tsx";
export { watch, wake } from "./watch.ts";
export { YourMove } from "./your_move.tsx";
