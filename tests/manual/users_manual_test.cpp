// The user's manual: its languages have the same structure, and it names every option in the help
// of every program.
#include <gtest/gtest.h>

#include "manual/manual_text.hpp"
#include "support/child.hpp"

namespace tabuleiro::test {
namespace {

std::string said_by(std::vector<std::string> command, std::string_view input = "") {
    command[0] = std::string(PROGRAMS) + "/" + command[0];
    const Finished done = run(command, "/", input);
    EXPECT_EQ(done.status, 0) << command[0];
    return done.output;
}

// Options stand at the beginning of a line of help, after blanks, short and long: `  -g,--game
// TEXT`.
std::set<std::string> options_in(const std::string& help) {
    static const std::regex line_start("(?:^|\n)[ \t]+(-[^\n]*)");
    static const std::regex option("(?:^|[ ,])(--?[A-Za-z0-9][A-Za-z0-9-]*)");
    std::set<std::string> options;
    for (const std::string& line : all_matches(help, line_start)) {
        // What follows two blanks is the description, which may mention other options.
        const std::string names = line.substr(0, line.find("  "));
        for (const std::string& name : all_matches(names, option)) {
            options.insert(name);
        }
    }
    return options;
}

// The section whose heading is `PROGRAM`, with all below it.
std::string section_of(const ManualText& manual, const std::string& program) {
    std::string section;
    std::size_t depth = 0;
    for (const Heading& heading : manual.headings) {
        const bool is_it = heading.text == "`" + program + "`";
        if (is_it) {
            depth = heading.depth;
        } else if (heading.depth <= depth) {
            depth = 0;
        }
        section += depth != 0 ? heading.body : "";
    }
    return section;
}

void expect_named(const std::string& program, const std::set<std::string>& words) {
    EXPECT_FALSE(words.empty()) << program;
    for (const std::string_view language : languages) {
        const std::string section = section_of(users_manual(language), program);
        EXPECT_NE(section, "") << program << " has no section in " << language;
        for (const std::string& word : words) {
            // In backticks, alone or before what it takes: `--port`, `--port 8064`, `-g, --game`.
            const std::regex named("`([^`\n]*[ ,|(])?" + word + "([ ,=|)][^`\n]*)?`");
            EXPECT_TRUE(std::regex_search(section, named))
                << program << ": " << word << " is not in " << language << ".md";
        }
    }
}

TEST(UsersManual, TheProtocolOfXadrezIsInTheUsersManual) {
    for (const std::string_view language : languages) {
        SCOPED_TRACE(language);
        EXPECT_EQ(users_manual(language).rules(), numbered_rules("xadrez", 'P'));
    }
}

TEST(UsersManual, TheThreeLanguagesHaveTheSameHeadings) {
    const ManualText one = users_manual(languages[0]);
    EXPECT_FALSE(one.headings.empty());
    for (const std::string_view language : languages) {
        SCOPED_TRACE(language);
        EXPECT_EQ(shape_of(one), shape_of(users_manual(language)));
    }
}

TEST(Options, TheHelpIsReadAsItIsMeant) {
    const std::string help = "Usage: x [-z]\n  -h,--help       see --other\n  -1 N ... -8 N  many\n"
                             "      --csv FILE  a file\n";
    EXPECT_EQ(options_in(help), (std::set<std::string>{"-h", "--help", "-1", "-8", "--csv"}));
}

TEST(Options, EveryOptionOfEveryProgramIsInTheManual) {
    expect_named("perft", options_in(said_by({"perft", "--help"})));
    expect_named("xadrez", options_in(said_by({"xadrez", "--help"})));
    expect_named("renpaarden", options_in(said_by({"renpaarden", "--help"})));
    expect_named("wargame", options_in(said_by({"wargame", "-h"})));
    expect_named("arena", options_in(said_by({"arena", "--help"})));
    for (const char* command : {"match", "tournament", "calibrate", "report", "openings"}) {
        expect_named("arena", {command});
        expect_named("arena", options_in(said_by({"arena", command, "--help"})));
    }
#ifdef HAS_HOUSE
    expect_named("tabuleiro", options_in(said_by({"tabuleiro", "--help"})));
#endif
}

TEST(Options, EveryOptionOfRoqueIsInTheManual) {
    const auto names_in = [](const std::string& said, const char* pattern) {
        const auto found = all_matches(said, std::regex(pattern));
        return std::set<std::string>(found.begin(), found.end());
    };
    expect_named("roque",
                 names_in(said_by({"roque"}, "uci\nquit\n"), "option name ([^\n]+?) type"));
    expect_named("roque", names_in(said_by({"roque"}, "xboard\nprotover 2\nquit\n"),
                                   "option=\"([^\"]+?) -"));
}

} // namespace
} // namespace tabuleiro::test
