// What a teacher asks for, as a request has it and as the store keeps it
// (docs/protocols/course.md).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <nlohmann/json_fwd.hpp>

#include "course/assignment.hpp"
#include "house/settings.hpp"
#include "programs/session/program_setup.hpp"

namespace tabuleiro::server {

struct AssignmentTerms {
    std::string written{}; // the file of the assignment as it was given
    course::Assignment assignment{};
    // Of the tables at which versions play each other, whose seats are to be named; none: there is
    // no ladder.
    std::optional<house::Settings> ladder{};
    int team_size = 1; // how many students work together at most; 1: each alone
};

inline constexpr int largest_team = 6;

// Of {"assignment", "ladder", "team_size"}; fails with everything that is wrong.
[[nodiscard]] Expected<AssignmentTerms> read_terms(const nlohmann::json& given);
// As the store keeps it.
[[nodiscard]] Expected<AssignmentTerms> parse_terms(std::string_view text);
std::string to_text(const AssignmentTerms& terms);
// "60+1", as one side has it.
std::string ladder_time(const house::Settings& ladder);

// How a program of the assignment is run at a table, in this folder. Its confiner is to be set.
programs::ProgramSetup setup_of(const course::Assignment& assignment, const std::string& name,
                                const std::string& folder);

// The command that lets a program of the assignment play on at home from the moves of a file.
std::string repeat_command(const course::Assignment& assignment);

} // namespace tabuleiro::server
