// The cost of a move at a table: decided, applied, and sent to both players, compared with the bare
// game that only parses and plays it. Prints microseconds and ratios.
#include <chrono>
#include <cstdio>
#include <string>

#include "house/table_view.hpp"
#include "record/games.hpp"

namespace {

using namespace tabuleiro;
using namespace tabuleiro::house;

using Clock = std::chrono::steady_clock;

double microseconds(Clock::duration duration) {
    return std::chrono::duration<double, std::micro>(duration).count();
}

struct Costs {
    double judged = 0;  // consider and apply
    double told = 0;    // a change for one viewer
    double largest = 0; // bytes of the largest change
    double bytes = 0;
    double bare = 0; // parse and play, nothing else
    int moves = 0;
};

std::string settings_of(std::string_view game, std::string_view options) {
    return R"({"game":")" + std::string(game) + R"(","options":)" + std::string(options) +
           R"(,"seats":{"first":{"kind":"here"},"second":{"kind":"link"}},)"
           R"("time":{"first":"300+3","second":"300+3"}})";
}

// A game of random moves at a table, of limited length.
template <Game G>
void play(Costs& costs, std::string_view options, std::uint64_t seed, int max_plies) {
    Rng rng(seed);
    WallTime now{1};
    Table table =
        Table::open("bench", parse_settings(settings_of(G::id, options)).value(), WallTime(0))
            .value();
    (void)table.apply(table.join("Rui", now).value());
    const auto setup = [&] {
        while (table.turn() && table.plies() < 100) { // fleets are placed before it counts
            const auto event =
                table.decide(viewer_of(*table.turn()), {.kind = CommandKind::Arrange}, now, rng);
            if (!event) {
                break;
            }
            (void)table.apply(*event);
        }
    };
    setup();
    std::vector<std::string> played;
    for (int ply = 0; ply < max_plies && table.turn(); ++ply) {
        const Viewer mover = viewer_of(*table.turn());
        // A legal move, as the page would get it.
        const std::string state = TableView(table, mover).state(now);
        std::vector<std::string> moves;
        for (auto at = state.find("\"move\":\""); at != std::string::npos;
             at = state.find("\"move\":\"", at + 1)) {
            moves.push_back(state.substr(at + 8, state.find('"', at + 8) - at - 8));
        }
        const Command command{.kind = CommandKind::Play,
                              .move = moves[static_cast<std::size_t>(rng.below(moves.size()))]};
        ++now;
        const auto start = Clock::now();
        const auto event = table.decide(mover, command, now, rng);
        (void)table.apply(*event);
        const auto judged = Clock::now();
        for (const Viewer viewer : {Viewer::First, Viewer::Second}) {
            const std::string change = TableView(table, viewer).change(table.version() - 1, now);
            costs.bytes += static_cast<double>(change.size()) / 2;
            costs.largest = std::max(costs.largest, static_cast<double>(change.size()));
        }
        const auto told = Clock::now();
        costs.judged += microseconds(judged - start);
        costs.told += microseconds(told - judged) / 2;
        ++costs.moves;
        played.push_back(command.move);
    }
    if constexpr (OpenGame<G>) {
        const auto start = Clock::now();
        auto position = G::start({}).value();
        for (const std::string& move : played) {
            G::play(position, G::parse(position, move).value());
        }
        costs.bare += microseconds(Clock::now() - start);
    }
}

template <Game G>
void report(std::string_view name, std::string_view options, int games, int max_plies) {
    Costs costs;
    for (int game = 0; game < games; ++game) {
        play<G>(costs, options, static_cast<std::uint64_t>(game + 1), max_plies);
    }
    const double moves = costs.moves;
    std::printf("%-16s %8d moves %9.2f us judged %9.2f us told %8.0f bytes (largest %.0f)",
                std::string(name).c_str(), costs.moves, costs.judged / moves, costs.told / moves,
                costs.bytes / moves, costs.largest);
    if (costs.bare > 0) {
        std::printf("  %6.2f us bare", costs.bare / moves);
    }
    std::printf("\n");
}

} // namespace

int main() {
    report<chess::Chess>("chess", "{}", 60, 150);
    report<xadrez::Xadrez>("xadrez", "{}", 30, 150);
    report<renpaarden::Renpaarden>("renpaarden", "{}", 10, 100);
    report<wargame::WarGame>("wargame 9x9", "{}", 30, 120);
    report<wargame::WarGame>("wargame 15x24",
                             R"({"rows":15,"columns":24,"ships-1":3,"ships-2":3,"ships-3":3,)"
                             R"("ships-4":3,"ships-5":2,"ships-6":2,"ships-7":2,"ships-8":2})",
                             3, 300);
}
