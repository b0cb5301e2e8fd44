// Every game of the list fulfils the contract, and has its perft file, playthrough and rules.
#include "conformance/conformance.hpp"

#include <filesystem>

#include "record/games.hpp"
#include "support/files.hpp"

namespace tabuleiro::test {
namespace {

TEST(Conformance, EveryGameKeepsTheContract) {
    AllGames::for_each([]<Game G>() { conform<G>({}); });
}

TEST(Conformance, EveryGameHasItsFiles) {
    AllGames::for_each([]<Game G>() {
        const std::string id(G::id);
        for (const std::string& path :
             {"tests/perft/" + id + ".txt", "tests/playthroughs/" + id + ".txt",
              "docs/rules/" + id + ".md"}) {
            EXPECT_TRUE(std::filesystem::exists(source_path(path))) << path << " is missing";
        }
    });
}

} // namespace
} // namespace tabuleiro::test
