// swiss_pairing [TOURNAMENTS]: pairs simulated tournaments of 4 to 500 players, judges every round
// by the validator of the tests, and prints the time of the slowest rounds by the number of
// players.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <map>

#include "league/swiss_simulation.hpp"
#include "league/swiss_validator.hpp"

using namespace tabuleiro::league;
using Clock = std::chrono::steady_clock;

namespace {

struct Times {
    int rounds = 0;
    double sum = 0;
    double slowest = 0;
};

// Small ones are more common, as they are in life, and every hundredth has 500 players.
std::size_t players_of(int tournament) {
    const auto t = static_cast<std::size_t>(tournament);
    if (t % 100 == 99) {
        return 500;
    }
    return 4 + (t % 10 == 9 ? t * 37 % 300 : t * 7 % 60);
}

} // namespace

int main(int argc, char** argv) {
    const int tournaments = argc > 1 ? std::atoi(argv[1]) : 100;
    std::map<std::size_t, Times> times;
    int rounds = 0;
    int wrong = 0;
    int impossible = 0;
    for (int t = 0; t < tournaments; ++t) {
        const std::size_t players = players_of(t);
        SwissSimulation simulation(players, std::min(11, static_cast<int>(players) - 1),
                                   static_cast<unsigned>(t));
        while (!simulation.over()) {
            const auto begin = Clock::now();
            const auto pairing = pair_swiss_round(simulation.players, simulation.rules);
            const double taken = std::chrono::duration<double>(Clock::now() - begin).count();
            if (!pairing) {
                ++impossible;
                break;
            }
            for (const std::string& fault :
                 faults(simulation.players, simulation.rules, *pairing)) {
                fmt::print("tournament {}, {} players: {}\n", t, players, fault);
                ++wrong;
            }
            Times& class_times = times[players <= 30    ? 30
                                       : players <= 100 ? 100
                                       : players <= 300 ? 300
                                                        : 500];
            ++class_times.rounds;
            class_times.sum += taken;
            class_times.slowest = std::max(class_times.slowest, taken);
            simulation.play(*pairing);
            ++rounds;
        }
    }
    fmt::print(
        "{} tournaments, {} rounds, {} faults; {} ended early because nobody was left to meet\n",
        tournaments, rounds, wrong, impossible);
    for (const auto& [players, found] : times) {
        fmt::print("up to {:3} players: {:6} rounds, mean {:7.1f} ms, slowest {:7.1f} ms\n",
                   players, found.rounds, 1000 * found.sum / found.rounds, 1000 * found.slowest);
    }
    return wrong == 0 ? 0 : 1;
}
