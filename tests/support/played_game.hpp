// A game of chess between two players whose connections break: random commands, some of which must
// be refused, until the game is over or there have been enough.
#pragma once

#include <atomic>

#include "core/player.hpp"
#include "support/page_client.hpp"
#include "support/table_requests.hpp"

namespace tabuleiro::test {

// Where the server listens now; 0 while there is none.
using CurrentPort = std::function<std::uint16_t()>;

struct PlayedGame {
    std::string table;
    ByPlayer<PageClient> players;

    int reconnects() const { return players.first.reconnects() + players.second.reconnects(); }
};

struct PlayOptions {
    json settings = test::settings("chess", seat("here"), seat("link"));
    bool cuts = true; // the players cut their own connections now and then
    // Between two commands.
    std::chrono::milliseconds pace{0};
    Pauses pauses{};
    // Called after each command that was accepted.
    std::function<void(const PlayedGame&)> accepted = [](const PlayedGame&) {};
};

// Each player comes to a port of their own. The table is opened anew if a server dies meanwhile.
inline PlayedGame new_game(const ByPlayer<CurrentPort>& ports, Rng& rng,
                           const PlayOptions& options) {
    for (;; std::this_thread::sleep_for(options.pauses.first)) {
        Browser ana(ports.first());
        Browser bia(ports.second());
        const NewTable table = table_in(ana.post("/api/tables", options.settings.dump()));
        if (table.id.empty() || join(bia, table, table.key).status != 200) {
            continue;
        }
        const auto client = [&](const Browser& browser, const CurrentPort& port) {
            return PageClient(table.id, browser.cookie, port, rng.split(), options.pauses);
        };
        return {table.id, {client(ana, ports.first), client(bia, ports.second)}};
    }
}

// One game, move by move.
class GamePlay {
  public:
    // `left`: how many commands are still to be sent, by this game and others.
    GamePlay(PlayedGame& game, std::atomic<int>& left, Rng& rng, const PlayOptions& options)
        : game_(game), left_(left), rng_(rng), options_(options) {}

    void play() {
        hear([](const json& state) { return state.contains("choices"); });
        while (catch_up()) {
            take_turn();
            std::this_thread::sleep_for(options_.pace);
        }
    }

  private:
    template <class Condition>
    void hear(Condition condition) {
        for (const Player player : players) {
            game_.players[player].hear_until(condition);
        }
    }

    // Until both players know whose turn it is; false if there is none, or enough was sent.
    bool catch_up() {
        const PageClient& first = game_.players.first;
        do {
            hear([](const json& state) {
                return state["phase"] == "over" || !state["choices"].empty() ||
                       state["turn"] != state["you"];
            });
            const int version = std::max(first.state()["version"].get<int>(),
                                         game_.players.second.state()["version"].get<int>());
            hear([&](const json& state) { return state["version"].get<int>() >= version; });
            if (first.state()["phase"] == "over" || left_ <= 0) {
                return false;
            }
        } while (game_.players[mover()].state()["choices"].empty());
        return true;
    }

    Player mover() const {
        return game_.players.first.state()["turn"] == "first" ? Player::First : Player::Second;
    }

    void take_turn() {
        PageClient& active = game_.players[mover()];
        PageClient& waiting = game_.players[opponent(mover())];
        if (rng_.below(10) == 0 && may(waiting.state(), "offer-draw")) {
            --left_;
            waiting.send(command("offer-draw"), random_cut());
        }
        --left_;
        active.send(next_command(active.state()), random_cut());
        active.settle();
        waiting.settle();
        if (active.last_answer().accepted) {
            options_.accepted(game_);
        } else if (active.last_answer().refused == "store") {
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
        }
    }

    static json command(const std::string& word) { return {{"command", word}}; }

    static bool may(const json& state, const std::string& word) {
        const json& allowed = state["allowed"];
        return std::find(allowed.begin(), allowed.end(), word) != allowed.end();
    }

    json random_move(const json& state) {
        const json& choices = state["choices"];
        json made = command("play");
        made["move"] = choices[rng_.below(choices.size())]["move"];
        made["at"] = state["position_version"];
        return made;
    }

    // What a player may do next, and at times what they may not. Requires: it is their turn.
    json next_command(const json& state) {
        if (may(state, "decline-draw") && rng_.below(2) == 0) {
            json declined = command("decline-draw");
            declined["at"] = state["offer"]["number"];
            return declined;
        }
        json wanted = random_move(state);
        switch (rng_.below(20)) {
        case 0: // the position has changed in the meantime
            wanted["at"] = state["position_version"].get<int>() - 1;
            break;
        case 1:
            wanted["move"] = "a1a1";
            break;
        case 2:
            return rng_.below(10) == 0 ? command("resign") : wanted;
        default:
            break;
        }
        return wanted;
    }

    Cut random_cut() {
        return !options_.cuts || rng_.below(2) == 0 ? Cut::None
                                                    : static_cast<Cut>(rng_.below(cuts));
    }

    PlayedGame& game_;
    std::atomic<int>& left_;
    Rng& rng_;
    const PlayOptions& options_;
};

} // namespace tabuleiro::test
