// What a token may do, and for how long.
import { Chips } from "../parts.tsx";
import { t } from "../text.ts";
import { scope_words, type Scope } from "../messages.ts";
import type { TokenWish } from "./api.ts";

const periods = [7, 30, 90, 366];

export const usual_token: TokenWish = { scopes: ["play"], days: 90 };

interface Props {
  /** Apart from those of other fields on the page. */
  name: string;
  wish: TokenWish;
  change: (wish: TokenWish) => void;
}

export function TokenFields({ name, wish, change }: Props) {
  const [scope] = wish.scopes as [Scope];
  return (
    <>
      <Chips
        title={t("token-scope")}
        name={`${name}-scope`}
        large
        values={scope_words}
        value={scope}
        text={(value) => (
          <>
            <strong>{t(`scope-${value}`)}</strong>
            <small>{t(`scope-${value}-text`)}</small>
          </>
        )}
        on_choose={(value) => change({ ...wish, scopes: [value] })}
      />
      <Chips
        title={t("token-days")}
        name={`${name}-days`}
        values={periods.map(String)}
        value={String(wish.days)}
        text={(days) => t("token-period", { days: Number(days) })}
        on_choose={(days) => change({ ...wish, days: Number(days) })}
      />
    </>
  );
}
