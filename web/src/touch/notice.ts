// A notice below the board. After a few seconds the status of the game takes its place again.
import { useEffect, useState } from "preact/hooks";

const shown_for = 5000; // milliseconds

export function useNotice(): [string, (text: string) => void] {
  const [notice, set_notice] = useState("");
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => set_notice(""), shown_for);
    return () => clearTimeout(timer);
  }, [notice]);
  return [notice, set_notice];
}
