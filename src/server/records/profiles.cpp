#include "server/records/profiles.hpp"

#include <algorithm>
#include <cmath>

#include "house/catalogue.hpp"
#include "house/settings.hpp"
#include "house/viewer.hpp"
#include "server/course/seated_versions.hpp"
#include "server/people/people_answers.hpp"
#include "server/ratings/shown_ratings.hpp"
#include "server/records/opponents.hpp"
#include "store/history/finished_games.hpp"
#include "store/history/results.hpp"
#include "store/people/hidden_parts.hpp"
#include "store/people/moderation.hpp"
#include "store/people/programs.hpp"
#include "store/people/seated_people.hpp"
#include "store/ratings/rated_people.hpp"
#include "store/slow/conditional_moves.hpp"

namespace tabuleiro::server {

namespace {

using store::sql::Transaction;

constexpr std::size_t opponents_shown = 100;
constexpr std::size_t all_opponents = 100'000;
constexpr std::int64_t most_points = 300;

void write_ratings(JsonWriter& out, const std::vector<store::StoredRating>& ratings,
                   store::WallTime now) {
    out.open_array();
    for (const store::StoredRating& rating : ratings) {
        out.open_object().key("game").text(rating.game).key("rating");
        write_rating(out, shown_rating(rating, now));
        out.close_object();
    }
    out.close_array();
}

// A field of versions alone.
void write_version(JsonWriter& out, const std::optional<SeatedVersion>& version) {
    if (!version) {
        return;
    }
    out.key("version").open_object().key("number").number(version->number).key("author");
    if (version->author.empty()) {
        out.null();
    } else {
        out.open_object().key("id").text(version->author).key("name").text(version->name);
        out.close_object();
    }
    out.close_object();
}

void write_results(JsonWriter& out, const std::vector<store::ResultsLine>& results) {
    out.open_array();
    for (const store::ResultsLine& line : results) {
        out.open_object().key("opponent");
        write_opponent(out, line.name, line.known ? line.opponent : "", level_of(line.opponent),
                       line.author);
        out.key("key").text(line.opponent).key("game").text(line.game);
        out.key("won").number(line.won).key("drawn").number(line.drawn);
        out.key("lost").number(line.lost).key("last").number(line.last).close_object();
    }
    out.close_array();
}

ShownRating shown_after(double rating, double deviation, std::int64_t games) {
    return shown_rating(league::Rating{{rating, deviation, 0}, static_cast<std::uint64_t>(games)});
}

void write_change(JsonWriter& out, const std::optional<store::RatingChange>& change) {
    if (!change) {
        out.null();
        return;
    }
    out.open_object().key("before");
    write_rating(out,
                 shown_after(change->rating_before, change->deviation_before, change->nth - 1));
    out.key("after");
    write_rating(out, shown_after(change->rating, change->deviation, change->nth));
    out.close_object();
}

// A player whom one could meet, by what is known of their strength.
struct Candidate {
    league::Contestant contestant;
    std::string name;
};

void write_suggested(JsonWriter& out, const league::RatingPool& pool, const std::string& person,
                     const std::vector<Candidate>& candidates, store::WallTime now) {
    std::vector<league::Contestant> contestants;
    for (const Candidate& candidate : candidates) {
        contestants.push_back(candidate.contestant);
    }
    const auto best = pool.most_even_opponent(person, contestants, now);
    if (!best) {
        out.null();
        return;
    }
    const auto found =
        std::find_if(candidates.begin(), candidates.end(),
                     [&](const Candidate& candidate) { return candidate.contestant == *best; });
    const auto* const level = std::get_if<league::Level>(&*best);
    const auto* const other = std::get_if<league::PersonId>(&*best);
    out.open_object().key("level");
    out.number(level != nullptr ? std::optional<std::int64_t>(level->number) : std::nullopt);
    out.key("person").text_or_null(other != nullptr ? std::optional(*other) : std::nullopt);
    out.key("name").text(found->name).key("rating");
    write_rating(out, shown_rating(*pool.rating(*best, now)));
    constexpr int digits = 2;
    out.key("expected").decimal(*pool.expected_score(person, *best, now), digits).close_object();
}

} // namespace

Answer read_profile(Transaction& transaction, const Identity& who, const std::string& person,
                    store::WallTime now) {
    const auto read = read_person(transaction, who, person);
    if (!read) {
        return tl::unexpected(read.error());
    }
    const auto counted = read->sees_all ? store::Counted::All : store::Counted::Listed;
    const auto ratings = allowed(store::ratings_of(transaction, person));
    const auto results = allowed(store::results_of(transaction, person, counted, opponents_shown));
    const auto games = allowed(store::number_of_games(transaction, person, counted));
    const auto program = allowed(store::program(transaction, person));
    if (!ratings || !results || !games || !program) {
        return tl::unexpected(!ratings   ? ratings.error()
                              : !results ? results.error()
                              : !games   ? games.error()
                                         : program.error());
    }
    JsonWriter out;
    out.open_object().key("person");
    write_person(out, read->person, *program ? std::optional((*program)->author) : std::nullopt);
    out.key("since").number(read->person.created).key("ratings");
    if (read->may_see("ratings")) {
        write_ratings(out, *ratings, now);
    } else {
        out.null();
    }
    out.key("opponents");
    if (read->may_see("opponents")) {
        write_results(out, *results);
    } else {
        out.null();
    }
    out.key("games").number(read->may_see("history") ? std::optional(*games) : std::nullopt);
    out.key("hides").open_array();
    for (const std::string_view part : hidable_parts) {
        if (read->hides.find(std::string(part) + ' ') != std::string::npos) {
            out.word(part);
        }
    }
    return out.close_array().key("you").boolean(read->own).close_object().take();
}

Answer read_rating_points(Transaction& transaction, const Identity& who, const std::string& person,
                          const std::string& game, store::WallTime now) {
    const auto read = read_person(transaction, who, person);
    if (!read) {
        return tl::unexpected(read.error());
    }
    if (!read->may_see("ratings")) {
        return tl::unexpected(hidden_part());
    }
    const auto rating = allowed(store::rating_of(transaction, person, game));
    if (!rating) {
        return tl::unexpected(rating.error());
    }
    std::vector<store::HistoryEntry> points;
    if (*rating) {
        const std::int64_t games = (*rating)->games;
        auto found = allowed(store::rated_games(transaction, person, game, games,
                                                (games + most_points - 1) / most_points));
        if (!found) {
            return tl::unexpected(found.error());
        }
        points = *std::move(found);
    }
    JsonWriter out;
    out.open_object().key("game").text(game).key("points").open_array();
    for (const store::HistoryEntry& point : points) {
        const ShownRating shown =
            shown_after(point.rating->rating, point.rating->deviation, point.rating->nth);
        out.open_object().key("at").number(point.ended).key("rating").number(shown.rating);
        out.key("interval").number(shown.interval);
        out.key("games").number(shown.games).close_object();
    }
    out.close_array().key("now");
    write_rating(out, *rating ? std::optional(shown_rating(**rating, now)) : std::nullopt);
    return out.close_object().take();
}

Answer read_even_opponents(Transaction& transaction, const std::string& person,
                           const std::string& game, const std::vector<std::string>& people,
                           store::WallTime now) {
    league::RatingPool pool = rating_pool(game);
    const auto own = allowed(store::rating_of(transaction, person, game));
    const auto rated = allowed(store::rated_people(transaction, people, game));
    if (!own || !rated) {
        return tl::unexpected(own ? rated.error() : own.error());
    }
    if (*own) {
        pool.set_known(person, known_rating(**own));
    }
    std::vector<Candidate> levels;
    for (const house::CalibratedLevel& level : house::calibrated_levels(game)) {
        levels.push_back({league::Level{level.level}, ""});
    }
    std::vector<Candidate> others;
    for (const store::RatedPerson& other : *rated) {
        if (other.hides.find("ratings ") != std::string::npos) {
            continue;
        }
        if (other.rating) {
            pool.set_known(other.id, known_rating(*other.rating));
        }
        others.push_back({other.id, other.name});
    }
    JsonWriter out;
    out.open_object().key("game").text(game).key("you");
    write_rating(out, shown_rating(*pool.rating(person, now)));
    out.key("level");
    write_suggested(out, pool, person, levels, now);
    out.key("person");
    write_suggested(out, pool, person, others, now);
    return out.close_object().take();
}

Answer read_table_people(Transaction& transaction, const Identity& who, const std::string& table,
                         store::WallTime now) {
    auto seated = allowed(store::people_at(transaction, table));
    if (!seated) {
        return tl::unexpected(seated.error());
    }
    auto& people = seated->people;
    if (people.first == people.second) {
        people = {}; // at one screen the names are those that were given
    }
    const auto settings = house::parse_settings(seated->settings);
    JsonWriter out;
    out.open_object().key("rated").boolean(settings && settings->rated);
    for (const Player player : players) {
        const std::string& id = people[player];
        const auto read = read_person(transaction, who, id);
        if (!read && read.error().code != "no-person") {
            return tl::unexpected(read.error());
        }
        std::optional<ShownRating> rating;
        if (settings && read && read->may_see("ratings")) {
            const auto shown = allowed(shown_rating_of(transaction, id, settings->game, now));
            if (!shown) {
                return tl::unexpected(shown.error());
            }
            rating = *shown;
        }
        out.key(house::name(player)).open_object();
        out.key("person").text_or_null(read ? std::optional(id) : std::nullopt).key("rating");
        write_rating(out, rating);
        if (settings) {
            const auto version = seated_version(transaction, settings->seats[player], who);
            if (!version) {
                return tl::unexpected(version.error());
            }
            write_version(out, *version);
        }
        out.close_object();
    }
    return out.close_object().take();
}

Answer read_table_ratings(Transaction& transaction, const std::string& table) {
    const auto ended = allowed(store::has_ended(transaction, table));
    if (!ended) {
        return tl::unexpected(ended.error());
    }
    if (!*ended) {
        return house::refuse("playing", "The game is not over.");
    }
    const auto entries = allowed(store::history_of_table(transaction, table));
    if (!entries) {
        return tl::unexpected(entries.error());
    }
    ByPlayer<std::optional<store::RatingChange>> changes;
    bool rated = false;
    for (const store::HistoryEntry& entry : *entries) {
        changes[entry.seat] = entry.rating;
        rated = rated || entry.rating;
    }
    JsonWriter out;
    out.open_object().key("rated").boolean(rated).key("first");
    write_change(out, changes.first);
    out.key("second");
    write_change(out, changes.second);
    return out.close_object().take();
}

Expected<std::string> written_records(Transaction& transaction, const std::string& person,
                                      store::WallTime now) {
    const auto hides = store::hidden_parts(transaction, person);
    const auto ratings = store::ratings_of(transaction, person);
    const auto results = store::results_of(transaction, person, store::Counted::All, all_opponents);
    const auto prepared = store::conditional_moves_of(transaction, person);
    const auto log = store::moderation_about(transaction, person);
    if (!hides || !ratings || !results || !prepared || !log) {
        return fail("The account cannot be read.");
    }
    JsonWriter out;
    out.open_object().key("hides").text(*hides);
    write_ratings(out.key("ratings"), *ratings, now);
    write_results(out.key("results"), *results);
    out.key("prepared").open_array();
    for (const store::PreparedReplies& one : *prepared) {
        out.open_object().key("table").text(one.table).key("lines").text(one.moves.lines);
        out.close_object();
    }
    out.close_array().key("log").open_array();
    for (const store::ModerationEntry& entry : *log) {
        out.open_object().key("at").number(entry.at).key("action").text(entry.action);
        out.key("by_you").boolean(entry.by == person).key("text").text(entry.text).close_object();
    }
    return out.close_array().close_object().take();
}

} // namespace tabuleiro::server
