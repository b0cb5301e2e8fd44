// People in the order of a list that somebody reads. The server's order is that of folded names, in which letters that look alike are the same.
import { language } from "./text.ts";

export function sorted_by_name<T>(list: Iterable<T>, name_of: (item: T) => string): T[] {
  const order = new Intl.Collator(language(), { sensitivity: "base", numeric: true });
  return [...list].sort((one, other) => order.compare(name_of(one), name_of(other)));
}
