// The figures of docs/wargame/shooters.md, each by one command:
//
//   wargame_means exact [p2|uniform] [EFFORT]
//       the exact mean of d4 on 9x9 1 1 1 1: all boards, no sampling
//   wargame_means games SIZE GAMES EFFORT COUNTS...
//       d4 on p2 boards: mean, interval, time per shot
//   wargame_means told SIZE GAMES EFFORT COUNTS...
//       the same on the same boards if d4 is told all pieces of more than one cell; and what
//       finding out the variants of those, one by one, costs at least
//   wargame_means bound [p2|uniform]
//       below which no shooter's mean on 9x9 1 1 1 1 can be
//   wargame_means distance
//       how far the walked probabilities are from the exact ones, 9x9 and 9x12
#include <fmt/core.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdlib>
#include <ctime>
#include <mutex>
#include <numeric>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "engines/wargame/belief.hpp"
#include "engines/wargame/shooter.hpp"
#include "engines/wargame/shot_chooser.hpp"
#include "wargame_lower_bound.hpp"

namespace {

using namespace tabuleiro;
using namespace tabuleiro::wargame;

const Counts four{{1, 1, 1, 1}};

// A state of many games at once: all boards that gave these answers.
struct GameState {
    Belief belief;
    Knowledge knowledge;
};

// Weight times misses over all boards of the state, if the shooter plays on. States with fewer
// boards than `alone` are left for later, if there is a later.
double misses(const GameState& now, ShotChooser& chooser, std::size_t alone,
              std::vector<GameState>* later) {
    if (now.belief.worlds() <= 1) {
        return 0;
    }
    const Size size = now.knowledge.size();
    const auto shot = chooser.choose(now.belief, now.knowledge);
    if (!shot) {
        return 0;
    }
    const Cell cell = size.cell_of(*shot / cells_in_block, *shot % cells_in_block);
    double missed = 0;
    for (int type = 0; type <= types; ++type) {
        if (now.knowledge.contradiction(cell, type)) {
            continue;
        }
        GameState next = now;
        next.knowledge.learn(cell, type);
        next.belief.update(next.knowledge);
        if (next.belief.is_lost()) {
            continue; // no board gives this answer
        }
        if (type == 0) {
            missed += next.belief.weight();
        }
        if (later != nullptr && next.belief.worlds() < alone) {
            later->push_back(std::move(next));
        } else {
            missed += misses(next, chooser, alone, later);
        }
    }
    return missed;
}

const char* name_of(Placement placement) {
    return placement == Placement::P2 ? "p2" : "uniform";
}

// The word after the command.
Placement placement_in(int argc, char** argv) {
    return argc > 2 && std::string_view(argv[2]) == "uniform" ? Placement::Uniform : Placement::P2;
}

int exact(Placement placement, Effort effort) {
    constexpr std::size_t alone = 100'000;
    GameState start{Belief({}, four, placement, {}, 1), Knowledge({}, four)};
    start.belief.update(start.knowledge);
    std::vector<GameState> tasks;
    ShotChooser chooser(start.belief.grid(), effort);
    double missed = misses(start, chooser, alone, &tasks);
    std::atomic<std::size_t> next{0};
    std::mutex mutex;
    std::vector<std::thread> threads;
    for (unsigned i = 0; i < std::max(1U, std::thread::hardware_concurrency()); ++i) {
        threads.emplace_back([&] {
            ShotChooser own(start.belief.grid(), effort);
            for (std::size_t task = next++; task < tasks.size(); task = next++) {
                const double part = misses(tasks[task], own, 0, nullptr);
                const std::lock_guard lock(mutex);
                missed += part;
            }
        });
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    fmt::print("9x9 1 1 1 1, {} boards, {}, effort {}: exact mean {:.4f} shots\n",
               start.belief.worlds(), name_of(placement), effort.worlds,
               four.cells() + missed / start.belief.weight());
    return 0;
}

int bound(Placement placement) {
    const auto catalogue = catalogue_of({}, four, placement);
    const bench::MissBound misses = bench::miss_bound(catalogue->worlds);
    fmt::print("9x9 1 1 1 1, {} boards, {}: no shooter needs fewer than {:.4f} shots; misses at "
               "least {:.4f} in blocks without a larger piece, {:.4f}, {:.4f} and {:.4f} in those "
               "of the pieces of 2, 3 and 4 cells\n",
               catalogue->worlds.size(), name_of(placement), four.cells() + misses.total(),
               misses.single_cell, misses.in_block[2], misses.in_block[3], misses.in_block[4]);
    return 0;
}

// What a shooter knows from the start.
enum class Told : std::uint8_t { Nothing, LargerPieces };

Knowledge known_from_the_start(const Board& board, Told told) {
    const Size size = board.size();
    Knowledge knowledge(size, board.counts());
    for (int index = 0; told == Told::LargerPieces && index < size.cells(); ++index) {
        if (const Cell cell = size.cell(index); board.at(cell) > 1) {
            knowledge.learn(cell, board.at(cell));
        }
    }
    return knowledge;
}

// The mean of several games with its 95 % interval.
struct Mean {
    double sum = 0;
    double squares = 0;
    int count = 0;

    void add(double value) {
        sum += value;
        squares += value * value;
        ++count;
    }
    double value() const { return sum / count; }
    double interval() const {
        const double variance = (squares - sum * value()) / (count - 1);
        return 1.96 * std::sqrt(variance / count);
    }
};

int games(Size size, int count, Effort effort, const Counts& counts, Told told) {
    std::vector<double> times;
    Mean shots;
    for (int game = 0; game < count; ++game) {
        Rng rng(static_cast<std::uint64_t>(game));
        const Board board = place_p2(size, counts, rng).value();
        const auto shooter = make_shooter({.firing = Firing::D4,
                                           .size = size,
                                           .counts = counts,
                                           .placement = Placement::P2,
                                           .effort = effort,
                                           .seed = rng()});
        Knowledge knowledge = known_from_the_start(board, told);
        while (!knowledge.all_sunk()) {
            const std::clock_t begin = std::clock(); // processor time
            const Cell cell = shooter->choose(knowledge).value();
            times.push_back(1e3 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
            knowledge.learn(cell, board.at(cell));
        }
        shots.add(knowledge.shots());
    }
    const double total = std::accumulate(times.begin(), times.end(), 0.0);
    std::sort(times.begin(), times.end());
    fmt::print("{} p2 boards {}, effort {}{}: {:.2f} +- {:.2f} shots; a shot takes {:.2f} ms on "
               "average, {:.2f} ms in the median, {:.0f} ms at the 99th percentile\n",
               count, size_name(size), effort.worlds,
               told == Told::LargerPieces ? ", told all larger pieces" : "", shots.value(),
               shots.interval(), total / static_cast<double>(times.size()), times[times.size() / 2],
               times[times.size() * 99 / 100]);
    return 0;
}

// The misses of somebody who knows the block and type of each larger piece, and all other pieces,
// and finds out the variants in the best order of shots.
double misses_in_blocks(const Board& board) {
    const Grid& grid = grid_of(board.size());
    const PlacementWeights weights(Placement::P2, grid);
    double misses = 0;
    for (int block = 0; block < grid.blocks(); ++block) {
        Matrices world = matrices_of(board);
        VariantId& piece = world[static_cast<std::size_t>(block)];
        const int type = type_of(piece);
        if (type <= 1) {
            continue;
        }
        bench::WeightedVariants possible;
        double total = 0;
        for_each_variant(grid.fitting(world, block) & variants_of_type[type], [&](VariantId id) {
            piece = id;
            possible[id] = weights.of(world);
            total += possible[id];
        });
        misses += bench::misses_in_block(possible) / total;
    }
    return misses;
}

int told_games(Size size, int count, Effort effort, const Counts& counts) {
    games(size, count, effort, counts, Told::LargerPieces);
    Mean misses;
    for (int game = 0; game < count; ++game) {
        Rng rng(static_cast<std::uint64_t>(game));
        misses.add(misses_in_blocks(place_p2(size, counts, rng).value()));
    }
    fmt::print("the variants of the larger pieces cost {:.2f} +- {:.2f} misses at least\n",
               misses.value(), misses.interval());
    return 0;
}

// The probabilities by listing all consistent worlds, for boards without a catalogue.
Chances listed(const Knowledge& knowledge, Placement placement) {
    const Grid grid(knowledge.size());
    const PlacementWeights weights(placement, grid);
    std::vector<double> by_piece(max_placed);
    double total = 0;
    list_worlds(grid, Openings(knowledge), ~std::uint64_t{0}, [&](const Matrices& world) {
        const double weight = weights.of(world);
        total += weight;
        for (int block = 0; block < grid.blocks(); ++block) {
            if (const VariantId id = world[static_cast<std::size_t>(block)]; id != empty_matrix) {
                by_piece[placed(block, id)] += weight;
            }
        }
        return true;
    });
    Chances chances{};
    for (std::size_t piece = 0; piece < by_piece.size(); ++piece) {
        const auto at = static_cast<PlacedPiece>(piece);
        for (int place = 0; place < cells_in_block; ++place) {
            if (((cells_of(variant_of(at)) >> place) & 1) != 0) {
                chances[static_cast<std::size_t>(block_of(at) * cells_in_block + place)] +=
                    by_piece[piece] / total;
            }
        }
    }
    return chances;
}

int distance() {
    for (const Size size : {Size{9, 9}, Size{9, 12}}) {
        for (const Placement placement : {Placement::P2, Placement::Uniform}) {
            double squares = 0;
            double most = 0;
            double lost = 0; // probability given up by firing where the estimate is highest
            int cells = 0;
            int moments = 0;
            for (std::uint64_t game = 0; game < 3; ++game) {
                Rng rng(game);
                const Board board = place_p2(size, four, rng).value();
                Knowledge knowledge(size, four);
                Belief walked(size, four, placement, crowd_for(size), game, Exactness::Never);
                for (int shot = 0; shot < 6; ++shot) {
                    walked.update(knowledge);
                    const Chances exactly = listed(knowledge, placement);
                    std::size_t chosen = 0;
                    double best = 0;
                    double chosen_estimate = -1;
                    for (int at = 0; at < size.cells(); ++at) {
                        const auto cell = static_cast<std::size_t>(at);
                        const Cell where = size.cell_of(at / cells_in_block, at % cells_in_block);
                        if (knowledge.tried(where)) {
                            continue;
                        }
                        const double off = walked.chances()[cell] - exactly[cell];
                        squares += off * off;
                        most = std::max(most, std::abs(off));
                        ++cells;
                        best = std::max(best, exactly[cell]);
                        if (walked.chances()[cell] > chosen_estimate) {
                            chosen_estimate = walked.chances()[cell];
                            chosen = cell;
                        }
                    }
                    lost += best - exactly[chosen];
                    ++moments;
                    const Cell fired = size.cell_of(static_cast<int>(chosen) / cells_in_block,
                                                    static_cast<int>(chosen) % cells_in_block);
                    knowledge.learn(fired, board.at(fired));
                }
            }
            fmt::print("{} {}: chances off by {:.4f} (root mean square), {:.4f} at most; the shot "
                       "chosen has {:.4f} less than the best\n",
                       size_name(size), name_of(placement), std::sqrt(squares / cells), most,
                       lost / moments);
        }
    }
    return 0;
}

int number(const char* text) {
    return std::atoi(text);
}

} // namespace

int main(int argc, char** argv) {
    const std::string_view what = argc > 1 ? argv[1] : "";
    if (what == "exact") {
        return exact(placement_in(argc, argv), argc > 3 ? Effort{number(argv[3])} : usual_effort);
    }
    if ((what == "games" || what == "told") && argc > 5) {
        const std::string_view side = argv[2];
        const auto x = side.find('x');
        const Size size{static_cast<std::uint8_t>(number(argv[2])),
                        static_cast<std::uint8_t>(number(argv[2] + x + 1))};
        Counts counts;
        for (int i = 5; i < argc && i < 5 + types; ++i) {
            counts[i - 4] = static_cast<std::uint8_t>(number(argv[i]));
        }
        const Effort effort{number(argv[4])};
        return what == "told" ? told_games(size, number(argv[3]), effort, counts)
                              : games(size, number(argv[3]), effort, counts, Told::Nothing);
    }
    if (what == "bound") {
        return bound(placement_in(argc, argv));
    }
    if (what == "distance") {
        return distance();
    }
    fmt::print("wargame_means exact [p2|uniform] [EFFORT]\n"
               "wargame_means games SIZE GAMES EFFORT COUNTS...\n"
               "wargame_means told SIZE GAMES EFFORT COUNTS...\n"
               "wargame_means bound [p2|uniform]\n"
               "wargame_means distance\n");
    return 2;
}
