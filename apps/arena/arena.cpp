// arena: matches and tournaments between any players of any game, and what they show about
// strength.
#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "arena/command_line.hpp"
#include "arena/exit_status.hpp"
#include "arena/report/live_pgn.hpp"
#include "arena/report/pgn_report.hpp"
#include "arena/report/progress.hpp"
#include "arena/report/report.hpp"
#include "arena/runner.hpp"
#include "arena_archive/arena_archive.hpp"
#include "core/text.hpp"
#include "course/hand_in.hpp"
#include "files/atomic_file.hpp"
#include "programs/check/battery.hpp"
#include "programs/check/check_report.hpp"
#include "programs/check/suites.hpp"
#include "programs/process/processors.hpp"
#include "programs/sandbox/placement.hpp"
#include "programs/sandbox/sandbox.hpp"

namespace {

using namespace tabuleiro;
using namespace tabuleiro::arena;

int complain(const Error& error, int status) {
    for (const std::string& reason : error.sentences()) {
        fmt::print(stderr, "arena: {}\n", reason);
    }
    return status;
}

StopRequest* asked_to_stop = nullptr; // for the signal handlers

// The first Ctrl-C lets running games end, the second does not.
void on_interrupt(int) {
    if (asked_to_stop->finishing()) {
        asked_to_stop->break_off();
    } else {
        asked_to_stop->finish();
    }
}

void on_terminate(int) {
    asked_to_stop->break_off();
}

void listen_for_signals(StopRequest& stop) {
    asked_to_stop = &stop;
    const auto listen = [](int signal, void (*handler)(int)) {
        struct sigaction action {};
        sigaction(signal, nullptr, &action);
        if (action.sa_handler == SIG_IGN) {
            return; // as nohup expects
        }
        sigemptyset(&action.sa_mask);
        action.sa_flags = SA_RESTART;
        action.sa_handler = handler;
        sigaction(signal, &action, nullptr);
    };
    listen(SIGINT, on_interrupt);
    listen(SIGTERM, on_terminate);
    listen(SIGHUP, on_terminate);
}

std::string default_name(const Plan& plan) {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    localtime_r(&now, &parts);
    std::array<char, 32> text{};
    std::strftime(text.data(), text.size(), "%Y%m%d-%H%M%S", &parts);
    return fmt::format("arena-{}-{}.jsonl", plan.game, text.data());
}

void write_file(const std::string& path, const std::string& text) {
    std::ofstream file(path, std::ios::binary);
    file << text;
    if (!file.flush()) {
        throw std::system_error(errno, std::generic_category(), "cannot write " + path);
    }
}

[[nodiscard]] Expected<void> write_reports(const ReportFiles& files, const Report& found) {
    if (!files.pgn.empty()) {
        std::string text;
        for (const GameRecord* game : found.games) {
            text += to_pgn(*game, *found.plan);
        }
        write_file(files.pgn, text);
    }
    if (!files.json.empty()) {
        write_file(files.json,
                   to_json(found).dump(2, ' ', false, nlohmann::json::error_handler_t::replace) +
                       "\n");
    }
    if (!files.table.empty()) {
        write_file(files.table, rating_table(found).dump(2) + "\n");
    }
    if (!files.html.empty()) {
        write_file(files.html, to_html(found));
    }
    if (!files.archive.empty()) {
        const auto text = arena_archive::to_archive(found.games, *found.plan);
        if (!text) {
            return tl::unexpected(text.error());
        }
        write_file(files.archive, *text);
    }
    return {};
}

// NAME=RATING; empty: none.
Expected<std::optional<Anchor>> parse_anchor(const std::string& text, const Plan& plan) {
    if (text.empty()) {
        return std::optional<Anchor>{};
    }
    const auto equals = text.rfind('=');
    const auto rating = equals == std::string::npos
                            ? std::nullopt
                            : parse_number<int>(std::string_view(text).substr(equals + 1));
    for (std::size_t i = 0; rating && i < plan.players.size(); ++i) {
        if (plan.players[i].name == text.substr(0, equals)) {
            return std::optional(Anchor{static_cast<int>(i), static_cast<double>(*rating)});
        }
    }
    return fail("--anchor {text}: the name of a player, =, and its rating.", text);
}

// The summary, and the files that were asked for, from the results file itself.
int report(const std::string& path, const ReportFiles& files) {
    auto results = read_results(path);
    if (!results) {
        return complain(results.error(), exit_status::bad_input);
    }
    Tournament tournament(results->plan);
    if (const auto restored = tournament.restore(results->games); !restored) {
        return complain(restored.error(), exit_status::bad_input);
    }
    const auto anchor = parse_anchor(files.anchor, results->plan);
    if (!anchor) {
        return complain(anchor.error(), exit_status::bad_input);
    }
    const Report found = make_report(tournament, results->games, *anchor, files.tie_breaks);
    fmt::print("{}", to_text(found));
    if (const auto written = write_reports(files, found); !written) {
        return complain(written.error(), exit_status::bad_input);
    }
    return exit_status::done;
}

Expected<ResultsFile> open_results(const PlayRequest& request, const Plan& plan) {
    if (!request.resume.empty()) {
        return ResultsFile::resume(request.resume);
    }
    return ResultsFile::create(request.out.empty() ? default_name(plan) : request.out, plan);
}

// A weak sandbox will do for engines that somebody chose, but they should know.
Expected<std::shared_ptr<const Sandbox>> find_sandbox(const SandboxLimits& limits) {
    auto sandbox = Sandbox::find(limits);
    if (sandbox && (*sandbox)->weakness()) {
        fmt::print(stderr,
                   "arena: The sandbox is weak: {} Memory and processor time are limited "
                   "for each process of a program, not for all together.\n",
                   (*sandbox)->weakness()->text());
    }
    return sandbox;
}

int play(PlayRequest& request) {
    StopRequest stop;
    listen_for_signals(stop);
    if (!request.resume.empty()) {
        auto earlier = read_results(request.resume);
        if (!earlier) {
            return complain(earlier.error(), exit_status::bad_input);
        }
        request.plan = std::move(earlier->plan);
    }
    Plan& plan = request.plan;
    const ArenaGame* arena_game = find_game(plan.game);
    if (arena_game == nullptr) {
        return complain(Error(tabuleiro::Reason("There is no game '{game}'.", plan.game)),
                        exit_status::bad_input);
    }
    if (const auto anchor = parse_anchor(request.reports.anchor, plan); !anchor) {
        return complain(anchor.error(), exit_status::bad_input);
    }
    RunSettings settings{request.concurrency, {}};
    if (request.affinity) {
        const auto usable = programs::usable_processors();
        settings.processors = programs::divided(usable, request.concurrency);
        if (settings.processors.empty()) {
            return complain(Error(tabuleiro::Reason("--affinity: {games} games at a time need as "
                                                    "many processors, and there are {count}.",
                                                    request.concurrency, usable.size())),
                            exit_status::bad_input);
        }
    }
    if (!request.log.empty()) {
        settings.programs.log = std::make_shared<TrafficLog>(request.log);
    }
    if (plan.sandbox) {
        auto sandbox = find_sandbox(*plan.sandbox);
        if (!sandbox) {
            return complain(sandbox.error(), exit_status::no_start);
        }
        settings.programs.sandbox = std::move(*sandbox);
    }
    const auto openings = Openings::prepare(*arena_game, plan.openings, plan.seed);
    if (!openings) {
        return complain(openings.error(), exit_status::bad_input);
    }
    for (const PlayerSpec& player : plan.players) {
        if (const auto admitted = arena_game->admit(player, plan, settings.programs); !admitted) {
            return complain(admitted.error(), exit_status::no_start);
        }
    }
    auto results = open_results(request, plan);
    if (!results) {
        return complain(results.error(), exit_status::no_writing);
    }
    Tournament tournament(results->plan());
    if (const auto restored = tournament.restore(results->games()); !restored) {
        return complain(restored.error(), exit_status::bad_input);
    }
    LivePgn pgn(request.reports.pgn, plan, results->games());
    Progress progress(stdout, request.quiet ? ProgressStyle::Silent : style_for(stdout),
                      tournament.played());
    run(tournament, *arena_game, *openings, *results, settings, stop,
        [&](const GameRecord& game, const Tournament& now) {
            pgn.add(game);
            progress.show(game, now);
        });
    progress.end();
    const int status = report(results->path(), request.reports);
    if (!tournament.over()) {
        fmt::print("Broken off; go on with: arena --resume {}\n", results->path());
        return exit_status::broken_off;
    }
    fmt::print("Results: {}\n", results->path());
    return status;
}

int print_openings(const OpeningsRequest& request) {
    const ArenaGame* arena_game = find_game(request.game);
    OpeningTerms terms;
    terms.source = OpeningTerms::Source::Random;
    terms.plies = request.plies;
    terms.balance = request.balance;
    const auto openings = Openings::prepare(*arena_game, terms, request.seed);
    for (int i = 0; openings && i < request.count; ++i) {
        fmt::print("{}\n", fmt::join(openings->at(i).moves, " "));
    }
    return exit_status::done;
}

// Writes a report of a check, if it was asked for.
void write_found(const std::string& path, const std::string& text) {
    if (!path.empty()) {
        write_file(path, text);
    }
}

// The program of a check, by a path that holds in every folder. Fails if it cannot be run.
Expected<programs::Subject> subject_of(const CheckRequest& request) {
    auto words = split_command(request.program);
    if (!words) {
        return tl::make_unexpected(words.error());
    }
    if (words->front().find('/') != std::string::npos) {
        words->front() = std::filesystem::absolute(words->front()).string();
    }
    programs::Subject subject;
    subject.command.arguments = std::move(*words);
    if (request.sandbox) {
        auto sandbox = programs::Sandbox::find();
        if (!sandbox) {
            return tl::make_unexpected(sandbox.error());
        }
        subject.command.confiner = *sandbox;
    }
    subject.patience =
        std::chrono::duration_cast<Span>(std::chrono::duration<double>(request.patience));
    if (auto started = programs::Child::start(subject.command); !started) {
        return tl::make_unexpected(started.error());
    }
    return subject;
}

// The checks of the game's own suite, then the batteries that were brought along.
Expected<programs::Suite> suite_of(const CheckRequest& request) {
    const auto found = programs::find_suite(request.game, request.protocol);
    if (!found) {
        return tl::make_unexpected(found.error());
    }
    programs::Suite suite = **found;
    if (!request.batteries.empty()) {
        auto batteries = programs::read_batteries(request.batteries);
        if (!batteries) {
            return tl::make_unexpected(batteries.error());
        }
        // One folder for all: a battery may read what an earlier one saved.
        const auto scratch = std::make_shared<programs::Scratch>();
        for (programs::Battery& battery : *batteries) {
            suite.checks.push_back(
                programs::battery_check(std::move(battery), suite.explain, scratch));
        }
    }
    return suite;
}

// In the sandbox a program can read its own folder: no battery may lie there.
Expected<void> keep_apart(const programs::Subject& subject, const std::string& batteries) {
    namespace fs = std::filesystem;
    const auto placement = programs::place(subject.command);
    if (!placement || placement->folder.empty() || batteries.empty()) {
        return {};
    }
    std::error_code error;
    const fs::path apart = fs::canonical(batteries, error).lexically_relative(placement->folder);
    if (error || apart.empty() || *apart.begin() == "..") {
        return {};
    }
    return fail("The program could read the batteries: put them outside its folder, {folder}.",
                placement->folder);
}

int check(const CheckRequest& request) {
    const auto suite = suite_of(request);
    if (!suite) {
        return complain(suite.error(), exit_status::bad_input);
    }
    if (request.list) {
        for (const programs::Check& each : suite->checks) {
            fmt::print("{}: {}\n", each.name, each.demand);
        }
        return exit_status::done;
    }
    auto subject = subject_of(request);
    if (!subject) {
        return complain(subject.error(), exit_status::bad_input);
    }
    if (const auto apart = keep_apart(*subject, request.batteries); request.sandbox && !apart) {
        return complain(apart.error(), exit_status::bad_input);
    }
    const programs::CheckReport found =
        programs::run_checks(*suite, *subject, [](const programs::CheckResult& result) {
            fmt::print("{}", programs::to_text(result));
            std::fflush(stdout);
        });
    fmt::print("{}\n", programs::summary(found));
    write_found(request.json, programs::to_json(found));
    write_found(request.html, programs::to_html(found));
    return found.count_failed() == 0 ? exit_status::done : exit_status::failed_check;
}

// What a student would see, line by line.
int hand_in(const HandInRequest& request) {
    namespace fs = std::filesystem;
    const auto text = read_ordinary_file(request.assignment);
    const auto assignment = text.and_then([&](const std::string& json) {
        return course::parse_assignment(json, fs::absolute(request.assignment).parent_path());
    });
    if (!assignment) {
        return complain(assignment.error(), exit_status::bad_input);
    }
    const auto bytes = read_ordinary_file(request.hand_in);
    if (!bytes) {
        return complain(bytes.error(), exit_status::bad_input);
    }
    const auto sandbox = request.weak_sandbox ? find_sandbox({}) : Sandbox::find();
    if (!sandbox) {
        return complain(sandbox.error(), exit_status::no_start);
    }
    const auto confine =
        course::confine_by(*sandbox, request.weak_sandbox ? programs::SandboxStrength::Weak
                                                          : programs::SandboxStrength::Full);
    if (!confine) {
        complain(confine.error(), exit_status::no_start);
        fmt::print(stderr, "arena: With --weak-sandbox it runs nevertheless.\n");
        return exit_status::no_start;
    }
    course::HandInWatch watch;
    watch.step = [](const programs::CheckResult& result) {
        fmt::print("{}", programs::to_text(result));
        std::fflush(stdout);
    };
    watch.messages = [](const std::vector<std::string>& lines) {
        fmt::print("            {}\n", fmt::join(lines, "\n            "));
    };
    const course::HandInReport found = course::examine(
        *assignment, fs::path(request.hand_in).filename().string(), *bytes, *confine, watch);
    fmt::print("{}\n", course::summary(found));
    write_found(request.json, course::to_json(found));
    write_found(request.html, programs::to_html(found.found));
    if (!found.accepted()) {
        return exit_status::failed_check;
    }
    if (!request.out.empty()) {
        if (const auto kept = course::write_files(request.out, found.program); !kept) {
            return complain(kept.error(), exit_status::no_writing);
        }
    }
    return exit_status::done;
}

int answer(Request request) {
    if (auto* message = std::get_if<Message>(&request)) {
        fmt::print(message->status == 0 ? stdout : stderr, "{}", message->text);
        return message->status;
    }
    if (auto* wanted = std::get_if<ReportRequest>(&request)) {
        return report(wanted->results, wanted->reports);
    }
    if (auto* wanted = std::get_if<CheckRequest>(&request)) {
        return check(*wanted);
    }
    if (auto* wanted = std::get_if<HandInRequest>(&request)) {
        return hand_in(*wanted);
    }
    if (auto* wanted = std::get_if<OpeningsRequest>(&request)) {
        return print_openings(*wanted);
    }
    return play(std::get<PlayRequest>(request));
}

} // namespace

int main(int argc, char** argv) {
    // If one of the three standard descriptors is closed, no pipe of ours may take its number.
    while (true) {
        const int descriptor = open("/dev/null", O_RDWR | O_CLOEXEC);
        if (descriptor < 0 || descriptor > STDERR_FILENO) {
            close(descriptor);
            break;
        }
    }
    try {
        return answer(parse_command_line(argc, argv));
    } catch (const std::exception& error) {
        fmt::print(stderr, "arena: {}\n", error.what());
        return exit_status::no_writing;
    }
}
