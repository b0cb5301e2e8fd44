// One group: cards that were just made, its members, adding players, their games, and the group itself.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { say } from "../announce.ts";
import { useAsked } from "../parts.tsx";
import { language, t } from "../text.ts";
import { get_group, type Group } from "./api.ts";
import { GroupEnd } from "./group_end.tsx";
import { GroupGames } from "./group_games.tsx";
import { InviteForm } from "./group_invite.tsx";
import { GroupList } from "./group_list.tsx";
import { Members } from "./group_members.tsx";
import { RoleNeeded } from "./role_needed.tsx";
import { add_to_sheet, forget_sheet, sheet_of, Sheet, type SheetCard } from "./sheet.tsx";
import { focus_soon } from "./use_focus.ts";

/** How members are paired; `on_begun`: their games have begun. */
type Pairing = (group: Group, on_begun: () => void) => ComponentChildren;

export function GroupPage({ group, pairing }: { group: string; pairing: Pairing }) {
  const { answer, error, again } = useAsked(() => get_group(group));
  useEffect(() => {
    if (answer) document.title = `${answer.name} · Tabuleiro`;
  }, [answer?.name, language()]);
  return (
    <section class="narrow group">
      <p>
        <a class="back" href="/groups">
          {t("groups-title")}
        </a>
      </p>
      <h1 tabIndex={-1}>{answer?.name ?? t("group-title")}</h1>
      {error ? <RoleNeeded error={error} /> : answer ? <Parts group={answer} again={again} pairing={pairing} /> : <p>{t("loading")}</p>}
    </section>
  );
}

function Parts({ group, again, pairing }: { group: Group; again: () => void; pairing: Pairing }) {
  const [cards, set_cards] = useState(() => sheet_of(group.id));
  const [begun, set_begun] = useState(0);

  function made(fresh: SheetCard[]) {
    set_cards(add_to_sheet(group.id, fresh));
    again();
    say(t("sheet-made", { count: fresh.length }));
    focus_soon("#sheet");
  }
  function changed(text: string) {
    again();
    say(text);
  }
  function put_away() {
    forget_sheet(group.id);
    set_cards([]);
    focus_soon("#members");
  }

  const empty = group.members.length === 0;
  return (
    <>
      {cards.length > 0 && <Sheet cards={cards} group={group.name} on_done={put_away} />}
      <GroupList group={group.id} empty={empty} on_made={made} />
      <InviteForm group={group.id} on_change={changed} />
      {group.members.filter(({ accepted }) => accepted).length > 1 && pairing(group, () => set_begun(begun + 1))}
      {!empty && <Members group={group} on_card={(card) => made([card])} on_change={changed} />}
      {!empty && <GroupGames key={begun} group={group.id} />}
      <GroupEnd group={group} on_change={changed} />
    </>
  );
}
