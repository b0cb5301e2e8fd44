// selfplay play: games of the engine against itself. selfplay positions: training positions from
// games. selfplay neighbours: positions beside them. selfplay judge: a network's evaluations of
// positions. docs/nnue.md describes the process.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <atomic>
#include <thread>
#include <utility>

#include "expand.hpp"
#include "judge.hpp"
#include "neighbours.hpp"
#include "play.hpp"

namespace {

using namespace tabuleiro;
using namespace tabuleiro::roque;

struct ExpandRequest {
    std::vector<std::string> games;
    std::string training;
    std::string holdout;
    ExpandOptions options{.holdout_every = 32, .following = 0.7};
    int threads = 1;
};

struct NeighbourRequest {
    std::vector<std::string> games;
    std::string out;
    NeighbourOptions options;
    int threads = 1;
};

// What `make` makes of the games of each file, several files at a time, in the order of the files.
template <class Part, class Make>
std::vector<Expected<Part>> from_each(const std::vector<std::string>& files, int threads,
                                      const Make& make) {
    std::vector<Expected<Part>> parts(files.size());
    std::atomic<std::size_t> next = 0;
    std::vector<std::jthread> pool;
    for (int i = 0; i < threads; ++i) {
        pool.emplace_back([&] {
            for (std::size_t at = next++; at < parts.size(); at = next++) {
                const auto games = read_games(files[at]);
                if (games) {
                    parts[at] = make(*games);
                } else {
                    parts[at] = tl::unexpected(games.error());
                }
            }
        });
    }
    pool.clear();
    return parts;
}

Expected<std::string> expand_files(const ExpandRequest& request) {
    ExpandOptions options = request.options;
    if (request.holdout.empty()) {
        options.holdout_every = 0;
    }
    Expansion expansion;
    for (auto& part : from_each<Expansion>(request.games, request.threads, [&](const auto& games) {
             Expansion made;
             expand(games, options, made);
             return made;
         })) {
        if (!part) {
            return tl::unexpected(part.error());
        }
        expansion.add(*std::exchange(part, Expansion()));
    }
    if (const auto done = write_positions(request.training, expansion.training); !done) {
        return tl::unexpected(done.error());
    }
    if (!request.holdout.empty()) {
        if (const auto done = write_positions(request.holdout, expansion.holdout); !done) {
            return tl::unexpected(done.error());
        }
    }
    return report(expansion);
}

Expected<std::string> write_neighbours(const NeighbourRequest& request) {
    using Positions = std::vector<TrainingPosition>;
    Positions all;
    for (auto& part : from_each<Positions>(request.games, request.threads, [&](const auto& games) {
             return neighbours(games, request.options);
         })) {
        if (!part) {
            return tl::unexpected(part.error());
        }
        const Positions some = *std::exchange(part, Positions());
        all.insert(all.end(), some.begin(), some.end());
    }
    if (const auto done = write_positions(request.out, all); !done) {
        return tl::unexpected(done.error());
    }
    return fmt::format("{} neighbours\n", all.size());
}

Expected<NetworkPtr> named_network(const std::string& name) {
    auto network = find_network(name);
    return network ? network : fail("{path}: {reason}", name, network.error());
}

Expected<std::string> play_games(PlayRequest request, const std::string& network) {
    auto found = named_network(network);
    if (!found) {
        return tl::unexpected(found.error());
    }
    request.network = std::move(*found);
    return play(request);
}

Expected<std::string> judge_file(const std::string& positions, const std::string& network) {
    const auto found = named_network(network);
    if (!found) {
        return tl::unexpected(found.error());
    }
    if (!*found) {
        return fail("Judging needs a network.");
    }
    const auto read = read_positions(positions);
    return read ? judge(*read, *found) : tl::unexpected(read.error());
}

} // namespace

int main(int argc, char** argv) {
    CLI::App app("Games of the chess engine against itself, for training.");
    app.require_subcommand(1);

    PlayRequest play_request;
    const auto cores = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    play_request.threads = cores;
    std::size_t part_megabytes = 15;
    CLI::App& playing = *app.add_subcommand("play", "plays and writes NAME-1.games, ...");
    playing.add_option("name", play_request.name, "of the files to write")->required();
    playing.add_option("--threads", play_request.threads, "games at a time")
        ->check(CLI::Range(1, 1024))
        ->capture_default_str();
    playing.add_option("--seconds", play_request.seconds, "how long to play")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    playing.add_option("--games", play_request.games, "at most so many (0: as time allows)");
    playing.add_option("--nodes", play_request.nodes, "a move; the iteration is finished")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    std::string player{tapered_name};
    playing.add_option("--net", player, "a network's file, <embedded> or <tapered>")
        ->capture_default_str();
    playing.add_option("--seed", play_request.seed, "another seed plays other games");
    playing.add_option("--part", part_megabytes, "megabytes of a file, then the next begins")
        ->check(CLI::Range(1, 4096));

    ExpandRequest expand_request;
    expand_request.threads = cores;
    CLI::App& expanding = *app.add_subcommand("positions", "from games to positions");
    expanding.add_option("games", expand_request.games, "files of games")
        ->required()
        ->check(CLI::ExistingFile);
    expanding.add_option("--out", expand_request.training, "positions to train on")->required();
    expanding.add_option("--holdout", expand_request.holdout, "positions to test on");
    expanding
        .add_option("--holdout-every", expand_request.options.holdout_every, "one game in so many")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    expanding
        .add_option("--following", expand_request.options.following,
                    "share of what followed in the game in a position's score")
        ->check(CLI::Range(0.0, 1.0))
        ->capture_default_str();
    expanding.add_option("--threads", expand_request.threads, "files at a time")
        ->check(CLI::Range(1, 1024))
        ->capture_default_str();

    NeighbourRequest neighbour_request;
    neighbour_request.threads = cores;
    CLI::App& neighbouring = *app.add_subcommand("neighbours", "from games to positions beside");
    neighbouring.add_option("games", neighbour_request.games, "files of games")
        ->required()
        ->check(CLI::ExistingFile);
    neighbouring.add_option("--out", neighbour_request.out, "positions without scores")->required();
    neighbouring
        .add_option("--each", neighbour_request.options.each, "moves tried from a position")
        ->check(CLI::Range(1, 218))
        ->capture_default_str();
    neighbouring
        .add_option("--holdout-every", neighbour_request.options.holdout_every,
                    "leave out one game in so many, as positions does")
        ->capture_default_str();
    neighbouring.add_option("--seed", neighbour_request.options.seed, "another seed, other moves")
        ->capture_default_str();
    neighbouring.add_option("--threads", neighbour_request.threads, "files at a time")
        ->check(CLI::Range(1, 1024))
        ->capture_default_str();

    std::string judged;
    std::string judge_network{embedded_name};
    CLI::App& judging = *app.add_subcommand("judge", "what a network says of positions");
    judging.add_option("positions", judged, "a file of positions")->required();
    judging.add_option("--net", judge_network, "a network's file or <embedded>")
        ->capture_default_str();
    CLI11_PARSE(app, argc, argv);

    try {
        play_request.part_bytes = part_megabytes << 20;
        const auto done = playing.parsed()        ? play_games(play_request, player)
                          : judging.parsed()      ? judge_file(judged, judge_network)
                          : neighbouring.parsed() ? write_neighbours(neighbour_request)
                                                  : expand_files(expand_request);
        if (!done) {
            fmt::print(stderr, "selfplay: {}\n", done.error().text());
            return 1;
        }
        fmt::print("{}", *done);
        return 0;
    } catch (const std::exception& error) {
        fmt::print(stderr, "selfplay: {}\n", error.what());
        return 1;
    }
}
