// A check is data: a name, what it demands of a program, and a function that talks to one.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "programs/check/conversation.hpp"

namespace tabuleiro::programs {

// The program under check, and how it is run.
struct Subject {
    Command command;
    Span patience = std::chrono::seconds(5); // for one answer

    // A new run of the program, with arguments after its own.
    Conversation start(const std::vector<std::string>& arguments = {}) const;
};

struct Passed {};
// The program does not offer what the check is about, and need not; why.
struct NotNeeded {
    std::string why;
};
// An earlier check failed that must be passed first.
struct NotRun {
    std::string why;
};
using Verdict = std::variant<Passed, Fault, NotNeeded, NotRun>;

// Passed, unless the conversation has a fault.
Verdict verdict_of(const Conversation& conversation);

// If it fails, nothing else can be checked.
enum class Weight : std::uint8_t { Ordinary, Essential };

struct Check {
    std::string name;   // "stop-idle"
    std::string demand; // what a program must do: "Ignore stop when you are not thinking."
    std::function<Verdict(const Subject&)> run;
    Weight weight = Weight::Ordinary;
};

// A check that talks to one run of the program, by a Talk around its conversation.
template <class Talk>
Check talk_check(std::string name, std::string demand, std::function<void(Talk&)> run,
                 Weight weight = Weight::Ordinary) {
    return {std::move(name), std::move(demand),
            [run = std::move(run)](const Subject& subject) {
                Conversation conversation = subject.start();
                Talk talk(conversation);
                run(talk);
                return verdict_of(conversation);
            },
            weight};
}

struct Battery;
// What helps the author of a program to understand a line of the output that is wrong.
struct LineNotes {
    std::string instruction{}; // of the input, which the line answers; empty: not known
    std::string rule{};        // "R6.4 (docs/rules/NAME.md)"; empty: not known
};
// `line`: from 0, of the expected output; may be just beyond its end.
using Explain = std::function<LineNotes(const Battery& battery, std::size_t line)>;

// All checks of one way in which programs play a game.
struct Suite {
    std::string game;
    std::string protocol; // "uci"
    std::vector<Check> checks;
    Explain explain{}; // lines of batteries that do not come with the program
};

struct CheckResult {
    std::string name;
    std::string demand;
    Verdict verdict;

    bool failed() const { return std::holds_alternative<Fault>(verdict); }
};

struct CheckReport {
    std::string program;
    std::string game;
    std::string protocol;
    std::vector<CheckResult> results;

    int count_failed() const;
    int count_passed() const;
};

// Runs the checks one after another, each in runs of its own. `seen` is called after each.
CheckReport run_checks(const Suite& suite, const Subject& subject,
                       const std::function<void(const CheckResult&)>& seen);

} // namespace tabuleiro::programs
