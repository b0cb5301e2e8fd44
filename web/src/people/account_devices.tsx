// The browsers in which one is signed in.
import { say } from "../announce.ts";
import { Problem, useAsked } from "../parts.tsx";
import { date, t } from "../text.ts";
import { get_devices, sign_out_device, sign_out_everywhere, type Device } from "./api.ts";
import { as_person } from "./session.ts";
import { sign_out_here, signed_out } from "./sign_out.ts";
import { useRequest } from "./use_request.ts";

export function AccountDevices() {
  const { answer, error: list_error, again } = useAsked(() => as_person(get_devices()));
  const { send, busy, error } = useRequest();
  const devices = [...(answer?.devices ?? [])].sort((a, b) => Number(b.this) - Number(a.this) || b.seen - a.seen);
  const end = (device: Device) =>
    device.this
      ? send(sign_out_here, () => undefined)
      : send(
          () => sign_out_device(device.id),
          () => {
            again();
            say(t("device-ended", { device: device.label }));
            document.getElementById("account-devices")?.focus();
          },
        );
  return (
    <section class="account-panel" aria-labelledby="account-devices">
      <h2 id="account-devices" tabIndex={-1}>
        {t("devices")}
      </h2>
      <Problem error={error ?? list_error} />
      <ul class="entries" aria-busy={answer === null}>
        {devices.map((device) => (
          <li key={device.id}>
            <p>
              <strong>{device.label || t("device-unknown")}</strong>
              <small>{device.this ? t("device-this") : t("device-seen", { time: date(device.seen) })}</small>
            </p>
            <button
              class="button"
              type="button"
              disabled={busy}
              aria-label={t("device-end", { device: device.label || t("device-unknown") })}
              onClick={() => end(device)}
            >
              {t("sign-out")}
            </button>
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <div class="row">
          <button class="button" type="button" disabled={busy} onClick={() => send(sign_out_everywhere, () => signed_out())}>
            {t("devices-end")}
          </button>
        </div>
      )}
    </section>
  );
}
