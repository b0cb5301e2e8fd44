#include "server/serve.hpp"

#include <cassert>
#include <fmt/format.h>
#include <sys/resource.h>

#include <boost/asio/signal_set.hpp>
#include <csignal>
#include <future>
#include <optional>

#include "client/stop_signals.hpp"
#include "server/access/token.hpp"
#include "server/already_open.hpp"
#include "server/api/house_routes.hpp"
#include "server/api/seat_routes.hpp"
#include "server/api/slow_routes.hpp"
#include "server/api/study_routes.hpp"
#include "server/api/table_routes.hpp"
#include "server/backups/backup_routes.hpp"
#include "server/course/assignment_routes.hpp"
#include "server/course/battery_routes.hpp"
#include "server/course/hand_in_routes.hpp"
#include "server/course/teacher_routes.hpp"
#include "server/course/team_routes.hpp"
#include "server/course/version_programs.hpp"
#include "server/engines/engine_evaluations.hpp"
#include "server/engines/engine_routes.hpp"
#include "server/engines/engine_sandbox.hpp"
#include "server/engines/engine_seats.hpp"
#include "server/http/page_folder.hpp"
#include "server/lobby/lobby_routes.hpp"
#include "server/lobby/offer_check.hpp"
#include "server/nodes/lost_tables.hpp"
#include "server/nodes/node_port.hpp"
#include "server/notify/notifier.hpp"
#include "server/people/account_routes.hpp"
#include "server/people/admin_link.hpp"
#include "server/people/admin_routes.hpp"
#include "server/people/group_routes.hpp"
#include "server/people/pair_routes.hpp"
#include "server/people/sign_in_routes.hpp"
#include "server/programs/program_routes.hpp"
#include "server/qr_code.hpp"
#include "server/ratings/game_recorder.hpp"
#include "server/records/history_routes.hpp"
#include "server/records/profile_routes.hpp"
#include "server/tables/deadline_watch.hpp"
#include "server/tournaments/director_routes.hpp"
#include "server/tournaments/game_routes.hpp"
#include "server/tournaments/import_routes.hpp"
#include "server/tournaments/tournament_routes.hpp"
#include "server/work/work_routes.hpp"
#include "store/blocking.hpp"
#include "store/location/open_store.hpp"
#include "store/people/key_check.hpp"
#include "store/sql/blocking.hpp"

namespace tabuleiro::server {

namespace {

// Enough for the last moves to be stored and for browsers to answer the closing handshake.
constexpr std::chrono::seconds max_closing_time{3};

template <class T>
T or_throw(Expected<T> expected) {
    if (!expected) {
        throw std::runtime_error(expected.error().text());
    }
    if constexpr (!std::is_void_v<T>) {
        return *std::move(expected);
    }
}

// The system's usual limit is below what we are ready for.
void raise_file_limit() {
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) == 0) {
        limit.rlim_cur = limit.rlim_max;
        setrlimit(RLIMIT_NOFILE, &limit);
    }
}

PageFiles page_in(const std::filesystem::path& folder) {
    if (folder.empty()) {
        log(LogLevel::Warning, "no-page", {{"reason", "The page has not been built: tools/web."}});
        return PageFiles::not_built();
    }
    return or_throw(PageFiles::read(folder));
}

std::vector<Address> host_names_of(const Config& config, std::uint16_t port) {
    std::vector<Address> names;
    for (const std::string& host : config.hosts) {
        names.push_back(or_throw(parse_host_name(host, port)));
    }
    return names;
}

PageFiles page_for(const Config& config, const std::vector<Address>& public_addresses) {
    PageFiles page = page_in(find_page(config.page));
    for (const Address& address : public_addresses) {
        page.add_root(address.root);
    }
    return page;
}

// Whose X-Forwarded-For is believed.
std::vector<AddressRange> proxies_of(const Config& config) {
    std::vector<std::string> ranges = config.proxies;
    if (ranges.empty() && !config.public_url.empty()) {
        ranges = {"127.0.0.0/8", "::1"};
    }
    std::vector<AddressRange> proxies;
    for (const std::string& range : ranges) {
        proxies.push_back(or_throw(AddressRange::parse(range)));
    }
    return proxies;
}

std::string shown_place(const Config& config) {
    return config.address.empty() ? config.data.string() : store::shown_location(config.address);
}

void introduce(const Config& config, const AccessCheck& access) {
    fmt::print("Tabuleiro is open: {}\n", access.own_address());
    const auto others = access.other_addresses();
    for (const std::string& address : others) {
        fmt::print("  for other devices: {}\n", address);
    }
    if (config.lan) {
        if (const auto code = qr_code(others.front())) {
            fmt::print("\n{}\n", qr_for_terminal(*code));
        }
    }
    fmt::print("Games are kept in {}. Ctrl-C stops the server.\n", shown_place(config));
    std::fflush(stdout);
}

// The signals that ask the server to stop. They are caught as long as this object lives; one that
// comes early is remembered until wait() is called.
class StopSignals {
  public:
    StopSignals() {
        if (!client::ignores_signal(
                SIGHUP)) { // under nohup the server goes on when the terminal is closed
            signals_.add(SIGHUP);
        }
    }
    // After the first signal a second one ends the program at once, however long closing takes.
    void wait() {
        signals_.async_wait([](boost::system::error_code, int) {});
        loop_.run();
        signals_.clear();
    }

  private:
    boost::asio::io_context loop_;
    boost::asio::signal_set signals_{loop_, SIGINT, SIGTERM};
};

// Whatever happens, no worker's answer comes to something that is gone.
class WorkClosing {
  public:
    explicit WorkClosing(WorkQueue& work) : work_(work) {}
    ~WorkClosing() { work_.close(); }
    WorkClosing(const WorkClosing&) = delete;
    WorkClosing& operator=(const WorkClosing&) = delete;

  private:
    WorkQueue& work_;
};

store::StoreOptions store_options(const NodePort* port, LostTables& lost) {
    store::StoreOptions options;
    options.report = [](const Error& error) {
        log(LogLevel::Error, "store-away", {{"reason", error.text()}});
    };
    if (port != nullptr) {
        options.node = store::NodeOptions{
            .address = port->address(),
            .epoch_lost =
                [&lost] {
                    log(LogLevel::Warning, "epoch-lost");
                    lost.lose_all();
                },
            .tables_lost = [&lost](const std::vector<std::string>& tables) { lost.lose(tables); }};
    }
    return options;
}

// Those that are named come first, and may replace one of the machine.
EngineCatalogue::Options engine_options(const Config& config) {
    std::vector<programs::EngineCommand> engines = config.engines;
    for (const programs::EngineCommand& found : programs::engines_of_the_machine()) {
        if (std::none_of(engines.begin(), engines.end(),
                         [&](const auto& named) { return named.name == found.name; })) {
            engines.push_back(found);
        }
    }
    return {.engines = std::move(engines),
            .find_sandbox = [socket = config.programs_socket] { return find_sandbox(socket); },
            .patience = config.engine_patience};
}

// Codes and cards that were made with another key would let nobody in: then the house does not
// open.
HouseKey key_of(const Config& config, store::Store& store) {
    const std::filesystem::path file = config.house_key();
    const HouseKey key = or_throw(HouseKey::read_or_make(file));
    const store::TokenHash own = key.hash("check", "");
    const store::TokenHash checked =
        or_throw(store::sql::write(store, [own, replace = config.replace_key](auto& t) {
            return replace ? store::set_key_check(t, own).map([own] { return own; })
                           : store::key_check(t, own);
        }));
    if (checked != own) {
        throw std::runtime_error(fmt::format(
            "The key in {} is not the one with which this house was used: codes and cards of its "
            "people would not let them in. Put the house's own house.key there, or name it with "
            "--key-file. If it is lost, start once with --replace-key, and give people new cards.",
            file.string()));
    }
    return key;
}

MetricsKey metrics_key_of(const Config& config) {
    return config.metrics_key_file.empty()
               ? MetricsKey()
               : or_throw(MetricsKey::read_or_make(config.metrics_key_file));
}

// Starts everything, serves until a signal comes, and closes everything.
void keep_house(const Config& config, StopSignals& stop_signals) {
    std::vector<Address> public_addresses;
    if (!config.public_url.empty()) {
        public_addresses.push_back(or_throw(parse_public_url(config.public_url)));
    }

    // Each object uses those declared above it.
    Metrics metrics;
    EventLoops loops(config.threads);
    HttpServer http(loops, config.port, config.limits, metrics);
    AccessCheck access(http.port(), public_addresses, host_names_of(config, http.port()));
    std::optional<NodePort> node_port;
    if (!config.address.empty()) {
        node_port.emplace(loops, config.node_address, config.node_port);
    }
    LostTables lost_tables;
    const auto store = or_throw(store::open_store(
        config.location(), store_options(node_port ? &*node_port : nullptr, lost_tables)));
    // What may refuse to open comes before anything that lives on an event loop.
    const HouseKey key = key_of(config, *store);
    PageFiles page = page_for(config, public_addresses);
    HttpServer::Setting setting{proxies_of(config), seat_cookie(config.port)};
    std::optional<NodeLinks> nodes;
    if (node_port) {
        const store::NodeKey bytes = or_throw(store::node_key(*store));
        const std::string node_key(bytes.begin(), bytes.end());
        nodes.emplace(node_key, node_port->address());
        setting.cookie = house_seat_cookie(node_key);
        setting.privileges = false;
        setting.nodes = &*nodes;
    }
    house::ComputerPool computers(config.thinkers);
    const auto work = std::make_shared<WorkQueue>(
        WorkOptions{.location = config.location(), .check_share = config.worker_checks});
    // Analyses cancel their questions at their end. Ladders have processes of their own, two a
    // game.
    EngineRoom engine_room(config.engine_processes + 2 * config.ladder_games);
    house::AnalysisPool analysts(config.analysts, {}, work);
    TableRegistry registry(loops, *store, computers, metrics);
    const LostTables::Listener listener(lost_tables, registry);
    registry.services().remote_moves = work;
    LocalNetwork local_network(http, access);
    Sessions sessions(loops, store->database());
    registry.services().rules = [&sessions, &config](const ByPlayer<store::Seat>& seats) {
        const auto now = sessions.policies().now();
        return house::TableRules{.greetings = now->greetings && sessions.may_be_greeted(seats),
                                 .help = now->help,
                                 .absence_limit = config.absence_limit};
    };
    or_throw(sessions.start(
        [&registry](std::string person) { return registry.forget(std::move(person)); }));
    GameRecorder recorder(loops, store->database());
    registry.services().listeners.push_back(&recorder);
    EngineCatalogue engine_catalogue(engine_options(config));
    CourseSandbox course_sandbox(config.programs_socket,
                                 std::filesystem::absolute(config.data) / "programs");
    VersionPrograms versions(store->database(), course_sandbox);
    const HouseEngines engines(engine_catalogue, sessions, store->database(), engine_room,
                               versions);
    const auto engine_seats = std::make_shared<EngineSeats>(
        engine_room, engines, [&database = store->database()](const auto& turn, const auto& why) {
            note_ladder_failure(database, turn, why);
        });
    registry.services().engines = engine_seats;
    registry.services().listeners.push_back(engine_seats.get());
    HouseRoutes house_routes(registry, analysts, access, local_network, engines, metrics,
                             metrics_key_of(config));
    SlowRoutes slow_routes(registry);
    DeadlineWatch deadlines(loops, registry);
    std::optional<Notifier> notifier;
    if (!config.notify.empty()) {
        notifier.emplace(loops, registry, config.notify,
                         public_addresses.empty() ? access.own_address()
                                                  : public_addresses.front().text());
        registry.services().listeners.push_back(&*notifier);
    }
    Lobby lobby(loops, registry, *store, node_port ? Lobby::Nodes::Several : Lobby::Nodes::One,
                config.absence_limit);
    OfferCheck offers(lobby, store->database());
    TableRoutes table_routes(registry, store->database(), sessions.policies(), offers, engines,
                             {config.tables});
    SeatRoutes seat_routes(registry, store->database());
    LobbyRoutes lobby_routes(lobby);
    StudyRoutes study_routes(
        analysts, [&engines, &engine_room](const std::string& name, const std::string& game) {
            auto engine = engines.analyst(name, game);
            return engine ? std::make_shared<EngineEvaluations>(engine_room, *std::move(engine))
                          : nullptr;
        });
    EngineRoutes engine_routes(engine_catalogue, store->database(), sessions);
    WorkRoutes work_routes(work, store->database());
    Passwords passwords;
    SignInRoutes sign_in_routes(store->database(), key, sessions, passwords);
    AccountRoutes account_routes(store->database(), key, sessions, passwords, registry);
    GroupRoutes group_routes(store->database(), key, sessions);
    PairRoutes pair_routes(registry, store->database(), sessions.policies());
    AdminRoutes admin_routes(registry, store->database(), key, sessions, config.data);
    Backups backups(config.address.empty() ? config.store() : std::filesystem::path());
    BackupRoutes backup_routes(backups, store->database());
    HistoryRoutes history_routes(store->database(), recorder);
    ProfileRoutes profile_routes(store->database(), recorder);
    registry.services().table_ratings = [&profile_routes](std::string table) {
        return profile_routes.ratings_of_table(std::move(table));
    };
    registry.services().table_people = [&profile_routes](Identity who, std::string table) {
        return profile_routes.people_of_table(std::move(who), std::move(table));
    };
    ProgramGames program_games(loops, registry,
                               node_port ? ProgramGames::Nodes::Several : ProgramGames::Nodes::One);
    ProgramRoutes program_routes(store->database(), key, sessions, lobby, program_games);
    ProgramTokens program_tokens(key, sessions, config.limits.requests);
    Tournaments tournaments(
        loops, registry, store->database(), engines,
        node_port ? Tournaments::Nodes::Several : Tournaments::Nodes::One,
        {[&lobby](const std::string& program) { return lobby.is_here(program); },
         [&lobby](const std::string& tournament, const std::string& person) {
             return lobby.is_present(tournament, person);
         },
         [&lobby](const std::string& tournament, const std::string& person, bool present) {
             lobby.set_present(tournament, person, present);
         }});
    registry.services().listeners.push_back(&tournaments);
    TournamentBoards tournament_boards(loops.first(), registry);
    registry.services().listeners.push_back(&tournament_boards);
    TournamentRoutes tournament_routes(tournaments, tournament_boards, store->database(),
                                       sessions.policies());
    TournamentGameRoutes tournament_games(tournaments, registry, store->database());
    DirectorRoutes director_routes(tournaments, store->database(), engines);
    PlayerImportRoutes player_imports(tournaments, store->database());
    const std::string node = node_port ? node_port->address() : "house";
    Examiner examiner(store->database(), course_sandbox, sessions.policies(), node);
    Ladders ladders(loops, registry, store->database(), engines, sessions.policies(),
                    {config.ladder_games, node, work});
    registry.services().listeners.push_back(&ladders);
    const CourseServices course{store->database(), sessions.policies(), course_sandbox, examiner,
                                ladders};
    AssignmentRoutes assignment_routes(course);
    HandInRoutes hand_in_routes(course, registry, engines);
    TeacherRoutes teacher_routes(course, tournaments);
    TeamRoutes team_routes(course);
    BatteryRoutes battery_routes(course);
    Router router(std::move(page), sessions, program_tokens);
    house_routes.add_to(router);
    table_routes.add_to(router);
    slow_routes.add_to(router);
    seat_routes.add_to(router);
    lobby_routes.add_to(router);
    study_routes.add_to(router);
    work_routes.add_to(router);
    sign_in_routes.add_to(router);
    account_routes.add_to(router);
    group_routes.add_to(router);
    pair_routes.add_to(router);
    admin_routes.add_to(router);
    backup_routes.add_to(router);
    history_routes.add_to(router);
    profile_routes.add_to(router);
    program_routes.add_to(router);
    engine_routes.add_to(router);
    tournament_routes.add_to(router);
    tournament_games.add_to(router);
    director_routes.add_to(router);
    player_imports.add_to(router);
    assignment_routes.add_to(router);
    hand_in_routes.add_to(router);
    teacher_routes.add_to(router);
    team_routes.add_to(router);
    battery_routes.add_to(router);
    assert(router.is_complete());
    recorder.start();
    const WorkClosing closing(*work);
    lobby.start();
    program_games.start();
    tournaments.start();
    examiner.start();
    ladders.start();
    http.serve(router, access, setting);
    if (node_port) {
        node_port->serve(*nodes, http, config.limits.silence);
    }
    deadlines.start();
    if (notifier) {
        notifier->start();
    }
    if (config.lan) {
        or_throw(local_network.open());
    }
    log(LogLevel::Info, "open",
        {{"port", std::to_string(http.port())}, {"data", shown_place(config)}});
    offer_admin_link(*store, config, access.own_address());
    introduce(config, access);
    if (config.browser) {
        open_browser(access.own_address());
    }
    stop_signals.wait();

    log(LogLevel::Info, "closing");
    house_routes.close();
    tournaments.close();
    ladders.close();
    examiner.close();
    tournament_boards.close();
    deadlines.close();
    if (notifier) {
        notifier->close();
    }
    engine_catalogue.close();
    engine_room.close();
    analysts.close();
    work->close(); // workers that wait for jobs are answered
    // Then clients come back to a node that can have their tables at once.
    const auto stored = std::make_shared<std::promise<void>>();
    registry.close([stored] { stored->set_value(); });
    if (stored->get_future().wait_for(max_closing_time) != std::future_status::ready) {
        log(LogLevel::Warning, "tables-not-closed");
    }
    if (node_port) {
        node_port->close();
    }
    http.close();
    http.wait_until_empty(max_closing_time);
    http.cut_off();
    lobby.close();
    program_games.close();
    registry.release();
    sessions.close();
    recorder.close();
    if (!loops.finish(max_closing_time)) {
        log(LogLevel::Warning, "event-loops-not-finished");
    }
}

} // namespace

void serve(const Config& config) {
    StopSignals stop_signals;
    if (config.browser && config.port != 0 && house_is_open_at(config.port)) {
        const std::string address = AccessCheck(config.port).own_address();
        fmt::print("Tabuleiro is open already: {}\n", address);
        open_browser(address);
        return;
    }
    prepare_log(config.log_level, config.log_file);
    prepare_tokens();
    raise_file_limit();
    std::signal(SIGPIPE, SIG_IGN);
    keep_house(config, stop_signals);
    log(LogLevel::Info, "closed"); // last: the store may be opened by another now
}

} // namespace tabuleiro::server
