import type { ComponentChildren } from "preact";
import { person_path } from "./router.ts";

/** A name that leads to the person's profile; only the name for visitors, computers and people who were removed. */
export function PersonLink({ person, children }: { person: string | null; children: ComponentChildren }) {
  return person ? <a href={person_path(person)}>{children}</a> : <>{children}</>;
}
