// What a teacher asks for: a game and how programs play it, what may be handed in, how it is built
// and run, and what is checked (docs/course.md).
#pragma once

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

#include "course/handed_files.hpp"
#include "programs/check/battery.hpp"
#include "programs/check/check.hpp"
#include "programs/sandbox/sandbox_limits.hpp"

namespace tabuleiro::course {

struct BuildTerms {
    std::string command; // for sh, in the folder of the sources; empty: there is nothing to build
    std::chrono::seconds time{60};
    programs::SandboxLimits limits;
};

struct Assignment {
    std::string title;
    std::string game;
    std::string protocol;           // empty: the game's first
    std::vector<std::string> files; // patterns for their names: "*.c"; empty: any
    FileLimits hand_in;
    BuildTerms build;
    std::vector<std::string> artefacts; // what remains after the build, and is run
    FileLimits program;                 // how much that may be
    std::vector<std::string> run;       // the command, in the folder of the artefacts
    programs::SandboxLimits limits;
    programs::Span patience = std::chrono::seconds(5); // for one answer
    std::vector<std::string> checks;                   // names; empty: all that there are
    std::string batteries;                             // a folder; empty: none
    std::vector<programs::Battery> more_batteries;     // besides those of the folder
};

// From JSON; fails with everything that is wrong. A folder of batteries is below `folder`, where
// the assignment lies.
[[nodiscard]] Expected<Assignment> parse_assignment(std::string_view json,
                                                    const std::string& folder);

// Whether a file with this path may be handed in.
bool takes_file(const Assignment& assignment, const std::string& path);

// The checks that the assignment asks for, with its batteries. Fails for names that there are not.
[[nodiscard]] Expected<programs::Suite> suite_of(const Assignment& assignment);

} // namespace tabuleiro::course
