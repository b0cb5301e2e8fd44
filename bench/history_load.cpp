// history_load: how long the start page, histories and profiles take in a house with many stored
// games, a tenth of them of one person, over HTTP as the page asks for them; and how long a move
// takes in the same run, compared with a bare loop of write and fdatasync. It prints what it
// measured; no test depends on it.
//
//     build/bench/history_load [--store sqlite postgresql] [--games 1000000] [--seconds 5]
//                              [--program FILE]
#include <CLI/CLI.hpp>
#include <atomic>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <thread>

#include "load_clients.hpp"
#include "store/postgresql/postgresql_store.hpp"
#include "store/sql/blocking.hpp"
#include "store/sqlite_store.hpp"
#include "support/house_process.hpp"
#include "support/postgresql_server.hpp"
#include "support/table_requests.hpp"

namespace {

using namespace tabuleiro;
using namespace tabuleiro::bench;
using nlohmann::json;
using store::sql::Transaction;
using test::Browser;

constexpr int people = 20'000;
constexpr int unfinished_games = 20; // of the person with many games

struct Options {
    std::int64_t games = 1'000'000;
    int seconds = 5; // for each question
    std::vector<std::string> stores{"sqlite"};
    std::string program = "build/bin/tabuleiro";
};

// What differs between the databases.
struct Dialect {
    std::string (*text)(const std::string&); // the house's text, of an expression
    std::string tables; // columns of `tables` that only one of them has, and their values
    std::string table_values;
    std::string seats;
    std::string seat_values;
};
const Dialect sqlite{[](const std::string& text) { return text; }, "key", "i", "touched", "NULL"};
const Dialect postgresql{[](const std::string& text) { return "convert_to(" + text + ", 'UTF8')"; },
                         "touched, last", "1000 + i, 2", "open", "false"};

// Every tenth game is of `person`, the others of 20,000 people; opponents are others. Recorded, as
// the server would have done it.
std::vector<std::string> filling(const Dialect& in, std::int64_t games, const std::string& person) {
    const auto numbers = [](std::int64_t last) {
        return " WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < " +
               std::to_string(last) + ") ";
    };
    const std::string all = std::to_string(games);
    const std::string first = "CASE WHEN i % 10 = 0 THEN '" + person +
                              "' ELSE 'p' || (1 + i * 7 % " + std::to_string(people) + ") END";
    const std::string second = "'p' || (1 + i * 13 % 1000)";
    const std::string row =
        ", 1000 + i, i, 't' || i, CASE WHEN i / 10 % 3 = 0 THEN 'chess' ELSE 'reversi' END";
    const std::string rest = ", CASE WHEN i / 10 % 4 = 0 THEN 'blitz' ELSE 'none' END, i / 10 % 2";
    const std::string entry =
        "INSERT INTO history (person, ended, number, table_id, game, player, opponent, result,"
        " speed, listed)" +
        numbers(games) + "SELECT ";
    const std::string seat = "INSERT INTO seats (table_key, player, kind, name, level, person, " +
                             in.seats + ")" + numbers(games) + "SELECT i, ";
    const std::string seat_rest = ", " + in.text("''") + ", '', ";
    const std::string name = in.text("'n' || i");
    return {
        "INSERT INTO people (id, name, folded, role, created, made_by)" + numbers(people) +
            "SELECT 'p' || i, " + name + ", " + name + ", 'player', 1, '' FROM n",
        "INSERT INTO tables (id, game, settings, created, ended, winner, ending, rule,"
        " finish_number, " +
            in.tables + ")" + numbers(games) + "SELECT 't' || i, 'chess', " + in.text("'{}'") +
            ", i, 1000 + i, 0, 'rule', 'checkmate', i, " + in.table_values + " FROM n",
        seat + "0, 'here'" + seat_rest + first + ", " + in.seat_values + " FROM n",
        seat + "1, 'link'" + seat_rest + second + ", " + in.seat_values + " FROM n",
        entry + first + row + ", 0, " + second +
            ", CASE WHEN i / 10 % 5 < 2 THEN 'won' ELSE 'lost' END" + rest + " FROM n",
        entry + second + row + ", 1, " + first +
            ", CASE WHEN i / 10 % 5 < 2 THEN 'lost' ELSE 'won' END" + rest + " FROM n WHERE " +
            first + " <> " + second,
        "INSERT INTO results SELECT person, listed, opponent, game, count(*), 0, 0, max(ended)"
        " FROM history GROUP BY person, listed, opponent, game",
        "INSERT INTO ratings SELECT id, 'chess', 1500, 60, 0.06, 10, 1 FROM people",
        "UPDATE counters SET last = " + all + " WHERE name IN ('finishes', 'recorded')",
        "ANALYZE",
    };
}

template <class T>
T or_throw(Expected<T> answer) {
    if (!answer) {
        throw std::runtime_error(answer.error().text());
    }
    if constexpr (!std::is_void_v<T>) {
        return *std::move(answer);
    }
}

std::vector<std::string> no_limits() {
    return {"--tables-per-minute", "1000000", "--requests-per-second", "1000000"};
}

// A house in one of the stores, that is filled while its server is down.
class FilledHouse {
  public:
    FilledHouse(const Options& options, const std::string& store) : options_(no_limits()) {
        if (store == "postgresql") {
            server_ = std::make_unique<test::PostgresqlServer>();
            address_ = server_->new_database();
            options_.insert(options_.end(), {"--store", address_});
        }
        program_ = options.program;
        start();
        Browser ana(port());
        const auto answer = ana.post("/api/sign-up", R"({"name":"Ana","games":[]})");
        person_ = json::parse(answer.body)["person"]["id"];
        cookie_ = ana.cookie;
        house_->end(SIGTERM);
        fill(options.games);
        start();
        Browser back = ana_there();
        for (int i = 0; i < unfinished_games; ++i) {
            back.post(
                "/api/tables",
                test::settings("chess", test::seat("here"), test::seat("computer", 1)).dump());
        }
    }
    ~FilledHouse() { house_->end(SIGTERM); }
    FilledHouse(const FilledHouse&) = delete;
    FilledHouse& operator=(const FilledHouse&) = delete;

    std::uint16_t port() const { return house_->port(); }
    // The browser of the person with many games.
    Browser ana_there() const {
        Browser browser(port());
        browser.cookie = cookie_;
        return browser;
    }
    const std::string& person() const { return person_; }

    // How often PostgreSQL has read a large table from its beginning to its end; -1 in SQLite.
    std::int64_t whole_reads() const {
        if (!server_) {
            return -1;
        }
        std::this_thread::sleep_for(std::chrono::seconds(2)); // until the counts are shown
        auto connection = or_throw(store::postgresql::Address::parse(address_).and_then(
            store::postgresql::Connection::open));
        const auto rows = or_throw(connection.run(
            {"SELECT COALESCE(sum(seq_scan), 0)::bigint FROM pg_stat_user_tables"
             " WHERE relname IN ('tables', 'seats', 'events', 'history', 'results', 'people')"}));
        return rows.number(0, 0);
    }

  private:
    void start() {
        house_.emplace(program_, folder_.path(), options_);
        if (port() == 0) {
            throw std::runtime_error(program_ + " did not start");
        }
    }
    void fill(std::int64_t games) {
        const auto store = or_throw(server_ ? store::open_postgresql(address_, {})
                                            : store::open_sqlite(folder_.file("house.db")));
        const Instant begin = std::chrono::steady_clock::now();
        for (const std::string& statement :
             filling(server_ ? postgresql : sqlite, games, person_)) {
            or_throw(store::sql::write(*store, [&](Transaction& t) { return t.run(statement); }));
        }
        fmt::print("{} games stored in {:.0f} s\n", games,
                   milliseconds(std::chrono::steady_clock::now() - begin) / 1000);
    }

    test::Folder folder_;
    std::unique_ptr<test::PostgresqlServer> server_;
    std::string address_;
    std::string program_;
    std::vector<std::string> options_;
    std::optional<test::HouseProcess> house_;
    std::string person_;
    std::string cookie_;
};

// One after the other, until told to stop: how long until each is accepted.
Times move(const FilledHouse& house, const std::atomic<bool>& stop) {
    Times times;
    Rng rng(1);
    int commands = 0;
    while (!stop) {
        Browser browser(house.port());
        const test::NewTable table = test::table_in(browser.post(
            "/api/tables", test::settings("chess", test::seat("here"), test::seat("here")).dump()));
        test::WebSocketClient socket = browser.table(table.id);
        for (const std::string& played : random_game(rng)) {
            const Instant sent = std::chrono::steady_clock::now();
            socket.say(
                json{{"command", "play"}, {"id", std::to_string(++commands)}, {"move", played}}
                    .dump());
            while (const auto text = socket.hear()) {
                if (text->find("\"accepted\"") != std::string::npos) {
                    break;
                }
            }
            times.all.push_back(milliseconds(std::chrono::steady_clock::now() - sent));
            std::this_thread::sleep_for(std::chrono::milliseconds(3));
            if (stop) {
                break;
            }
        }
    }
    return times;
}

void print(const std::string& what, Times times) {
    fmt::print("  {:<34}{:>8}{:>10.2f}{:>10.2f}{:>10.2f}\n", what, times.all.size(), times.at(0.5),
               times.at(0.99), times.at(1));
    std::fflush(stdout);
}

void measure(const Options& options, const std::string& store, double sync_99) {
    fmt::print("{}: ", store);
    const FilledHouse house(options, store);
    const std::int64_t before = house.whole_reads();
    std::atomic<bool> stop = false;
    Times moves;
    std::thread mover([&] { moves = move(house, stop); });
    Rng rng(1);
    Browser ana = house.ana_there();
    Browser visitor(house.port());
    const auto somebody = [&] { return "/api/people/p" + std::to_string(1 + rng.below(people)); };
    const auto games = static_cast<std::uint64_t>(options.games);
    // At any depth.
    const auto history = [&](const std::string& filter) {
        return "/api/me/history?" + filter + "to=" + std::to_string(1000 + rng.below(games));
    };
    struct Question {
        std::string what;
        Browser& asker;
        std::function<std::string()> path;
    };
    const std::vector<Question> questions{
        {"start page of a visitor", visitor, [] { return "/api/house"; }},
        {fmt::format("start page, {} unfinished games", unfinished_games), ana,
         [] { return "/api/house"; }},
        {"  who is signed in", ana, [] { return "/api/me"; }},
        {"history of one of many", visitor, [&] { return somebody() + "/history"; }},
        {"history with a tenth of all", ana, [&] { return history(""); }},
        {"  by game", ana, [&] { return history("game=chess&"); }},
        {"  by opponent", ana,
         [&] { return history("opponent=p" + std::to_string(1 + rng.below(1000)) + "&"); }},
        {"  by result", ana, [&] { return history("result=won&"); }},
        {"  by time control", ana, [&] { return history("speed=blitz&"); }},
        {"  by all but the opponent", ana,
         [&] { return history("game=chess&result=won&speed=blitz&"); }},
        {"  by what is rare", ana, [&] { return history("game=chess&result=drawn&speed=blitz&"); }},
        {"  as a visitor sees it", visitor,
         [&] { return "/api/people/" + house.person() + "/history"; }},
        {"profile of one of many", visitor, somebody},
        {"profile with a tenth of all", ana, [] { return "/api/me/profile"; }},
    };
    fmt::print("  {:<34}{:>8}{:>10}{:>10}{:>10}\n", "milliseconds", "times", "median", "99 %",
               "longest");
    for (const Question& question : questions) {
        Times times;
        const Instant end =
            std::chrono::steady_clock::now() + std::chrono::seconds(options.seconds);
        while (std::chrono::steady_clock::now() < end) {
            const std::string path = question.path();
            const Instant asked = std::chrono::steady_clock::now();
            const auto answer = question.asker.get(path);
            times.all.push_back(milliseconds(std::chrono::steady_clock::now() - asked));
            if (answer.status != 200) {
                throw std::runtime_error(path + ": " + answer.body);
            }
        }
        print(question.what, std::move(times));
    }
    stop = true;
    mover.join();
    const double move_99 = moves.at(0.99);
    print("a move in the same run", std::move(moves));
    fmt::print("  a move's 99th percentile is {:.1f} times a bare sync's\n", move_99 / sync_99);
    if (before >= 0) {
        fmt::print("  large tables that were read whole: {} times\n", house.whole_reads() - before);
    }
}

} // namespace

int main(int argc, char** argv) {
    Options options;
    CLI::App app("Histories of a house with many games");
    app.add_option("--games", options.games)
        ->check(CLI::Range(1000, 100'000'000))
        ->capture_default_str();
    app.add_option("--seconds", options.seconds, "for each question")
        ->check(CLI::Range(1, 600))
        ->capture_default_str();
    app.add_option("--store", options.stores, "sqlite, postgresql; one after the other")
        ->check(CLI::IsMember({"sqlite", "postgresql"}))
        ->capture_default_str();
    app.add_option("--program", options.program)->capture_default_str();
    CLI11_PARSE(app, argc, argv);
    return measure_stores(
        "history_load", options.stores,
        [&](const std::string& store, double sync_99) { measure(options, store, sync_99); });
}
