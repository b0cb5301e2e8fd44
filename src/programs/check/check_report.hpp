// What a check found, as text, JSON and HTML.
#pragma once

#include <string>

#include "programs/check/check.hpp"

namespace tabuleiro::programs {

// A line, and below it what was sent, what came and what was expected if the check failed.
std::string to_text(const CheckResult& result);
// "29 of 31 checks passed, 1 failed, 1 not needed."
std::string summary(const CheckReport& report);

std::string to_json(const CheckReport& report);
// One file for a browser, without scripts and without anything external.
std::string to_html(const CheckReport& report);

// A line of a program safe to show: neither control characters nor endless.
std::string shown(std::string_view line);

// "pass", "fail", "not needed" or "not run".
std::string_view verdict_word(const Verdict& verdict);

} // namespace tabuleiro::programs
