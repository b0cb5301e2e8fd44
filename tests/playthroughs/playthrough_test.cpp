// Compares each game's playthrough with its golden file; `playthrough_test --update` writes them.
#include "playthroughs/playthrough.hpp"

#include <fstream>
#include <iostream>

#include "record/games.hpp"
#include "support/files.hpp"

namespace {

constexpr std::uint64_t seed = 2026;
constexpr int most_plies = 60;

} // namespace

int main(int argc, char** argv) {
    using namespace tabuleiro;
    const bool update = argc == 2 && std::string_view(argv[1]) == "--update";
    int failures = 0;
    AllGames::for_each([&]<Game G>() {
        const auto path = test::source_path("tests/playthroughs/" + std::string(G::id) + ".txt");
        const std::string now = test::playthrough<G>(seed, most_plies);
        if (update) {
            std::ofstream(path, std::ios::binary) << now;
            std::cout << "wrote " << path << "\n";
        } else if (test::read_file(path) != now) {
            std::cout << path << " differs; if that is meant, run playthrough_test --update\n";
            ++failures;
        }
    });
    return failures == 0 ? 0 : 1;
}
