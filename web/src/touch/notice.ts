// A notice under the board has its time; then the line there says again what is going on.
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
