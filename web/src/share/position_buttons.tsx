// Sharing a position: a link that opens it, and a picture of the board.
import { useState } from "preact/hooks";
import { Problem } from "../parts.tsx";
import { CopyButton, CopiedButton, download } from "./files.tsx";
import { page_address } from "../root.ts";
import { t } from "../text.ts";
import { board_png, board_svg } from "./picture.ts";
import { shared_path, type SharedPosition } from "./position_link.ts";

/** The board to share: the first on the page. */
function board(): SVGSVGElement {
  return document.querySelector<SVGSVGElement>("svg.board")!;
}

const file_name = "tabuleiro";
const may_copy_pictures = () => typeof ClipboardItem !== "undefined" && navigator.clipboard?.write !== undefined;

/** Without a place there is no link: the position must not be analysed by others yet. */
export function PositionButtons({ place }: { place: SharedPosition | null }) {
  const [error, set_error] = useState<unknown>(null);
  const save_png = () => board_png(board()).then((blob) => download(blob, `${file_name}.png`), set_error);
  const save_svg = () => download(new Blob([board_svg(board())], { type: "image/svg+xml" }), `${file_name}.svg`);
  const copy_picture = () => navigator.clipboard.write([new ClipboardItem({ "image/png": board_png(board()) })]);
  return (
    <>
      {place && (
        <CopyButton text={() => Promise.resolve(page_address() + shared_path(place))} label={t("share-copy-link")} on_error={set_error} />
      )}
      <button class="button small" type="button" onClick={() => void save_png()}>
        {t("share-png")}
      </button>
      <button class="button small" type="button" onClick={save_svg}>
        {t("share-svg")}
      </button>
      {may_copy_pictures() && <CopiedButton act={copy_picture} label={t("share-copy-picture")} on_error={set_error} />}
      <Problem error={error} />
    </>
  );
}
