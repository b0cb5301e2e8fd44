// The course as JSON and CSV, as docs/protocols/course.md describes it.
#pragma once

#include "core/json_writer.hpp"
#include "server/course/assignment_terms.hpp"
#include "server/course/course_access.hpp"
#include "server/course/course_lists.hpp"
#include "server/course/examiner.hpp"

namespace tabuleiro::server {

// {"id", "name"}; the name is null if they have been removed.
void write_person_of(JsonWriter& out, const std::string& id, const Names& names);
// "student" and "team": who has handed it in, and for which team. Requires: an object is open.
void write_author(JsonWriter& out, const store::HandIn& hand_in, const Names& names);

// What lists show of a hand-in, besides itself.
struct ShownHandIn {
    const store::HandIn& hand_in;
    bool counts = false;
    bool examining = false;
    std::int64_t before = 0;
};
// The fields. Requires: an object is open.
void write_fields(JsonWriter& out, const ShownHandIn& shown, const Names& names);
void write_hand_in(JsonWriter& out, const ShownHandIn& shown, const Names& names);

// Who looks at games: a student sees why the programs of their own, or of their team, failed.
struct GameViewer {
    std::string author{};
    bool teacher = false;
};
void write_game(JsonWriter& out, const store::LadderGame& game, const LadderState& ladder,
                const Names& names, const GameViewer& viewer, const AssignmentTerms& terms);

std::string written_ladder(const LadderState& ladder, bool running, const Names& names,
                           const GameViewer& viewer, const AssignmentTerms& terms);

// A member of the group, as the teacher knows them.
struct ListedStudent {
    std::string id;
    std::string name;
    std::string real_name;
    std::optional<store::Team> team{};

    const std::string& author() const { return team ? team->id : id; }
};
std::string written_students(const std::vector<ListedStudent>& students, const LadderState& ladder,
                             const Names& names, const Examiner& examiner);
std::string marks_csv(const std::vector<ListedStudent>& students, const LadderState& ladder);

} // namespace tabuleiro::server
