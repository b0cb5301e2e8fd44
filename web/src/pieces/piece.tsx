// A piece of any game, drawn in a cell of 100 by 100.
import games from "games:pieces.ts";
import type { Piece } from "../messages.ts";
import { classic } from "./classic.ts";
import type { Drawing, Kind, PieceSet } from "./drawing.ts";
import { modern } from "./modern.ts";

export const sets: Record<string, PieceSet> = { classic, modern };
export type SetName = keyof typeof sets & string;

/** Which neighbours a cell of a ship is joined to. */
export interface Hull {
  right: boolean;
  below: boolean;
  corner: boolean;
}

interface Props {
  piece: Piece;
  set: SetName;
  hull?: Hull;
  turned?: boolean;
}

const own_pieces = Object.assign({}, ...Object.values(games)) as (typeof games)[string];

function drawing_of(is: string, set: SetName): Drawing | undefined {
  return (sets[set] ?? classic)[is as Kind] ?? own_pieces[is]?.[set === "modern" ? "modern" : "classic"];
}

export function PieceDrawing({ piece, set, hull, turned }: Props) {
  if (piece.is.startsWith("ship")) return <Ship type={piece.is.slice(5)} hull={hull} />;
  const drawing = drawing_of(piece.is, set);
  if (!drawing) return <Unknown word={piece.is} />;
  return (
    <g class={`piece ${piece.by} ${piece.is}`} transform={turned ? "rotate(180 50 50)" : undefined}>
      <path class="body" d={drawing.body} />
      {drawing.detail && <path class="detail" d={drawing.detail} />}
      {drawing.dots?.map(([x, y, r]) => <circle class="dot" cx={x} cy={y} r={r} />)}
      {piece.label && (
        <text class="label" x="6" y="94">
          {piece.label.replace(/^\D+/, "")}
        </text>
      )}
      {piece.uses !== undefined && piece.uses > 0 && <circle class="use" cx="88" cy="12" r="5" />}
    </g>
  );
}

/** One cell of a ship. It reaches over to its neighbours, so that a ship is one hull. */
function Ship({ type, hull }: { type: string; hull?: Hull }) {
  return (
    <g class="ship">
      {hull?.right && <rect class="hull" x="60" y="12" width="80" height="76" />}
      {hull?.below && <rect class="hull" x="12" y="60" width="76" height="80" />}
      {hull?.right && hull.below && hull.corner && <rect class="hull" x="60" y="60" width="80" height="80" />}
      <rect class="hull" x="12" y="12" width="76" height="76" rx="20" />
      <text x="50" y="64" text-anchor="middle">
        {type}
      </text>
    </g>
  );
}

function Unknown({ word }: { word: string }) {
  return (
    <text x="50" y="58" text-anchor="middle" font-size="24">
      {word}
    </text>
  );
}
