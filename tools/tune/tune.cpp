// tune GAME: plays a game against itself, fits the evaluation's weights to the results, and writes
// them as the engine's header. Rebuild and run it again for the next round.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <fstream>

#include "engines/renpaarden/levels.hpp"
#include "engines/renpaarden/policy.hpp"
#include "engines/renpaarden/weights.hpp"
#include "engines/tuning/self_play.hpp"
#include "engines/xadrez/levels.hpp"
#include "engines/xadrez/match_rules.hpp"
#include "engines/xadrez/policy.hpp"
#include "engines/xadrez/weights.hpp"
#include "weights_file.hpp"

namespace tabuleiro::tuning {
namespace {

struct Request {
    std::string game;
    SelfPlay play;
    std::string write_to;
    std::string note;
};

struct BestFit {
    double pull = 0;
    std::vector<double> weights;
};

// Few games teach few weights: how far to trust them is told by the games kept apart.
BestFit best_fit(const Learned& learned, const std::vector<double>& start) {
    BestFit best{0, start};
    double least = loss(learned.test, start);
    for (const double pull : {1e-9, 1e-7, 1e-6, 4e-6, 2e-5}) {
        const std::vector<double> found = fit(learned.training, start, {.pull = pull});
        if (const double now = loss(learned.test, found); now < least) {
            least = now;
            best = {pull, found};
        }
    }
    return best;
}

template <class Weights>
void report_and_write(const Request& request, const Learned& learned, const Weights& before,
                      WeightsFile file) {
    const std::vector<double> start(before.begin(), before.end());
    const auto [pull, found] = best_fit(learned, start);
    file.history = {
        fmt::format("tune {} --games {} --nodes {} --strays {} --seed {}", request.game,
                    request.play.games, request.play.nodes, request.play.strays, request.play.seed),
        fmt::format("{} positions learned from, {} kept apart, {} games of {} drawn.",
                    learned.training.size(), learned.test.size(), learned.draws,
                    request.play.games),
        fmt::format("Pulled toward the weights before by {:g}, the best of several on those apart.",
                    pull),
        fmt::format("Cross entropy, learned from: {:.4f} before, {:.4f} after.",
                    loss(learned.training, start), loss(learned.training, found)),
        fmt::format("Cross entropy, kept apart:   {:.4f} before, {:.4f} after.",
                    loss(learned.test, start), loss(learned.test, found))};
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
    DuelRules<Renpaarden> rules;
    const Learned learned = learn<Renpaarden>(RacePolicy{}, rules, contempt, request.play, count);
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
    const Learned learned =
        learn<Xadrez>(ChessPolicy{}, match_rules(), contempt, request.play, count);
    report_and_write(request, learned, weights,
                     {"tabuleiro::xadrez", "engines/xadrez/terms.hpp", "Weights", names, {}});
}

} // namespace
} // namespace tabuleiro::tuning

int main(int argc, char** argv) {
    using namespace tabuleiro::tuning;
    CLI::App app("Finds an evaluation's weights from games of the computer against itself.");
    Request request;
    app.add_option("game", request.game, "renpaarden or xadrez")
        ->required()
        ->check(CLI::IsMember({"renpaarden", "xadrez"}));
    app.add_option("--games", request.play.games, "games to play")->check(CLI::PositiveNumber);
    app.add_option("--nodes", request.play.nodes, "nodes a move")->check(CLI::PositiveNumber);
    app.add_option("--strays", request.play.strays, "random moves of a hundred")
        ->check(CLI::Range(0, 100));
    app.add_option("--seed", request.play.seed, "first random number");
    app.add_option("--write", request.write_to, "the header to write (else it is printed)");
    app.add_option("--note", request.note, "a line more for the header");
    CLI11_PARSE(app, argc, argv);
    request.game == "xadrez" ? tune_xadrez(request) : tune_renpaarden(request);
    return 0;
}
