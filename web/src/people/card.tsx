// A card to write down or print: the name, the code to type, and a QR code that signs in without typing.
import { QrCode } from "../qr_code.tsx";
import { t } from "../text.ts";
import type { SignInCard } from "./api.ts";

export interface CardProps extends SignInCard {
  name: string;
  /** Where the house is, as in addresses.ts: other devices must reach it. */
  address: string;
  /** A line below the name, for the teacher who hands out the cards. */
  note?: string;
}

export function PersonCard({ name, code, card, address, note }: CardProps) {
  return (
    <section class="person-card" aria-label={t("card-of", { name })}>
      <div class="person-card-words">
        <p class="person-card-house">
          Tabuleiro <span>{address.replace(/^https?:\/\//, "")}</span>
        </p>
        <p class="person-card-name">{name}</p>
        {note && <p class="person-card-note">{note}</p>}
        <p class="person-card-code">
          <span>{t("card-code")}</span>
          <Code code={code} />
        </p>
      </div>
      <QrCode text={address + card} label={t("card-qr", { name })} />
    </section>
  );
}

/** A screen reader spells it. */
function Code({ code }: { code: string }) {
  return (
    <>
      <strong aria-hidden="true">{code}</strong>
      <span class="unseen">{[...code].map((letter) => (letter === "-" ? "," : letter)).join(" ")}</span>
    </>
  );
}
