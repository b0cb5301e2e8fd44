#include "store/course/course_removal.hpp"

#include <algorithm>

#include "store/course/assignments.hpp"
#include "store/course/teams.hpp"
#include "store/people/row_reading.hpp"

namespace tabuleiro::store {
namespace {

// An engine's seat at a table, as one of the versions.
struct VersionSeat {
    std::string table;
    Player player{};
};

std::string id_in(const sql::Rows& rows, int row) {
    return rows.text(row, 0);
}

// Those that the person has handed in alone, and all of teams that nobody else is in.
Expected<std::vector<std::string>> hand_ins_to_remove(sql::Transaction& transaction,
                                                      const std::string& person,
                                                      const std::vector<std::string>& teams) {
    auto all = all_in(
        transaction.run("SELECT id FROM hand_ins WHERE student = $1 AND team IS NULL", {person}),
        id_in);
    for (const std::string& team : teams) {
        const auto some =
            all_in(transaction.run("SELECT id FROM hand_ins WHERE team = $1", {team}), id_in);
        if (!some) {
            return tl::unexpected(some.error());
        }
        if (all) {
            all->insert(all->end(), some->begin(), some->end());
        }
    }
    return all;
}

// In the order of the ids, as all writers do: so they never wait for each other in a circle.
Expected<std::vector<VersionSeat>> seats_of(sql::Transaction& transaction,
                                            const std::vector<std::string>& hand_ins) {
    std::vector<VersionSeat> all;
    for (const std::string& hand_in : hand_ins) {
        const auto seats =
            transaction.run("SELECT t.id, s.player FROM hand_ins h"
                            " JOIN seats s ON s.name = h.program AND s.kind = 'engine'"
                            " JOIN tables t ON t.key = s.table_key WHERE h.id = $1",
                            {hand_in});
        if (!seats) {
            return tl::unexpected(seats.error());
        }
        for (int row = 0; row < seats->rows(); ++row) {
            all.push_back(
                {seats->text(row, 0), seats->number(row, 1) == 0 ? Player::First : Player::Second});
        }
    }
    std::sort(all.begin(), all.end(), [](const VersionSeat& a, const VersionSeat& b) {
        return std::tie(a.table, a.player) < std::tie(b.table, b.player);
    });
    return all;
}

Expected<void> remove_name(sql::Transaction& transaction, const VersionSeat& seat,
                           const HouseTexts& texts) {
    const auto settings =
        transaction.run("SELECT settings FROM tables WHERE id = $1", {seat.table});
    if (!settings) {
        return tl::unexpected(settings.error());
    }
    const auto rewritten = texts.without_name(settings->text(0, 0), seat.player);
    if (!rewritten) {
        return fail("The name in the settings of the table {table} cannot be removed.", seat.table);
    }
    return nothing_of(
        transaction.run("UPDATE tables SET settings = $1 WHERE id = $2", {*rewritten, seat.table}));
}

Expected<void> remove_hand_in(sql::Transaction& transaction, const std::string& id) {
    constexpr std::string_view statements[]{
        "DELETE FROM ladder_games WHERE first_hand_in = $1",
        "DELETE FROM ladder_games WHERE second_hand_in = $1",
        "DELETE FROM hand_in_files WHERE hand_in = $1",
        "DELETE FROM hand_ins WHERE id = $1",
    };
    Expected<void> done;
    for (const std::string_view statement : statements) {
        done = done ? nothing_of(transaction.run(statement, {id})) : done;
    }
    return done;
}

// Leaves all teams; gives those in which nobody is left.
Expected<std::vector<std::string>> leave_teams(sql::Transaction& transaction,
                                               const std::string& person) {
    std::vector<std::string> empty;
    const auto teams = teams_of_person(transaction, person);
    if (!teams) {
        return tl::unexpected(teams.error());
    }
    for (const std::string& team : *teams) {
        const auto left = leave_team(transaction, team, person);
        const auto others = members_of_team(transaction, team);
        if (!left || !others) {
            return tl::unexpected(left ? others.error() : left.error());
        }
        if (others->empty()) {
            empty.push_back(team);
        }
    }
    return empty;
}

Expected<void> remove_student(sql::Transaction& transaction, const std::string& person,
                              const HouseTexts& texts) {
    const auto teams = leave_teams(transaction, person);
    if (!teams) {
        return tl::unexpected(teams.error());
    }
    const auto hand_ins = hand_ins_to_remove(transaction, person, *teams);
    if (!hand_ins) {
        return tl::unexpected(hand_ins.error());
    }
    const auto seats = seats_of(transaction, *hand_ins);
    if (!seats) {
        return tl::unexpected(seats.error());
    }
    Expected<void> done;
    for (const VersionSeat& seat : *seats) {
        done = done ? remove_name(transaction, seat, texts) : done;
    }
    for (const std::string& id : *hand_ins) {
        done = done ? remove_hand_in(transaction, id) : done;
    }
    for (const std::string& team : *teams) {
        done = done ? remove_unused_team(transaction, team) : done;
    }
    // What is left was handed in for a team, whose it is.
    return done ? nothing_of(transaction.run("UPDATE hand_ins SET student = '' WHERE student = $1",
                                             {person}))
                : done;
}

} // namespace

Expected<void> remove_from_course(sql::Transaction& transaction, const std::string& person,
                                  const HouseTexts& texts) {
    auto done = remove_student(transaction, person, texts);
    const auto own = assignments_of_teacher(transaction, person);
    if (!own) {
        return tl::unexpected(own.error());
    }
    for (const Assignment& assignment : *own) {
        done = done ? remove_assignment(transaction, assignment.id) : done;
    }
    return done;
}

} // namespace tabuleiro::store
