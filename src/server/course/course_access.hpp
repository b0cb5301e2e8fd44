// Who sees an assignment, and who may do what with it, looked up in the transaction of the request
// itself. What somebody may not see is not there for them.
#pragma once

#include "house/refusal.hpp"
#include "server/people/identity.hpp"
#include "store/course/assignments.hpp"
#include "store/course/hand_ins.hpp"
#include "store/course/teams.hpp"

namespace tabuleiro::server {

struct FoundAssignment {
    store::Assignment assignment;
    bool teacher = false;              // the viewer may do what its teacher may
    bool student = false;              // the viewer is in its group
    std::optional<store::Team> team{}; // the viewer's
};

// Whose work the viewer's is: their team's, or their own.
const std::string& author_of(const FoundAssignment& found, const Identity& who);
// Whether the viewer, or their team, has handed it in.
bool is_own(const store::HandIn& hand_in, const FoundAssignment& found, const Identity& who);

// Refuses with "no-assignment".
house::Allowed<FoundAssignment> found_assignment(store::sql::Transaction& transaction,
                                                 const std::string& id, const Identity& who);
// The same, and refuses with "teacher" whoever is not its teacher.
house::Allowed<FoundAssignment> taught_assignment(store::sql::Transaction& transaction,
                                                  const std::string& id, const Identity& who);

struct FoundHandIn {
    store::HandIn hand_in;
    FoundAssignment found;
};

// For its student, those of its team, and the teacher. Refuses with "no-hand-in".
house::Allowed<FoundHandIn> found_hand_in(store::sql::Transaction& transaction,
                                          const std::string& id, const Identity& who);

enum class AssignmentState : std::uint8_t { Soon, Open, Closed };
AssignmentState state_at(const store::Assignment& assignment, store::WallTime now);

} // namespace tabuleiro::server
