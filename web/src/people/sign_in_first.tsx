// What is left of a page that is for people who are signed in; also when the session was ended elsewhere: the notice above says so.
import { t } from "../text.ts";

export function SignInFirst({ title }: { title: string }) {
  return (
    <section class="narrow">
      <h1 tabIndex={-1}>{title}</h1>
      <p class="lead">{t("refused-sign-in")}</p>
      <div class="row">
        <a class="button primary" href="/sign-in">
          {t("sign-in")}
        </a>
      </div>
    </section>
  );
}
