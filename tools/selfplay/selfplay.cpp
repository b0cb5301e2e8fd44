// selfplay play: games of the engine against itself. selfplay positions: training positions from
// games. selfplay neighbours: positions beside them. selfplay judge: a network's evaluations of
// positions. selfplay reference: positions with the scores of long searches. selfplay error: how
// far networks are from them. docs/nnue.md describes the process.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <atomic>
#include <functional>
#include <memory>
#include <thread>
#include <utility>

#include "expand.hpp"
#include "judge.hpp"
#include "neighbours.hpp"
#include "play.hpp"
#include "reference.hpp"

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

struct ReferenceRequest {
    std::string positions;
    std::string out;
    std::string network{embedded_name};
    ReferenceOptions options;
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

Expected<std::string> write_reference(ReferenceRequest request) {
    auto network = named_network(request.network);
    if (!network) {
        return tl::unexpected(network.error());
    }
    request.options.network = std::move(*network);
    auto read = read_positions(request.positions);
    if (!read) {
        return tl::unexpected(read.error());
    }
    const auto found = reference_positions(std::move(*read), request.options);
    if (!found) {
        return tl::unexpected(found.error());
    }
    if (const auto done = write_positions(request.out, *found); !done) {
        return tl::unexpected(done.error());
    }
    return fmt::format("{} positions\n", found->size());
}

Expected<std::string> errors_of(const std::string& positions,
                                const std::vector<std::string>& networks) {
    const auto read = read_positions(positions);
    if (!read) {
        return tl::unexpected(read.error());
    }
    std::string lines;
    for (const std::string& name : networks) {
        const auto network = named_network(name);
        if (!network) {
            return tl::unexpected(network.error());
        }
        const auto error = evaluation_error(*read, *network);
        if (!error) {
            return tl::unexpected(error.error());
        }
        lines += fmt::format("{:.6f} +- {:.6f}  {}\n", error->mean, error->standard_error, name);
    }
    return lines;
}

int cores() {
    return static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
}

// What the chosen subcommand does; returns what is printed.
using Job = std::function<Expected<std::string>()>;

void add_play(CLI::App& app, Job& job) {
    struct Options {
        PlayRequest request;
        std::string network{tapered_name};
        std::size_t part_megabytes = 15;
    };
    const auto options = std::make_shared<Options>();
    PlayRequest& request = options->request;
    request.threads = cores();
    CLI::App& command = *app.add_subcommand("play", "plays and writes NAME-1.games, ...");
    command.add_option("name", request.name, "of the files to write")->required();
    command.add_option("--threads", request.threads, "games at a time")
        ->check(CLI::Range(1, 1024))
        ->capture_default_str();
    command.add_option("--seconds", request.seconds, "how long to play")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    command.add_option("--games", request.games, "at most so many (0: as time allows)");
    command.add_option("--nodes", request.nodes, "a move; the iteration is finished")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    command.add_option("--net", options->network, "a network's file, <embedded> or <tapered>")
        ->capture_default_str();
    command.add_option("--seed", request.seed, "another seed plays other games");
    command
        .add_option("--part", options->part_megabytes, "megabytes of a file, then the next begins")
        ->check(CLI::Range(1, 4096));
    command.callback([options, &job] {
        job = [options] {
            options->request.part_bytes = options->part_megabytes << 20;
            return play_games(options->request, options->network);
        };
    });
}

void add_positions(CLI::App& app, Job& job) {
    const auto request = std::make_shared<ExpandRequest>();
    request->threads = cores();
    CLI::App& command = *app.add_subcommand("positions", "from games to positions");
    command.add_option("games", request->games, "files of games")
        ->required()
        ->check(CLI::ExistingFile);
    command.add_option("--out", request->training, "positions to train on")->required();
    command.add_option("--holdout", request->holdout, "positions to test on");
    command.add_option("--holdout-every", request->options.holdout_every, "one game in so many")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    command
        .add_option("--following", request->options.following,
                    "share of what followed in the game in a position's score")
        ->check(CLI::Range(0.0, 1.0))
        ->capture_default_str();
    command.add_option("--threads", request->threads, "files at a time")
        ->check(CLI::Range(1, 1024))
        ->capture_default_str();
    command.callback([request, &job] { job = [request] { return expand_files(*request); }; });
}

void add_neighbours(CLI::App& app, Job& job) {
    const auto request = std::make_shared<NeighbourRequest>();
    request->threads = cores();
    CLI::App& command = *app.add_subcommand("neighbours", "from games to positions beside");
    command.add_option("games", request->games, "files of games")
        ->required()
        ->check(CLI::ExistingFile);
    command.add_option("--out", request->out, "positions without scores")->required();
    command.add_option("--each", request->options.each, "moves tried from a position")
        ->check(CLI::Range(1, 218))
        ->capture_default_str();
    command
        .add_option("--holdout-every", request->options.holdout_every,
                    "leave out one game in so many, as positions does")
        ->capture_default_str();
    command.add_option("--seed", request->options.seed, "another seed, other moves")
        ->capture_default_str();
    command.add_option("--threads", request->threads, "files at a time")
        ->check(CLI::Range(1, 1024))
        ->capture_default_str();
    command.callback([request, &job] { job = [request] { return write_neighbours(*request); }; });
}

void add_judge(CLI::App& app, Job& job) {
    struct Options {
        std::string positions;
        std::string network{embedded_name};
    };
    const auto options = std::make_shared<Options>();
    CLI::App& command = *app.add_subcommand("judge", "what a network says of positions");
    command.add_option("positions", options->positions, "a file of positions")->required();
    command.add_option("--net", options->network, "a network's file or <embedded>")
        ->capture_default_str();
    command.callback([options, &job] {
        job = [options] { return judge_file(options->positions, options->network); };
    });
}

void add_reference(CLI::App& app, Job& job) {
    const auto request = std::make_shared<ReferenceRequest>();
    request->options.threads = cores();
    CLI::App& command =
        *app.add_subcommand("reference", "some positions with the scores of long searches");
    command.add_option("positions", request->positions, "a file of positions")->required();
    command.add_option("--out", request->out, "the file to write")->required();
    command.add_option("--count", request->options.count, "positions, drawn at random")
        ->check(CLI::Range(1, 100'000'000))
        ->capture_default_str();
    command.add_option("--nodes", request->options.nodes, "a position")
        ->check(CLI::Range(1, 1'000'000'000))
        ->capture_default_str();
    command.add_option("--net", request->network, "a network's file, <embedded> or <tapered>")
        ->capture_default_str();
    command.add_option("--seed", request->options.seed, "another seed draws others")
        ->capture_default_str();
    command.add_option("--threads", request->options.threads, "positions at a time")
        ->check(CLI::Range(1, 1024))
        ->capture_default_str();
    command.callback([request, &job] { job = [request] { return write_reference(*request); }; });
}

void add_error(CLI::App& app, Job& job) {
    struct Options {
        std::string positions;
        std::vector<std::string> networks{std::string(embedded_name)};
    };
    const auto options = std::make_shared<Options>();
    CLI::App& command =
        *app.add_subcommand("error", "how far networks are from the scores of positions");
    command.add_option("positions", options->positions, "a file of positions")->required();
    command.add_option("--net", options->networks, "networks' files, <embedded> or <tapered>")
        ->capture_default_str();
    command.callback([options, &job] {
        job = [options] { return errors_of(options->positions, options->networks); };
    });
}

} // namespace

int main(int argc, char** argv) {
    CLI::App app("Games of the chess engine against itself, for training.");
    app.require_subcommand(1);
    Job job;
    for (const auto& add :
         {add_play, add_positions, add_neighbours, add_judge, add_reference, add_error}) {
        add(app, job);
    }
    CLI11_PARSE(app, argc, argv);

    try {
        const auto done = job();
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
