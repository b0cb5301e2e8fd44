// The touch state as a hook, for a board without a table: the caller plays the moves and announces the news.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Position } from "./position.ts";
import { no_touch, reduce_touch, usual_settings, with_new_choices, type Touch, type TouchAction, type TouchNews } from "./state.ts";

interface Listener {
  play(move: string): void;
  news(news: TouchNews, touch: Touch): void;
}

export function useTouch(position: Position, listener: Listener): [Touch, (action: TouchAction) => void] {
  const [touch, set_touch] = useState(no_touch);
  // Two actions may come before the next render: the second one starts from the result of the first.
  const current = useRef(touch);
  const put = (next: Touch) => {
    current.current = next;
    set_touch(next);
  };
  useEffect(() => put(with_new_choices(current.current, position)), [position]);

  function act(action: TouchAction) {
    const outcome = reduce_touch(current.current, action, position, usual_settings);
    put(outcome.touch);
    if (outcome.move !== null) listener.play(outcome.move);
    for (const news of outcome.news) listener.news(news, outcome.touch);
  }

  return [touch, act];
}
