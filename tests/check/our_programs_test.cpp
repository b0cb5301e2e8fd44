// Our own programs pass every check of every protocol that they speak.
#include "checking.hpp"

#include <algorithm>

namespace tabuleiro::programs {
namespace {

struct Spoken {
    std::string_view game;
    std::string_view protocol;
    std::vector<std::string> command;
};

const std::vector<Spoken>& all_spoken() {
    static const std::vector<Spoken> all{
        {"chess", "uci", {ours("roque")}},
        {"chess", "cecp", {ours("roque")}},
        {"wargame", "assignment", {ours("wargame")}},
        {"xadrez", "assignment", {ours("xadrez")}},
        {"renpaarden", "assignment", {ours("renpaarden"), "--protocol"}},
        {"chess", "ours", {ours("roque"), "--program"}},
        {"xadrez", "ours", {ours("xadrez"), "--program"}},
        {"wargame", "ours", {ours("wargame"), "--program"}},
        {"renpaarden", "ours", {ours("renpaarden"), "--program"}},
        {"reversi", "ours", {ours("tabuleiro"), "play", "--program", "--game", "reversi"}},
    };
    return all;
}

TEST(OurPrograms, PassAllChecks) {
    std::vector<std::future<CheckReport>> reports;
    for (const Spoken& spoken : all_spoken()) {
        reports.push_back(std::async(std::launch::async, [&spoken] {
            return check_program(spoken.game, spoken.protocol, spoken.command,
                                 std::chrono::seconds(60));
        }));
    }
    for (auto& each : reports) {
        const CheckReport report = each.get();
        for (const CheckResult& result : report.results) {
            EXPECT_FALSE(result.failed()) << report.program << ": " << to_text(result);
        }
        EXPECT_GE(report.count_passed(), 25) << report.program;
    }
}

TEST(OurPrograms, AreCheckedInEveryProtocol) {
    for (const Suite& suite : all_suites()) {
        EXPECT_TRUE(std::any_of(all_spoken().begin(), all_spoken().end(),
                                [&](const Spoken& each) {
                                    return each.game == suite.game &&
                                           each.protocol == suite.protocol;
                                }))
            << suite.game << " by " << suite.protocol;
    }
}

TEST(Checks, HaveNamesOfTheirOwnAndDemandsThatAreSentences) {
    for (const Suite& suite : all_suites()) {
        std::set<std::string> names;
        for (const Check& check : suite.checks) {
            EXPECT_TRUE(names.insert(check.name).second) << suite.protocol << ' ' << check.name;
            EXPECT_TRUE(check.demand.ends_with('.') || check.demand.ends_with(')') ||
                        check.demand.ends_with('\''))
                << check.demand;
        }
        EXPECT_GE(suite.checks.size(), 25U) << suite.game << ' ' << suite.protocol;
    }
}

} // namespace
} // namespace tabuleiro::programs
