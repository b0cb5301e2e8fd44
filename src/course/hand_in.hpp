// A hand-in from its bytes to its report: unpacked, built, collected and checked, or refused where
// it goes wrong. Nothing of it runs outside the sandbox.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "course/assignment.hpp"
#include "course/build.hpp"
#include "course/workspace.hpp"
#include "programs/check/check.hpp"

namespace tabuleiro::course {

struct HandInReport {
    std::string assignment;            // its title
    std::string hand_in;               // its name
    std::vector<std::string> files;    // their paths
    std::vector<std::string> messages; // of the compiler
    // "files", "build", "artefacts", then the checks that the assignment asks for; up to the first
    // of those three that failed.
    programs::CheckReport found;
    std::vector<HandedFile> program; // what was checked; empty: there is none

    // Every check of the assignment was passed, or need not be.
    bool accepted() const;
};

// What somebody who watches is told, as it happens.
struct HandInWatch {
    std::function<void(const programs::CheckResult&)> step = [](const auto&) {};
    std::function<void(const std::vector<std::string>&)> messages = [](const auto&) {};
    // A descriptor; once it is readable, everything ends soon, and the report is worth nothing. -1:
    // none.
    int cancel = -1;
};

HandInReport examine(const Assignment& assignment, std::string_view name, std::string_view bytes,
                     const Confine& confine, const HandInWatch& watch = {},
                     const Workspace& workspace = {});

// "Accepted." or what is missing.
std::string summary(const HandInReport& report);
std::string to_json(const HandInReport& report);

} // namespace tabuleiro::course
