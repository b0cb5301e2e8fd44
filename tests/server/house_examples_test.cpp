// The players of examples/bots, as anybody would run them: they play each other in the house.
#include <fstream>

#include "in_lobby.hpp"
#include "owned_program.hpp"
#include "support/child.hpp"

namespace tabuleiro::test {
namespace {

class Examples : public PeopleHouse {
  protected:
    // One that is running.
    struct Running {
        OwnedProgram program;
        std::unique_ptr<Child> process;
    };
    Running run(const std::string& name, Known& owner, std::vector<std::string> command) {
        Running running{make_program(house_, owner.browser, wanted_program(name)), nullptr};
        const std::string token = folder_.file(name + ".token");
        std::ofstream(token) << running.program.token << "\n";
        command.push_back(token);
        running.process = std::make_unique<Child>(std::move(command));
        return running;
    }
    Running python(const std::string& name, Known& owner, const std::string& file) {
        return run(name, owner,
                   {"/usr/bin/python3", source_path("examples/bots/" + file),
                    "http://127.0.0.1:" + std::to_string(house_.port())});
    }
    Running compiled(const std::string& name, Known& owner, const std::string& path) {
        return run(name, owner, {path, "127.0.0.1", std::to_string(house_.port())});
    }
    void wait_for(InLobby& lobby, const std::string& name) {
        EXPECT_FALSE(lobby
                         .hear("change",
                               [&](const json& message) {
                                   return message.contains("people") &&
                                          message["people"].dump().find(name) != std::string::npos;
                               })
                         .is_null())
            << name;
    }
    // The first challenges the second, and both play to the end.
    void expect_game(Running& first, Running& second, const std::string& game,
                     const json& options = json::object()) {
        json wanted =
            settings(game, seat("here"), {{"kind", "person"}, {"person", second.program.id}});
        wanted["options"] = options;
        const std::string table = first.program.open(wanted).id;
        WebSocketClient page = browser().table(table);
        const json over = hear_until(page, [](const json& message) {
            return message.contains("result") && message["result"].is_object();
        });
        ASSERT_FALSE(over.is_null()) << game;
        EXPECT_EQ(over["result"]["ending"], "rule") << game << " " << over["result"];
    }

    Known ana_ = player("Ana");
    Known rui_ = player("Rui");
};

TEST_F(Examples, InPythonPlayEveryKindOfGame) {
    InLobby lobby(rui_.browser);
    Running random = python("Random", ana_, "random_player.py");
    wait_for(lobby, "Random");
    Running greedy = python("Greedy", rui_, "one_ply_player.py");
    wait_for(lobby, "Greedy");
    expect_game(random, greedy, "reversi");
    expect_game(greedy, random, "wargame", {{"rows", 9}, {"columns", 9}, {"ships-1", 1}});
    expect_game(greedy, random, "chess");
}

TEST_F(Examples, InCppPlayEveryKindOfGame) {
    InLobby lobby(rui_.browser);
    Running random = compiled("Random", ana_, RANDOM_PLAYER);
    wait_for(lobby, "Random");
    Running greedy = compiled("Greedy", rui_, ONE_PLY_PLAYER);
    wait_for(lobby, "Greedy");
    expect_game(random, greedy, "reversi");
    expect_game(greedy, random, "chess");
}

// A pass has no path; in a game at random it may be needed or not.
TEST(ExampleFiles, TheOnePlyPlayerInPythonPassesWhereItMust) {
    const std::string program =
        "import sys; sys.path.insert(0, sys.argv[1]); import one_ply_player\n"
        "passing = {'move': 'pass', 'path': [], 'touches': [], 'choice': None}\n"
        "board_view = {'boards': [{'pieces': []}]}\n"
        "print(one_ply_player.choose({'choices': [passing], 'turn': 'first', "
        "'board_view': board_view}))\n";
    Child python({"/usr/bin/python3", "-B", "-c", program, source_path("examples/bots")});
    EXPECT_EQ(python.rest(), "pass\n");
    EXPECT_EQ(python.wait(), 0);
}

// So that they stay examples.
TEST(ExampleFiles, AreShort) {
    for (const char* const file :
         {"random_player.py", "one_ply_player.py", "random_player.cpp", "one_ply_player.cpp",
          "house_connection.hpp", "house_connection.cpp"}) {
        const std::string text = read_file(source_path("examples/bots/" + std::string(file)));
        EXPECT_GT(text.size(), 0U) << file;
        EXPECT_LT(std::count(text.begin(), text.end(), '\n'), 80) << file;
    }
}

} // namespace
} // namespace tabuleiro::test
