// tune GAME: plays a game against itself, fits the evaluation's weights to the results, and writes
// them as the engine's header. Rebuild and run it again for the next round.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <fstream>

#include "engines/renpaarden/levels.hpp"
#include "engines/renpaarden/policy.hpp"
#include "engines/renpaarden/weights.hpp"
#include "engines/tuning/self_play.hpp"
#include "weights_file.hpp"

namespace tabuleiro::tuning {
namespace {

struct Request {
    std::string game;
    SelfPlay play;
    std::string write_to;
    std::string note;
};

// Whatever counts something, as the regression wants it.
template <class Amounts>
std::vector<Amount> sparse(const Amounts& amounts) {
    std::vector<Amount> counted;
    for (std::size_t term = 0; term < amounts.size(); ++term) {
        if (amounts[term] != 0) {
            counted.push_back(
                {static_cast<std::uint16_t>(term), static_cast<std::int16_t>(amounts[term])});
        }
    }
    return counted;
}

template <class Weights>
void report_and_write(const Request& request, const Learned& learned, const Weights& before,
                      WeightsFile file) {
    const std::vector<double> start(before.begin(), before.end());
    const std::vector<double> found = fit(learned.training, start);
    file.history = {fmt::format("tune {} --games {} --nodes {} --strays {} --seed {}", request.game,
                                request.play.games, request.play.nodes, request.play.strays,
                                request.play.seed),
                    fmt::format("{} positions learned from, {} kept apart, {} games of {} drawn.",
                                learned.training.size(), learned.test.size(), learned.draws,
                                request.play.games),
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
    std::vector<WeightGroup> groups;
    for (const std::string_view name : term_names) {
        groups.push_back({name, 1});
    }
    DuelRules<Renpaarden> rules;
    rules.opening_plies = 8;
    const Learned learned =
        learn<Renpaarden>(RacePolicy{}, rules, contempt, request.play,
                          [](const Position& position) { return sparse(count_terms(position)); });
    report_and_write(
        request, learned, weights,
        {"tabuleiro::renpaarden", "engines/renpaarden/terms.hpp", "Amounts", groups, {}});
}

} // namespace
} // namespace tabuleiro::tuning

int main(int argc, char** argv) {
    using namespace tabuleiro::tuning;
    CLI::App app("Finds an evaluation's weights from games of the computer against itself.");
    Request request;
    app.add_option("game", request.game, "renpaarden")
        ->required()
        ->check(CLI::IsMember({"renpaarden"}));
    app.add_option("--games", request.play.games, "games to play")->check(CLI::PositiveNumber);
    app.add_option("--nodes", request.play.nodes, "nodes a move")->check(CLI::PositiveNumber);
    app.add_option("--strays", request.play.strays, "random moves of a hundred")
        ->check(CLI::Range(0, 100));
    app.add_option("--seed", request.play.seed, "first random number");
    app.add_option("--write", request.write_to, "the header to write (else it is printed)");
    app.add_option("--note", request.note, "a line more for the header");
    CLI11_PARSE(app, argc, argv);
    tune_renpaarden(request);
    return 0;
}
