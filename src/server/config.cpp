#include "server/config.hpp"

#include <arpa/inet.h>
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdlib>
#include <map>
#include <sstream>
#include <thread>

#include "core/text.hpp"
#include "house/player_name.hpp"
#include "server/access/access_check.hpp"
#include "server/access/address_range.hpp"
#include "server/access/decimal.hpp"
#include "store/postgresql/postgresql_store.hpp"

namespace tabuleiro::server {

namespace {

namespace fs = std::filesystem;

fs::path folder_from(const char* variable, const char* below_home) {
    const char* given = std::getenv(variable);
    if (given != nullptr && *given == '/') {
        return given;
    }
    const char* home = std::getenv("HOME");
    return fs::path(home != nullptr && *home != '\0' ? home : ".") / below_home;
}

// A sentence, if it is not as it should be.
std::string valid_public_url(const std::string& text) {
    const auto parsed = parse_public_url(text);
    return parsed ? "" : parsed.error().text();
}
std::string valid_host(const std::string& text) {
    const auto parsed = parse_host_name(text, 0);
    return parsed ? "" : parsed.error().text();
}

std::string valid_range(const std::string& text) {
    const auto parsed = AddressRange::parse(text);
    return parsed ? "" : parsed.error().text();
}
std::string valid_node_address(const std::string& text) {
    in_addr four{};
    in6_addr six{};
    const bool is_address = inet_pton(AF_INET, text.c_str(), &four) == 1 ||
                            inet_pton(AF_INET6, text.c_str(), &six) == 1;
    if (!is_address || text == "0.0.0.0" || text == "::") {
        return "it should be an address at which the other nodes reach this machine, such as "
               "10.0.0.2";
    }
    return "";
}

std::string valid_store(const std::string& text) {
    if (!store::is_postgresql_address(text)) {
        return "only addresses that begin with postgresql:// are possible; --data names a folder";
    }
    const auto shown = store::shown_postgresql_address(text);
    return shown ? "" : shown.error().text();
}

std::string valid_engine(const std::string& text) {
    const auto engine = programs::parse_engine_command(text);
    if (!engine) {
        return engine.error().text();
    }
    const auto name = house::parse_name(engine->name);
    return name && *name == engine->name ? "" : "that is no name for an engine";
}

// CLI11's own checks let pass what is no number at all, and read -1 as a very large one.
CLI::Validator number_between(double least, double most) {
    return CLI::Validator(
        [=](const std::string& text) {
            const auto number = parse_decimal(text);
            const bool fits = number && *number >= least && *number <= most;
            return fits ? std::string()
                        : tabuleiro::quoted(text) + " is not a number from " +
                              fmt::format("{} to {}", least, most);
        },
        "");
}
CLI::Validator whole_between(std::size_t least, std::size_t most) {
    return CLI::Validator(
        [=](const std::string& text) {
            const auto number = parse_number<std::size_t>(text);
            const bool fits = number && *number >= least && *number <= most;
            return fits ? std::string()
                        : tabuleiro::quoted(text) + " is not a whole number from " +
                              std::to_string(least) + " to " + std::to_string(most);
        },
        "");
}

// Options in the units that people write.
struct Given {
    int request_seconds;
    int absence_seconds;
    double tables_per_minute;
    int engine_seconds;
    std::vector<std::string> engines{};

    explicit Given(const Config& config)
        : request_seconds(static_cast<int>(
              std::chrono::duration_cast<std::chrono::seconds>(config.limits.pace.first).count())),
          absence_seconds(static_cast<int>(config.absence_limit.count())),
          tables_per_minute(60 * config.tables.per_second),
          engine_seconds(static_cast<int>(config.engine_patience.count())) {}

    void put_into(Config& config) const {
        config.limits.pace.first = std::chrono::seconds(request_seconds);
        config.absence_limit = std::chrono::seconds(absence_seconds);
        config.tables.per_second = tables_per_minute / 60;
        config.engine_patience = std::chrono::seconds(engine_seconds);
        for (const std::string& engine : engines) {
            config.engines.push_back(*programs::parse_engine_command(engine));
        }
    }
};

void add_options(CLI::App& app, Config& config, Given& given) {
    app.add_option("--port", config.port, "The port to listen on; 0: any free port")
        ->capture_default_str();
    app.add_flag("--lan", config.lan,
                 "Lets other devices on the local network connect; prints the addresses and a QR "
                 "code for phones. The page has a button for it, too");
    app.add_option("--public-url", config.public_url,
                   "The public address of the proxy in front of the server, such as "
                   "https://games.example.org or https://example.org/games/")
        ->check(valid_public_url);
    app.add_option("--trusted-proxy", config.proxies,
                   "A range of addresses, such as 10.0.0.0/24, whose X-Forwarded-For is believed "
                   "(default with --public-url: this machine). May be given more than once")
        ->check(valid_range)
        ->allow_extra_args(false);
    app.add_option("--host", config.hosts,
                   "Another name by which devices on the network reach this machine, such as "
                   "sala12 for http://sala12:8064. May be given more than once")
        ->check(valid_host)
        ->allow_extra_args(false);
    app.add_option("--data", config.data, "The folder in which the games are stored")
        ->capture_default_str();
    app.add_option("--store", config.address,
                   "A PostgreSQL database in which the games are stored instead, such as "
                   "postgresql://tabuleiro@db.example.org/house")
        ->check(valid_store);
    app.add_option("--node-address", config.node_address,
                   "With --store: the address of this machine at which the other servers of the "
                   "same database reach this one")
        ->check(valid_node_address)
        ->capture_default_str();
    app.add_option("--node-port", config.node_port, "The port for that; 0: any free port")
        ->capture_default_str();
    app.add_option("--key-file", config.key_file,
                   "The key of the house, without which nobody's code can be checked; all servers "
                   "of a database have the same (default: house.key in the data folder)");
    app.add_flag("--replace-key", config.replace_key,
                 "Opens the house with another key: all codes and cards end. Only if the key is "
                 "lost");
    app.add_option("--metrics-key-file", config.metrics_key_file,
                   "A file with the key by which /metrics can be read from elsewhere, or with "
                   "--store, as 'Authorization: Bearer KEY'; it is made if there is none");
    app.add_option("--notify", config.notify,
                   "A program that is run when it is somebody's move in a slow game, when such a "
                   "game has ended or its deadline is near, and for challenges; it reads JSON");
    app.add_option("--engine", given.engines,
                   "An engine that the administrator may allow, as NAME=COMMAND: a program that "
                   "plays a game of the house by UCI, CECP, the program protocol or as its "
                   "assignment asks for; it runs in the sandbox. May be given more than once")
        ->check(valid_engine)
        ->allow_extra_args(false);
    app.add_option("--programs-socket", config.programs_socket,
                   "The socket of the service that runs engines for the server (default: the "
                   "server runs them)");
    app.add_option("--page", config.page,
                   "The folder of the page's files (default: next to the program)");
    app.add_flag(
        "--browser", config.browser,
        "Opens the page in a browser, if there is one; also if the server is already running");
    static const std::map<std::string, LogLevel> levels{{"debug", LogLevel::Debug},
                                                        {"info", LogLevel::Info},
                                                        {"warning", LogLevel::Warning},
                                                        {"error", LogLevel::Error}};
    app.add_option("--log-level", config.log_level, "debug, info, warning or error (default: info)")
        ->transform(CLI::CheckedTransformer(levels, CLI::ignore_case));
    app.add_option("--log-file", config.log_file, "Logs to this file instead of to standard error");

    app.add_option(
           "--absence-seconds", given.absence_seconds,
           "How long a player may be away on their turn before the opponent can claim a win "
           "or a draw")
        ->check(CLI::Range(0, 86'400))
        ->capture_default_str();

    app.add_option("--worker-checks", config.worker_checks,
                   "The share of the workers' evaluations that another worker, or the server, "
                   "repeats: from 0 to 1")
        ->check(number_between(0, 1))
        ->capture_default_str();

    const std::string limits = "Limits";
    app.add_option("--threads", config.threads, "Network threads (default: one per core)")
        ->check(CLI::Range(0, 256))
        ->group(limits);
    app.add_option("--thinkers", config.thinkers,
                   "Threads for the computer players (default: one per core)")
        ->check(CLI::Range(0, 256))
        ->group(limits);
    app.add_option("--analysts", config.analysts,
                   "Threads for analysis (default: one fewer than the cores, at most 4)")
        ->check(CLI::Range(0, 256))
        ->group(limits);
    app.add_option("--engine-processes", config.engine_processes,
                   "How many engines run at a time; other games wait for their turn")
        ->check(CLI::Range(1, 256))
        ->capture_default_str()
        ->group(limits);
    app.add_option("--ladder-games", config.ladder_games,
                   "How many games the programs of the course play each other at a time")
        ->check(CLI::Range(1, 64))
        ->capture_default_str()
        ->group(limits);
    app.add_option("--engine-seconds", given.engine_seconds,
                   "How long an engine may think in a game without a clock before it loses")
        ->check(CLI::Range(1, 3600))
        ->capture_default_str()
        ->group(limits);
    app.add_option(
           "--request-seconds", given.request_seconds,
           "The time in which a request's header must arrive; bodies and answers may take longer "
           "at 8 kB per second or more")
        ->check(CLI::Range(1, 600))
        ->capture_default_str()
        ->group(limits);
    app.add_option("--backlog-bytes", config.limits.outgoing_bytes,
                   "The data that may be queued for a slow client before it is disconnected")
        ->check(whole_between(1024, 1U << 30U))
        ->capture_default_str()
        ->group(limits);
    app.add_option("--connections", config.limits.connections,
                   "The maximum number of simultaneous connections")
        ->check(whole_between(1, 1'000'000))
        ->capture_default_str()
        ->group(limits);
    app.add_option("--connections-of-one", config.limits.connections_of_one,
                   "The same for one client")
        ->check(whole_between(1, 1'000'000))
        ->capture_default_str()
        ->group(limits);
    app.add_option("--requests-per-second", config.limits.requests.per_second,
                   "Requests per second from one address, after a burst of eight seconds' worth")
        ->check(number_between(0.01, 1'000'000))
        ->capture_default_str()
        ->group(limits);
    app.add_option("--tables-per-minute", given.tables_per_minute,
                   "New tables per minute from one address")
        ->check(number_between(0.01, 1'000'000))
        ->capture_default_str()
        ->group(limits);
}

// The commands other than serving; their arguments are in the members.
struct Commands {
    explicit Commands(CLI::App& app)
        : out(*app.add_subcommand("export", "Writes all games as text (PGN for chess)")),
          in(*app.add_subcommand("import", "Imports games that were exported")),
          backup(*app.add_subcommand("backup",
                                     "Copies the database, even while the server is running")),
          restore(*app.add_subcommand("restore", "Restores the database from a backup")),
          check(*app.add_subcommand("check",
                                    "Checks the database for damage, and replays every game")),
          copy(*app.add_subcommand("copy", "Copies a house to another database")),
          work(*app.add_subcommand("work", "Does jobs for a house: analyses, moves of strong "
                                           "computers, games of the course")),
          worker(*app.add_subcommand("worker", "The keys of workers, also while the server is "
                                               "running")),
          add(*worker.add_subcommand("add", "Makes a key, and prints it this once")),
          list(*worker.add_subcommand("list", "Lists the workers, and what they have done")),
          revoke(*worker.add_subcommand("revoke", "Ends the use of a worker's key")),
          admin_link(*app.add_subcommand("admin-link",
                                         "Makes a link that lets one person in as administrator, "
                                         "and prints it; ends the one before")),
          ratings(*app.add_subcommand("ratings", "Computes the ratings of people again")),
          play(*app.add_subcommand("play", "Plays by the program protocol on standard input and "
                                           "output")),
          bridge(*app.add_subcommand("bridge", "Seats a program of this machine at the tables of a "
                                               "house; see tabuleiro bridge --help")) {
        play.add_flag("--program", as_program, "As a program, for arena and the house")->required();
        play.add_option("--game", game, "Only this game (default: all of them)");
        ratings
            .add_flag("--recompute", recompute,
                      "From all rated games; says whether anything was not the same")
            ->required();
        out.add_option("file", out_file, "The file to write; -: standard output")
            ->capture_default_str();
        in.add_option("file", file, "The file to read; -: standard input")->required();
        backup.add_option("file", file, "A new file, or a folder in which it is named by its date")
            ->required();
        backup.add_flag("--force", force, "Replaces the file if it exists");
        backup
            .add_option("--keep", keep,
                        "In a folder: keeps this many of the latest backups, removes older ones")
            ->check(CLI::Range(1, 100000));
        restore.add_option("file", file, "The backup")->required();
        restore.add_flag("--force", force,
                         "Restores even if there are games; they are kept under another name");
        check.add_option("file", file, "A backup to check instead of the server's own database");
        copy.add_option("--from", from, "A file, or postgresql://...: the games to copy")
            ->required();
        copy.add_option("--to", to, "A file, or postgresql://...: where they are copied to")
            ->required();
        work.add_option("--house", working.house, "The address of the house")
            ->required()
            ->check(valid_public_url);
        work.add_option("--key-file", working.key_file, "The file with the worker's key")
            ->required();
        // Not --threads: that is the server's.
        work.add_option("--jobs", working.threads,
                        "How many jobs are done at a time (default: one per core)")
            ->check(whole_between(1, 256));
        worker.require_subcommand(1);
        worker.fallthrough();
        for (CLI::App* const one : {&add, &revoke}) {
            one->add_option("name", name, "The name of the worker")->required();
        }
        for (CLI::App* const one : {&add, &work}) {
            one->add_option("--kinds", working.kinds,
                            "Only these kinds of jobs: evaluation, move; game: games of the "
                            "course, whose programs run on the worker's machine, in the sandbox "
                            "(default: evaluation,move)")
                ->delimiter(',')
                ->check(CLI::IsMember({"evaluation", "move", "game"}));
        }
    }

    // The command that was given; Serve if there was none.
    Command chosen(const Config& config) const {
        if (out.parsed()) {
            return Export{config, out_file};
        }
        if (in.parsed()) {
            return Import{config, file};
        }
        if (copy.parsed()) {
            return Copy{from, to};
        }
        if (work.parsed()) {
            Work wanted{working};
            wanted.options.programs_socket = config.programs_socket;
            if (!config.programs_socket.empty()) {
                wanted.options.programs_folder = config.data / "programs";
            }
            return wanted;
        }
        if (add.parsed()) {
            return WorkerAdd{config, name, working.kinds};
        }
        if (list.parsed()) {
            return WorkerList{config};
        }
        if (revoke.parsed()) {
            return WorkerRevoke{config, name};
        }
        if (admin_link.parsed()) {
            return AdminLink{config};
        }
        if (ratings.parsed()) {
            return Ratings{config};
        }
        if (play.parsed()) {
            return Play{game};
        }
        if (bridge.parsed()) { // the program reads its command line before this one
            return Notice{"tabuleiro: bridge is the first word, before all options\n", 2};
        }
        if (!config.address.empty() &&
            (backup.parsed() || restore.parsed() || (check.parsed() && file.empty()))) {
            return Notice{"tabuleiro: this is for SQLite files; PostgreSQL has pg_dump and "
                          "pg_restore for it\n",
                          2};
        }
        if (backup.parsed()) {
            return Backup{config, file, force, keep};
        }
        if (restore.parsed()) {
            return Restore{config, file, force};
        }
        if (check.parsed()) {
            return Check{file.empty() ? config.store() : fs::path(file)};
        }
        return Serve{config};
    }

    CLI::App& out;
    CLI::App& in;
    CLI::App& backup;
    CLI::App& restore;
    CLI::App& check;
    CLI::App& copy;
    CLI::App& work;
    CLI::App& worker;
    CLI::App& add;
    CLI::App& list;
    CLI::App& revoke;
    CLI::App& admin_link;
    CLI::App& ratings;
    CLI::App& play;
    CLI::App& bridge;
    bool recompute = false;
    bool as_program = false;
    std::string game;
    WorkerOptions working;
    std::string name;
    std::string out_file = "-";
    std::string file;
    std::string from;
    std::string to;
    bool force = false;
    std::size_t keep = 0;
};

// What follows from the options that were given.
void complete(Config& config) {
    if (config.threads == 0) {
        config.threads = std::max(1U, std::thread::hardware_concurrency());
    }
    if (config.thinkers == 0) {
        config.thinkers = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    }
    if (config.analysts == 0) {
        const int cores = static_cast<int>(std::thread::hardware_concurrency());
        config.analysts = std::clamp(cores - 1, 1, 4);
    }
    config.limits.requests.burst = 8 * config.limits.requests.per_second;
    config.tables.burst = std::max(40.0, 10 * config.tables.per_second);
}

} // namespace

fs::path default_data_folder() {
    return folder_from("XDG_DATA_HOME", ".local/share") / "tabuleiro";
}

Command parse_command_line(int argc, const char* const* argv) {
    Config config;
    config.data = default_data_folder();
    CLI::App app("tabuleiro: a board game server, played in a browser.\n\n"
                 "Without a command it starts the server and prints its address; Ctrl-C stops it.",
                 "tabuleiro");
    Given given(config);
    add_options(app, config, given);
    app.set_config("--config",
                   (folder_from("XDG_CONFIG_HOME", ".config") / "tabuleiro.toml").string(),
                   "Reads the same options from a file: port = 8064");
    app.set_version_flag("--version", "tabuleiro " TABULEIRO_VERSION);
    app.require_subcommand(0, 1);
    app.fallthrough();

    Commands commands(app);

    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        std::ostringstream said;
        std::ostringstream complained;
        const int status = app.exit(error, said, complained);
        return Notice{said.str() + complained.str(), status == 0 ? 0 : 2};
    }
    given.put_into(config);
    complete(config);
    return commands.chosen(config);
}

void hide_passwords(int argc, char** argv) {
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        const std::size_t scheme = word.find("://");
        if (word.find("postgres") < scheme && scheme != std::string_view::npos) {
            std::fill(argv[i] + scheme + 3, argv[i] + word.size(), '*');
        }
    }
}

} // namespace tabuleiro::server
