// `arena hand-in` as a teacher runs it.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "handing_in.hpp"
#include "support/child.hpp"
#include "support/folder.hpp"

namespace tabuleiro::test {
namespace {

using nlohmann::json;

class HandInCommand : public HandingIn {
  protected:
    struct End {
        int status;
        std::string out;
        std::string err;
    };
    End arena(std::vector<std::string> arguments) const {
        arguments.insert(arguments.begin(), {ARENA, "hand-in"});
        Child child(arguments, {.folder = folder_.path(), .error_file = folder_.file("errors")});
        std::string out = child.rest();
        return {child.wait(), out, read_file(folder_.file("errors"))};
    }
    void write(std::string_view name, std::string_view bytes) const {
        std::ofstream(folder_.file(name), std::ios::binary) << bytes;
    }
    // An assignment whose program is a script that answers every check that is made.
    void write_assignment() const {
        json given = terms();
        given["build"] = "echo 'a warning'; cp player.sh player; chmod +x player";
        write("assignment.json", given.dump());
    }
    static std::string player() {
        return "#!/bin/sh\nwhile read word rest; do case $word in\n"
               "tabuleiro) echo id name P; echo id author A; echo games reversi; echo ok;;\n"
               "isready) echo readyok;;\nquit) exit;;\nesac; done\n";
    }

    const Folder folder_;
};

TEST_F(HandInCommand, PrintsEachStepAndKeepsWhatIsAccepted) {
    write_assignment();
    write("player.sh", player());
    const End end = arena(
        {"assignment.json", "player.sh", "--json", "r.json", "--html", "r.html", "--out", "kept"});
    EXPECT_EQ(end.status, 0) << end.out << end.err;
    EXPECT_TRUE(has(end.out, "pass        files                  Taken: player.sh.\n"
                             "pass        build "));
    EXPECT_TRUE(has(end.out, "            a warning\n"
                             "pass        artefacts              Collected: player.\n"
                             "pass        greeting "));
    EXPECT_TRUE(end.out.ends_with("Accepted. 4 of 4 checks passed.\n")) << end.out;
    EXPECT_EQ(read_file(folder_.file("kept/player")), player());
    EXPECT_EQ(json::parse(read_file(folder_.file("r.json")))["accepted"], true);
    EXPECT_TRUE(has(read_file(folder_.file("r.html")), "<th scope=\"row\">artefacts</th>"));
    // What is there already is not replaced.
    const End again = arena({"assignment.json", "player.sh", "--out", "kept"});
    EXPECT_EQ(again.status, 4);
    EXPECT_TRUE(has(again.err, "Cannot write 'player'"));
}

TEST_F(HandInCommand, SaysWhyItIsNotAccepted) {
    write_assignment();
    write("player.sh", "#!/bin/sh\necho hello\n");
    const End end = arena({"assignment.json", "player.sh", "--out", "kept"});
    EXPECT_EQ(end.status, 1);
    EXPECT_TRUE(has(end.out, "fail        greeting "));
    EXPECT_TRUE(has(end.out, "Not accepted. 3 of 4 checks passed, 1 failed.\n"));
    EXPECT_FALSE(std::filesystem::exists(folder_.file("kept")));
}

TEST_F(HandInCommand, RefusesFilesThatItCannotReadAndWrongAssignments) {
    write_assignment();
    write("player.sh", player());
    write("wrong.json", R"({"title": "T", "game": "reversi"})");
    EXPECT_EQ(arena({"missing.json", "player.sh"}).status, 2);
    EXPECT_EQ(arena({"assignment.json", "missing.sh"}).status, 2);
    const End wrong = arena({"wrong.json", "player.sh"});
    EXPECT_EQ(wrong.status, 2);
    EXPECT_TRUE(has(wrong.err, "'run' is a text, and must be there"));
    EXPECT_EQ(arena({"assignment.json"}).status, 2);
}

} // namespace
} // namespace tabuleiro::test
