import { useMe } from "../people/session.ts";
import { choices, usePreferences } from "../preferences.ts";
import { Chips, Switch } from "../parts.tsx";
import { PieceDrawing } from "../pieces/piece.tsx";
import { language, languages, t } from "../text.ts";

export function SettingsPage() {
  const { preferences, prefer } = usePreferences();
  const { person } = useMe();
  return (
    <section class="narrow settings">
      <h1 tabIndex={-1}>{t("nav-settings")}</h1>
      <p class="lead">{t("settings-lead")}</p>
      {person ? (
        <p>
          {t("plays-as", { name: person.name })} <a href="/account">{t("menu-account")}</a>
        </p>
      ) : (
        <label class="field">
          <span>{t("new-name")}</span>
          <input
            type="text"
            maxLength={40}
            value={preferences.name}
            autocomplete="nickname"
            onInput={(event) => prefer({ name: event.currentTarget.value })}
          />
          <small>{t("setting-name-hint")}</small>
        </label>
      )}
      <Chips
        title={t("setting-language")}
        name="language"
        values={languages}
        value={language()}
        text={(value) => <span lang={value}>{t(`language-${value}`)}</span>}
        on_choose={(value) => prefer({ language: value })}
      />
      <Chips
        title={t("setting-theme")}
        name="theme"
        values={choices.theme}
        value={preferences.theme}
        text={(value) => t(`theme-${value}`)}
        on_choose={(theme) => prefer({ theme })}
      />
      <Chips
        large
        title={t("setting-pieces")}
        name="pieces"
        values={choices.pieces}
        value={preferences.pieces}
        text={(value) => (
          <>
            <svg class="sample" viewBox="0 0 200 100" aria-hidden="true">
              <PieceDrawing piece={{ at: "", is: "knight", by: "first" }} set={value} />
              <g transform="translate(100 0)">
                <PieceDrawing piece={{ at: "", is: "queen", by: "second" }} set={value} />
              </g>
            </svg>
            {t(`pieces-${value}`)}
          </>
        )}
        on_choose={(pieces) => prefer({ pieces })}
      />
      <Chips
        large
        title={t("setting-board")}
        name="board"
        values={choices.board}
        value={preferences.board}
        text={(value) => (
          <>
            <svg class="sample swatch" viewBox="0 0 2 2" data-board={value} aria-hidden="true">
              <rect class="cell light" width="2" height="2" />
              <path class="cell dark" d="M1 0h1v1h-1z M0 1h1v1h-1z" />
            </svg>
            {t(`board-${value}`)}
          </>
        )}
        on_choose={(board) => prefer({ board })}
      />
      <Chips
        title={t("setting-animation")}
        name="animation"
        values={choices.animation}
        value={preferences.animation}
        text={(value) => t(`animation-${value}`)}
        on_choose={(animation) => prefer({ animation })}
      />
      <Chips
        title={t("setting-auto-queen")}
        name="auto-queen"
        values={choices.auto_queen}
        value={preferences.auto_queen}
        text={(value) => t(`auto-queen-${value}`)}
        on_choose={(auto_queen) => prefer({ auto_queen })}
      />
      <div class="switches">
        <Switch text={t("setting-sound")} on={preferences.sound} on_change={(sound) => prefer({ sound })} />
        <Switch text={t("setting-coordinates")} on={preferences.coordinates} on_change={(coordinates) => prefer({ coordinates })} />
        <Switch
          text={t("setting-confirm")}
          hint={t("setting-confirm-hint")}
          on={preferences.confirm_moves}
          on_change={(confirm_moves) => prefer({ confirm_moves })}
        />
        <Switch
          text={t("setting-pauses")}
          hint={t("setting-pauses-hint")}
          on={preferences.pauses}
          on_change={(pauses) => prefer({ pauses })}
        />
        <Switch text={t("setting-zen")} hint={t("setting-zen-hint")} on={preferences.zen} on_change={(zen) => prefer({ zen })} />
        <Switch
          text={t("setting-shortcuts")}
          hint={t("setting-shortcuts-hint")}
          on={preferences.shortcuts}
          on_change={(shortcuts) => prefer({ shortcuts })}
        />
      </div>
    </section>
  );
}
