// The hostile program, run in the sandbox.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "programs/sandbox/sandbox.hpp"

namespace tabuleiro::test {

using programs::Sandbox;
using programs::SandboxLimits;
using programs::SandboxStrength;

constexpr auto plenty = std::chrono::seconds(60); // for what must happen, however slow the machine

inline std::string hostile_folder() {
    return std::filesystem::path(HOSTILE_PROGRAM).parent_path().string();
}

inline testing::AssertionResult says(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos ? testing::AssertionSuccess()
                                                : testing::AssertionFailure() << text;
}

// A running program; a test that cannot start it fails.
class Inside {
  public:
    Inside(std::shared_ptr<const programs::Confiner> sandbox, std::vector<std::string> attack,
           std::string folder = hostile_folder()) {
        attack.insert(attack.begin(), "./hostile_program");
        auto child =
            programs::Child::start({std::move(attack), std::move(folder), "", std::move(sandbox)});
        EXPECT_TRUE(child) << child.error().text();
        if (child) {
            child_.emplace(std::move(*child));
        }
    }

    void write(std::string_view line) { child_->write_line(line); }
    // The next line, or why there is none.
    tl::expected<std::string, programs::NoLine> read(programs::Span patience = plenty) {
        auto line = child_->read_line(programs::SteadyClock::now() + patience);
        return line ? tl::expected<std::string, programs::NoLine>(line->line)
                    : tl::unexpected(line.error());
    }
    std::string line() { return read().value_or("(no line)"); }
    // All lines up to the end of its output.
    std::vector<std::string> lines() {
        std::vector<std::string> all;
        while (auto next = read()) {
            all.push_back(*next);
        }
        return all;
    }
    std::string end(programs::Span grace = plenty) { return child_->end(grace).text(); }
    // Empty: none.
    std::string broken_limit() const {
        return child_->broken_limit() ? child_->broken_limit()->text() : "";
    }
    std::string kill() { return child_->end(programs::Span::zero()).text(); }

  private:
    std::optional<programs::Child> child_;
};

} // namespace tabuleiro::test
