// A question over the page: nothing else can be used until it is answered. Escape closes it; then the focus returns to where it was.
import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { Problem } from "../parts.tsx";
import { t } from "../text.ts";
import { useRequest } from "./use_request.ts";

export function Modal(props: { title: string; on_close: () => void; children: ComponentChildren }) {
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    const dialog = box.current!;
    dialog.showModal();
    return () => {
      dialog.close();
      if (before?.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={box}
      class="card modal"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        props.on_close();
      }}
    >
      <h2 id={id}>{props.title}</h2>
      {props.children}
    </dialog>
  );
}

interface ConfirmProps<T> {
  title: string;
  /** What will happen, where that has to be said. */
  text?: string;
  yes: string;
  danger?: boolean;
  act: () => Promise<T>;
  on_done: (answer: T) => void;
  on_close: () => void;
  /** Fields above the buttons. */
  children?: ComponentChildren;
  ready?: boolean;
}

/** Asks before something that cannot be undone. It stays open with the reasons if the server refuses. */
export function Confirm<T>({ title, text, yes, danger, act, on_done, on_close, children, ready = true }: ConfirmProps<T>) {
  const { busy, error, send } = useRequest();
  return (
    <Modal title={title} on_close={on_close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!ready) return;
          send(act, (answer) => {
            on_close();
            on_done(answer);
          });
        }}
      >
        {text && <p>{text}</p>}
        {children}
        <Problem error={error} />
        <div class="row">
          <button class={danger ? "button danger" : "button primary"} type="submit" disabled={busy || !ready}>
            {yes}
          </button>
          <button class="button" type="button" onClick={on_close}>
            {t("cancel")}
          </button>
        </div>
      </form>
    </Modal>
  );
}
