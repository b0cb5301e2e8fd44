#include "programs/check/check.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace tabuleiro::programs {

Conversation Subject::start(const std::vector<std::string>& arguments) const {
    Command run = command;
    run.arguments.insert(run.arguments.end(), arguments.begin(), arguments.end());
    Conversation conversation(Child::start(run), patience);
    if (!arguments.empty()) {
        conversation.remember_sent(fmt::format("(arguments) {}", fmt::join(arguments, " ")));
    }
    return conversation;
}

Verdict verdict_of(const Conversation& conversation) {
    return conversation.good() ? Verdict(Passed{}) : Verdict(*conversation.fault());
}

int CheckReport::count_failed() const {
    return static_cast<int>(std::count_if(results.begin(), results.end(),
                                          [](const CheckResult& each) { return each.failed(); }));
}

int CheckReport::count_passed() const {
    return static_cast<int>(
        std::count_if(results.begin(), results.end(), [](const CheckResult& each) {
            return std::holds_alternative<Passed>(each.verdict);
        }));
}

CheckReport run_checks(const Suite& suite, const Subject& subject,
                       const std::function<void(const CheckResult&)>& seen) {
    CheckReport report{fmt::format("{}", fmt::join(subject.command.arguments, " ")),
                       suite.game,
                       suite.protocol,
                       {}};
    std::string missing; // the essential check that failed
    for (const Check& check : suite.checks) {
        Verdict verdict = missing.empty() ? check.run(subject)
                                          : NotRun{fmt::format("'{}' must pass first.", missing)};
        if (auto* fault = std::get_if<Fault>(&verdict)) {
            fault->sentence += ' ' + check.demand;
            if (check.weight == Weight::Essential) {
                missing = check.name;
            }
        }
        report.results.push_back({check.name, check.demand, std::move(verdict)});
        seen(report.results.back());
    }
    return report;
}

} // namespace tabuleiro::programs
