// Waiting for the other player: the link to copy or scan; and joining by it.
import { useEffect, useState } from "preact/hooks";
import { addresses_for, is_this_machine } from "../addresses.ts";
import { say } from "../announce.ts";
import { get_house, join_table, open_local_network } from "../api.ts";
import { useOwnName } from "../people/session.ts";
import { usePreferences } from "../preferences.ts";
import { short_name } from "../short_name.ts";
import { Problem } from "../parts.tsx";
import { QrCode } from "../qr_code.tsx";
import { below_root, page_address } from "../root.ts";
import { go, table_path } from "../router.ts";
import { t } from "../text.ts";
import type { State } from "../messages.ts";
import { RatedInvitation } from "./ratings.tsx";

function kept_link(table: string): string | null {
  try {
    return localStorage.getItem(`link-${table}`);
  } catch {
    return null;
  }
}

export function LinkPanel({ state, leave }: { state: State; leave: () => void }) {
  const path = kept_link(state.table);
  const [addresses, set_addresses] = useState(() => [page_address()]);
  const [may_open, set_may_open] = useState(false);
  const [error, set_error] = useState<unknown>(null);
  const reachable = (known: string[]) => set_addresses(addresses_for(page_address(), location.hostname, known));
  useEffect(() => {
    get_house().then(
      (house) => {
        reachable(house.addresses ?? []);
        set_may_open(house.local_network?.may_change === true && !house.local_network.open);
      },
      () => undefined,
    );
  }, []);
  const open_network = () =>
    open_local_network(true).then((network) => {
      reachable(network.addresses);
      set_may_open(false);
    }, set_error);
  const [copied, set_copied] = useState(false);
  const link = path ? addresses[0] + path : null;
  const local = link !== null && is_this_machine(new URL(link).hostname);

  async function copy() {
    try {
      await navigator.clipboard.writeText(link!);
    } catch {
      const field = document.querySelector<HTMLInputElement>("#link");
      field?.select();
      document.execCommand("copy");
    }
    set_copied(true);
    say(t("link-copied"));
  }

  return (
    <section class="narrow link-panel">
      <h2>{t("link-title")}</h2>
      {link ? (
        <>
          <p>{t("link-text")}</p>
          <div class="link-row">
            <label class="field">
              <span class="unseen">{t("link-label")}</span>
              <input id="link" type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
            </label>
            <button class="button primary" type="button" onClick={() => void copy()}>
              {copied ? t("link-copied") : t("link-copy")}
            </button>
          </div>
          {local ? (
            <p class="hint">
              {t("link-local")} {!may_open && t("link-lan")}
            </p>
          ) : (
            <QrCode text={link} label={t("link-qr")} />
          )}
          {local && may_open && (
            <button class="button" type="button" onClick={() => void open_network()}>
              {t("link-open-network")}
            </button>
          )}
          <Problem error={error} />
        </>
      ) : (
        <p>{t("link-lost")}</p>
      )}
      <button class="button quiet" type="button" onClick={leave}>
        {t("link-leave")}
      </button>
    </section>
  );
}

export function JoinPanel({ table, invitation }: { table: string; invitation: string }) {
  const { prefer } = usePreferences();
  const own = useOwnName();
  const [name, set_name] = useState(own.name);
  const [error, set_error] = useState<unknown>(null);
  const [busy, set_busy] = useState(false);
  async function join() {
    set_busy(true);
    if (!own.signed_in) prefer({ name: name.trim() });
    try {
      await join_table(table, invitation, short_name(name));
      history.replaceState(null, "", below_root(table_path(table)));
      go(table_path(table));
    } catch (reason) {
      set_error(reason);
      set_busy(false);
    }
  }
  return (
    <section class="narrow join">
      <h1 tabIndex={-1}>{t("join-title")}</h1>
      <p class="lead">{t("join-text")}</p>
      <RatedInvitation table={table} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void join();
        }}
      >
        {own.signed_in ? (
          <p>{t("plays-as", { name })}</p>
        ) : (
          <label class="field">
            <span>{t("new-name")}</span>
            <input
              type="text"
              maxLength={40}
              value={name}
              autocomplete="nickname"
              onInput={(event) => set_name(event.currentTarget.value)}
            />
          </label>
        )}
        <Problem error={error} />
        <button class="button primary huge" type="submit" disabled={busy}>
          {t("join")}
        </button>
        <p>
          <a href={table_path(table)}>{t("join-watch")}</a>
        </p>
      </form>
    </section>
  );
}
