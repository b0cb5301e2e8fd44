// Texts from and to files and the clipboard.
import { useEffect, useState } from "preact/hooks";
import { say } from "../announce.ts";
import { t } from "../text.ts";

export function download_games(pgn: string, name: string): void {
  download(new Blob([pgn], { type: "application/x-chess-pgn" }), name);
}

export function download(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A file as text: UTF-8, or Windows-1252 for old files. */
export async function file_text(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

interface ButtonProps {
  label: string;
  on_error: (error: unknown) => void;
}

export function CopyButton({ text, ...rest }: ButtonProps & { text: () => Promise<string> }) {
  return <CopiedButton act={() => text().then(copy)} {...rest} />;
}

/** A button that shows for a moment that the text was copied. */
export function CopiedButton({ act, label, on_error }: ButtonProps & { act: () => Promise<void> }) {
  const [copied, set_copied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => set_copied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <button
      class="button small"
      type="button"
      onClick={() =>
        act().then(() => {
          set_copied(true);
          say(t("link-copied"));
        }, on_error)
      }
    >
      {copied ? t("link-copied") : label}
    </button>
  );
}

/** The clipboard API needs a secure address; elsewhere the old command still works. */
async function copy(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}
