// Every command is carried out once or refused, whatever happens to the connection and the server.
//
// Players at several tables send commands while their sockets are cut at random moments and the
// server is killed again and again. In the end the store's log must have exactly what the players
// were told. TABULEIRO_ONCE_COMMANDS says how many commands are sent in all; the full test is
// 10000.
#include <atomic>
#include <cstdlib>
#include <mutex>

#include "open_house.hpp"
#include "store/blocking.hpp"
#include "store/sqlite_store.hpp"
#include "support/page_client.hpp"

namespace tabuleiro::test {
namespace {

constexpr int usual_commands = 3000;
constexpr int tables_at_once = 6;

int commands_in_all() {
    const char* given = std::getenv("TABULEIRO_ONCE_COMMANDS");
    return given == nullptr ? usual_commands : std::stoi(given);
}

// A house that is killed and comes back on the same store.
class MortalHouse {
  public:
    explicit MortalHouse(std::filesystem::path data) : data_(std::move(data)) { start(); }

    // 0 while it is down.
    std::uint16_t port() const { return port_; }
    void kill_and_restart() {
        kill();
        port_ = 0;
        start();
    }
    void kill() { EXPECT_EQ(house_->end(SIGKILL), 128 + SIGKILL); }

  private:
    void start() {
        house_ = std::make_unique<HouseProcess>(TABULEIRO_PROGRAM, data_, roomy());
        ASSERT_NE(house_->port(), 0) << house_->said();
        port_ = house_->port();
    }

    std::filesystem::path data_;
    std::unique_ptr<HouseProcess> house_;
    std::atomic<std::uint16_t> port_ = 0;
};

// One game and its two players.
struct Game {
    std::string table;
    ByPlayer<PageClient> players;
};

// Tables are opened again from the beginning if the house dies meanwhile.
Game new_game(MortalHouse& house, Rng& rng) {
    for (;; std::this_thread::sleep_for(std::chrono::milliseconds(2))) {
        const std::uint16_t port = house.port();
        Browser ana(port);
        Browser bia(port);
        const HttpAnswer opened =
            ana.post("/api/tables", settings("chess", seat("here"), seat("link")).dump());
        if (opened.status != 200) {
            continue;
        }
        const json body = json::parse(opened.body);
        const std::string link = body["link"];
        const NewTable table{body["table"], link.substr(link.find('#') + 1)};
        if (join(bia, table, table.key).status != 200) {
            continue;
        }
        const auto client = [&](const Browser& browser) {
            return PageClient(
                table.id, browser.cookie, [&house] { return house.port(); }, rng.split());
        };
        return {table.id, {client(ana), client(bia)}};
    }
}

json command(const std::string& word) {
    return {{"command", word}};
}

json play_now(const json& state, Rng& rng) {
    const json& choices = state["choices"];
    json made = command("play");
    made["move"] = choices[rng.below(choices.size())]["move"];
    made["at"] = state["position_version"];
    return made;
}

bool may(const json& state, const std::string& word) {
    const json& allowed = state["allowed"];
    return std::find(allowed.begin(), allowed.end(), word) != allowed.end();
}

// What a player may do next, and at times what they may not. Requires: it is their turn.
json next_command(const json& state, Rng& rng) {
    if (may(state, "decline-draw") && rng.below(2) == 0) {
        json declined = command("decline-draw");
        declined["at"] = state["offer"]["number"];
        return declined;
    }
    json wanted = play_now(state, rng);
    switch (rng.below(20)) {
    case 0: // the position has changed in the meantime
        wanted["at"] = state["position_version"].get<int>() - 1;
        break;
    case 1:
        wanted["move"] = "a1a1";
        break;
    case 2:
        return rng.below(10) == 0 ? command("resign") : wanted;
    default:
        break;
    }
    return wanted;
}

Cut random_cut(Rng& rng) {
    return rng.below(2) == 0 ? Cut::None : static_cast<Cut>(rng.below(cuts));
}

// Plays until the game is over or all commands have been sent.
void play_game(Game& game, std::atomic<int>& left, Rng& rng) {
    const auto has_state = [](const json& state) { return state.contains("choices"); };
    for (const Player player : players) {
        game.players[player].hear_until(has_state);
    }
    while (true) {
        const auto settled = [](const json& state) {
            return state["phase"] == "over" || !state["choices"].empty() ||
                   state["turn"] != state["you"];
        };
        for (const Player player : players) {
            game.players[player].hear_until(settled);
        }
        PageClient& first = game.players.first;
        // Both know whose turn it is once their versions agree.
        const auto version = std::max(first.state()["version"].get<int>(),
                                      game.players.second.state()["version"].get<int>());
        for (const Player player : players) {
            game.players[player].hear_until(
                [&](const json& state) { return state["version"].get<int>() >= version; });
        }
        if (first.state()["phase"] == "over" || left <= 0) {
            return;
        }
        const Player mover = first.state()["turn"] == "first" ? Player::First : Player::Second;
        PageClient& active = game.players[mover];
        PageClient& waiting = game.players[opponent(mover)];
        if (active.state()["choices"].empty()) {
            continue; // the other has heard of more in the meantime
        }
        if (rng.below(10) == 0 && may(waiting.state(), "offer-draw")) {
            --left;
            waiting.send(command("offer-draw"), random_cut(rng));
        }
        --left;
        active.send(next_command(active.state(), rng), random_cut(rng));
        active.settle();
        waiting.settle();
    }
}

// What became of the commands of one table.
struct Account {
    std::string table;
    ByPlayer<std::map<std::string, Told>> told;
};

class Accounts {
  public:
    void add(const Game& game) {
        const std::lock_guard lock(mutex_);
        accounts_.push_back(
            {game.table, {game.players.first.answered(), game.players.second.answered()}});
        for (const Player player : players) {
            const PageClient& client = game.players[player];
            reconnects_ += client.reconnects();
            for (const std::string& fault : client.faults()) {
                ADD_FAILURE() << game.table << ": " << fault;
            }
        }
    }
    const std::vector<Account>& all() const { return accounts_; }
    int reconnects() const { return reconnects_; }

  private:
    std::mutex mutex_;
    std::vector<Account> accounts_;
    int reconnects_ = 0;
};

struct Counts {
    int accepted = 0;
    int refused = 0;
    int too_late = 0;
};

// The log has what was accepted, at its place, and nothing else of the players.
void compare(const Account& account, const store::TableLog& log, Counts& counts) {
    int stored = 0;
    for (const store::Event& event : log.events) {
        if (!event.seat || event.kind == "join") {
            continue;
        }
        ++stored;
        ASSERT_FALSE(event.command_id.empty()) << account.table << " event " << event.number;
        const auto& told = account.told[*event.seat];
        const auto found = told.find(event.command_id);
        ASSERT_NE(found, told.end()) << account.table << " event " << event.number;
        EXPECT_EQ(found->second.accepted, static_cast<int>(event.number))
            << account.table << ": " << found->second.command << " " << found->second.refused;
        EXPECT_EQ(found->second.command["command"], event.kind);
        EXPECT_EQ(found->second.command.value("move", ""), event.text);
    }
    int accepted = 0;
    for (const Player player : players) {
        for (const auto& [id, told] : account.told[player]) {
            accepted += told.accepted ? 1 : 0;
            counts.refused += told.accepted ? 0 : 1;
            counts.too_late += told.refused == "too-late" ? 1 : 0;
        }
    }
    EXPECT_EQ(accepted, stored) << account.table
                                << ": an accepted command is lost, or one is twice";
    counts.accepted += accepted;
}

TEST(Once, EveryCommandIsCarriedOutOnceOrRefused) {
    const Folder data;
    MortalHouse house(data.path());
    const int in_all = commands_in_all();
    std::atomic<int> left = in_all;
    Accounts accounts;
    std::vector<std::thread> threads;
    for (std::uint64_t i = 0; i < tables_at_once; ++i) {
        threads.emplace_back([&, rng = Rng(i + 1)]() mutable {
            while (left > 0) {
                Game game = new_game(house, rng);
                play_game(game, left, rng);
                accounts.add(game);
            }
        });
    }
    int deaths = 0;
    for (Rng rng(99); left > 0; ++deaths) {
        std::this_thread::sleep_for(std::chrono::milliseconds(100 + rng.below(400)));
        house.kill_and_restart();
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    house.kill();

    auto store =
        store::open_sqlite((data.path() / "house.db").string(), {.access = store::Access::Read});
    ASSERT_TRUE(store) << store.error().text();
    Counts counts;
    for (const Account& account : accounts.all()) {
        const auto log = load(**store, account.table);
        ASSERT_TRUE(log && *log) << account.table;
        compare(account, **log, counts);
    }
    EXPECT_GE(counts.accepted + counts.refused, in_all);
    EXPECT_GT(counts.accepted, in_all / 2);
    EXPECT_GT(counts.too_late, 0);
    EXPECT_GT(deaths, 0);
    std::printf("%d commands accepted, %d refused (%d too late); %d connections, %d kills\n",
                counts.accepted, counts.refused, counts.too_late, accounts.reconnects(), deaths);
}

} // namespace
} // namespace tabuleiro::test
