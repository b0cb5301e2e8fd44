// lobby_load: how long it takes until every change has reached everybody in the lobby, while games
// are played: moves on the live boards, and people who give themselves a name. The time of a move
// is measured in the same run. It prints what it measured; no test depends on it.
//
//     build/bench/lobby_load [--store sqlite postgresql] [--people 1000] [--games 300]
//                            [--seconds 20] [--program FILE]
#include <CLI/CLI.hpp>
#include <map>
#include <nlohmann/json.hpp>
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

class LobbyLoad {
  public:
    LobbyLoad(const Options& options, const HouseUnderLoad& house) : options_(options) {
        Rng rng(1);
        for (int i = 0; i < 32; ++i) {
            lines_.push_back(random_game(rng));
        }
        for (std::size_t i = 0; i < options_.people; ++i) {
            board_.add(Browser(house.port()).socket("/api/lobby/socket").second);
        }
        for (std::size_t i = 0; i < options_.games; ++i) {
            Browser browser(house.port());
            const auto opened = browser.post(
                "/api/tables", R"({"game":"chess","visibility":"listed",)"
                               R"("seats":{"first":{"kind":"here"},"second":{"kind":"here"}}})");
            tables_.push_back(json::parse(opened.body)["table"]);
            board_.add(browser.table(tables_.back()));
        }
        sent_.resize(options_.games);
        listen_for(std::chrono::seconds(2)); // first states
    }

    void run() {
        const Instant start = std::chrono::steady_clock::now();
        const auto apart = std::chrono::nanoseconds(1'000'000'000 / options_.games);
        const std::size_t all = options_.games * static_cast<std::size_t>(options_.seconds);
        for (std::size_t next = 0; next < all;) {
            const Instant due = start + apart * next;
            const Instant now = std::chrono::steady_clock::now();
            if (now < due) {
                listen(std::chrono::duration_cast<std::chrono::microseconds>(due - now));
                continue;
            }
            move(next % options_.games, next / options_.games);
            if (next % (options_.games / 10 + 1) == 0) { // some ten a second
                rename(next % options_.people);
            }
            ++next;
        }
        listen_for(std::chrono::seconds(2));
    }

    Times moves;
    Times changes;
    std::size_t incomplete() const {
        return static_cast<std::size_t>(
            std::count_if(heard_.begin(), heard_.end(),
                          [this](const auto& one) { return one.second != options_.people; }));
    }
    std::size_t told() const { return heard_.size(); }

  private:
    void move(std::size_t game, std::size_t ply) {
        sent_[game] = std::chrono::steady_clock::now();
        began_[tables_[game] + " " + std::to_string(ply + 1)] = sent_[game];
        board_[options_.people + game].say(R"({"command":"play","id":"m)" + std::to_string(ply) +
                                           R"(","move":")" + lines_[game % lines_.size()][ply] +
                                           "\"}");
    }
    void rename(std::size_t person) {
        const std::string name = "n" + std::to_string(++names_);
        began_[name] = std::chrono::steady_clock::now();
        board_[person].say(R"({"name":")" + name + "\"}");
    }
    void listen_for(std::chrono::milliseconds time) {
        const Instant end = std::chrono::steady_clock::now() + time;
        while (std::chrono::steady_clock::now() < end) {
            listen(std::chrono::milliseconds(10));
        }
    }
    void listen(std::chrono::microseconds patience) {
        board_.listen(patience, [this](std::size_t index, const std::string& text) {
            const Instant now = std::chrono::steady_clock::now();
            if (index >= options_.people) {
                if (text.find("\"accepted\"") != std::string::npos) {
                    moves.all.push_back(milliseconds(now - sent_[index - options_.people]));
                }
                return;
            }
            for (const std::string& change : known(text)) {
                if (const auto began = began_.find(change); began != began_.end()) {
                    changes.all.push_back(milliseconds(now - began->second));
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
    Switchboard board_; // people first, then games
    std::vector<std::string> tables_;
    std::vector<std::vector<std::string>> lines_;
    std::vector<Instant> sent_; // the last move of each game
    std::map<std::string, Instant> began_;
    std::map<std::string, std::size_t> heard_; // by how many
    std::unordered_map<std::string, std::vector<std::string>> known_;
    int names_ = 0;
};

void measure(const Options& options, const std::string& store, double sync_99) {
    const HouseUnderLoad house(store, options.program);
    LobbyLoad load(options, house);
    const std::vector<Cost> before = costs_of(house.parts());
    load.run();
    const std::vector<Cost> after = costs_of(house.parts());
    fmt::print("{}, {} people in the lobby, {} moves a second: {} changes told to each, {} not to "
               "all; median {:.1f} ms, 99th percentile {:.1f} ms, worst {:.1f} ms\n",
               store, options.people, options.games, load.told(), load.incomplete(),
               load.changes.at(0.5), load.changes.at(0.99), load.changes.at(1));
    fmt::print("  a move: {} moves, median {:.2f} ms, 99th percentile {:.2f} ms, {:.2f} times a "
               "bare sync's\n",
               load.moves.all.size(), load.moves.at(0.5), load.moves.at(0.99),
               load.moves.at(0.99) / sync_99);
    for (std::size_t part = 0; part < after.size(); ++part) {
        fmt::print("  CPU of {}: {:.2f} cores\n", house.parts()[part].name,
                   (after[part] - before[part]).total() / (options.seconds + 2));
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
