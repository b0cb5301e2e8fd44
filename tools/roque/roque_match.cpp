// roque_match: games of two versions of roque inside this process, and margins tuned by such games
// (docs/roque-tuning.md).
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <chrono>
#include <memory>
#include <mutex>
#include <thread>

#include "core/text.hpp"
#include "files/atomic_file.hpp"
#include "league/statistics/sprt.hpp"
#include "match.hpp"
#include "tuning/match_report.hpp"
#include "tuning/spsa.hpp"

namespace tabuleiro::roque {
namespace {

struct Request {
    std::string thinking = "nodes=5000";
    GameTerms games;
    int pairs = 1'000;
    int threads = 1;
    // play
    std::string set;
    std::string against;
    std::string network{embedded_name};
    std::string against_network{embedded_name};
    std::string sprt;
    // spsa
    std::string file;
    std::string tuned;
    double rate = tuning::SpsaTerms{}.rate;
    bool resumed = false;
};

constexpr std::chrono::seconds report_every{10};

// How fast games are played, and when to report.
class Pace {
  public:
    void add(int plies) {
        games_ += 2;
        plies_ += plies;
    }
    // True every few seconds.
    bool is_due() {
        const auto now = std::chrono::steady_clock::now();
        const bool due = now >= due_;
        due_ = due ? now + report_every : due_;
        return due;
    }
    std::string text(int threads) const {
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun_;
        const double per_second = games_ / took.count();
        return fmt::format("{:.2f} games a second, {:.2f} per thread, {:.0f} plies a game",
                           per_second, per_second / threads,
                           static_cast<double>(plies_) / std::max(games_, 1));
    }

  private:
    std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
    std::chrono::steady_clock::time_point due_ = begun_ + report_every;
    int games_ = 0;
    std::int64_t plies_ = 0;
};

std::optional<double> parse_real(std::string_view text) {
    double number = 0;
    const char* end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, number);
    return error == std::errc{} && stopped == end ? std::optional(number) : std::nullopt;
}

Expected<std::size_t> find_margin(std::string_view name) {
    const auto all = tunables();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const Tunable& each) { return each.name == name; });
    if (found == all.end()) {
        return fail("There is no margin {name} to tune; `roque_match list` lists them.",
                    quoted(name));
    }
    return static_cast<std::size_t>(found - all.begin());
}

Expected<void> check_tunable() {
    return margins_are_tunable ? Expected<void>()
                               : fail("In this build margins are constants: use the preset tune.");
}

// "razor_base=200,spare_pv=650": the usual margins but for these.
Expected<MarginValues> margins_with(std::string_view changes) {
    MarginValues values = usual_margins();
    if (changes.empty()) {
        return values;
    }
    if (const auto tunable = check_tunable(); !tunable) {
        return tl::unexpected(tunable.error());
    }
    for (const std::string_view change : split(changes, ',')) {
        const auto sides = split(change, '=');
        const auto value = parse_real(sides.back());
        if (sides.size() != 2 || !value) {
            return fail("{change} is not of the form NAME=VALUE.", quoted(change));
        }
        const auto margin = find_margin(sides[0]);
        if (!margin) {
            return tl::unexpected(margin.error());
        }
        const Tunable& tunable = tunables()[*margin];
        if (*value < tunable.low || *value > tunable.high) {
            return fail("{change} is outside the range of this margin.", quoted(change));
        }
        values[*margin] = *value;
    }
    return values;
}

Expected<Version> version_of(std::string_view changes, const std::string& network) {
    auto margins = margins_with(changes);
    if (!margins) {
        return tl::unexpected(margins.error());
    }
    auto found = find_network(network);
    if (!found) {
        return fail("{path}: {reason}", network, found.error());
    }
    return Version{*std::move(found), *std::move(margins)};
}

Expected<std::optional<league::SprtTerms>> sprt_terms(std::string_view text) {
    if (text.empty()) {
        return std::nullopt;
    }
    const auto bounds = split(text, ',');
    league::SprtTerms terms;
    const auto low = parse_real(bounds.front());
    const auto high = parse_real(bounds.back());
    if (bounds.size() == 2 && low && high) {
        terms.elo0 = *low;
        terms.elo1 = *high;
        if (terms.sound()) {
            return terms;
        }
    }
    return fail("--sprt {text} is not of the form ELO0,ELO1.", quoted(text));
}

void list_margins() {
    fmt::print("{:<28}{:>9}{:>9}{:>9}{:>8}\n", "margin", "value", "low", "high", "step");
    for (const Tunable& tunable : tunables()) {
        fmt::print("{:<28}{:>9}{:>9}{:>9}{:>8}\n", tunable.name, tunable.value, tunable.low,
                   tunable.high, tunable.step);
    }
}

Expected<void> play_match(const Request& request) {
    const auto one = version_of(request.set, request.network);
    const auto other = version_of(request.against, request.against_network);
    const auto sprt = sprt_terms(request.sprt);
    if (!one || !other || !sprt) {
        return tl::unexpected(!one ? one.error() : !other ? other.error() : sprt.error());
    }
    tuning::Tally tally;
    Pace pace;
    int lost_on_time = 0;
    const auto print = [&] {
        fmt::print("{}", tuning::report(tally));
        if (*sprt) {
            const auto state = league::sprt(tuning::pentanomial(tally), **sprt);
            fmt::print("; SPRT {},{}: LLR {:.2f} [{:.2f}, {:.2f}], {}", (*sprt)->elo0,
                       (*sprt)->elo1, state.llr, state.lower, state.upper,
                       to_text(state.verdict()));
        }
        fmt::print("\n");
        std::fflush(stdout);
    };
    tuning::play_pairs(
        {.end = request.pairs, .threads = request.threads},
        [&] {
            return [&, player = std::make_unique<PairPlayer>(request.games)](int pair) {
                return player->play(*one, *other, pair);
            };
        },
        [&](int, const PlayedPair& played) {
            tally.add(played.points);
            pace.add(played.plies);
            lost_on_time += played.lost_on_time;
            if (pace.is_due()) {
                print();
            }
            return !*sprt || league::sprt(tuning::pentanomial(tally), **sprt).verdict() ==
                                 league::SprtVerdict::Undecided;
        });
    print();
    fmt::print("{}, {} lost on time\n", pace.text(request.threads), lost_on_time);
    return {};
}

// Margins by name, as a tuning begins with them.
Expected<std::vector<tuning::Parameter>> chosen_parameters(std::string_view list) {
    std::vector<tuning::Parameter> parameters;
    for (const std::string_view name : split(list, ',')) {
        const auto margin = find_margin(name);
        if (!margin) {
            return tl::unexpected(margin.error());
        }
        const Tunable& tunable = tunables()[*margin];
        parameters.push_back({std::string(tunable.name), tunable.value, tunable.value, tunable.low,
                              tunable.high, tunable.step, tunable.whole});
    }
    return parameters;
}

Expected<tuning::Spsa> begin_or_continue(const Request& request) {
    if (request.resumed) {
        const auto text = read_ordinary_file(request.file);
        return text ? tuning::Spsa::from_text(*text) : tl::unexpected(text.error());
    }
    auto parameters = chosen_parameters(request.tuned);
    if (!parameters) {
        return tl::unexpected(parameters.error());
    }
    return tuning::Spsa({.pairs = request.pairs,
                         .seed = request.games.seed,
                         .rate = request.rate,
                         .games = request.games.thinking.to_text()},
                        *std::move(parameters));
}

// The usual margins but for those of a trial. Requires: the parameters are margins.
MarginValues margins_of(const std::vector<tuning::Parameter>& parameters,
                        const std::vector<double>& values) {
    MarginValues margins = usual_margins();
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        margins[find_margin(parameters[i].name).value()] = values[i];
    }
    return margins;
}

std::string settled(const tuning::Parameter& parameter) {
    return parameter.whole ? fmt::format("{:.0f}", parameter.value)
                           : fmt::format("{:.3g}", parameter.value);
}

void print_result(const tuning::Spsa& spsa) {
    std::string set;
    for (const tuning::Parameter& parameter : spsa.parameters()) {
        fmt::print("{} = {}; // {}\n", parameter.name, settled(parameter), parameter.start);
        set += (set.empty() ? "" : ",") + parameter.name + "=" + settled(parameter);
    }
    fmt::print("--set {}\n", set);
}

Expected<void> tune(const Request& request) {
    if (const auto tunable = check_tunable(); !tunable) {
        return tunable;
    }
    auto spsa = begin_or_continue(request);
    if (!spsa) {
        return tl::unexpected(spsa.error());
    }
    for (const tuning::Parameter& parameter : spsa->parameters()) {
        if (const auto margin = find_margin(parameter.name); !margin) {
            return tl::unexpected(margin.error());
        }
    }
    GameTerms games = request.games;
    games.seed = spsa->terms().seed;
    const auto thinking = Thinking::from_text(spsa->terms().games);
    if (!thinking) {
        return tl::unexpected(thinking.error());
    }
    games.thinking = *thinking;

    struct Outcome {
        tuning::Trial trial;
        PlayedPair played;
    };
    std::mutex spsa_lock; // trials are made by the threads of the games
    Pace pace;
    Expected<void> saved = replace_file(request.file, spsa->to_text());
    if (!saved) {
        return saved;
    }
    tuning::play_pairs(
        {.first = spsa->played(), .end = spsa->terms().pairs, .threads = request.threads},
        [&] {
            return [&, player = std::make_unique<PairPlayer>(games)](int pair) {
                Outcome outcome;
                Version plus;
                Version minus;
                {
                    const std::lock_guard guard(spsa_lock);
                    outcome.trial = spsa->trial(pair);
                    plus.margins = margins_of(spsa->parameters(), outcome.trial.plus);
                    minus.margins = margins_of(spsa->parameters(), outcome.trial.minus);
                }
                outcome.played = player->play(plus, minus, pair);
                return outcome;
            };
        },
        [&](int, const Outcome& outcome) {
            pace.add(outcome.played.plies);
            const tuning::PairPoints points = outcome.played.points;
            std::string text;
            {
                const std::lock_guard guard(spsa_lock);
                spsa->learn(outcome.trial, points.first + points.second);
                if (!pace.is_due() && spsa->played() < spsa->terms().pairs) {
                    return true;
                }
                text = spsa->to_text();
            }
            saved = replace_file(request.file, text);
            fmt::print("{} of {} pairs, {}:", spsa->played(), spsa->terms().pairs,
                       pace.text(request.threads));
            for (const tuning::Parameter& parameter : spsa->parameters()) {
                fmt::print(" {}={:.4g}", parameter.name, parameter.value);
            }
            fmt::print("\n");
            std::fflush(stdout);
            return saved.has_value();
        });
    print_result(*spsa);
    return saved;
}

// Options of all kinds of games.
void add_games(CLI::App& app, Request& request) {
    app.add_option("--games", request.thinking,
                   "nodes=N a move, or clock=SECONDS+SECONDS, or that @NODES a second")
        ->capture_default_str();
    app.add_option("--pairs", request.pairs, "pairs of games, at most")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    app.add_option("--threads", request.threads, "games at a time")
        ->check(CLI::Range(1, 1024))
        ->capture_default_str();
    app.add_option("--seed", request.games.seed, "another seed, other openings");
    app.add_option("--opening", request.games.opening.plies, "random plies at the beginning")
        ->check(CLI::Range(0, 40))
        ->capture_default_str();
    app.add_option("--balance", request.games.opening.balance, "hundredths of a pawn after them")
        ->check(CLI::Range(1, 10'000))
        ->capture_default_str();
    app.add_option("--hash", request.games.megabytes, "megabytes of each player's table")
        ->check(CLI::Range(1, 1024))
        ->capture_default_str();
}

} // namespace
} // namespace tabuleiro::roque

int main(int argc, char** argv) {
    using namespace tabuleiro;
    using namespace tabuleiro::roque;
    CLI::App app("Games of two versions of roque, and margins tuned by games.");
    app.require_subcommand(1);
    Request request;
    request.threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));

    CLI::App& listing = *app.add_subcommand("list", "the margins that can be tuned");

    CLI::App& playing = *app.add_subcommand("play", "a match");
    add_games(playing, request);
    playing.add_option("--set", request.set, "margins of the first: NAME=VALUE,...");
    playing.add_option("--against", request.against, "margins of the second: NAME=VALUE,...");
    playing.add_option("--network", request.network, "of the first: a file, <embedded>, <tapered>")
        ->capture_default_str();
    playing.add_option("--against-network", request.against_network, "of the second")
        ->capture_default_str();
    playing.add_option("--sprt", request.sprt, "ELO0,ELO1: stops when one is accepted");

    CLI::App& tuning = *app.add_subcommand("spsa", "tunes margins");
    add_games(tuning, request);
    tuning.add_option("file", request.file, "where the tuning is kept")->required();
    CLI::Option* const tuned =
        tuning.add_option("--margins", request.tuned, "which: NAME,NAME,...");
    tuning.add_option("--rate", request.rate, "how fast numbers move at the end")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    tuning.add_flag("--resume", request.resumed, "continues the file's tuning")->excludes(tuned);
    CLI11_PARSE(app, argc, argv);

    auto thinking = Thinking::from_text(request.thinking);
    Expected<void> done = thinking ? Expected<void>() : tl::unexpected(thinking.error());
    if (done) {
        request.games.thinking = *thinking;
        if (listing.parsed()) {
            list_margins();
        } else {
            done = playing.parsed() ? play_match(request) : tune(request);
        }
    }
    if (!done) {
        fmt::print(stderr, "roque_match: {}\n", done.error().text());
        return 1;
    }
    return 0;
}
