// Small parts that several pages use.
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { RefusedError } from "./api.ts";
import { refusal } from "./refusal.ts";
import { t } from "./text.ts";

export interface ChipsProps<T extends string> {
  title: string;
  name: string;
  values: readonly T[];
  value: T;
  text: (value: T) => ComponentChildren;
  on_choose: (value: T) => void;
  large?: boolean;
}

/** A choice of one value, as a row of chips. They are radio buttons, so that keyboards and screen readers work with them. */
export function Chips<T extends string>(props: ChipsProps<T>) {
  return (
    <fieldset class={props.large ? "chips large" : "chips"}>
      <legend>{props.title}</legend>
      <div class="chips-row">
        {props.values.map((value) => (
          <label key={value} class="chip">
            <input type="radio" name={props.name} value={value} checked={value === props.value} onChange={() => props.on_choose(value)} />
            <span>{props.text(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function Switch({ text, on, on_change, hint }: { text: string; on: boolean; on_change: (on: boolean) => void; hint?: string }) {
  return (
    <label class="switch">
      <input type="checkbox" role="switch" checked={on} onChange={(event) => on_change(event.currentTarget.checked)} />
      <span class="switch-track" aria-hidden="true" />
      <span class="switch-text">
        {text}
        {hint && <small>{hint}</small>}
      </span>
    </label>
  );
}

/** An error, scrolled into view: the button that caused it may be at the other end of the page. */
export function Problem({ error }: { error: unknown }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: "nearest" }), [error]);
  if (!error) return null;
  const { title, reasons } = error instanceof RefusedError ? refusal(error.code, error.reasons) : refusal("failed", []);
  return (
    <div ref={box} class="problem" role="alert">
      <p>{title}</p>
      {error instanceof RefusedError && error.code === "sign-in" && <a href="/sign-in">{t("sign-in")}</a>}
      {reasons.length > 0 && (
        <ul>
          {reasons.map(({ text, known }) => (
            <li key={text} lang={known ? undefined : "en"}>
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A request that is sent when the page opens. */
export function useAsked<T>(question: () => Promise<T>): { answer: T | null; error: unknown; again: () => void } {
  const [answer, set_answer] = useState<T | null>(null);
  const [error, set_error] = useState<unknown>(null);
  const alive = useRef(true);
  const again = () => {
    set_error(null);
    question().then(
      (value) => alive.current && set_answer(value),
      (reason: unknown) => alive.current && set_error(reason),
    );
  };
  useEffect(() => {
    again();
    return () => {
      alive.current = false;
    };
  }, []);
  return { answer, error, again };
}

/** A card that takes the focus and returns it when it closes. */
export function Card(props: {
  label: string;
  class?: string;
  on_close?: () => void;
  focus?: "first" | "card";
  children: ComponentChildren;
}) {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | SVGElement | null;
    (props.focus === "first" ? card.current?.querySelector<HTMLElement>("button, a, input") : card.current)?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === document.body || card.current?.contains(document.activeElement)) before?.focus?.();
    };
  }, []);
  return (
    <div
      ref={card}
      class={`card ${props.class ?? ""}`}
      role="dialog"
      aria-label={props.label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === "Escape" && props.on_close) {
          event.stopPropagation();
          props.on_close();
        }
      }}
    >
      {props.children}
    </div>
  );
}
