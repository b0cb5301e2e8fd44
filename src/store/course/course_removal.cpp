#include "store/course/course_removal.hpp"

#include "store/course/assignments.hpp"
#include "store/people/row_reading.hpp"

namespace tabuleiro::store {
namespace {

// In the order of the ids, as all writers do: so they never wait for each other in a circle.
Expected<void> remove_author(sql::Transaction& transaction, const std::string& student,
                             const HouseTexts& texts) {
    const auto seats = transaction.run("SELECT t.id, t.settings, s.player FROM hand_ins h"
                                       " JOIN seats s ON s.name = h.program AND s.kind = 'engine'"
                                       " JOIN tables t ON t.key = s.table_key"
                                       " WHERE h.student = $1 ORDER BY t.id, s.player",
                                       {student});
    if (!seats) {
        return tl::unexpected(seats.error());
    }
    Expected<void> done;
    std::string settings;
    for (int row = 0; row < seats->rows() && done; ++row) {
        const std::string& table = seats->text(row, 0);
        const bool both_seats = row > 0 && seats->text(row - 1, 0) == table;
        const auto rewritten =
            texts.without_name(both_seats ? settings : seats->text(row, 1),
                               seats->number(row, 2) == 0 ? Player::First : Player::Second);
        if (!rewritten) {
            return fail("The name in the settings of the table {table} cannot be removed.", table);
        }
        settings = *rewritten;
        done = nothing_of(
            transaction.run("UPDATE tables SET settings = $1 WHERE id = $2", {settings, table}));
    }
    return done;
}

Expected<void> remove_hand_ins(sql::Transaction& transaction, const std::string& student) {
    constexpr std::string_view statements[]{
        "DELETE FROM ladder_games WHERE first_hand_in IN"
        " (SELECT id FROM hand_ins WHERE student = $1)",
        "DELETE FROM ladder_games WHERE second_hand_in IN"
        " (SELECT id FROM hand_ins WHERE student = $1)",
        "DELETE FROM hand_in_files WHERE hand_in IN (SELECT id FROM hand_ins WHERE student = $1)",
        "DELETE FROM hand_ins WHERE student = $1",
    };
    Expected<void> done;
    for (const std::string_view statement : statements) {
        done = done ? nothing_of(transaction.run(statement, {student})) : done;
    }
    return done;
}

} // namespace

Expected<void> remove_from_course(sql::Transaction& transaction, const std::string& person,
                                  const HouseTexts& texts) {
    auto done = remove_author(transaction, person, texts);
    if (done) {
        done = remove_hand_ins(transaction, person);
    }
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
