// Who is signed in, at the end of the header on every page, with a menu of what is theirs.
import { useEffect, useRef, useState } from "preact/hooks";
import { say } from "../announce.ts";
import { person_path, type Place } from "../router.ts";
import { t } from "../text.ts";
import type { Myself } from "./api.ts";
import { dismiss_ended, useMe } from "./session.ts";
import { sign_out_here } from "./sign_out.ts";

export function HeaderMenu({ place }: { place: Place }) {
  const { person, policies, invitations } = useMe();
  if (person) return <Menu person={person} place={place} invited={(invitations ?? []).length > 0} course={policies?.course === true} />;
  const current = place.is === "sign-in" || place.is === "sign-up";
  return (
    <a class="who" href="/sign-in" aria-current={current ? "page" : undefined} title={t("sign-in")}>
      <Silhouette />
      <span class="who-name">{t("sign-in")}</span>
    </a>
  );
}

interface MenuProps {
  person: Myself;
  place: Place;
  invited: boolean;
  /** Whether the house has switched the course on. */
  course: boolean;
}

/** A button with links below it. Escape and a step outside close it. */
function Menu({ person, place, invited, course }: MenuProps) {
  const [open, set_open] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => set_open(false), [JSON.stringify(place)]);
  useEffect(() => {
    if (!open) return;
    const outside = ({ target }: Event) => !box.current?.contains(target as Node) && set_open(false);
    document.addEventListener("pointerdown", outside);
    document.addEventListener("focusin", outside);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("focusin", outside);
    };
  }, [open]);
  // The games and the profile of somebody else are not one's own.
  const is_place = (is: Place["is"]) => place.is === is && (!("person" in place) || ["", person.id].includes(place.person));
  const link = (path: string, is: Place["is"], text: string) => (
    <li>
      <a href={path} aria-current={is_place(is) ? "page" : undefined} onClick={() => set_open(false)}>
        {text}
      </a>
    </li>
  );
  return (
    <div
      ref={box}
      class="who-box"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open) return;
        event.stopPropagation();
        set_open(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        class="who"
        type="button"
        aria-expanded={open}
        aria-controls="who-menu"
        title={person.name}
        onClick={() => set_open(!open)}
      >
        <span class="initial" aria-hidden="true">
          {[...person.name][0]?.toLocaleUpperCase()}
          {invited && <span class="news-dot" />}
        </span>
        <span class="who-name" aria-hidden="true">
          {person.name}
        </span>
        <span class="unseen">{t(invited ? "who-invited" : "who", { name: person.name })}</span>
      </button>
      <ul id="who-menu" class="who-menu" hidden={!open}>
        {link("/history", "history", t("menu-history"))}
        {link(person_path(person.id), "person", t("menu-profile"))}
        {link("/account", "account", t("menu-account"))}
        {link("/programs", "programs", t("menu-programs"))}
        {course && link("/course", "assignments", t("menu-course"))}
        {(person.role === "teacher" || person.role === "administrator") && link("/groups", "groups", t("menu-groups"))}
        {person.role === "administrator" && link("/administration", "administration", t("menu-administration"))}
        <li>
          <button type="button" onClick={() => sign_out_here().catch(() => say(t("refused-offline"), "at once"))}>
            {t("sign-out")}
          </button>
        </li>
      </ul>
    </div>
  );
}

function Silhouette() {
  return (
    <svg class="silhouette" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="8" r="4" />
      <path d="M4 20c0-4.4 3.6-7 8-7s8 2.6 8 7" />
    </svg>
  );
}

/** Says on any page that the session of this browser was ended elsewhere. */
export function EndedNotice({ place }: { place: Place }) {
  const { ended } = useMe();
  if (!ended || place.is === "sign-in") return null;
  return (
    <div class="ended-notice" role="alert">
      <p>{t("signed-out-elsewhere")}</p>
      <div class="row">
        <a class="button primary" href="/sign-in">
          {t("sign-in")}
        </a>
        <button class="button quiet" type="button" onClick={dismiss_ended}>
          {t("close")}
        </button>
      </div>
    </div>
  );
}
