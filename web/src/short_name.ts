/** A name as the server accepts it: at most 40 bytes, without cutting a character. */
export function short_name(text: string): string {
  let name = "";
  for (const letter of text.trim()) {
    if (new TextEncoder().encode(name + letter).length > 40) break;
    name += letter;
  }
  return name.trim();
}
