// Every mode of every game, from the first move to an end that the page announces.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { furthest, game_data } from "./game_data.mjs";
import { House, Person, computer, dice, here, seats } from "./support.mjs";

let house;
before(async () => (house = await House.open()));
after(() => house.close());

const can_be_finished = Object.entries(game_data).filter(([, { finish }]) => finish);
const settings = (game, first, second) => ({
  game,
  seats: seats(first, second),
  options: game_data[game].options ?? {},
  start: game_data[game].finish.start ?? null,
});

async function told_the_end(person, rule) {
  await person.until((state) => state.phase === "over", "the end");
  assert.equal(person.state.result.rule, rule);
  const card = await person.text(".result-card");
  assert.ok(card.length > 10, card);
  await person.told(card.split("\n")[0]);
}

/** Plays on until the end: at random, or towards the goal if there is one. */
async function play_out(person, roll, limit = 400) {
  for (let moves = 0; moves < limit; moves++) {
    await person.my_turn();
    if (person.state.phase === "over") return;
    const { choices: offered, game } = person.state;
    if (offered[0].kind === "place")
      await person
        .button("Place at random")
        .click()
        .then(() => person.until((state) => state.choices[0]?.kind !== "place" || state.curtain));
    else await person.play(game_data[game].gain && moves % 7 ? furthest(game_data[game], person.state) : roll(offered));
  }
  throw new Error("no end in sight");
}

for (const [game, { level = 2, options = {} }] of Object.entries(game_data))
  test(`${game} against the computer, a whole game`, async () => {
    const ana = await Person.come(house);
    await ana.sit({ game, seats: seats(here("Ana"), computer(level)), options });
    await play_out(ana, dice(7));
    const { rule, ending } = ana.state.result;
    await told_the_end(ana, rule);
    assert.equal(ending, "rule");
    await ana.leave();
  });

for (const [game, { finish }] of can_be_finished)
  test(`${game}, two people at one screen`, async () => {
    const ana = await Person.come(house);
    await ana.sit(settings(game, here("Ana"), here("Rui")));
    assert.equal(ana.state.you, "both");
    for (const move of finish.moves) await ana.play_text(move);
    await told_the_end(ana, finish.rule);
    assert.match(await ana.text(".result-card"), /(Ana|Rui) won/);
    await ana.leave();
  });

for (const [game, { finish }] of can_be_finished)
  test(`${game} by link, each in their own browser`, async () => {
    const [ana, rui] = [await Person.come(house), await Person.come(house, { language: "pt" })];
    const link = await ana.sit(settings(game, here("Ana"), { kind: "link" }));
    await rui.go(link);
    await rui.page.getByRole("textbox").fill("Rui");
    await rui.button("Entrar e jogar").click();
    await rui.until((state) => state.you === "second" && state.phase === "playing");
    await ana.until((state) => state.phase === "playing");
    for (const [index, move] of finish.moves.entries()) {
      const mover = index % 2 ? rui : ana;
      await mover.my_turn();
      await mover.play_text(move);
    }
    await told_the_end(ana, finish.rule);
    await rui.until((state) => state.phase === "over");
    assert.match(await rui.text(".result-card"), finish.moves.length % 2 ? /Perdeu/ : /Ganhou/);
    await ana.leave();
    await rui.leave();
  });

test("wargame by link: neither page knows the opponent's ships before the end; then both do", async () => {
  const [ana, rui] = [await Person.come(house), await Person.come(house)];
  const link = await ana.sit({
    game: "wargame",
    seats: seats(here("Ana"), { kind: "link" }),
  });
  await rui.go(link);
  await rui.button("Join and play").click();
  await rui.until((state) => state.you === "second");
  for (const person of [ana, rui]) {
    await person.my_turn();
    await person.button("Place at random").click();
    await person.until((state) => state.choices.length === 0 || state.choices[0].kind === "shot");
  }
  const own = (person, player) =>
    new Set(person.state.board_view.boards.find((board) => board.name === player).pieces.map((piece) => piece.at));
  const fleets = { first: own(ana, "first"), second: own(rui, "second") };
  const known = (person, player) => person.state.board_view.boards.find((board) => board.name === player).pieces.map((piece) => piece.at);
  assert.deepEqual([known(ana, "second"), known(rui, "first")], [[], []]);
  assert.equal(fleets.first.size, 10);
  const roll = dice(3);
  for (let turn = 0; ana.state.phase !== "over" && turn < 170; turn++) {
    const shooter = turn % 2 ? rui : ana;
    const target = turn % 2 ? fleets.first : fleets.second;
    await shooter.my_turn();
    if (shooter.state.phase === "over") break;
    // The first player hits every ship; the second shoots at random.
    const sure = shooter.state.choices.filter((choice) => target.has(choice.path[0]));
    await shooter.play(turn % 2 || turn % 6 === 0 ? roll(shooter.state.choices) : roll(sure.length ? sure : shooter.state.choices));
    const fired = new Set(ana.state.history.moves.flatMap((move) => move.path));
    for (const [person, other] of [
      [ana, "second"],
      [rui, "first"],
    ])
      for (const cell of known(person, other)) assert.ok(fired.has(cell) || turn > 0, cell);
  }
  await told_the_end(ana, "fleet-sunk");
  await rui.until((state) => state.phase === "over");
  const hidden = [...fleets.first].filter((cell) => !rui.state.history.moves.some((move) => move.path.includes(cell)));
  const before_the_end = rui.bytes.slice(0, rui.bytes.lastIndexOf('{"version"', rui.bytes.indexOf('"phase":"over"')));
  assert.ok(hidden.length > 0 && before_the_end.length > 0);
  for (const cell of hidden) assert.ok(!before_the_end.includes(`"at":"${cell}"`), `${cell} was never fired at, and must not be told`);
  for (const [person, other] of [
    [ana, "second"],
    [rui, "first"],
  ])
    assert.deepEqual(new Set(known(person, other)), fleets[other]);
  assert.match(await rui.text(".result-card"), /You lost/);
  await ana.leave();
  await rui.leave();
});

// Computers wait between their moves so that people can follow; the tables wait at the same time.
describe("computer against computer", { concurrency: true }, () => {
  for (const [game, { level = 2, computers }] of Object.entries(game_data))
    test(game, async () => {
      const ana = await Person.come(house);
      await ana.sit({ game, seats: seats(computer(4), computer(level)), ...computers });
      await ana.until((state) => state.phase === "over", "the end");
      assert.ok(ana.state.history.moves.length > 0);
      await told_the_end(ana, ana.state.result.rule);
      await ana.leave();
    });
});
