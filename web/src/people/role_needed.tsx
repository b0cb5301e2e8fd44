// A page that only teachers or administrators may see, asked for by somebody else.
import { Problem } from "../parts.tsx";
import { t } from "../text.ts";

export function RoleNeeded({ error }: { error: unknown }) {
  return (
    <>
      <Problem error={error} />
      <p>
        <a class="button" href="/">
          {t("to-start")}
        </a>
      </p>
    </>
  );
}
