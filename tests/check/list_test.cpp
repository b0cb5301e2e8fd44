// docs/programs/checks.md lists all checks; TABULEIRO_UPDATE=1 writes it.
#include "checking.hpp"
#include "support/golden.hpp"

namespace tabuleiro::programs {
namespace {

constexpr std::string_view beginning =
    "# What is checked\n\n"
    "Every check of `arena check`, in its order. A test compares this page with the program, and "
    "writes it with `TABULEIRO_UPDATE=1`.\n";

std::string row(const Check& check) {
    return "| `" + check.name + "` | " + check.demand + " |\n";
}

std::string table(const std::string& title) {
    return "\n## " + title + "\n\n| check | what a program must do |\n| --- | --- |\n";
}

// The protocol of all games is listed once, with what only some games need.
std::string document() {
    std::string text(beginning);
    std::string shared = table("All games, by the program protocol (`ours`)");
    std::set<std::string> known;
    for (const Suite& suite : all_suites()) {
        const bool ours = suite.protocol == "ours";
        if (!ours) {
            text += table(suite.game + " by `" + suite.protocol + "`");
        }
        for (const Check& check : suite.checks) {
            if (!ours) {
                text += row(check);
            } else if (known.insert(check.name).second) {
                shared += row(check);
            }
        }
    }
    return text + (known.empty() ? "" : shared);
}

TEST(Checks, AreListedInTheDocument) {
    test::expect_golden(test::source_path("docs/programs/checks.md"), document());
}

} // namespace
} // namespace tabuleiro::programs
