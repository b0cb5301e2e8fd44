// lobby_load: how long it takes until every change has reached everybody in the lobby, while games
// are played: moves on the live boards, and people who give themselves a name. The time of a move
// is measured in the same run. It prints what it measured; no test depends on it.
//
//     build/bench/lobby_load [--store sqlite postgresql] [--people 1000] [--games 300]
//                            [--seconds 20] [--program FILE]
#include <CLI/CLI.hpp>
#include <atomic>
#include <map>
#include <mutex>
#include <nlohmann/json.hpp>
#include <optional>
#include <thread>
#include <unordered_map>

#include "house_under_load.hpp"
#include "load_clients.hpp"

namespace {

using namespace tabuleiro;
using namespace tabuleiro::bench;
using nlohmann::json;
using test::Browser;

struct Options {
    std::size_t people = 1000;
    std::size_t games = 300; // each with a move a second
    int seconds = 20;
    std::vector<std::string> stores{"sqlite"};
    std::string program = "build/bin/tabuleiro";
};

// What a message of the lobby tells, as names of changes: "TABLE 7" for the seventh move of a game
// on a live board, and names of people.
std::vector<std::string> changes_in(const std::string& text) {
    const json message = json::parse(text, nullptr, false);
    std::vector<std::string> changes;
    if (!message.is_object() || message.value("lobby", "") != "change") {
        return changes;
    }
    if (message.contains("boards")) {
        for (const json& board : message["boards"]["set"]) {
            changes.push_back(board["table"].get<std::string>() + " " +
                              std::to_string(board["plies"].get<int>()));
        }
    }
    if (message.contains("people")) {
        for (const json& person : message["people"]["set"]) {
            changes.push_back(person["name"]);
        }
    }
    return changes;
}

// When each change was asked for.
class Beginnings {
  public:
    void add(const std::string& change, Instant when) {
        const std::scoped_lock lock(mutex_);
        all_[change] = when;
    }
    std::optional<Instant> find(const std::string& change) const {
        const std::scoped_lock lock(mutex_);
        const auto found = all_.find(change);
        return found == all_.end() ? std::nullopt : std::optional(found->second);
    }

  private:
    mutable std::mutex mutex_;
    std::map<std::string, Instant> all_;
};

// Everybody in the lobby, on a thread of their own: what they read must not delay the players.
class People {
  public:
    static constexpr int renames_a_second = 10;

    People(const Options& options, const HouseUnderLoad& house, Beginnings& began)
        : options_(options), began_(began) {
        for (std::size_t i = 0; i < options_.people; ++i) {
            board_.add(Browser(house.port()).socket("/api/lobby/socket").second);
        }
    }

    void run(Instant start, const std::atomic<bool>& over) {
        while (!over) {
            if (std::chrono::steady_clock::now() >= start + names_ * apart) {
                rename(static_cast<std::size_t>(names_) % options_.people);
            }
            listen(std::chrono::milliseconds(2));
        }
        listen_until(std::chrono::steady_clock::now() + std::chrono::seconds(2));
    }
    void listen_until(Instant end) {
        while (std::chrono::steady_clock::now() < end) {
            listen(std::chrono::milliseconds(10));
        }
    }

    Times changes;
    std::size_t incomplete() const {
        return static_cast<std::size_t>(
            std::count_if(heard_.begin(), heard_.end(),
                          [this](const auto& one) { return one.second != options_.people; }));
    }
    std::size_t told() const { return heard_.size(); }

  private:
    static constexpr std::chrono::milliseconds apart{1000 / renames_a_second};

    void rename(std::size_t person) {
        const std::string name = "n" + std::to_string(++names_);
        began_.add(name, std::chrono::steady_clock::now());
        board_[person].say(R"({"name":")" + name + "\"}");
    }
    void listen(std::chrono::microseconds patience) {
        board_.listen(patience, [this](std::size_t, const std::string& text) {
            const Instant now = std::chrono::steady_clock::now();
            for (const std::string& change : known(text)) {
                if (const auto began = began_.find(change)) {
                    changes.all.push_back(milliseconds(now - *began));
                    ++heard_[change];
                }
            }
        });
    }
    // The same message goes to everybody: it is read once.
    const std::vector<std::string>& known(const std::string& text) {
        if (known_.size() > 200) {
            known_.clear();
        }
        const auto [found, is_new] = known_.try_emplace(text);
        if (is_new) {
            found->second = changes_in(text);
        }
        return found->second;
    }

    const Options& options_;
    Beginnings& began_;
    Switchboard board_;
    std::map<std::string, std::size_t> heard_; // by how many
    std::unordered_map<std::string, std::vector<std::string>> known_;
    int names_ = 0;
};

class Games {
  public:
    Games(const Options& options, const HouseUnderLoad& house, Beginnings& began)
        : options_(options), began_(began), sent_(options.games) {
        Rng rng(1);
        for (int i = 0; i < 32; ++i) {
            lines_.push_back(random_game(rng));
        }
        for (std::size_t i = 0; i < options_.games; ++i) {
            Browser browser(house.port());
            const auto opened = browser.post(
                "/api/tables", R"({"game":"chess","visibility":"listed",)"
                               R"("seats":{"first":{"kind":"here"},"second":{"kind":"here"}}})");
            tables_.push_back(json::parse(opened.body)["table"]);
            board_.add(browser.table(tables_.back()));
        }
    }

    void run(Instant start) {
        const auto apart = std::chrono::nanoseconds(1'000'000'000 / options_.games);
        const std::size_t all = options_.games * static_cast<std::size_t>(options_.seconds);
        for (std::size_t next = 0; next < all;) {
            const Instant due = start + apart * next;
            const Instant now = std::chrono::steady_clock::now();
            if (now < due) {
                listen(std::chrono::duration_cast<std::chrono::microseconds>(due - now));
            } else {
                move(next % options_.games, next / options_.games);
                ++next;
            }
        }
        const Instant end = std::chrono::steady_clock::now() + std::chrono::seconds(1);
        while (std::chrono::steady_clock::now() < end) {
            listen(std::chrono::milliseconds(10));
        }
    }

    Times moves;

  private:
    void move(std::size_t game, std::size_t ply) {
        sent_[game] = std::chrono::steady_clock::now();
        began_.add(tables_[game] + " " + std::to_string(ply + 1), sent_[game]);
        board_[game].say(R"({"command":"play","id":"m)" + std::to_string(ply) + R"(","move":")" +
                         lines_[game % lines_.size()][ply] + "\"}");
    }
    void listen(std::chrono::microseconds patience) {
        board_.listen(patience, [this](std::size_t game, const std::string& text) {
            if (text.find("\"accepted\"") != std::string::npos) {
                moves.all.push_back(milliseconds(std::chrono::steady_clock::now() - sent_[game]));
            }
        });
    }

    const Options& options_;
    Beginnings& began_;
    Switchboard board_;
    std::vector<std::string> tables_;
    std::vector<std::vector<std::string>> lines_;
    std::vector<Instant> sent_; // the last move of each game
};

void measure(const Options& options, const std::string& store, double sync_99) {
    const HouseUnderLoad house(store, options.program);
    Beginnings began;
    People people(options, house, began);
    Games games(options, house, began);
    people.listen_until(std::chrono::steady_clock::now() + std::chrono::seconds(2)); // first states
    const std::vector<Cost> before = costs_of(house.parts());
    const Instant start = std::chrono::steady_clock::now();
    std::atomic<bool> over = false;
    std::thread in_the_lobby([&] { people.run(start, over); });
    games.run(start);
    over = true;
    in_the_lobby.join();
    const std::vector<Cost> after = costs_of(house.parts());
    fmt::print("{}, {} people in the lobby, {} moves a second: {} changes told to each, {} not to "
               "all; median {:.1f} ms, 99th percentile {:.1f} ms, worst {:.1f} ms\n",
               store, options.people, options.games, people.told(), people.incomplete(),
               people.changes.at(0.5), people.changes.at(0.99), people.changes.at(1));
    fmt::print("  a move: {} moves, median {:.2f} ms, 99th percentile {:.2f} ms, {:.2f} times a "
               "bare sync's\n",
               games.moves.all.size(), games.moves.at(0.5), games.moves.at(0.99),
               games.moves.at(0.99) / sync_99);
    for (std::size_t part = 0; part < after.size(); ++part) {
        fmt::print("  CPU of {}: {:.2f} cores\n", house.parts()[part].name,
                   (after[part] - before[part]).total() / (options.seconds + 3));
    }
}

} // namespace

int main(int argc, char** argv) {
    Options options;
    CLI::App app("The lobby of the house under load");
    app.add_option("--people", options.people)->capture_default_str();
    app.add_option("--games", options.games)->check(CLI::Range(1, 100'000))->capture_default_str();
    app.add_option("--seconds", options.seconds)
        ->check(CLI::Range(1, plies_of_a_game))
        ->capture_default_str();
    app.add_option("--store", options.stores, "sqlite, postgresql; one after the other")
        ->check(CLI::IsMember({"sqlite", "postgresql"}))
        ->capture_default_str();
    app.add_option("--program", options.program)->capture_default_str();
    CLI11_PARSE(app, argc, argv);
    raise_file_limit();
    return measure_stores(
        "lobby_load", options.stores,
        [&](const std::string& store, double sync_99) { measure(options, store, sync_99); });
}
