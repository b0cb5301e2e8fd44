// A question that is asked again and again while the page is seen.
import { useEffect, useRef, useState } from "preact/hooks";
import { RefusedError } from "../api.ts";

/** `pause`: how long to wait after an answer, in milliseconds; null: it is not asked again. `key`: another one is another question. */
export function usePolled<T>(key: string, question: () => Promise<T>, pause: (answer: T) => number | null) {
  const [known, set] = useState<{ key: string; answer: T | null; error: unknown }>({ key, answer: null, error: null });
  const again = useRef(() => {});
  useEffect(() => {
    let timer: number | undefined;
    let alive = true;
    /** Which question was the last: answers to others come too late. */
    let last = 0;
    const wait = (milliseconds: number | null) => {
      if (milliseconds !== null) timer = window.setTimeout(look, milliseconds);
    };
    const look = () => {
      if (!alive) return;
      if (document.visibilityState === "hidden") return wait(1000);
      clearTimeout(timer);
      const mine = ++last;
      question().then(
        (answer) => {
          if (!alive || mine !== last) return;
          set({ key, answer, error: null });
          wait(pause(answer));
        },
        (error: unknown) => {
          if (!alive || mine !== last) return;
          // What was known stays on the page; a house that does not answer is asked again.
          set((before) => ({ key, answer: before.key === key ? before.answer : null, error }));
          if (error instanceof RefusedError && error.code === "offline") wait(3000);
        },
      );
    };
    again.current = look;
    look();
    return () => {
      alive = false;
      clearTimeout(timer);
    };
  }, [key]);
  const fresh = known.key === key ? known : { answer: null, error: null };
  return { answer: fresh.answer, error: fresh.error, again: () => again.current() };
}
