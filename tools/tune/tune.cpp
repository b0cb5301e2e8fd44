// tune GAME: plays a game against itself, fits the evaluation's weights to the results, and writes
// them as the engine's header. Rebuild and run it again for the next round.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <fstream>

#include "engines/renpaarden/levels.hpp"
#include "engines/renpaarden/policy.hpp"
#include "engines/renpaarden/weights.hpp"
#include "engines/reversi/levels.hpp"
#include "engines/reversi/policy.hpp"
#include "engines/xadrez/levels.hpp"
#include "engines/xadrez/policy.hpp"
#include "engines/xadrez/weights.hpp"
#include "tuning/self_play.hpp"
#include "weights_file.hpp"

namespace tabuleiro::tuning {
namespace {

struct Request {
    std::string game;
    SelfPlay play;
    std::string write_to;
    std::string note;
    double pull = 1e-6;
    std::string samples; // saved there, or read from there if it exists
};

void keep(const Learned& learned, const std::string& path) {
    std::ofstream file(path, std::ios::binary);
    file.write(reinterpret_cast<const char*>(&learned.draws), sizeof learned.draws);
    learned.training.write(file);
    learned.test.write(file);
}

std::optional<Learned> kept(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    Learned learned;
    if (!file.read(reinterpret_cast<char*>(&learned.draws), sizeof learned.draws)) {
        return std::nullopt;
    }
    auto training = Samples::read(file);
    auto test = Samples::read(file);
    if (!training || !test) {
        return std::nullopt;
    }
    learned.training = std::move(*training);
    learned.test = std::move(*test);
    return learned;
}

// Plays, unless the samples of exactly these settings were saved.
template <OpenGame G, class P>
Learned learn_or_recall(const Request& request, const P& policy, search::Score contempt,
                        const Count<G>& count) {
    if (!request.samples.empty()) {
        if (auto learned = kept(request.samples)) {
            return std::move(*learned);
        }
    }
    Learned learned = learn<G>(policy, contempt, request.play, count);
    if (!request.samples.empty()) {
        keep(learned, request.samples);
    }
    return learned;
}

template <class Weights>
void report_and_write(const Request& request, const Learned& learned, const Weights& before,
                      WeightsFile file) {
    const std::vector<double> start(before.begin(), before.end());
    const double factor = best_factor(learned.training, start);
    const std::vector<double> scaled = multiplied(start, factor);
    const std::vector<double> fitted = fit(learned.training, scaled, {.pull = request.pull});
    const std::vector<double> found = multiplied(fitted, 1 / factor);
    file.history = {fmt::format("tune {} --games {} --nodes {} --strays {} --seed {} --pull {:g}",
                                request.game, request.play.games, request.play.nodes,
                                request.play.strays, request.play.seed, request.pull),
                    fmt::format("{} positions learned from, {} kept apart, {} games of {} drawn.",
                                learned.training.size(), learned.test.size(), learned.draws,
                                request.play.games),
                    fmt::format("Odds of e to 1 for a lead of {:.0f}.", scale / factor),
                    fmt::format("Cross entropy, learned from: {:.4f} before, {:.4f} after.",
                                loss(learned.training, scaled), loss(learned.training, fitted)),
                    fmt::format("Cross entropy, kept apart:   {:.4f} before, {:.4f} after.",
                                loss(learned.test, scaled), loss(learned.test, fitted))};
    if (!request.note.empty()) {
        file.history.push_back(request.note);
    }
    const std::string text = write_weights(file, found);
    if (request.write_to.empty()) {
        fmt::print("{}", text);
    } else {
        std::ofstream(request.write_to) << text;
        for (const std::string& line : file.history) {
            fmt::print("{}\n", line);
        }
    }
}

void tune_renpaarden(const Request& request) {
    using namespace renpaarden;
    std::vector<WeightGroup> names;
    for (const std::string_view name : term_names) {
        names.push_back({name, 1});
    }
    const auto count = [](const Position& position) {
        std::vector<Amount> counted;
        const Amounts amounts = count_terms(position);
        for (std::size_t term = 0; term < term_count; ++term) {
            if (amounts[term] != 0) {
                counted.push_back(
                    {static_cast<std::uint16_t>(term), static_cast<float>(amounts[term])});
            }
        }
        return counted;
    };
    const Learned learned = learn_or_recall<Renpaarden>(request, RacePolicy{}, contempt, count);
    report_and_write(
        request, learned, weights,
        {"tabuleiro::renpaarden", "engines/renpaarden/terms.hpp", "Amounts", names, {}});
}

void tune_xadrez(const Request& request) {
    using namespace xadrez;
    std::vector<WeightGroup> names;
    for (int board = 0; board < 2; ++board) {
        for (const GroupFacts& group : groups) {
            names.push_back({group.name, group.size});
        }
    }
    // Each term counts for both its weights, by how full the board is.
    const auto count = [](const Position& position) {
        std::vector<Amount> counted;
        const Amounts amounts = count_terms(position);
        const float full = static_cast<float>(phase(position)) / full_board;
        for (std::size_t term = 0; term < term_count; ++term) {
            if (const auto amount = static_cast<float>(amounts[term]); amount != 0) {
                counted.push_back({static_cast<std::uint16_t>(term), amount * full});
                counted.push_back(
                    {static_cast<std::uint16_t>(term_count + term), amount * (1 - full)});
            }
        }
        return counted;
    };
    Request shorter = request;
    shorter.play.opening_plies = 6;
    const Learned learned = learn_or_recall<Xadrez>(shorter, ChessPolicy{}, contempt, count);
    report_and_write(request, learned, weights,
                     {"tabuleiro::xadrez", "engines/xadrez/terms.hpp", "Weights", names, {}});
}

void tune_reversi(const Request& request) {
    using namespace reversi;
    std::vector<WeightGroup> names;
    for (std::size_t moment = 0; moment < moment_count; ++moment) {
        for (const std::string_view name : term_names) {
            names.push_back({name, 1});
        }
    }
    // Each term counts for the weights of the stages before and after, by how near they are.
    const auto count = [](const Position& position) {
        std::vector<Amount> counted;
        const Amounts amounts = count_terms(position);
        const auto [moment, part] = phase_of(position);
        const float share = static_cast<float>(part) / empties_between_moments;
        for (std::size_t term = 0; term < term_count; ++term) {
            if (const auto amount = static_cast<float>(amounts[term]); amount != 0) {
                const std::size_t weight = moment * term_count + term;
                counted.push_back({static_cast<std::uint16_t>(weight), amount * share});
                counted.push_back(
                    {static_cast<std::uint16_t>(weight + term_count), amount * (1 - share)});
            }
        }
        return counted;
    };
    const Learned learned = learn_or_recall<Reversi>(request, ReversiPolicy{}, contempt, count);
    report_and_write(request, learned, weights,
                     {"tabuleiro::reversi", "engines/reversi/terms.hpp", "Weights", names, {}});
}

} // namespace
} // namespace tabuleiro::tuning

int main(int argc, char** argv) {
    using namespace tabuleiro::tuning;
    CLI::App app("Finds an evaluation's weights from games of the computer against itself.");
    Request request;
    app.add_option("game", request.game, "renpaarden, reversi or xadrez")
        ->required()
        ->check(CLI::IsMember({"renpaarden", "reversi", "xadrez"}));
    app.add_option("--games", request.play.games, "games to play")->check(CLI::PositiveNumber);
    app.add_option("--nodes", request.play.nodes, "nodes a move")->check(CLI::PositiveNumber);
    app.add_option("--strays", request.play.strays, "random moves of a hundred")
        ->check(CLI::Range(0, 100));
    app.add_option("--seed", request.play.seed, "first random number");
    app.add_option("--write", request.write_to, "the header to write (else it is printed)");
    app.add_option("--pull", request.pull, "how strongly to hold on to the weights before");
    app.add_option("--samples", request.samples,
                   "a file that keeps what was learned, for another fit of the same play");
    app.add_option("--note", request.note, "a line more for the header");
    CLI11_PARSE(app, argc, argv);
    request.game == "xadrez"    ? tune_xadrez(request)
    : request.game == "reversi" ? tune_reversi(request)
                                : tune_renpaarden(request);
    return 0;
}
