// The players of examples/ against each other in every game: a hundred games without a fault.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/text.hpp"
#include "program.hpp"
#include "record/games.hpp"

namespace tabuleiro::test {
namespace {

constexpr int games_each = 20;

std::string python_player(const std::string& seed) {
    return "program:python3 -B '" + source_path("examples/programs/random_player.py").string() +
           "' " + seed + ",name=" + seed;
}

TEST(ExamplePlayers, PlayAHundredGamesWithoutAFault) {
    const Folder folder;
    int games = 0;
    AllGames::for_each([&]<Game G>() {
        const std::string id(G::id);
        const std::string file = folder.file(id + ".jsonl");
        const auto end = run_arena(folder, {"match", python_player("1"), python_player("2"), "-g",
                                            id, "--games", std::to_string(games_each), "--nodes",
                                            "1", "--max-moves", "60", "-q", "-o", file});
        ASSERT_EQ(end.status, 0) << id << ": " << end.out << end.err;
        const std::string text = read_file(file);
        for (const std::string_view line : split(text, '\n')) {
            if (line.empty() || line.find("\"reason\"") == std::string_view::npos) {
                continue; // the plan
            }
            const auto game = nlohmann::json::parse(line);
            const std::string reason = game.at("reason");
            EXPECT_TRUE(reason == "rule" || reason == "length")
                << id << ": " << reason << ", " << game.at("detail");
            ++games;
        }
    });
    EXPECT_EQ(games, 100);
}

} // namespace
} // namespace tabuleiro::test
