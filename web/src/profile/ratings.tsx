// A person's ratings, one per game, and the course of the chosen one.
import { useEffect, useState } from "preact/hooks";
import { Problem } from "../parts.tsx";
import { get_rating_course, type Rating, type RatingCourse } from "../ratings/api.ts";
import { rating_text } from "../ratings/rating_text.ts";
import { t } from "../text.ts";
import type { GameName } from "../messages.ts";
import { CourseGraph } from "./course_graph.tsx";

interface Props {
  person: { id: string; name: string };
  /** Null: hidden. */
  ratings: { game: GameName; rating: Rating }[] | null;
  own: boolean;
}

export function Ratings({ person, ratings, own }: Props) {
  const [chosen, set_chosen] = useState(ratings?.[0]?.game ?? "");
  return (
    <section class="profile-part" aria-labelledby="ratings">
      <h2 id="ratings">{t("ratings")}</h2>
      {ratings === null && <p class="hint">{t("ratings-hidden", { name: person.name })}</p>}
      {ratings?.length === 0 && <p class="hint">{t(own ? "ratings-none-own" : "ratings-none", { name: person.name })}</p>}
      {ratings !== null && ratings.length > 0 && (
        <>
          <fieldset class="rating-cards">
            <legend class="unseen">{t("ratings-course-of")}</legend>
            {ratings.map(({ game, rating }) => (
              <label key={game} class="rating-card">
                <input type="radio" name="rating" value={game} checked={game === chosen} onChange={() => set_chosen(game)} />
                <span>
                  <span>{t(`game-${game}`)}</span> <strong>{rating_text(rating)}</strong>
                  <small>
                    {t("ratings-games", { count: rating.games })}
                    {rating.provisional && <span class="tag">{t("ratings-provisional")}</span>}
                  </small>
                </span>
              </label>
            ))}
          </fieldset>
          <Course key={chosen} person={person.id} game={chosen} />
          <p class="hint">
            {t("ratings-explained")} {ratings.some(({ rating }) => rating.provisional) && t("ratings-provisional-explained")}
          </p>
        </>
      )}
    </section>
  );
}

function Course({ person, game }: { person: string; game: GameName }) {
  const [course, set_course] = useState<RatingCourse | null>(null);
  const [error, set_error] = useState<unknown>(null);
  useEffect(() => {
    let wanted = true;
    get_rating_course(person, game).then(
      (answer) => wanted && set_course(answer),
      (reason: unknown) => wanted && set_error(reason),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return (
    <div class="course" aria-busy={!course && !error}>
      <Problem error={error} />
      {course !== null && course.points.length > 1 && <CourseGraph game={game} points={course.points} />}
      {course?.points.length === 1 && <p class="hint">{t("ratings-course-short")}</p>}
    </div>
  );
}
