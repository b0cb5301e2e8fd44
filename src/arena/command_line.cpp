#include "arena/command_line.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <sstream>
#include <thread>

#include "arena/exit_status.hpp"
#include "arena/game/arena_game.hpp"
#include "core/text.hpp"

namespace tabuleiro::arena {
namespace {

constexpr const char* players_help =
    "Players: random, level:N, d1 to d4 (wargame), a UCI engine "
    "(./engine), cecp:./engine,\na program of any game (program:./mine), one "
    "of the game's assignment\n(assignment:./mine); settings "
    "after commas: "
    "./engine,name=new,Hash=16,tc=10+0.1";

// The words of the command line, not yet parsed.
struct Words {
    std::vector<std::string> players;
    std::vector<std::vector<std::string>> engines;
    std::string game = "chess";
    std::string format = "round-robin";
    std::optional<int> games;
    int rounds = 0;
    bool third_place = false;
    std::uint64_t seed = 1;
    std::string tc;
    std::string st;
    std::string nodes;
    std::string depth;
    std::string margin;
    std::string start_time = "10";
    std::string patience = "60";
    bool ponder = false;
    std::string openings;
    std::string order = "sequential";
    std::optional<int> plies;
    int balance = 50;
    std::string draw;
    std::string resign;
    std::optional<int> moves;
    std::string sprt;
    bool sandbox = false;
    std::string sandbox_limits;
};

template <class Texts>
std::string list_of(const Texts& texts) {
    return fmt::format("{}", fmt::join(texts, ", "));
}

std::string tie_break_names() {
    std::vector<std::string_view> names;
    for (const league::TieBreak tie_break : league::all_tie_breaks) {
        names.push_back(league::to_text(tie_break));
    }
    return list_of(names);
}

tabuleiro::Reason no_such_game(std::string_view game) {
    return tabuleiro::Reason("There is no game '{game}': {names}.", game, list_of(game_names()));
}

// "a=1,b=2" or "1,2" for the names in their order.
Expected<std::vector<double>> parse_terms(std::string_view option, std::string_view text,
                                          const std::vector<std::string>& names,
                                          std::vector<double> values) {
    std::size_t position = 0;
    std::string spaced(text);
    std::replace(spaced.begin(), spaced.end(), ',', ' ');
    for (const std::string_view word : words(spaced)) {
        const auto equals = word.find('=');
        std::size_t index = position++;
        if (equals != std::string_view::npos) {
            index = static_cast<std::size_t>(
                std::find(names.begin(), names.end(), word.substr(0, equals)) - names.begin());
        }
        const std::string number(word.substr(equals == std::string_view::npos ? 0 : equals + 1));
        char* end = nullptr;
        const double value = std::strtod(number.c_str(), &end);
        if (index >= names.size() || number.empty() || *end != '\0') {
            return fail("{option} {value}: it takes {names}.", option, text, list_of(names));
        }
        values[index] = value;
    }
    return values;
}

// As above, for whole numbers.
Expected<std::vector<int>> parse_counts(std::string_view option, std::string_view text,
                                        const std::vector<std::string>& names,
                                        const std::vector<double>& values) {
    const auto terms = parse_terms(option, text, names, values);
    if (!terms) {
        return tl::unexpected(terms.error());
    }
    std::vector<int> counts;
    for (const double term : *terms) {
        if (!(std::abs(term) <= 1'000'000) || term != std::floor(term)) {
            return fail("{option} {value}: it takes whole numbers.", option, text);
        }
        counts.push_back(static_cast<int>(term));
    }
    return counts;
}

Expected<Duration> parse_seconds(std::string_view name, const std::string& text) {
    PlayerLimits limits;
    const auto set = set_limit(limits, "st", text);
    if (!set) {
        return fail("{option} {value}: a time in seconds.", name, text);
    }
    return limits.clock.time;
}

// Collects all faults, so that a user can fix them at once.
class Reader {
  public:
    explicit Reader(const Words& given) : given_(given) {}

    Expected<Plan> plan(Format format, int default_games) {
        plan_.game = given_.game;
        plan_.format = format;
        plan_.seed = given_.seed;
        plan_.rounds = given_.rounds;
        plan_.third_place = given_.third_place;
        plan_.pairs = (given_.games.value_or(default_games) + 1) / 2;
        read_players();
        read_limits();
        read_openings();
        read_adjudication();
        read_sandbox();
        if (find_game(given_.game) == nullptr) {
            reasons_.push_back(no_such_game(given_.game));
        }
        for (tabuleiro::Reason& fault : faults(plan_)) {
            reasons_.push_back(std::move(fault));
        }
        if (!reasons_.empty()) {
            return fail(std::move(reasons_));
        }
        return plan_;
    }

  private:
    template <class T>
    std::optional<T> good(Expected<T> value) {
        if (!value) {
            const Reasons& reasons = value.error().reasons();
            reasons_.insert(reasons_.end(), reasons.begin(), reasons.end());
            return std::nullopt;
        }
        return std::move(*value);
    }

    void read_players() {
        for (const std::string& word : given_.players) {
            if (auto player = good(parse_player(word))) {
                plan_.players.push_back(std::move(*player));
            }
        }
        for (const std::vector<std::string>& settings : given_.engines) {
            if (auto player = good(parse_player(settings))) {
                plan_.players.push_back(std::move(*player));
            }
        }
        make_names_unique(plan_.players);
    }

    void read_limits() {
        if (!given_.tc.empty() && !given_.st.empty()) {
            reasons_.push_back(
                tabuleiro::Reason("--tc and --st are two clocks: give one of them."));
        }
        for (const auto& [name, value] :
             {std::pair<std::string_view, const std::string&>{"tc", given_.tc},
              {"st", given_.st},
              {"nodes", given_.nodes},
              {"depth", given_.depth},
              {"margin", given_.margin}}) {
            if (!value.empty()) {
                good(set_limit(plan_.limits, name, value));
            }
        }
        if (auto time = good(parse_seconds("--start-time", given_.start_time))) {
            plan_.start_time = *time;
        }
        if (auto time = good(parse_seconds("--patience", given_.patience))) {
            plan_.patience = *time;
        }
        plan_.ponder = given_.ponder;
    }

    void read_openings() {
        OpeningTerms& terms = plan_.openings;
        terms.balance = given_.balance;
        terms.order = given_.order == "random" ? OpeningTerms::Order::Shuffled
                                               : OpeningTerms::Order::AsWritten;
        if (given_.openings == "random") {
            terms.source = OpeningTerms::Source::Random;
            terms.plies = given_.plies.value_or(8);
        } else if (!given_.openings.empty() && given_.openings != "start") {
            terms.source = OpeningTerms::Source::File;
            terms.path = given_.openings;
            terms.plies = given_.plies.value_or(0);
        }
    }

    void read_adjudication() {
        if (!given_.draw.empty()) {
            if (auto terms = good(
                    parse_counts("--draw", given_.draw, {"from", "moves", "score"}, {40, 8, 10}))) {
                plan_.adjudication.draw = {(*terms)[0], (*terms)[1], (*terms)[2]};
            }
        }
        if (!given_.resign.empty()) {
            if (auto terms =
                    good(parse_counts("--resign", given_.resign, {"moves", "score"}, {3, 600}))) {
                plan_.adjudication.resign = {(*terms)[0], (*terms)[1]};
            }
        }
        plan_.adjudication.max_moves = given_.moves;
        read_sprt();
    }

    void read_sprt() {
        if (given_.sprt.empty()) {
            return;
        }
        std::string numbers;
        league::EloModel model = league::EloModel::Logistic;
        for (const std::string_view word : split(given_.sprt, ',')) {
            if (!word.starts_with("model=")) {
                numbers += (numbers.empty() ? "" : ",") + std::string(word);
            } else if (word == "model=normalized" || word == "model=normalised") {
                model = league::EloModel::Normalized;
            } else if (word != "model=logistic") {
                reasons_.push_back(tabuleiro::Reason(
                    "--sprt {value}: the model is logistic or normalized.", given_.sprt));
            }
        }
        if (auto terms = good(parse_terms("--sprt", numbers, {"elo0", "elo1", "alpha", "beta"},
                                          {0, 5, 0.05, 0.05}))) {
            plan_.sprt = {(*terms)[0], (*terms)[1], (*terms)[2], (*terms)[3], model};
        }
    }

    void read_sandbox() {
        if (given_.sandbox || !given_.sandbox_limits.empty()) {
            plan_.sandbox = good(programs::parse_sandbox_limits(given_.sandbox_limits));
        }
    }

    const Words& given_;
    Plan plan_;
    Reasons reasons_;
};

void add_tournament_options(CLI::App& app, Words& given) {
    app.add_option("players", given.players, players_help);
    app.add_option("--engine", given.engines,
                   "an engine in words: cmd=./engine proto=uci|cecp|program|assignment name=N "
                   "dir=D option.NAME=V "
                   "tc=... restart=on");
    app.add_option("-g,--game", given.game, "the game: " + list_of(game_names()))
        ->capture_default_str();
    app.add_option("--seed", given.seed, "everything random follows from it")
        ->capture_default_str();
    app.add_option("--tc", given.tc, "time: 10+0.1, 40/60, 300, in seconds")->group("Limits");
    app.add_option("--st", given.st, "seconds a move")->group("Limits");
    app.add_option("--nodes", given.nodes, "nodes a move")->group("Limits");
    app.add_option("--depth", given.depth, "plies to search")->group("Limits");
    app.add_option("--margin", given.margin,
                   "seconds that an answer may be late (default 0.01; with --st 0.1)")
        ->group("Limits");
    app.add_option("--start-time", given.start_time, "seconds for an engine to get ready")
        ->capture_default_str()
        ->group("Limits");
    app.add_option("--patience", given.patience, "seconds a move in a game without a clock")
        ->capture_default_str()
        ->group("Limits");
    app.add_flag("--ponder", given.ponder, "engines may think while the opponent does")
        ->group("Limits");
    app.add_flag("--sandbox", given.sandbox,
                 "run all engines in the sandbox: no network, no files but their own folder")
        ->group("Sandbox");
    app.add_option("--sandbox-limits", given.sandbox_limits,
                   "and with other limits than " + programs::to_text(SandboxLimits{}))
        ->group("Sandbox");
    app.add_option("--openings", given.openings,
                   "a file (EPD, PGN, or a line of moves each), or random")
        ->group("Openings");
    app.add_option("--order", given.order, "sequential or random")
        ->check(CLI::IsMember({"sequential", "random"}))
        ->capture_default_str()
        ->group("Openings");
    app.add_option("--plies", given.plies, "of random openings (8), or at most of a file's")
        ->check(CLI::Range(0, 100))
        ->group("Openings");
    app.add_option("--balance", given.balance,
                   "of random openings: at most so unequal (hundredths)")
        ->check(CLI::Range(0, 100000))
        ->capture_default_str()
        ->group("Openings");
    app.add_option("--draw", given.draw, "from=40,moves=8,score=10: judged a draw")
        ->group("Judgement");
    app.add_option("--resign", given.resign, "moves=3,score=600: judged won, if both agree")
        ->group("Judgement");
    app.add_option("--max-moves", given.moves, "of each side, then a draw")
        ->check(CLI::Range(1, 100000))
        ->group("Judgement");
}

void add_run_options(CLI::App& app, PlayRequest& request) {
    app.add_option("-c,--concurrency", request.concurrency, "games at a time")
        ->check(CLI::Range(1, 1024))
        ->capture_default_str()
        ->group("Run");
    app.add_flag("--affinity", request.affinity, "each game at a time has processors of its own")
        ->group("Run");
    app.add_option("--resume", request.resume, "go on with this results file")->group("Run");
    app.add_option("-o,--out", request.out, "the results file (default: arena-GAME-TIME.jsonl)")
        ->group("Run");
    app.add_option("--log", request.log, "write down all that engines say and are told")
        ->group("Run");
    app.add_flag("-q,--quiet", request.quiet, "the summary alone")->group("Run");
}

void add_report_options(CLI::App& app, ReportFiles& files, std::string& tie_breaks) {
    app.add_option("--pgn", files.pgn, "write the games, with clocks and scores")->group("Reports");
    app.add_option("--archive", files.archive, "write the games for tabuleiro import")
        ->group("Reports");
    app.add_option("--json", files.json, "write the summary for programs")->group("Reports");
    app.add_option("--html", files.html, "write a report to read, in one file")->group("Reports");
    app.add_option("--table", files.table, "write the levels' ratings, for the game house")
        ->group("Reports");
    app.add_option("--anchor", files.anchor, "NAME=RATING, from which ratings are counted")
        ->group("Reports");
    app.add_option("--tie-breaks", tie_breaks,
                   "rank by points and then by these, with commas between: " + tie_break_names())
        ->group("Reports");
}

void add_check_options(CLI::App& app, CheckRequest& request) {
    app.add_option("program", request.program, "the program and its arguments, as one word");
    app.add_option("-g,--game", request.game, "the game: " + list_of(game_names()))->required();
    app.add_option("--protocol", request.protocol,
                   "how it plays: uci, cecp, assignment or ours (default: what is usual)");
    app.add_option("--patience", request.patience, "seconds for an answer")
        ->check(CLI::Range(0.1, 600.0))
        ->capture_default_str();
    app.add_option("--json", request.json, "write what was found for programs");
    app.add_option("--html", request.html, "write what was found to read, in one file");
    app.add_option("--batteries", request.batteries,
                   "a folder with NAME.in and NAME.out; those in its folder hidden are not shown");
    app.add_flag("--sandbox", request.sandbox, "run the program in the sandbox");
    app.add_flag("--list", request.list, "print what is checked, and run nothing");
}

void add_hand_in_options(CLI::App& app, HandInRequest& request) {
    app.add_option("assignment", request.assignment, "a file of JSON (docs/course.md)")->required();
    app.add_option("hand-in", request.hand_in, "a .tar.gz, a .zip, or one source file")->required();
    app.add_option("--json", request.json, "write what was found for programs");
    app.add_option("--html", request.html, "write what was found to read, in one file");
    app.add_option("--out", request.out, "a new folder for the program, if it is accepted");
    app.add_flag("--weak-sandbox", request.weak_sandbox,
                 "go on where the sandbox has no control group");
}

// The random player and all levels are the rungs; players named on the command line are added.
void prepare_calibration(Words& given) {
    if (given.openings.empty()) {
        given.openings = "random";
    }
    std::vector<std::string> rungs{"random"};
    const ArenaGame* arena_game = find_game(given.game);
    for (int level = 1; arena_game != nullptr && level <= arena_game->highest_level(); ++level) {
        rungs.push_back(fmt::format("level:{}", level));
    }
    given.players.insert(given.players.begin(), rungs.begin(), rungs.end());
}

// The first option on the command line that decides what is played; empty: there is none. How it is
// run and what is reported may be given again when a tournament is resumed.
std::string given_term(const CLI::App& match, const CLI::App& tournament,
                       const CLI::App& calibrate) {
    for (const CLI::App* app : {&match, &tournament, &calibrate}) {
        for (const CLI::Option* option : app->get_options()) {
            const bool again = option->get_group() == "Run" || option->get_group() == "Reports";
            if (option->count() > 0 && (!again || option->get_name() == "--out")) {
                return option->get_name();
            }
        }
    }
    return "";
}

Message wrong(const Error& error) {
    std::string text;
    for (const std::string& reason : error.sentences()) {
        text += "arena: " + reason + "\n";
    }
    return {text, exit_status::bad_input};
}

} // namespace

Request parse_command_line(int argc, const char* const* argv) {
    CLI::App app("Matches and tournaments, and what they say about strength.");
    app.require_subcommand(0, 1);
    app.footer(
        "Examples:\n"
        "  arena match ./new ./old --tc 10+0.1 --games 400 --sprt 0,5 --openings random\n"
        "  arena match stockfish,Threads=1 cecp:fairymax --st 0.1 --games 10 --pgn games.pgn\n"
        "  arena match program:./mine level:2 -g reversi --st 1 --games 20\n"
        "  arena match assignment:./wargame d3 -g wargame --openings random --games 100\n"
        "  arena tournament --format swiss random level:1 level:2 level:3 -g xadrez\n"
        "  arena check ./engine -g chess --protocol uci\n"
        "  arena hand-in assignment.json group7.tar.gz\n"
        "  arena --resume arena-chess-20260101-120000.jsonl\n");
    Words given;
    PlayRequest play;
    play.concurrency = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    ReportRequest report;
    OpeningsRequest openings;
    std::string tie_breaks;

    add_run_options(app, play);
    add_report_options(app, play.reports, tie_breaks);

    CLI::App* match = app.add_subcommand("match", "two players");
    add_tournament_options(*match, given);
    match->add_option("-n,--games", given.games, "games in all (100), in pairs")
        ->check(CLI::Range(1, 10'000'000));
    match->add_option("--sprt", given.sprt,
                      "elo0=0,elo1=5,alpha=0.05,beta=0.05,model=logistic (or normalized): stop "
                      "when it is decided");
    add_run_options(*match, play);
    add_report_options(*match, play.reports, tie_breaks);

    CLI::App* tournament = app.add_subcommand("tournament", "two players or more");
    add_tournament_options(*tournament, given);
    tournament
        ->add_option("--format", given.format,
                     "round-robin, gauntlet, swiss, knockout or team-match (the first "
                     "half of the players against the second)")
        ->check(CLI::IsMember({"round-robin", "gauntlet", "swiss", "knockout", "team-match"}))
        ->capture_default_str();
    tournament->add_option("-n,--games", given.games, "games of an encounter (2), in pairs")
        ->check(CLI::Range(1, 1'000'000));
    tournament->add_option("--rounds", given.rounds, "of a swiss (default: enough to decide)")
        ->check(CLI::Range(1, 1000));
    tournament->add_flag("--third-place", given.third_place,
                         "of a knockout: the losers of the semi-finals play, too");
    add_run_options(*tournament, play);
    add_report_options(*tournament, play.reports, tie_breaks);

    CLI::App* calibrate =
        app.add_subcommand("calibrate", "rates our levels against each other and others");
    add_tournament_options(*calibrate, given);
    calibrate->add_option("-n,--games", given.games, "games of an encounter (100), in pairs")
        ->check(CLI::Range(1, 1'000'000));
    add_run_options(*calibrate, play);
    add_report_options(*calibrate, play.reports, tie_breaks);

    CLI::App* reporting = app.add_subcommand("report", "reports from a results file");
    reporting->add_option("results", report.results, "the file")->required();
    add_report_options(*reporting, report.reports, tie_breaks);

    CLI::App* making = app.add_subcommand("openings", "prints random openings");
    openings.game = "chess";
    making->add_option("-g,--game", openings.game, "the game")->capture_default_str();
    making->add_option("--count", openings.count, "how many")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    making->add_option("--plies", openings.plies, "how long")
        ->check(CLI::Range(0, 100))
        ->capture_default_str();
    making->add_option("--balance", openings.balance, "at most so unequal (hundredths)")
        ->capture_default_str();
    making->add_option("--seed", openings.seed, "")->capture_default_str();

    CLI::App* checking =
        app.add_subcommand("check", "whether a program keeps to the protocol of its game");
    CheckRequest check;
    add_check_options(*checking, check);

    CLI::App* handing_in =
        app.add_subcommand("hand-in", "builds and checks what a student handed in");
    HandInRequest hand_in;
    add_hand_in_options(*handing_in, hand_in);

    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        std::ostringstream out;
        std::ostringstream err;
        const bool good = app.exit(error, out, err) == 0;
        return good ? Message{out.str(), 0}
                    : Message{"arena: " + err.str(), exit_status::bad_input};
    }
    if (!tie_breaks.empty()) {
        const auto parsed = league::parse_tie_breaks(tie_breaks);
        if (!parsed) {
            return wrong(parsed.error());
        }
        play.reports.tie_breaks = report.reports.tie_breaks = *parsed;
    }
    if (*reporting) {
        return report;
    }
    if (*checking) {
        if (check.program.empty() && !check.list) {
            return wrong(Error(tabuleiro::Reason("arena check needs a program.")));
        }
        return check;
    }
    if (*handing_in) {
        return hand_in;
    }
    if (*making) {
        if (find_game(openings.game) == nullptr) {
            return wrong(Error(no_such_game(openings.game)));
        }
        return openings;
    }
    if (!play.resume.empty()) {
        if (const std::string term = given_term(*match, *tournament, *calibrate); !term.empty()) {
            return wrong(Error(tabuleiro::Reason(
                "--resume takes players and terms from the file: leave out {term}.", term)));
        }
        return play;
    }
    if (!*match && !*tournament && !*calibrate) {
        return Message{app.help(), exit_status::bad_input};
    }
    if (*calibrate) {
        prepare_calibration(given);
    }
    auto plan = *match       ? Reader(given).plan(Format::Match, 100)
                : *calibrate ? Reader(given).plan(Format::Ladder, 100)
                             : Reader(given).plan(*parse_format(given.format), 2);
    if (!plan) {
        return wrong(plan.error());
    }
    play.plan = std::move(*plan);
    return play;
}

} // namespace tabuleiro::arena
