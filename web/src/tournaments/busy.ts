/** Whether the reader is busy: somebody who is writing, or is being asked something, is not taken away. */
export function is_busy(): boolean {
  const focused = document.activeElement;
  return (
    document.querySelector("dialog[open]") !== null ||
    (focused instanceof HTMLElement &&
      (focused.isContentEditable || focused.matches("textarea, select, input:not([type=radio], [type=checkbox])")))
  );
}
