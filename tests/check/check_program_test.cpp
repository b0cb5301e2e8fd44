// `arena check` as a person runs it: its reports, its exit status, and batteries of a teacher.
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "support/child.hpp"
#include "support/files.hpp"
#include "support/folder.hpp"

namespace tabuleiro::test {
namespace {

using nlohmann::json;

class ArenaCheck : public testing::Test {
  protected:
    struct End {
        int status;
        std::string out;
        std::string err;
    };
    End check(std::vector<std::string> arguments) const {
        arguments.insert(arguments.begin(), {ARENA, "check"});
        Child child(arguments, {.folder = folder_.path(), .error_file = file("errors")});
        std::string out = child.rest();
        return {child.wait(), out, read_file(file("errors"))};
    }
    std::string file(std::string_view name) const { return folder_.file(name); }
    void write(std::string_view name, std::string_view text) const {
        std::filesystem::create_directories(std::filesystem::path(file(name)).parent_path());
        std::ofstream(file(name), std::ios::binary) << text;
    }
    static std::string program(const std::string& name) { return PROGRAMS + name; }
    // The same with one fault.
    static std::string broken(const std::string& rule, const std::string& name) {
        return std::string(FAULT_RELAY) + " '" + rule + "' -- " + program(name);
    }

    const Folder folder_;
};

TEST_F(ArenaCheck, SaysWhatItChecks) {
    const End end = check({"--list", "-g", "wargame"});
    EXPECT_EQ(end.status, 0);
    EXPECT_NE(end.out.find("p1-contact: Restriction 1: pieces do not touch"), std::string::npos);
}

TEST_F(ArenaCheck, WritesReportsOfAProgramThatPasses) {
    const End end = check({program("wargame"), "-g", "wargame", "--patience", "60", "--json",
                           file("r.json"), "--html", file("r.html")});
    EXPECT_EQ(end.status, 0) << end.out << end.err;
    EXPECT_EQ(end.err, "");
    const json report = json::parse(read_file(file("r.json")));
    EXPECT_EQ(report["failed"], 0);
    EXPECT_EQ(report["passed"], report["checks"].size());
    EXPECT_EQ(report["protocol"], "assignment");
    EXPECT_EQ(report["checks"][0]["verdict"], "pass");
    EXPECT_NE(read_file(file("r.html")).find("<th scope=\"row\">p1-contact</th>"),
              std::string::npos);
    EXPECT_NE(end.out.find("pass        p1-contact"), std::string::npos);
}

TEST_F(ArenaCheck, ShowsWhatWasSentWhatCameAndWhatWasExpected) {
    const End end = check({broken("from|replace|^En passant.*|<b>En</b>", "xadrez"), "-g", "xadrez",
                           "--patience", "60", "--json", file("r.json"), "--html", file("r.html")});
    EXPECT_EQ(end.status, 1);
    EXPECT_NE(end.out.find("fail        en-passant "), std::string::npos) << end.out;
    EXPECT_NE(end.out.find("        sent       MP Ana E4 D3\n"
                           "        came       '<b>En</b>'\n"
                           "        expected   'En passant efetuado.'\n"),
              std::string::npos)
        << end.out;
    const json report = json::parse(read_file(file("r.json")));
    EXPECT_EQ(report["failed"], 1);
    const auto found = std::find_if(report["checks"].begin(), report["checks"].end(),
                                    [](const json& each) { return each["verdict"] == "fail"; });
    EXPECT_EQ((*found)["name"], "en-passant");
    EXPECT_EQ((*found)["sent"], json::array({"MP Ana E4 D3"}));
    EXPECT_EQ((*found)["came"], json::array({"'<b>En</b>'"}));
    const std::string html = read_file(file("r.html"));
    EXPECT_EQ(html.find("<b>"), std::string::npos); // what a program says is never markup
    EXPECT_NE(html.find("&lt;b&gt;En"), std::string::npos);
}

TEST_F(ArenaCheck, RefusesWhatCannotBeChecked) {
    EXPECT_EQ(check({}).status, 2);
    EXPECT_EQ(check({"-g", "wargame"}).status, 2);
    const End game = check({"./x", "-g", "ludo"});
    EXPECT_EQ(game.status, 2);
    EXPECT_EQ(game.err, "arena: There is no game 'ludo' whose programs can be checked.\n");
    const End protocol = check({"./x", "-g", "wargame", "--protocol", "uci"});
    EXPECT_EQ(protocol.status, 2);
    EXPECT_NE(protocol.err.find("by the protocol 'uci': assignment"), std::string::npos)
        << protocol.err;
    const End missing = check({"./no-such-program", "-g", "wargame"});
    EXPECT_EQ(missing.status, 2);
    EXPECT_NE(missing.err.find("Cannot run"), std::string::npos);
    EXPECT_EQ(check({program("wargame"), "-g", "wargame", "--batteries", file("none")}).status, 2);
}

// Batteries of a teacher: an open one, and a hidden one that no report shows.
class Batteries : public ArenaCheck {
  protected:
    void SetUp() override {
        write("b/2.in", "RJ Ana\nRJ Ana\n");
        write("b/2.out", "Jogador registado com sucesso.\nJogador existente.\n");
        write("b/10.in", "LJ\n");
        write("b/10.out", "Sem jogadores registados.\n");
        write("b/hidden/secret.in", "RJ Segredo\nLJ\n");
        write("b/hidden/secret.out", "Jogador registado com sucesso.\nSegredo 0 0 0 0\n");
    }
};

TEST_F(Batteries, ComeAfterOurOwnInTheOrderOfTheirNumbers) {
    const End end = check({program("xadrez"), "-g", "xadrez", "--patience", "60", "--batteries",
                           file("b"), "--json", file("r.json")});
    EXPECT_EQ(end.status, 0) << end.out;
    const json report = json::parse(read_file(file("r.json")));
    std::vector<std::string> names;
    for (const json& each : report["checks"]) {
        names.push_back(each["name"]);
    }
    ASSERT_GT(names.size(), 3U);
    EXPECT_EQ(std::vector<std::string>(names.end() - 3, names.end()),
              (std::vector<std::string>{"2", "10", "secret"}));
}

TEST_F(Batteries, ShowTheFirstDifferenceOfAnOpenOne) {
    const End end = check({broken("from|replace|^Sem jogadores.*|Nada.", "xadrez"), "-g", "xadrez",
                           "--patience", "60", "--batteries", file("b")});
    EXPECT_EQ(end.status, 1);
    EXPECT_NE(end.out.find("fail        10                     Line 1 of the output is wrong; its "
                           "rule is P3 (docs/rules/xadrez.md). The output for 10.in is 10.out"),
              std::string::npos)
        << end.out;
}

TEST_F(Batteries, ShowOnlyNameAndVerdictOfAHiddenOne) {
    const End end =
        check({broken("from|replace|^Seg.*|X", "xadrez"), "-g", "xadrez", "--patience", "60",
               "--batteries", file("b"), "--json", file("r.json"), "--html", file("r.html")});
    EXPECT_EQ(end.status, 1);
    EXPECT_NE(end.out.find("fail        secret                 It failed. It is hidden: only the "
                           "verdict is shown.\n"),
              std::string::npos)
        << end.out;
    for (const std::string& text :
         {end.out, end.err, read_file(file("r.json")), read_file(file("r.html"))}) {
        EXPECT_EQ(text.find("Segredo"), std::string::npos);
    }
}

// The expected output is nowhere where the program runs: only what it was told.
TEST_F(Batteries, GiveTheProgramItsInputAlone) {
    write("spy.sh", "#!/bin/sh\nls -A >>" + file("seen") + "\ncat >>" + file("seen") + "\nenv >>" +
                        file("seen") + "\nls -l /proc/self/fd >>" + file("seen") + "\n");
    std::filesystem::permissions(file("spy.sh"), std::filesystem::perms::owner_all);
    write("b/hidden/secret.out", "expected-words\n");
    const End end = check({file("spy.sh"), "-g", "xadrez", "--batteries", file("b")});
    EXPECT_EQ(end.status, 1);
    const std::string seen = read_file(file("seen"));
    EXPECT_NE(seen.find("RJ Segredo"), std::string::npos);
    EXPECT_EQ(seen.find("expected-words"), std::string::npos);
    EXPECT_EQ(seen.find("secret"), std::string::npos);
}

// In the sandbox a program cannot read them even if it knows where they are.
TEST_F(Batteries, StayOutsideTheSandbox) {
    write("b/hidden/secret.out", "expected-words\n");
    write("program/spy.sh", "#!/bin/sh\ncat " + file("b/hidden/secret.out") + " || echo nothing\n");
    std::filesystem::permissions(file("program"), std::filesystem::perms{0755});
    std::filesystem::permissions(file("program/spy.sh"), std::filesystem::perms{0755});
    const std::vector<std::string> common{file("program/spy.sh"), "-g", "xadrez", "--batteries"};
    auto open = common;
    open.insert(open.end(), {file("b")});
    EXPECT_NE(check(open).out.find("'expected-words'"), std::string::npos);
    auto confined = common;
    confined.insert(confined.end(), {file("b"), "--sandbox"});
    const End end = check(confined);
    if (end.status == 2) {
        GTEST_SKIP() << end.err; // no sandbox here: nothing was run
    }
    EXPECT_EQ(end.out.find("expected-words"), std::string::npos);
    EXPECT_NE(end.out.find("'nothing'"), std::string::npos);

    write("program/b/1.in", "");
    write("program/b/1.out", "");
    auto inside = common;
    inside.insert(inside.end(), {file("program/b"), "--sandbox"});
    const End refused = check(inside);
    EXPECT_EQ(refused.status, 2);
    EXPECT_NE(refused.err.find("The program could read the batteries"), std::string::npos);
}

// A limit of the sandbox explains more than the answer that did not come.
TEST_F(ArenaCheck, NamesTheLimitOfTheSandboxThatAProgramRanInto) {
    write("program/connect.py", "import socket\nsocket.socket()\n");
    std::filesystem::permissions(file("program"), std::filesystem::perms{0755});
    const std::string command = "python3 " + file("program/connect.py");
    const End spoken = check({command, "-g", "reversi", "--sandbox"});
    if (spoken.status == 2) {
        GTEST_SKIP() << spoken.err; // no sandbox here: nothing was run
    }
    EXPECT_NE(spoken.out.find("fail        greeting               The program made a system call "
                              "that no player needs"),
              std::string::npos)
        << spoken.out;
    write("b/1.in", "");
    write("b/1.out", "hello\n");
    const End exchanged =
        check({command, "-g", "xadrez", "--sandbox", "--batteries", file("b"), "--patience", "60"});
    EXPECT_NE(exchanged.out.find("fail        1                      The program made a system "
                                 "call that no player needs"),
              std::string::npos)
        << exchanged.out;
}

TEST_F(Batteries, SayHowAProgramEndedThatDidNotFinish) {
    write("b/1.in", "");
    write("b/1.out", "one\ntwo\n");
    write("crash.sh", "#!/bin/sh\necho one\nkill -SEGV $$\n");
    std::filesystem::permissions(file("crash.sh"), std::filesystem::perms{0755});
    const End end = check({file("crash.sh"), "-g", "xadrez", "--batteries", file("b")});
    EXPECT_NE(end.out.find("The program was killed by signal 11 (Segmentation fault). Line 2 of "
                           "the output is wrong."),
              std::string::npos)
        << end.out;
}

} // namespace
} // namespace tabuleiro::test
