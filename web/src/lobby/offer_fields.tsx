// The details of an offer or a challenge.
import { OptionFields } from "../pages/options.tsx";
import { Sides } from "../pages/opponent.tsx";
import { Amount, TimeFields } from "../pages/time.tsx";
import { VisibilityField } from "../pages/visibility.tsx";
import { Chips, Switch } from "../parts.tsx";
import { useMe, useOwnName } from "../people/session.ts";
import { t } from "../text.ts";
import type { Draft } from "../pages/draft.ts";
import type { GameEntry, Preset } from "../messages.ts";
import { may_be_rated, usual_visibility, type OfferDraft, type Whom } from "./offer_draft.ts";

interface Props {
  offer: OfferDraft;
  change: (offer: OfferDraft) => void;
  whom: Whom;
  entry: GameEntry | undefined;
  presets: Preset[];
}

/** The range that is offered first; there are no ratings outside of the largest one. */
const usual_range = { from: 1000, to: 2000 };
const largest_range = { from: 0, to: 4000 };

export function OfferFields({ offer, change, whom, entry, presets }: Props) {
  const { signed_in } = useOwnName();
  const { policies } = useMe();
  const { draft, range } = offer;
  const change_draft = (part: Partial<Draft>) => change({ ...offer, draft: { ...draft, ...part } });
  const ratable = signed_in && may_be_rated(whom);
  const rated = offer.rated && ratable;
  return (
    <>
      {ratable && (
        <Chips
          title={t("lobby-counts")}
          name="lobby-rated"
          values={["casual", "rated"] as const}
          value={rated ? "rated" : "casual"}
          text={(value) => t(value === "rated" ? "lobby-rated" : "lobby-casual")}
          on_choose={(value) => change({ ...offer, rated: value === "rated" })}
        />
      )}
      <Sides draft={draft} change={change_draft} />
      <TimeFields draft={draft} change={change_draft} presets={presets} />
      {whom.is === "anyone" && signed_in && (
        <>
          <div class="switches">
            <Switch
              text={t("lobby-range-on")}
              on={range !== null}
              on_change={(on) => change({ ...offer, range: on ? usual_range : null })}
            />
          </div>
          {range && (
            <div class="fields">
              <Amount
                title={t("lobby-range-from")}
                value={range.from}
                least={largest_range.from}
                most={range.to}
                step={50}
                on_change={(from) => change({ ...offer, range: { ...range, from } })}
              />
              <Amount
                title={t("lobby-range-to")}
                value={range.to}
                least={range.from}
                most={largest_range.to}
                step={50}
                on_change={(to) => change({ ...offer, range: { ...range, to } })}
              />
            </div>
          )}
        </>
      )}
      {whom.is === "anyone" && (
        <div class="switches">
          <Switch
            text={t("lobby-programs")}
            hint={t("lobby-programs-hint")}
            on={offer.programs === true}
            on_change={(programs) => change({ ...offer, programs })}
          />
        </div>
      )}
      {rated ? (
        <p class="hint">{t("lobby-rated-rules")}</p>
      ) : (
        <>
          <OptionFields draft={draft} change={change_draft} entry={entry} />
          <div class="switches">
            <Switch
              text={t("new-takebacks")}
              hint={t("new-takebacks-hint")}
              on={draft.takebacks}
              on_change={(takebacks) => change_draft({ takebacks })}
            />
          </div>
        </>
      )}
      <VisibilityField
        value={draft.visibility}
        usual={usual_visibility(whom, policies?.default_visibility) ?? policies?.default_visibility}
        on_choose={(visibility) => change_draft({ visibility })}
      />
    </>
  );
}
