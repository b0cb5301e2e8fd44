#include "store/people/people_copy.hpp"

#include <array>
#include <cassert>
#include <string_view>

namespace tabuleiro::store {
namespace {

struct CopiedTable {
    std::string_view select;
    std::string_view insert;
    // A letter per column: what SQLite keeps there, a number, a real, a text or bytes.
    std::string_view types;
};

// In an order in which each table refers only to those before it.
constexpr std::array copied_tables{
    CopiedTable{"SELECT id, name, folded, role, created, made_by, code, card, password, hides"
                " FROM people ORDER BY id",
                "INSERT INTO people"
                " (id, name, folded, role, created, made_by, code, card, password, hides)"
                " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (id) DO NOTHING",
                "ttttntbbtt"},
    CopiedTable{"SELECT id, person, label, created, seen, secret FROM devices ORDER BY id",
                "INSERT INTO devices (id, person, label, created, seen, secret)"
                " VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO NOTHING",
                "tttnnb"},
    CopiedTable{"SELECT id, owner, challenges, token, secret, scopes, expires, seen FROM programs"
                " ORDER BY id",
                "INSERT INTO programs"
                " (id, owner, challenges, token, secret, scopes, expires, seen)"
                " VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO NOTHING",
                "ttttbtnn"},
    CopiedTable{"SELECT person, address, at FROM known_addresses ORDER BY person, address",
                "INSERT INTO known_addresses (person, address, at) VALUES ($1, $2, $3)"
                " ON CONFLICT (person, address) DO NOTHING",
                "tbn"},
    CopiedTable{"SELECT id, name, teacher, created, greetings FROM groups ORDER BY id",
                "INSERT INTO groups (id, name, teacher, created, greetings)"
                " VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id) DO NOTHING",
                "tttnn"},
    CopiedTable{"SELECT group_id, person, real_name, accepted FROM members"
                " ORDER BY group_id, person",
                "INSERT INTO members (group_id, person, real_name, accepted)"
                " VALUES ($1, $2, $3, $4) ON CONFLICT (group_id, person) DO NOTHING",
                "tttn"},
    CopiedTable{"SELECT name, value FROM policies ORDER BY name",
                "INSERT INTO policies (name, value) VALUES ($1, $2)"
                " ON CONFLICT (name) DO NOTHING",
                "tt"},
    CopiedTable{"SELECT secret, expires FROM administrator_links ORDER BY secret",
                "INSERT INTO administrator_links (secret, expires) VALUES ($1, $2)"
                " ON CONFLICT (secret) DO NOTHING",
                "bn"},
    CopiedTable{"SELECT number, at, by, action, person, table_id, text FROM moderation"
                " ORDER BY number",
                "INSERT INTO moderation (number, at, by, action, person, table_id, text)"
                " VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (number) DO NOTHING",
                "nnttttt"},
    CopiedTable{"SELECT one_row, value FROM key_check",
                "INSERT INTO key_check (one_row, value) VALUES ($1, $2)"
                " ON CONFLICT (one_row) DO NOTHING",
                "nb"},
    CopiedTable{"SELECT person, listed, opponent, game, won, drawn, lost, last FROM results"
                " ORDER BY person, listed, opponent, game",
                "INSERT INTO results (person, listed, opponent, game, won, drawn, lost, last)"
                " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
                " ON CONFLICT (person, listed, opponent, game) DO NOTHING",
                "tnttnnnn"},
    CopiedTable{"SELECT person, game, rating, deviation, volatility, games, last_game FROM ratings"
                " ORDER BY person, game",
                "INSERT INTO ratings"
                " (person, game, rating, deviation, volatility, games, last_game)"
                " VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (person, game) DO NOTHING",
                "ttrrrnn"},
    CopiedTable{"SELECT table_id, player, position_version, plies, lines FROM conditional_moves"
                " ORDER BY table_id, player",
                "INSERT INTO conditional_moves (table_id, player, position_version, plies, lines)"
                " VALUES ($1, $2, $3, $4, $5) ON CONFLICT (table_id, player) DO NOTHING",
                "tnnnt"},
    CopiedTable{"SELECT key, at FROM notifications ORDER BY key",
                "INSERT INTO notifications (key, at) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING",
                "tn"},
    CopiedTable{"SELECT id, number, created, director, group_id, last, finished, summary"
                " FROM tournaments ORDER BY id",
                "INSERT INTO tournaments"
                " (id, number, created, director, group_id, last, finished, summary)"
                " VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO NOTHING",
                "tnnttnnt"},
    CopiedTable{"SELECT tournament, number, at, by, command_id, text FROM tournament_events"
                " ORDER BY tournament, number",
                "INSERT INTO tournament_events (tournament, number, at, by, command_id, text)"
                " VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (tournament, number) DO NOTHING",
                "tnnttt"},
    CopiedTable{"SELECT person, tournament FROM tournament_people ORDER BY person, tournament",
                "INSERT INTO tournament_people (person, tournament) VALUES ($1, $2)"
                " ON CONFLICT (person, tournament) DO NOTHING",
                "tt"},
    CopiedTable{"SELECT id, number, teacher, group_id, created, opens, closes, text,"
                " ladder_running, final FROM assignments ORDER BY id",
                "INSERT INTO assignments (id, number, teacher, group_id, created, opens, closes,"
                " text, ladder_running, final)"
                " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (id) DO NOTHING",
                "tnttnnntnt"},
    CopiedTable{"SELECT assignment, names, files FROM assignment_batteries ORDER BY assignment",
                "INSERT INTO assignment_batteries (assignment, names, files)"
                " VALUES ($1, $2, $3) ON CONFLICT (assignment) DO NOTHING",
                "ttb"},
    CopiedTable{"SELECT id, assignment, name, folded, code, joinable, created FROM teams"
                " ORDER BY id",
                "INSERT INTO teams (id, assignment, name, folded, code, joinable, created)"
                " VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING",
                "tttttnn"},
    CopiedTable{"SELECT assignment, person, team FROM team_members ORDER BY assignment, person",
                "INSERT INTO team_members (assignment, person, team) VALUES ($1, $2, $3)"
                " ON CONFLICT (assignment, person) DO NOTHING",
                "ttt"},
    CopiedTable{"SELECT id, number, assignment, student, at, file, bytes, examined, version,"
                " program, hash, passed, failed, report, team FROM hand_ins ORDER BY id",
                "INSERT INTO hand_ins (id, number, assignment, student, at, file, bytes, examined,"
                " version, program, hash, passed, failed, report, team)"
                " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)"
                " ON CONFLICT (id) DO NOTHING",
                "tnttntnnnttnntt"},
    CopiedTable{"SELECT assignment, number, table_id, first_hand_in, second_hand_in, at, winner,"
                " failed, failure FROM ladder_games ORDER BY assignment, number",
                "INSERT INTO ladder_games (assignment, number, table_id, first_hand_in,"
                " second_hand_in, at, winner, failed, failure)"
                " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
                " ON CONFLICT (assignment, number) DO NOTHING",
                "tntttnttt"},
    // Every store has the rows, but that of the lobby, which nodes alone have.
    CopiedTable{"SELECT name, last FROM counters WHERE name <> 'lobby' ORDER BY name",
                "INSERT INTO counters (name, last) VALUES ($1, $2)"
                " ON CONFLICT (name) DO UPDATE SET last = excluded.last",
                "tn"},
};

// Texts of the house are bytes in PostgreSQL.
sql::Value copied_value(const sql::Rows& rows, int row, int column, char type) {
    const bool is_text = type == 't' && !rows.is_null(row, column);
    return is_text ? sql::Value(rows.text(row, column)) : rows.at(row, column);
}

} // namespace

Expected<PeopleRows> read_people(sql::Transaction& transaction) {
    PeopleRows people;
    for (const CopiedTable& table : copied_tables) {
        const auto rows = transaction.run(table.select);
        if (!rows) {
            return tl::unexpected(rows.error());
        }
        const auto columns = static_cast<int>(table.types.size());
        sql::Rows copied(columns);
        for (int row = 0; row < rows->rows(); ++row) {
            for (int column = 0; column < columns; ++column) {
                copied.add(copied_value(*rows, row, column,
                                        table.types[static_cast<std::size_t>(column)]));
            }
        }
        people.push_back(std::move(copied));
    }
    return people;
}

Expected<void> write_people(sql::Transaction& transaction, const PeopleRows& people) {
    assert(people.size() == copied_tables.size());
    for (std::size_t i = 0; i < people.size(); ++i) {
        for (int row = 0; row < people[i].rows(); ++row) {
            std::vector<sql::Value> values;
            for (int column = 0; column < people[i].columns(); ++column) {
                values.push_back(people[i].at(row, column));
            }
            const auto written = transaction.run(copied_tables[i].insert, std::move(values));
            if (!written) {
                return tl::unexpected(written.error());
            }
        }
    }
    return {};
}

} // namespace tabuleiro::store
