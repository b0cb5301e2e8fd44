#include "store/writing.hpp"

#include <cassert>

namespace tabuleiro::store {
namespace {

std::int64_t number_of(Player player) {
    return player == Player::First ? 0 : 1;
}

std::optional<std::int64_t> number_of(const std::optional<Player>& player) {
    return player ? std::optional(number_of(*player)) : std::nullopt;
}

std::optional<Bytes> bytes_of(const std::optional<TokenHash>& hash) {
    return hash ? std::optional<Bytes>(*hash) : std::nullopt;
}

std::optional<std::string_view> text_or_null(const std::string& text) {
    return text.empty() ? std::nullopt : std::optional<std::string_view>(text);
}

enum class Origin : std::uint8_t { Here, Elsewhere };

// The key of a table; fails if there is none.
Expected<std::int64_t> key_of(Connection& connection, const std::string& table) {
    std::optional<std::int64_t> key;
    const auto found = connection.select(
        "SELECT key FROM tables WHERE id = ?", [&](const Row& row) { key = row.number(0); }, table);
    if (!found) {
        return tl::unexpected(found.error());
    }
    if (!key) {
        return fail("There is no table {table}.", table);
    }
    return *key;
}

// A person who was just removed gets no seat any more.
Expected<void> check_person(Connection& connection, const std::string& person) {
    if (person.empty()) {
        return {};
    }
    bool known = false;
    auto found = connection.select(
        "SELECT 1 FROM people WHERE id = ?", [&](const Row&) { known = true; }, person);
    return found && !known ? Expected<void>(unknown_person()) : found;
}

// The key of the new table; none if there is one of that id.
Expected<std::optional<std::int64_t>> insert_table(Connection& connection, const Table& table,
                                                   Origin origin) {
    const auto written = connection.run(
        "INSERT INTO tables (id, game, settings, created, adopted) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (id) DO NOTHING",
        table.id, table.game, table.settings, table.created,
        std::int64_t{origin == Origin::Elsewhere ? 1 : 0});
    if (!written) {
        return tl::unexpected(written.error());
    }
    if (connection.changes() == 0) {
        return std::nullopt;
    }
    const std::int64_t key = sqlite3_last_insert_rowid(connection.handle());
    for (const Player player : players) {
        const Seat& seat = table.seats[player];
        const bool ours = origin == Origin::Here;
        const auto seated = connection.run(
            "INSERT INTO seats"
            " (table_key, player, kind, name, level, secret, invitation, touched, person)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            key, number_of(player), seat.kind, seat.name, seat.level,
            ours ? bytes_of(seat.secret) : std::nullopt,
            ours ? bytes_of(seat.invitation) : std::nullopt, table.created,
            ours ? text_or_null(seat.person) : std::nullopt);
        if (!seated) {
            return tl::unexpected(seated.error());
        }
    }
    return key;
}

// Of most tables there is none, before and after.
Expected<void> set_deadline(Connection& connection, std::int64_t key,
                            const std::optional<WallTime>& deadline) {
    return connection.run("UPDATE tables SET deadline = ?1 WHERE key = ?2 AND deadline IS NOT ?1",
                          deadline, key);
}

Expected<void> insert_event(Connection& connection, std::int64_t key, const Event& event) {
    auto written = connection.run(
        "INSERT INTO events (table_key, number, at, seat, kind, text, command_id)"
        " SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7"
        " WHERE ?2 = (SELECT coalesce(max(number), 0) + 1 FROM events WHERE table_key = ?1)",
        key, std::int64_t{event.number}, event.at, number_of(event.seat), event.kind, event.text,
        text_or_null(event.command_id));
    if (!written && sqlite3_extended_errcode(connection.handle()) == SQLITE_CONSTRAINT_UNIQUE) {
        return fail("The command {id} has been carried out already.", event.command_id);
    }
    if (!written) {
        return written;
    }
    if (connection.changes() == 0) {
        return fail("Event {number} is not the next of its table.", event.number);
    }
    if (auto touched = connection.run("UPDATE seats SET touched = max(touched, ?)"
                                      " WHERE table_key = ? AND touched IS NOT NULL",
                                      event.at, key);
        !touched) {
        return touched;
    }
    return set_deadline(connection, key, event.deadline);
}

// The persons of a table that has just ended have played one game more. A table that was abandoned
// without a winner, before it began, does not count.
Expected<void> count_game(Connection& connection, std::int64_t key) {
    return connection.run(
        "INSERT INTO standings (name, game, level, victories, draws, defeats)"
        " SELECT s.name, t.game, other.level, t.winner IS s.player, t.winner IS NULL,"
        " t.winner IS other.player FROM tables t JOIN seats s ON s.table_key = t.key"
        " JOIN seats other ON other.table_key = t.key AND other.player = 1 - s.player"
        " WHERE t.key = ? AND s.kind NOT IN ('computer', 'engine') AND s.name <> ''"
        " AND NOT (t.winner IS NULL AND t.ending = 'abandonment')"
        " ON CONFLICT DO UPDATE SET victories = victories + excluded.victories,"
        " draws = draws + excluded.draws, defeats = defeats + excluded.defeats",
        key);
}

Expected<void> insert_finish(Connection& connection, std::int64_t key, const Finish& finish) {
    auto written =
        connection.run("UPDATE tables SET ended = ?, winner = ?, ending = ?, rule = ?"
                       " WHERE key = ? AND ended IS NULL",
                       finish.at, number_of(finish.winner), finish.ending, finish.rule, key);
    if (!written) {
        return written;
    }
    if (connection.changes() == 0) {
        return fail("The table had ended before.");
    }
    if (auto listed = connection.run("UPDATE seats SET touched = NULL WHERE table_key = ?", key);
        !listed) {
        return listed;
    }
    if (auto removed = connection.run("DELETE FROM conditional_moves WHERE table_id ="
                                      " (SELECT id FROM tables WHERE key = ?)",
                                      key);
        !removed) {
        return removed;
    }
    return count_game(connection, key);
}

// A game of a person that has just ended gets the next number.
Expected<void> number_finish(Connection& connection, std::int64_t key) {
    auto taken = connection.run(
        "UPDATE counters SET last = last + 1 WHERE name = 'finishes'"
        " AND EXISTS (SELECT 1 FROM seats WHERE table_key = ? AND person IS NOT NULL)",
        key);
    if (!taken || connection.changes() == 0) {
        return taken;
    }
    return connection.run("UPDATE tables SET finish_number ="
                          " (SELECT last FROM counters WHERE name = 'finishes') WHERE key = ?",
                          key);
}

} // namespace

Expected<void> write_table(Connection& connection, const Table& table) {
    for (const Player player : players) {
        if (auto known = check_person(connection, table.seats[player].person); !known) {
            return known;
        }
    }
    const auto key = insert_table(connection, table, Origin::Here);
    if (!key) {
        return tl::unexpected(key.error());
    }
    if (!*key) {
        return fail("There is a table {table} already.", table.id);
    }
    return {};
}

Expected<Joined> write_joined(Connection& connection, const std::string& table,
                              const Invitee& invitee, const Event& event) {
    assert(event.seat);
    std::optional<std::int64_t> key;
    bool taken = false;
    const auto found = connection.select(
        "SELECT key, secret IS NOT NULL OR person IS NOT NULL FROM tables JOIN seats ON table_key "
        "= key"
        " WHERE id = ? AND player = ? AND invitation = ?",
        [&](const Row& row) {
            key = row.number(0);
            taken = row.number(1) != 0;
        },
        table, number_of(*event.seat), Bytes(invitee.invitation));
    if (!found) {
        return tl::unexpected(found.error());
    }
    if (!key || taken) {
        return key ? Joined::Used : Joined::Unknown;
    }
    if (const auto known = check_person(connection, invitee.person); !known) {
        return tl::unexpected(known.error());
    }
    const auto person = text_or_null(invitee.person);
    const auto seated = connection.run(
        "UPDATE seats SET secret = ?, person = ?, name = ? WHERE table_key = ? AND player = ?",
        person ? std::nullopt : std::optional<Bytes>(invitee.secret), person, invitee.name, *key,
        number_of(*event.seat));
    if (!seated) {
        return tl::unexpected(seated.error());
    }
    const auto written = insert_event(connection, *key, event);
    if (!written) {
        return tl::unexpected(written.error());
    }
    return Joined::Seated;
}

Expected<void> write_event(Connection& connection, const std::string& table, const Event& event,
                           const std::optional<Finish>& finish) {
    const auto key = key_of(connection, table);
    if (!key) {
        return tl::unexpected(key.error());
    }
    if (auto written = insert_event(connection, *key, event); !written || !finish) {
        return written;
    }
    if (auto ended = insert_finish(connection, *key, *finish); !ended) {
        return ended;
    }
    return number_finish(connection, *key);
}

Expected<std::size_t> write_adopted(Connection& connection, const std::vector<TableLog>& tables,
                                    Secrets secrets) {
    const Origin origin = secrets == Secrets::Keep ? Origin::Here : Origin::Elsewhere;
    std::size_t added = 0;
    for (const TableLog& log : tables) {
        const auto key = insert_table(connection, log.table, origin);
        if (!key) {
            return tl::unexpected(key.error());
        }
        if (!*key) {
            continue;
        }
        ++added;
        for (const Event& event : log.events) {
            if (auto written = insert_event(connection, **key, event); !written) {
                return tl::unexpected(written.error());
            }
        }
        if (log.finish) {
            if (auto written = insert_finish(connection, **key, *log.finish); !written) {
                return tl::unexpected(written.error());
            }
        }
        if (origin == Origin::Here && log.deadline) {
            if (auto written = set_deadline(connection, **key, log.deadline); !written) {
                return tl::unexpected(written.error());
            }
        }
    }
    return added;
}

} // namespace tabuleiro::store
