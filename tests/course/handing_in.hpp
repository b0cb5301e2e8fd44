// Hand-ins for small assignments, examined in the real sandbox.
#pragma once

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "course/hand_in.hpp"
#include "support/files.hpp"
#include "support/packed.hpp"

namespace tabuleiro::test {

class HandingIn : public testing::Test {
  protected:
    void SetUp() override {
        auto sandbox = programs::Sandbox::find();
        if (!sandbox) {
            GTEST_SKIP() << sandbox.error().text();
        }
        auto confine = course::confine_by(*sandbox, programs::SandboxStrength::Full);
        if (!confine) {
            GTEST_SKIP() << confine.error().text();
        }
        confine_ = *confine;
    }

    // A player by the program protocol, of which little is checked.
    static nlohmann::json terms() {
        return {{"title", "Player"}, {"game", "reversi"},      {"protocol", "ours"},
                {"patience", 30},    {"run", "./player"},      {"artefacts", {"player"}},
                {"build", "make"},   {"checks", {"greeting"}}, {"build-seconds", 120}};
    }

    static course::Assignment assignment(const nlohmann::json& given) {
        auto parsed = course::parse_assignment(given.dump(), ".");
        EXPECT_TRUE(parsed) << parsed.error().text();
        return parsed.value_or(course::Assignment{});
    }

    course::HandInReport hand_in(const nlohmann::json& given,
                                 const std::vector<Packed>& files) const {
        return course::examine(assignment(given), "group7.tar.gz", pack(files), confine_);
    }

    // The verdict on a step: "pass", "not run", or what was wrong.
    static std::string verdict(const course::HandInReport& report, std::string_view step) {
        for (const programs::CheckResult& result : report.found.results) {
            if (result.name == step) {
                const auto* fault = std::get_if<programs::Fault>(&result.verdict);
                const bool passed = std::holds_alternative<programs::Passed>(result.verdict);
                return fault != nullptr ? fault->sentence : passed ? "pass" : "not run";
            }
        }
        return "not reached";
    }

    const course::Confine& confine() const { return confine_; }

  private:
    course::Confine confine_;
};

inline testing::AssertionResult has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos ? testing::AssertionSuccess()
                                                : testing::AssertionFailure() << text;
}

inline std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) {
        text += line + "\n";
    }
    return text;
}

} // namespace tabuleiro::test
