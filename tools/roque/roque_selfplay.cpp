// roque_selfplay THREADS SECONDS SEED NODES FILE: plays the engine against itself from random
// openings and writes quiet positions with their results.
#include <fmt/core.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <mutex>
#include <thread>

#include "core/rng.hpp"
#include "engines/chess/engine.hpp"
#include "games/chess/endings.hpp"
#include "training.hpp"

namespace {

using namespace tabuleiro;
using namespace tabuleiro::roque;

constexpr int opening_plies = 8;
constexpr Score balanced = 250; // openings beyond this are thrown away
constexpr Score decided = 1500; // a game beyond this for some plies is won
constexpr int decided_plies = 5;
constexpr Score level = 6; // below this for long, late in the game, it is drawn
constexpr int level_plies = 12;
constexpr int level_from_ply = 80;
constexpr int longest_game = 400;

struct Game {
    GameLine line;
    std::vector<TrainingPosition> positions;

    void play(Move move) {
        line.earlier.push_back(line.position.key());
        line.position.play(move);
        if (line.position.quiet_plies() == 0) {
            line.earlier.clear();
        }
    }
    int occurrences() const {
        return 1 + static_cast<int>(
                       std::count(line.earlier.begin(), line.earlier.end(), line.position.key()));
    }
};

bool random_opening(Game& game, Rng& rng) {
    const int plies = opening_plies + static_cast<int>(rng.below(2));
    for (int i = 0; i < plies; ++i) {
        const MoveList moves = game.line.position.legal_moves();
        if (moves.empty()) {
            return false;
        }
        game.play(moves[static_cast<std::size_t>(rng.below(moves.size()))]);
    }
    return game.line.position.has_legal_move();
}

// The result from white, 0 to 2, or none if the opening was no good.
std::optional<int> play_game(Engine& engine, Game& game, Rng& rng, std::uint64_t nodes) {
    if (!random_opening(game, rng)) {
        return std::nullopt;
    }
    engine.new_game();
    int decided_for = 0;
    int level_for = 0;
    for (int ply = 0; ply < longest_game; ++ply) {
        const Position& position = game.line.position;
        if (const auto end = chess::outcome(position, DrawRules::Automatic, MaterialReading::Listed,
                                            game.occurrences())) {
            return end->winner ? (*end->winner == white ? 2 : 0) : 1;
        }
        SearchRequest request;
        request.game = game.line;
        request.limits.nodes = nodes;
        const SearchResult result = engine.search(request);
        const Score score = position.to_move() == white ? result.score : -result.score;
        if (ply == 0 && std::abs(score) > balanced) {
            return std::nullopt;
        }
        if (is_decisive(score)) {
            return score > 0 ? 2 : 0;
        }
        decided_for = std::abs(score) >= decided ? decided_for + 1 : 0;
        level_for = std::abs(score) <= level ? level_for + 1 : 0;
        if (decided_for >= decided_plies) {
            return score > 0 ? 2 : 0;
        }
        if (level_for >= level_plies && ply >= level_from_ply) {
            return 1;
        }
        if (!position.in_check() && !position.captured_by(*result.best) &&
            !result.best->promotes_to() && std::abs(score) < decided) {
            game.positions.push_back(packed(position, score, ply));
        }
        game.play(*result.best);
    }
    return 1;
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 6) {
        fmt::print(stderr, "usage: roque_selfplay THREADS SECONDS SEED NODES FILE\n");
        return 2;
    }
    const int threads = std::atoi(argv[1]);
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(std::atoi(argv[2]));
    Rng seeds(std::strtoull(argv[3], nullptr, 10));
    const std::uint64_t nodes = std::strtoull(argv[4], nullptr, 10);
    std::ofstream out(argv[5], std::ios::binary);
    std::mutex writing;
    std::uint64_t games = 0;
    std::uint64_t positions = 0;
    std::array<std::uint64_t, 3> results{};
    std::vector<std::thread> pool;
    for (int i = 0; i < threads; ++i) {
        pool.emplace_back([&, rng = seeds.split()]() mutable {
            Engine engine(2);
            while (std::chrono::steady_clock::now() < end) {
                Game game;
                const auto result = play_game(engine, game, rng, nodes);
                if (!result) {
                    continue;
                }
                for (TrainingPosition& position : game.positions) {
                    position.result = static_cast<std::uint8_t>(*result);
                }
                const std::lock_guard lock(writing);
                out.write(
                    reinterpret_cast<const char*>(game.positions.data()),
                    static_cast<std::streamsize>(game.positions.size() * sizeof(TrainingPosition)));
                ++games;
                ++results[static_cast<std::size_t>(*result)];
                positions += game.positions.size();
            }
        });
    }
    for (std::thread& thread : pool) {
        thread.join();
    }
    fmt::print("{} games, {} positions; white won {}, drew {}, lost {}\n", games, positions,
               results[2], results[1], results[0]);
    return 0;
}
