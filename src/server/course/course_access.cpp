#include "server/course/course_access.hpp"

#include <algorithm>

#include "server/people/allowed_transactions.hpp"
#include "server/people/group_access.hpp"

namespace tabuleiro::server {

using house::Allowed;
using store::sql::Transaction;

Allowed<FoundAssignment> found_assignment(Transaction& transaction, const std::string& id,
                                          const Identity& who) {
    const auto none = house::refusal("no-assignment", "There is no such assignment.");
    auto assignment = allowed(store::assignment(transaction, id));
    if (!assignment) {
        return tl::unexpected(assignment.error());
    }
    if (!*assignment || !who.person || who.person->program) {
        return tl::unexpected(none);
    }
    const std::string& person = who.person->id;
    const auto acting = acting_person(transaction, person, house::Role::Player);
    if (!acting) {
        return tl::unexpected(acting.error());
    }
    FoundAssignment found{**std::move(assignment)};
    const house::Role role = role_of(*acting);
    found.teacher = role == house::Role::Administrator ||
                    (role == house::Role::Teacher && found.assignment.teacher == person);
    const auto groups = allowed(store::groups_of_member(transaction, person));
    if (!groups) {
        return tl::unexpected(groups.error());
    }
    found.student = std::any_of(groups->begin(), groups->end(), [&](const auto& one) {
        return one.accepted && one.group.id == found.assignment.group;
    });
    if (!found.teacher && !found.student) {
        return tl::unexpected(none);
    }
    if (found.student) {
        auto team = allowed(store::team_of(transaction, id, person));
        if (!team) {
            return tl::unexpected(team.error());
        }
        found.team = *std::move(team);
    }
    return found;
}

Allowed<FoundAssignment> taught_assignment(Transaction& transaction, const std::string& id,
                                           const Identity& who) {
    auto found = found_assignment(transaction, id, who);
    if (found && !found->teacher) {
        return house::refuse("teacher", "Only the teacher of the assignment may do that.");
    }
    return found;
}

Allowed<FoundHandIn> found_hand_in(Transaction& transaction, const std::string& id,
                                   const Identity& who) {
    const auto none = house::refusal("no-hand-in", "There is no such hand-in.");
    auto hand_in = allowed(store::hand_in(transaction, id));
    if (!hand_in) {
        return tl::unexpected(hand_in.error());
    }
    if (!*hand_in) {
        return tl::unexpected(none);
    }
    auto found = found_assignment(transaction, (*hand_in)->assignment, who);
    if (!found) {
        return tl::unexpected(found.error().code == "no-assignment" ? none : found.error());
    }
    if (!found->teacher && !is_own(**hand_in, *found, who)) {
        return tl::unexpected(none);
    }
    return FoundHandIn{**std::move(hand_in), *std::move(found)};
}

const std::string& author_of(const FoundAssignment& found, const Identity& who) {
    return found.team ? found.team->id : who.person->id;
}

bool is_own(const store::HandIn& hand_in, const FoundAssignment& found, const Identity& who) {
    return hand_in.author() == author_of(found, who) || hand_in.student == who.person->id;
}

AssignmentState state_at(const store::Assignment& assignment, store::WallTime now) {
    if (assignment.closes && now >= *assignment.closes) {
        return AssignmentState::Closed;
    }
    return assignment.opens && now < *assignment.opens ? AssignmentState::Soon
                                                       : AssignmentState::Open;
}

} // namespace tabuleiro::server
