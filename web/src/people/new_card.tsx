// A card that was just made. Its code is shown only now: the server keeps no copy that can be read.
import { useAddress } from "../addresses.ts";
import { CopyButton } from "../share/files.tsx";
import { t } from "../text.ts";
import type { SignInCard } from "./api.ts";
import { PersonCard } from "./card.tsx";

export function NewCard({ name, card, on_error }: { name: string; card: SignInCard; on_error: (error: unknown) => void }) {
  const { address, local } = useAddress();
  return (
    <div class="new-card">
      <PersonCard name={name} code={card.code} card={card.card} address={address} />
      <div class="row no-print">
        <button class="button" type="button" onClick={() => print()}>
          {t("card-print")}
        </button>
        <CopyButton label={t("card-copy")} text={() => Promise.resolve(`${name}\n${card.code}`)} on_error={on_error} />
      </div>
      {local && <p class="hint no-print">{t("card-local")}</p>}
    </div>
  );
}
