// Takes the pictures of the README again: node tests/e2e/screenshots.mjs. They are WebP, encoded by the browser itself.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { House, Person, close_browser, computer, here, root, seats } from "./support.mjs";

const folder = path.join(root, "docs/images");
mkdirSync(folder, { recursive: true });

async function picture(person, name) {
  const png = (await person.page.screenshot()).toString("base64");
  const webp = await person.page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext("2d").drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", 0.86);
  }, png);
  writeFileSync(path.join(folder, `${name}.webp`), Buffer.from(webp.split(",")[1], "base64"));
}

const house = await House.open();
try {
  const wide = { width: 1280, height: 760, language: "en" };
  const ana = await Person.come(house, wide);
  await ana.go("/");
  await ana.page.locator(".game").first().waitFor();
  await picture(ana, "start");
  await ana.sit({
    game: "chess",
    seats: seats(here("Ana"), here("Rui")),
    time: { first: "300+3", second: "300+3" },
  });
  for (const move of ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5c6", "d7c6", "e1g1", "c8g4", "h2h3", "h7h5", "d2d3", "d8f6"])
    await ana.play_text(move);
  await ana.touch("f3");
  await ana.page.mouse.move(5, 400);
  await picture(ana, "chess");

  await ana.go("/study");
  const game =
    "1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7";
  await ana.page.locator("textarea").fill(`[White "Ana"]\n[Black "Rui"]\n\n${game} 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 *`);
  await ana.page.locator("form .primary").click();
  await ana.page.locator('.analysis[data-work="done"]').waitFor();
  await ana.page.locator(".move-list button").nth(17).click();
  await ana.page.locator(".lines > li").nth(2).waitFor();
  await ana.page.mouse.move(5, 400);
  await picture(ana, "analysis");

  const rui = await Person.come(house, {
    ...wide,
    language: "pt",
    colorScheme: "dark",
  });
  await rui.sit({ game: "wargame", seats: seats(here("Rui"), computer(3)) });
  await rui.page.locator(".placing .primary").click();
  await rui.until((state) => state.choices[0]?.kind === "shot");
  for (const cell of ["B8", "E8", "H8", "E5", "B5", "H5", "B2", "E2", "H2", "C7", "D5", "F2"]) {
    await rui.my_turn();
    await rui.play_text(cell);
  }
  await rui.my_turn();
  await rui.page.mouse.move(5, 700);
  await picture(rui, "wargame");

  const lia = await Person.come(house, wide);
  await lia.sit({ game: "reversi", seats: seats(here("Lia"), here("Rui")) });
  // The choices are in the order of the squares, so this is always the same game.
  for (let ply = 0; ply < 24; ply++) await lia.play(lia.state.choices[(5 * ply) % lia.state.choices.length]);
  await lia.page.mouse.move(5, 400);
  await picture(lia, "reversi");

  const eva = await Person.come(house, {
    width: 390,
    height: 760,
    language: "ro",
    deviceScaleFactor: 1.5,
  });
  await eva.sit({
    game: "renpaarden",
    seats: seats(here("Eva"), computer(2)),
    options: { size: 7 },
  });
  for (let move = 0; move < 4; move++) {
    await eva.my_turn();
    await eva.play([...eva.state.choices].sort((a, b) => b.path.at(-1)[1] - a.path.at(-1)[1] || a.move.localeCompare(b.move))[0]);
  }
  await eva.my_turn();
  const knight = [...new Set(eva.state.choices.map((choice) => choice.path[0]))].find(
    (cell) => eva.state.choices.filter((choice) => choice.path[0] === cell).length > 4,
  );
  if (knight) await eva.touch(knight);
  await picture(eva, "renpaarden");
} finally {
  await close_browser();
  await house.close();
}
