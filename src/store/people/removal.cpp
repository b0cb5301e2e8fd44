#include "store/people/removal.hpp"

#include <span>

#include "store/course/course_removal.hpp"
#include "store/people/row_reading.hpp"
#include "store/people/session_changes.hpp"
#include "store/tournaments/tournaments.hpp"

namespace tabuleiro::store {
namespace {

Expected<void> run_each(sql::Transaction& transaction, std::span<const std::string_view> statements,
                        const std::string& id) {
    Expected<void> done;
    for (const std::string_view statement : statements) {
        done = done ? nothing_of(transaction.run(statement, {id})) : done;
    }
    return done;
}

Expected<void> remove_identity(sql::Transaction& transaction, const std::string& id) {
    constexpr std::string_view statements[]{
        "DELETE FROM conditional_moves WHERE EXISTS (SELECT 1 FROM seats s"
        " JOIN tables t ON t.key = s.table_key WHERE s.person = $1"
        " AND t.id = conditional_moves.table_id AND s.player = conditional_moves.player)",
        "DELETE FROM devices WHERE person = $1",
        "DELETE FROM programs WHERE id = $1",
        "DELETE FROM known_addresses WHERE person = $1",
        "DELETE FROM members WHERE person = $1",
        "DELETE FROM members WHERE group_id IN (SELECT id FROM groups WHERE teacher = $1)",
        "DELETE FROM groups WHERE teacher = $1",
        "UPDATE people SET made_by = '' WHERE made_by = $1",
        "DELETE FROM people WHERE id = $1",
    };
    return run_each(transaction, statements, id);
}

Expected<void> replace_in_log(sql::Transaction& transaction, const std::string& id,
                              const std::string& replacement) {
    return transaction.run("UPDATE moderation SET by = $1 WHERE by = $2", {replacement, id})
        .and_then([&](const sql::Rows&) {
            return nothing_of(transaction.run("UPDATE moderation SET person = $1 WHERE person = $2",
                                              {replacement, id}));
        });
}

// The person's own entries, and those of opponents, which are found by them. Ratings follow from
// games, so they stay with these: computed again, they are the same.
Expected<void> replace_in_history(sql::Transaction& transaction, const std::string& id,
                                  const std::string& replacement) {
    constexpr std::string_view statements[]{
        "UPDATE history SET opponent = $1 WHERE opponent = $2 AND (person, ended, number) IN"
        " (SELECT h.opponent, h.ended, h.number FROM history h WHERE h.person = $2)",
        "UPDATE results SET opponent = $1 WHERE opponent = $2 AND listed IN (0, 1)"
        " AND person IN (SELECT r.opponent FROM results r WHERE r.person = $2)",
        "UPDATE history SET person = $1 WHERE person = $2",
        "UPDATE results SET person = $1 WHERE person = $2",
        "UPDATE ratings SET person = $1 WHERE person = $2",
    };
    Expected<void> done;
    for (const std::string_view statement : statements) {
        done = done ? nothing_of(transaction.run(statement, {replacement, id})) : done;
    }
    return done;
}

// The games that the person's seats have in the standings: name, game, level, victories, draws,
// defeats. They were counted by the same conditions.
Expected<sql::Rows> counted_games(sql::Transaction& transaction, const std::string& id) {
    return transaction.run(
        "SELECT s.name, t.game, other.level, count(*) FILTER (WHERE t.winner = s.player),"
        " count(*) FILTER (WHERE t.winner IS NULL),"
        " count(*) FILTER (WHERE t.winner = other.player)"
        " FROM seats s JOIN tables t ON t.key = s.table_key"
        " JOIN seats other ON other.table_key = t.key AND other.player = 1 - s.player"
        " WHERE s.person = $1 AND t.ended IS NOT NULL AND s.kind NOT IN ('computer', 'engine') AND "
        "s.name <> ''"
        " AND NOT (t.winner IS NULL AND t.ending = 'abandonment')"
        " GROUP BY s.name, t.game, other.level ORDER BY s.name, t.game, other.level",
        {id});
}

Expected<void> subtract(sql::Transaction& transaction, const sql::Rows& games) {
    Expected<void> done;
    for (int row = 0; row < games.rows() && done; ++row) {
        const std::vector<sql::Value> key{games.text(row, 0), games.text(row, 1),
                                          games.text(row, 2)};
        std::vector<sql::Value> values{games.number(row, 3), games.number(row, 4),
                                       games.number(row, 5)};
        values.insert(values.end(), key.begin(), key.end());
        done = nothing_of(transaction.run("UPDATE standings SET victories = victories - $1,"
                                          " draws = draws - $2, defeats = defeats - $3"
                                          " WHERE name = $4 AND game = $5 AND level = $6",
                                          std::move(values)));
        if (done) {
            done = nothing_of(transaction.run("DELETE FROM standings WHERE name = $1 AND game = $2"
                                              " AND level = $3 AND games <= 0",
                                              key));
        }
    }
    return done;
}

// In the order of the ids, as all writers do: so they never wait for each other in a circle.
Expected<void> rewrite_settings(sql::Transaction& transaction, const std::string& id,
                                const HouseTexts& texts) {
    const auto seats = transaction.run("SELECT t.id, s.player FROM seats s"
                                       " JOIN tables t ON t.key = s.table_key"
                                       " WHERE s.person = $1 ORDER BY t.id, s.player",
                                       {id});
    if (!seats) {
        return tl::unexpected(seats.error());
    }
    Expected<void> done;
    for (int row = 0; row < seats->rows() && done; ++row) {
        const std::string& table = seats->text(row, 0);
        const auto settings = transaction.run("SELECT settings FROM tables WHERE id = $1", {table});
        if (!settings) {
            return tl::unexpected(settings.error());
        }
        auto rewritten = texts.without_name(
            settings->text(0, 0), seats->number(row, 1) == 0 ? Player::First : Player::Second);
        if (!rewritten) {
            return fail("The name in the settings of the table {table} cannot be removed.", table);
        }
        if (*rewritten != settings->text(0, 0)) {
            done = nothing_of(transaction.run("UPDATE tables SET settings = $1 WHERE id = $2",
                                              {*std::move(rewritten), table}));
        }
    }
    return done;
}

Expected<void> rewrite_games(sql::Transaction& transaction, const std::string& id,
                             const std::string& replacement, const HouseTexts& texts) {
    auto done = rewrite_settings(transaction, id, texts);
    for (const std::string& kind : texts.named_events) {
        if (done) {
            done = nothing_of(transaction.run(
                "UPDATE events SET text = '' WHERE kind = $1"
                " AND table_key IN (SELECT table_key FROM seats WHERE person = $2)"
                " AND EXISTS (SELECT 1 FROM seats s WHERE s.table_key = events.table_key"
                " AND s.player = events.seat AND s.person = $2)",
                {kind, id}));
        }
    }
    if (done) {
        done = nothing_of(transaction.run(
            "UPDATE seats SET person = $1, name = '' WHERE person = $2", {replacement, id}));
    }
    return done;
}

} // namespace

Expected<bool> remove_person(sql::Transaction& transaction, const std::string& id,
                             const std::string& replacement, const HouseTexts& texts) {
    const auto there = person(transaction, id);
    if (!there || !*there) {
        return there.map([](const auto&) { return false; });
    }
    const auto counted = counted_games(transaction, id);
    if (!counted) {
        return tl::unexpected(counted.error());
    }
    auto done = remove_from_course(transaction, id, texts);
    if (done) {
        done = remove_identity(transaction, id);
    }
    if (done) {
        done = replace_in_log(transaction, id, replacement);
    }
    if (done) {
        done = rewrite_games(transaction, id, replacement, texts);
    }
    if (done) {
        done = replace_in_history(transaction, id, replacement);
    }
    if (done) {
        done = replace_in_tournaments(transaction, id, replacement);
    }
    if (done) {
        done = subtract(transaction, *counted);
    }
    if (done) {
        done = add_session_change(transaction, id);
    }
    return done.map([] { return true; });
}

} // namespace tabuleiro::store
