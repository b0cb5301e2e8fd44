// Why something of the house cannot be used, in the reader's language where it is known there.
import { reason_text } from "../refusal.ts";
import type { Reason } from "../messages.ts";

export function Trouble({ reason, title }: { reason: Reason; title?: string }) {
  const { text, known } = reason_text(reason);
  return (
    <div class="problem">
      {title && <p>{title}</p>}
      <p lang={known ? undefined : "en"}>{text}</p>
    </div>
  );
}
