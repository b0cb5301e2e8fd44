// A request that a button sends.
import { useState } from "preact/hooks";
import { as_person } from "./session.ts";

/** Sends a request unless one is on its way; then `done` gets its answer. `error`: why the last one failed. */
export function useRequest() {
  const [busy, set_busy] = useState(false);
  const [error, set_error] = useState<unknown>(null);
  const send = <T>(request: () => Promise<T>, done: (answer: T) => void) => {
    if (busy) return;
    set_busy(true);
    set_error(null);
    as_person(request())
      .then(done, set_error)
      .finally(() => set_busy(false));
  };
  return { send, busy, error, set_error };
}
