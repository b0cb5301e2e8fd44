// reversi_patterns play, fit, lead, match: the learned evaluation of Reversi, from games against
// itself to tables and to matches between them (docs/reversi-patterns.md).
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <fstream>

#include "fit.hpp"
#include "lead.hpp"
#include "play.hpp"
#include "tuning/match_report.hpp"

namespace tabuleiro::reversi::learning {
namespace {

struct Request {
    int threads = 1;
    std::uint64_t seed = 1;
    std::uint64_t nodes = 600;
    int solved = 14;
    std::string evaluation = "terms";
    double seconds = 60;
    double following = 1;
    std::string out;
    std::vector<std::string> samples;
    std::string from;
    Fitting fitting;
    std::string one;
    std::string other;
    int pairs = 500;
    int milliseconds = 0;
    int opening_plies = 8;
};

void run_play(const Request& request) {
    const Played played = play({.evaluation = Evaluation::named(request.evaluation),
                                .thinking = {.nodes = request.nodes, .solved = request.solved},
                                .seconds = request.seconds,
                                .threads = request.threads,
                                .seed = request.seed,
                                .following = request.following});
    write_samples(request.out, played.samples);
    fmt::print("{} games, {} positions\n", played.games, played.samples.size());
}

void run_fit(const Request& request) {
    Fitting fitting = request.fitting;
    if (!request.from.empty()) {
        fitting.from = *Evaluation::named(request.from).tables;
    }
    const Fitted fitted = fit(read_samples(request.samples), fitting);
    for (std::size_t stage = 0; stage < fitted.held.size(); ++stage) {
        fmt::print("stage {}: {} samples, learned {:.2f}, held out {:.2f}, epoch {}\n", stage,
                   fitted.samples[stage], fitted.learned[stage], fitted.held[stage],
                   fitted.best_epoch[stage]);
    }
    std::ofstream(request.out, std::ios::binary) << fitted.tables.to_bytes();
}

void run_lead(const Request& request) {
    fmt::print("Odds of e to 1 for a lead of {:.0f}.\n",
               lead_of(Evaluation::named(request.evaluation), read_samples(request.samples)));
}

void run_match(const Request& request) {
    Thinking thinking{.nodes = request.nodes, .solved = request.solved};
    if (request.milliseconds > 0) {
        thinking.time = std::chrono::milliseconds(request.milliseconds);
        thinking.table_entries = std::size_t{1} << 16;
    }
    const Evaluation one = Evaluation::named(request.one);
    const Evaluation other = Evaluation::named(request.other);
    const auto tally =
        tuning::play_match<Reversi>([&](int) { return make_player(one, thinking); },
                                    [&](int) { return make_player(other, thinking); },
                                    {.pairs = request.pairs,
                                     .threads = request.threads,
                                     .seed = request.seed,
                                     .opening_plies = request.opening_plies});
    fmt::print("{} - {}: {}\n", request.one, request.other, tuning::report(tally));
}

} // namespace
} // namespace tabuleiro::reversi::learning

int main(int argc, char** argv) {
    using namespace tabuleiro::reversi::learning;
    CLI::App app("Learns an evaluation of Reversi from games of the computer against itself.");
    app.require_subcommand(1);
    Request request;
    app.add_option("--threads", request.threads, "threads of play and match");
    app.add_option("--seed", request.seed, "first random number");
    app.add_option("--nodes", request.nodes, "nodes per move");
    app.add_option("--solved", request.solved, "empty squares from which games are solved");
    auto* const play = app.add_subcommand("play", "plays games and writes samples")->fallthrough();
    play->add_option("evaluation", request.evaluation, "terms or tables")->required();
    play->add_option("out", request.out, "file of samples")->required();
    play->add_option("--seconds", request.seconds, "how long");
    play->add_option("--following", request.following, "share of what followed in a margin");
    auto* const fit = app.add_subcommand("fit", "fits tables to samples")->fallthrough();
    fit->add_option("out", request.out, "file of tables")->required();
    fit->add_option("samples", request.samples, "files of samples")->required();
    fit->add_option("--from", request.from, "tables to start from");
    fit->add_option("--epochs", request.fitting.epochs, "how often samples are seen");
    fit->add_option("--first-rate", request.fitting.first_rate, "of learning");
    fit->add_option("--last-rate", request.fitting.last_rate, "of learning");
    auto* const lead = app.add_subcommand("lead", "says what a lead means")->fallthrough();
    lead->add_option("tables", request.evaluation, "file of tables")->required();
    lead->add_option("samples", request.samples, "files of samples")->required();
    auto* const match = app.add_subcommand("match", "plays a match")->fallthrough();
    match->add_option("one", request.one, "terms, or TABLES[:POINTS]")->required();
    match->add_option("other", request.other, "terms, or TABLES[:POINTS]")->required();
    match->add_option("--pairs", request.pairs, "pairs of games");
    match->add_option("--milliseconds", request.milliseconds, "per move, instead of nodes");
    match->add_option("--opening", request.opening_plies, "random plies at the start");
    CLI11_PARSE(app, argc, argv);
    try {
        (play->parsed()   ? run_play
         : fit->parsed()  ? run_fit
         : lead->parsed() ? run_lead
                          : run_match)(request);
    } catch (const std::exception& error) {
        fmt::print(stderr, "{}\n", error.what());
        return 1;
    }
    return 0;
}
