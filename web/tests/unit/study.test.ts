import assert from "node:assert/strict";
import test from "node:test";
import { empty_fen, fen_of, first_fen, move, parse_fen, piece_of, put, toggle_castling } from "../../src/study/fen.ts";
import { comments_of, notes_for } from "../../src/study/notes.ts";
import { game_title, score_text } from "../../src/study/speech.ts";
import {
  chances,
  evaluation_here,
  faults,
  key_of,
  moves_here,
  new_analysis,
  next_fault,
  reduce,
  type Action,
  type Analysis,
} from "../../src/study/state.ts";
import { verdict_word } from "../../src/study/trial.tsx";
import type { Evaluation, MoveList, JudgedMove, PlayedMove, StudyGame, StudyMove } from "../../src/messages.ts";

const texts = ["e2e4", "e7e5", "f1c4", "g8f6", "d1h5"];
const played = (text: string, index: number): PlayedMove => ({
  by: index % 2 ? "second" : "first",
  text,
  note: text,
  path: [text.slice(0, 2), text.slice(2)],
  effects: [],
  piece: "pawn",
  taken: [],
  left: null,
});
const step = (text: string): StudyMove => ({ text, note: text, path: [text.slice(0, 2), text.slice(2)] });
const evaluation = (ply: number, chances: number, ...best: string[]): Evaluation => ({
  reply_to: 1,
  ply,
  chances,
  score: null,
  mate: null,
  depth: 9,
  variations: best.length ? [{ moves: best.map(step), chances, score: null, mate: null }] : [],
});
const judged = (ply: number, loss: number, judgement: JudgedMove["judgement"]): JudgedMove => ({ ply, loss, judgement });

const game = (ply = 0) => new_analysis({ game: "chess", options: {}, start: null, moves: texts }, texts.map(played), ply);
const after = (analysis: Analysis, ...actions: Action[]) => actions.reduce(reduce, analysis);

test("steps stay on the line", () => {
  assert.equal(after(game(), { type: "step", by: -1 }).ply, 0);
  assert.equal(after(game(4), { type: "step", by: 1 }, { type: "step", by: 1 }).ply, 5);
  assert.equal(after(game(), { type: "go", ply: 99 }).ply, 5);
});

test("the next move of the game goes along it; another begins a side line, in which one can go back, and which can be left", () => {
  const along = after(game(), { type: "play", move: played("e2e4", 0), extend: false });
  assert.deepEqual([along.ply, along.side_line], [1, null]);
  const aside = after(
    along,
    { type: "play", move: played("c7c5", 0), extend: false },
    { type: "play", move: played("g1f3", 0), extend: false },
  );
  assert.deepEqual(moves_here(aside), ["e2e4", "c7c5", "g1f3"]);
  const back = after(aside, { type: "step", by: -1 }, { type: "play", move: played("g1f3", 0), extend: false });
  assert.deepEqual(moves_here(back), ["e2e4", "c7c5", "g1f3"]);
  const other = after(aside, { type: "step", by: -1 }, { type: "play", move: played("b1c3", 0), extend: false });
  assert.deepEqual(moves_here(other), ["e2e4", "c7c5", "b1c3"]);
  const out = after(aside, { type: "step", by: -2 }, { type: "step", by: -1 });
  assert.deepEqual([moves_here(out), out.side_line], [[], null]);
  assert.deepEqual(moves_here(after(aside, { type: "leave-side-line" })), ["e2e4"]);
});

test("one's own line grows at its end; a finished game does not", () => {
  const own = after(game(5), { type: "play", move: played("h7h6", 0), extend: true });
  assert.deepEqual([own.line.moves.length, own.played.length, own.ply, own.side_line], [6, 6, 6, null]);
  const finished = after(game(5), { type: "play", move: played("h7h6", 0), extend: false });
  assert.deepEqual([finished.line.moves.length, finished.side_line?.moves.length], [5, 1]);
});

test("a side line may become the main one, and keeps what is known of the moves before it", () => {
  const analysis = after(
    game(2),
    { type: "evaluated", evaluation: evaluation(1, 0.55) },
    { type: "evaluated", evaluation: evaluation(4, 0.7) },
    { type: "judged", moves: [judged(0, 0.01, null), judged(3, 0.2, "blunder")], accuracy: { first: 90, second: 60 } },
    { type: "play", move: played("g1f3", 0), extend: false },
    { type: "keep-side-line" },
  );
  assert.deepEqual(analysis.line.moves, ["e2e4", "e7e5", "g1f3"]);
  assert.deepEqual(chances(analysis), [null, 0.55, null, null]);
  assert.deepEqual([[...analysis.judged.keys()], analysis.accuracy, analysis.side_line, analysis.ply], [[0], null, null, 3]);
});

test("a longer look at a position counts more than the look at the whole game", () => {
  const analysis = after(
    game(2),
    { type: "evaluated", evaluation: evaluation(2, 0.5) },
    { type: "looked", key: key_of(texts.slice(0, 2)), evaluation: evaluation(2, 0.6) },
  );
  assert.equal(evaluation_here(analysis)?.chances, 0.6);
  assert.equal(chances(analysis)[2], 0.5);
  assert.equal(evaluation_here(after(analysis, { type: "play", move: played("g1f3", 0), extend: false })), null);
});

const studied = () =>
  after(
    game(5),
    { type: "evaluated", evaluation: evaluation(3, 0.5, "b8c6", "d2d3") },
    {
      type: "judged",
      moves: [judged(1, 0.06, "inaccuracy"), judged(2, 0.3, "blunder"), judged(3, 0.2, "blunder")],
      accuracy: { first: 50, second: 50 },
    },
  );

test("a retry begins before the move, and is judged by the same rule", () => {
  assert.deepEqual(
    [faults(studied()), faults(studied(), "second")],
    [
      [1, 2, 3],
      [1, 3],
    ],
  );
  const trying = after(studied(), { type: "try", index: 3 });
  assert.deepEqual(moves_here(trying), texts.slice(0, 3));
  assert.equal(after(trying, { type: "step", by: 1 }).ply, 3, "the game does not go on by itself: that would tell");
  const tell = (text: string, loss: number, judgement: JudgedMove["judgement"]) =>
    verdict_word(
      after(trying, { type: "play", move: played(text, 0), extend: false }, { type: "verdict", verdict: judged(3, loss, judgement) }),
    );
  assert.equal(tell("b8c6", 0, null), "best");
  assert.equal(tell("d7d6", 0.015, null), "as-good");
  assert.equal(tell("d7d6", 0.04, null), "good");
  assert.equal(tell("h7h5", 0.12, "mistake"), "still-mistake");
  assert.equal(tell("g8f6", 0.2, "blunder"), "same");
});

test("another try takes the move back; the answer can be stepped through; the next fault is of the same player", () => {
  const tried = after(studied(), { type: "try", index: 1 }, { type: "play", move: played("d7d6", 0), extend: false });
  assert.deepEqual(moves_here(after(tried, { type: "again" })), ["e2e4"]);
  assert.equal(next_fault(tried), 3);
  const shown = after(studied(), { type: "try", index: 3 }, { type: "show" });
  assert.deepEqual(moves_here(shown), [...texts.slice(0, 3), "b8c6"]);
  assert.deepEqual(moves_here(after(shown, { type: "step", by: 1 })), [...texts.slice(0, 3), "b8c6", "d2d3"]);
  assert.equal(next_fault(shown), 1, "after the last comes the first");
  assert.deepEqual([after(shown, { type: "end-trial" }).ply, after(shown, { type: "end-trial" }).trial], [4, null]);
});

test("a position goes to text and back", () => {
  for (const fen of [first_fen, empty_fen, "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 3 20", "4k3/8/8/8/8/8/8/4K2R b K - 0 1"])
    assert.equal(fen_of(parse_fen(fen)!), fen);
  for (const wrong of ["", "8/8/8/8/8/8/8 w - - 0 1", "9/8/8/8/8/8/8/8 w - - 0 1", "x7/8/8/8/8/8/8/8 w - - 0 1"])
    assert.equal(parse_fen(wrong), null, wrong);
  assert.equal(fen_of(parse_fen("8/8/8/8/8/8/8/K6k b")!), "8/8/8/8/8/8/8/K6k b - - 0 1");
});

test("pieces are put, moved and taken away, castling is given and taken", () => {
  const empty = parse_fen(empty_fen)!;
  const king = put(empty, "e1", piece_of("K"));
  assert.equal(fen_of(king).split(" ")[0], "8/8/8/8/8/8/8/4K3");
  assert.equal(fen_of(put(king, "e1", piece_of("q"))).split(" ")[0], "8/8/8/8/8/8/8/4q3");
  assert.equal(fen_of(move(king, "e1", "a8")).split(" ")[0], "K7/8/8/8/8/8/8/8");
  assert.equal(fen_of(put(king, "e1", null)), empty_fen);
  assert.equal(toggle_castling(toggle_castling(empty, "q"), "K").castling, "Kq");
  assert.equal(toggle_castling(parse_fen(first_fen)!, "Q").castling, "Kkq");
});

test("scores are written as players write them", () => {
  assert.equal(score_text({ score: 37, mate: null, chances: 0.55 }), "+0.4");
  assert.equal(score_text({ score: -120, mate: null, chances: 0.3 }), "-1.2");
  assert.equal(score_text({ score: null, mate: -3, chances: 0 }), "−#3");
  assert.equal(score_text({ score: null, mate: null, chances: 0.625 }), "63%");
});

test("a player without a name is called by the side", () => {
  const line = { game: "chess" as const, options: {}, start: null, moves: [] };
  assert.equal(game_title({ move_list: line, tags: { White: "Ana", Black: "?" }, result: "*" }), "Ana against Black");
  assert.equal(game_title({ move_list: line, tags: {}, result: "*" }), "Chess");
});

test("notes go with the moves that they stand at", () => {
  const line: MoveList = { game: "chess", options: {}, start: null, moves: texts };
  const note = (ply: number) => ({ ply, comment: `after ${ply}` });
  const noted = [note(0), note(2), { ply: 3, clock: 5000 }, note(5)];
  const game: StudyGame = { move_list: line, tags: {}, result: "*", notes: JSON.stringify(noted) };
  const left = (moves: string[], start: string | null = null) =>
    JSON.parse(notes_for(game, { ...line, moves, start }) ?? "[]") as unknown[];
  assert.deepEqual(left([...texts]), noted);
  assert.deepEqual(left([...texts, "f6h5"]), noted);
  assert.deepEqual(left([...texts.slice(0, 2), "g1f3", ...texts.slice(3)]), noted.slice(0, 2));
  assert.deepEqual(left([]), noted.slice(0, 1));
  assert.deepEqual(left([...texts], empty_fen), []);
  assert.deepEqual(
    [...comments_of(game)],
    [
      ["", "after 0"],
      ["e2e4 e7e5", "after 2"],
      [texts.join(" "), "after 5"],
    ],
  );
  assert.equal(comments_of({ ...game, notes: undefined }).size, 0);
  const signs = JSON.stringify([{ ply: 1, comment: "[%csl Gf3] look [%cal Ge2e4]here" }, { ply: 2, comment: "[%csl Gf3]" }, note(6)]);
  assert.deepEqual([...comments_of({ ...game, notes: signs })], [["e2e4", "look here"]]);
});
