// The sheet of cards to print and cut: A4, three columns. The codes are known only when cards are made, so the page keeps them until the
// teacher puts them away, in memory alone.
import { useEffect, useState } from "preact/hooks";
import { useAddress } from "../addresses.ts";
import { Switch } from "../parts.tsx";
import { t } from "../text.ts";
import type { SignInCard } from "./api.ts";
import { PersonCard } from "./card.tsx";

export interface SheetCard extends SignInCard {
  name: string;
  real_name: string;
}

const kept = new Map<string, SheetCard[]>();

export const sheet_of = (group: string): SheetCard[] => kept.get(group) ?? [];

/** A new card replaces an older one of the same player. */
export function add_to_sheet(group: string, fresh: SheetCard[]): SheetCard[] {
  const names = new Set(fresh.map(({ name }) => name));
  const cards = [...sheet_of(group).filter(({ name }) => !names.has(name)), ...fresh];
  kept.set(group, cards);
  return cards;
}

export function forget_sheet(group: string): void {
  kept.delete(group);
}

/** The browser asks before the page is closed while there are cards on it. */
function useGuard(): void {
  useEffect(() => {
    const guard = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", guard);
    return () => removeEventListener("beforeunload", guard);
  }, []);
}

export function Sheet({ cards, group, on_done }: { cards: SheetCard[]; group: string; on_done: () => void }) {
  const { address, local } = useAddress();
  const [real_names, set_real_names] = useState(false);
  useGuard();
  return (
    <section class="sheet" aria-labelledby="sheet">
      <div class="sheet-head">
        <h2 id="sheet" tabIndex={-1}>
          {t("sheet-title", { count: cards.length })}
        </h2>
        <p>{t("sheet-text")}</p>
        {local && <p class="hint">{t("sheet-local")}</p>}
        {cards.some(({ real_name }) => real_name) && <Switch text={t("sheet-real-names")} on={real_names} on_change={set_real_names} />}
        <div class="row">
          <button class="button primary" type="button" onClick={() => print()}>
            {t("sheet-print")}
          </button>
          <button class="button" type="button" onClick={on_done}>
            {t("sheet-done")}
          </button>
        </div>
      </div>
      <ul class="sheet-cards">
        {cards.map(({ name, real_name, code, card }) => (
          <li key={name}>
            <PersonCard name={name} code={code} card={card} address={address} note={real_names ? real_name : group} />
          </li>
        ))}
      </ul>
    </section>
  );
}
