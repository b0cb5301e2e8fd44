// How many games wait for this player, in the title and icon of the tab. Others set both too, for the page or the table that they show:
// the count is added to whatever they set.
let count = 0;

const counted = /^\(\d+\) /;

export function counted_title(title: string, waiting: number): string {
  const bare = title.replace(counted, "");
  return waiting > 0 ? `(${waiting}) ${bare}` : bare;
}

/** The icon with a number in its corner. */
export function counted_icon(waiting: number): string {
  const text = waiting > 9 ? "9+" : String(waiting);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="1" y="1" width="30" height="30" rx="7" fill="#2f6a52"/>` +
    `<path fill="#f5ecd8" d="M7 7h9v9H7z M16 16h9v9h-9z"/><circle cx="21" cy="11" r="10.5" fill="#d6301c"/>` +
    `<text x="21" y="16" font-family="sans-serif" font-size="${text.length > 1 ? 12 : 15}" font-weight="700" text-anchor="middle" fill="#fff">` +
    `${text}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

let usual_icon = "";

function update(): void {
  const title = counted_title(document.title, count);
  if (title !== document.title) document.title = title;
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  const is_counted = link.href.startsWith("data:");
  if (!is_counted) usual_icon = link.href.replace(/[^/]*$/, "icon.svg");
  // A table that shows that it is one's turn keeps its own sign.
  if (link.href.endsWith("/icon-news.svg")) return;
  const wanted = count > 0 ? counted_icon(count) : usual_icon;
  if (link.href !== wanted) link.href = wanted;
}

export function show_count(waiting: number): void {
  count = waiting;
  update();
}

/** Once: from now on the count stays, whatever else changes. */
export function keep_count_shown(): void {
  const observer = new MutationObserver(update);
  observer.observe(document.head, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ["href"] });
}
