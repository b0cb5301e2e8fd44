import { useEffect, useRef } from "preact/hooks";

/** An element that takes the focus when it appears: the next step of a page begins there. */
export function useFocus<T extends HTMLElement>() {
  const element = useRef<T>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}

/** What the next step of a page begins with, when it has been drawn. */
export function focus_soon(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
}
