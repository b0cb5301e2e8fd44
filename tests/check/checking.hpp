// Checks of programs, many at a time: most of the time is spent waiting.
#pragma once

#include <gtest/gtest.h>

#include <future>
#include <set>

#include "programs/check/check_report.hpp"
#include "programs/check/suites.hpp"

namespace tabuleiro::programs {

// The path of a program of ours.
inline std::string ours(std::string_view name) {
    return std::string(PROGRAMS) + std::string(name);
}

inline CheckReport check_program(std::string_view game, std::string_view protocol,
                                 std::vector<std::string> command, Span patience) {
    Subject subject;
    subject.command.arguments = std::move(command);
    subject.patience = patience;
    return run_checks(*find_suite(game, protocol).value(), subject, [](const CheckResult&) {});
}

inline std::set<std::string> failed(const CheckReport& report) {
    std::set<std::string> names;
    for (const CheckResult& result : report.results) {
        if (result.failed()) {
            names.insert(result.name);
        }
    }
    return names;
}

} // namespace tabuleiro::programs
