// The board on the page as a picture: an SVG that needs no style sheet, or a PNG made from it.

/** Style properties of shapes, with their defaults. */
const looks: Record<string, string> = {
  fill: "",
  "fill-opacity": "1",
  stroke: "none",
  "stroke-opacity": "1",
  "stroke-width": "1px",
  "stroke-linecap": "butt",
  "stroke-linejoin": "miter",
  "stroke-dasharray": "none",
  "paint-order": "normal",
};
const letters: Record<string, string> = { "font-family": "", "font-size": "", "font-weight": "400", "text-anchor": "start" };
const shapes = "viewBox x y width height rx ry cx cy r d transform".split(" ");

const pixels_wide = 1200;

/** Colours that only browsers understand (color-mix) as plain values. */
function plain_colour(value: string): string {
  if (!value.startsWith("color(")) return value;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const context = canvas.getContext("2d")!;
  context.fillStyle = value;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
  return `rgba(${red}, ${green}, ${blue}, ${alpha! / 255})`;
}

function set_looks(element: Element, style: CSSStyleDeclaration, names: Record<string, string>): void {
  for (const [name, usual] of Object.entries(names)) {
    const value = style.getPropertyValue(name);
    const nothing = name.startsWith("stroke-") && style.stroke === "none";
    if (value && value !== usual && !nothing) element.setAttribute(name, plain_colour(value));
  }
}

/** A copy of an element with its styles inlined and without the page's attributes; null if it is invisible. */
function drawn_copy(element: Element): Element | null {
  const style = getComputedStyle(element);
  if (style.display === "none" || element.classList.contains("cursor")) return null;
  const copy = document.createElementNS("http://www.w3.org/2000/svg", element.localName);
  for (const name of shapes) if (element.hasAttribute(name)) copy.setAttribute(name, element.getAttribute(name)!);
  if (style.opacity !== "1") copy.setAttribute("opacity", style.opacity);
  const text = element.localName === "text";
  if (element.localName !== "g" && element.localName !== "svg") set_looks(copy, style, text ? { ...looks, ...letters } : looks);
  if (text) copy.textContent = element.textContent;
  for (const child of element.children) {
    const drawn = drawn_copy(child);
    if (drawn) copy.append(drawn);
  }
  return copy;
}

export function board_svg(board: SVGSVGElement): string {
  const { x, y, width, height } = board.viewBox.baseVal;
  const picture = drawn_copy(board)!;
  picture.setAttribute("width", String(width));
  picture.setAttribute("height", String(height));
  const ground = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  for (const [name, value] of Object.entries({ x, y, width, height })) ground.setAttribute(name, String(value));
  ground.setAttribute("fill", plain_colour(getComputedStyle(document.body).backgroundColor));
  picture.prepend(ground);
  return new XMLSerializer().serializeToString(picture);
}

export async function board_png(board: SVGSVGElement): Promise<Blob> {
  const { width, height } = board.viewBox.baseVal;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(board_svg(board))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = pixels_wide;
  canvas.height = Math.round((pixels_wide * height) / width);
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The browser makes no picture."))), "image/png"),
  );
}
