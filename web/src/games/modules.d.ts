// Collected from the games' folders by tools/games.mjs: `games:FILE` has the default export of every NAME/FILE, by NAME.
declare module "games:picture.ts" {
  const pictures: Record<string, import("./picture.ts").Picture>;
  export default pictures;
}
declare module "games:pieces.ts" {
  const pieces: Record<string, import("../pieces/drawing.ts").OwnPieces>;
  export default pieces;
}
declare module "games:style.css";
