// Assignments of the course: what a teacher has asked of a group, as the house's own text, and when
// hand-ins are taken.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "store/sql/transaction.hpp"
#include "store/stored.hpp"

namespace tabuleiro::store {

struct Assignment {
    std::string id{};
    std::int64_t number = 0; // in the order in which they were made; given by the store
    std::string teacher{};   // a person
    std::string group{};
    WallTime created = 0;
    std::optional<WallTime> opens{}; // none: at once
    std::optional<WallTime> closes{};
    std::string text{};
    bool ladder_running = false;
    std::string final{}; // a tournament; empty: there was none yet

    friend bool operator==(const Assignment&, const Assignment&) = default;
};

// Fails if there is one of that id.
[[nodiscard]] Expected<void> add_assignment(sql::Transaction& transaction,
                                            const Assignment& assignment);
// Its dates, whether its ladder is running, and its final.
[[nodiscard]] Expected<void> change_assignment(sql::Transaction& transaction,
                                               const Assignment& assignment);
// With all teams, hand-ins and games of its ladder; their tables stay.
[[nodiscard]] Expected<void> remove_assignment(sql::Transaction& transaction,
                                               const std::string& id);

// None if there is no such assignment.
[[nodiscard]] Expected<std::optional<Assignment>> assignment(sql::Transaction& transaction,
                                                             const std::string& id);
// The newest first; so are the others.
[[nodiscard]] Expected<std::vector<Assignment>> assignments(sql::Transaction& transaction,
                                                            std::size_t limit);
[[nodiscard]] Expected<std::vector<Assignment>>
assignments_of_teacher(sql::Transaction& transaction, const std::string& teacher);
// Of the groups in which the person has agreed to be.
[[nodiscard]] Expected<std::vector<Assignment>> assignments_of_member(sql::Transaction& transaction,
                                                                      const std::string& person);
// Whose ladders are running.
[[nodiscard]] Expected<std::vector<Assignment>> running_ladders(sql::Transaction& transaction);

} // namespace tabuleiro::store
