// shared_selfplay GAME play, match, judge: games of the shared search against itself for training,
// matches between networks and the terms, a network's evaluations of records. docs/nnue.md
// describes the process.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <fstream>
#include <iterator>

#include "self_play.hpp"
#include "tuning/match_report.hpp"

namespace tabuleiro::learning {
namespace {

constexpr std::string_view terms_name = "terms";

struct Request {
    std::string game;
    std::string network{terms_name};
    std::string training;
    std::string holdout;
    PlayRequest play;
    std::string one;
    std::string other;
    int pairs = 200;
    int milliseconds = 0;
    std::string judged;
};

// None: the terms.
template <class L>
Expected<Network> named_network(const std::string& name) {
    if (name == terms_name) {
        return Network();
    }
    std::ifstream file(name, std::ios::binary);
    const std::string bytes((std::istreambuf_iterator<char>(file)),
                            std::istreambuf_iterator<char>());
    auto network = nnue::Network::from(bytes, L::Features::shape);
    if (!network) {
        return fail("{path}: {reason}", name, network.error());
    }
    return std::make_shared<const nnue::Network>(*std::move(network));
}

template <class L>
Expected<void> run_play(const Request& request) {
    const auto network = named_network<L>(request.network);
    if (!network) {
        return tl::unexpected(network.error());
    }
    // Odds of ten to one, in the terms' scores.
    const int points = static_cast<int>(std::lround(L::lead * std::numbers::ln10));
    ViewFile training(request.training, L::Features::shape, points);
    ViewFile holdout(request.holdout, L::Features::shape, points);
    const Played played =
        *network ? play<L>(LearnedPolicyOf<L>(*network), request.play, training, holdout)
                 : play<L>(typename L::Terms(), request.play, training, holdout);
    for (ViewFile* file : {&training, &holdout}) {
        if (const auto done = file->finish(); !done) {
            return done;
        }
    }
    fmt::print("{} games, {} moves; the first player won {}, drew {}, lost {}; {} records to "
               "train, {} held out\n",
               played.games, played.moves, played.results[2], played.results[1], played.results[0],
               training.records(), holdout.records());
    return {};
}

// How much each player of a match searched.
struct Effort {
    std::atomic<std::uint64_t> moves = 0;
    std::atomic<std::uint64_t> nodes = 0;

    double nodes_per_move() const {
        return static_cast<double>(nodes) / static_cast<double>(std::max<std::uint64_t>(moves, 1));
    }
};

template <class L, class P>
tuning::Chooser<typename L::Game> make_player(const P& policy, const Request& request,
                                              Effort& effort) {
    using Game = typename L::Game;
    using Clock = std::chrono::steady_clock;
    struct Thinker {
        search::Table table;
        search::Searcher<Game, P> searcher;
        Thinker(const P& policy, std::size_t entries)
            : table(entries), searcher(policy, table, {.contempt = L::contempt}) {}
    };
    const bool timed = request.milliseconds > 0;
    constexpr std::size_t timed_entries = std::size_t{1} << 18;
    auto thinker = std::make_shared<Thinker>(
        policy, timed ? timed_entries : static_cast<std::size_t>(request.play.nodes) * 4);
    return [thinker, timed, &request, &effort](const Record<Game>& record) {
        thinker->table.age();
        const auto end = Clock::now() + std::chrono::milliseconds(request.milliseconds);
        search::Budget budget;
        search::StopCondition stop;
        if (timed) {
            stop = [end] { return Clock::now() >= end; };
        } else {
            budget.nodes = request.play.nodes;
        }
        const auto found =
            thinker->searcher.search(record.position(), record.history(), budget, stop);
        ++effort.moves;
        effort.nodes += found.nodes;
        return found.lines.front().moves.front();
    };
}

template <class L>
Expected<void> run_match(const Request& request) {
    const auto one = named_network<L>(request.one);
    const auto other = named_network<L>(request.other);
    for (const auto* network : {&one, &other}) {
        if (!*network) {
            return tl::unexpected(network->error());
        }
    }
    std::array<Effort, 2> efforts;
    const auto maker = [&](const Network& network, Effort& effort) {
        return [&request, &effort, network](int /*pair*/) {
            return network ? make_player<L>(LearnedPolicyOf<L>(network), request, effort)
                           : make_player<L>(typename L::Terms(), request, effort);
        };
    };
    const auto tally = tuning::play_match<typename L::Game>(
        maker(*one, efforts[0]), maker(*other, efforts[1]),
        {.pairs = request.pairs, .threads = request.play.threads, .seed = request.play.seed});
    fmt::print("{} {} - {}, {}: {}; nodes a move {:.0f}, {:.0f}\n", L::Game::id, request.one,
               request.other,
               request.milliseconds > 0 ? fmt::format("{} ms a move", request.milliseconds)
                                        : fmt::format("{} nodes a move", request.play.nodes),
               tuning::report(tally), efforts[0].nodes_per_move(), efforts[1].nodes_per_move());
    return {};
}

// A line per record: its score, its result, and what the network says.
template <class L>
Expected<void> run_judge(const Request& request) {
    const auto network = named_network<L>(request.network);
    if (!network) {
        return tl::unexpected(network.error());
    }
    if (!*network) {
        return fail("Judging needs a network.");
    }
    const auto views = read_views(request.judged, L::Features::shape);
    if (!views) {
        return tl::unexpected(views.error());
    }
    for (const View& view : *views) {
        fmt::print("{} {} {}\n", view.score, view.result, judge(**network, view));
    }
    return {};
}

template <class L>
Expected<void> run(const Request& request) {
    return !request.judged.empty() ? run_judge<L>(request)
           : request.one.empty()   ? run_play<L>(request)
                                   : run_match<L>(request);
}

} // namespace
} // namespace tabuleiro::learning

int main(int argc, char** argv) {
    using namespace tabuleiro::learning;
    CLI::App app("Games of the shared search against itself, for training.");
    app.require_subcommand(1);
    Request request;
    app.add_option("game", request.game, "renpaarden or xadrez")
        ->required()
        ->check(CLI::IsMember({"renpaarden", "xadrez"}));
    app.add_option("--threads", request.play.threads, "games at a time")
        ->check(CLI::Range(1, 1024));
    app.add_option("--seed", request.play.seed, "another seed plays other games");
    app.add_option("--nodes", request.play.nodes, "a move")->check(CLI::PositiveNumber);
    auto& playing = *app.add_subcommand("play", "plays and writes records")->fallthrough();
    playing.add_option("training", request.training, "file of records to train on")->required();
    playing.add_option("holdout", request.holdout, "file of records to test on")->required();
    playing.add_option("--net", request.network, "a network's file, or terms");
    playing.add_option("--seconds", request.play.seconds, "how long")->check(CLI::PositiveNumber);
    playing.add_option("--games", request.play.games, "at most so many (0: as time allows)");
    playing.add_option("--following", request.play.following, "share of what followed in a score")
        ->check(CLI::Range(0.0, 1.0));
    playing.add_option("--holdout-every", request.play.holdout_every, "one game in so many")
        ->check(CLI::PositiveNumber);
    auto& match = *app.add_subcommand("match", "plays a match")->fallthrough();
    match.add_option("one", request.one, "a network's file, or terms")->required();
    match.add_option("other", request.other, "a network's file, or terms")->required();
    match.add_option("--pairs", request.pairs, "pairs of games")->check(CLI::PositiveNumber);
    match.add_option("--milliseconds", request.milliseconds, "per move, instead of nodes");
    auto& judging = *app.add_subcommand("judge", "what a network says of records");
    judging.add_option("records", request.judged, "a file of them")->required();
    judging.add_option("--net", request.network, "a network's file")->required();
    CLI11_PARSE(app, argc, argv);
    const auto done =
        request.game == "xadrez" ? run<XadrezLearner>(request) : run<RenpaardenLearner>(request);
    if (!done) {
        fmt::print(stderr, "shared_selfplay: {}\n", done.error().text());
        return 1;
    }
    return 0;
}
