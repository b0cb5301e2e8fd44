// War Game: every byte that is sent to a seat, or to a watcher, is searched for the other's
// secrets.
#include <set>

#include "open_house.hpp"

namespace tabuleiro::test {
namespace {

class Secrets : public OpenHouse {};

// The cells of the pieces of a board of the scene, as that viewer sees them.
std::set<std::string> ships_on(const json& state, const std::string& board) {
    std::set<std::string> cells;
    for (const json& one : state["scene"]["boards"]) {
        if (one["name"] == board) {
            for (const json& piece : one["pieces"]) {
                cells.insert(piece["at"].get<std::string>());
            }
        }
    }
    return cells;
}

struct Listening {
    WebSocketLine socket;
    std::vector<std::string> heard{}; // everything, byte for byte

    // Everything that comes until nothing came for a while.
    void listen() {
        while (auto text = socket.hear(std::chrono::milliseconds(300))) {
            heard.push_back(*text);
        }
    }
    json last_with(const char* field) const {
        for (auto text = heard.rbegin(); text != heard.rend(); ++text) {
            json message = json::parse(*text, nullptr, false);
            if (message.contains(field)) {
                return message;
            }
        }
        return {};
    }
};

// Everything that a message says of a cell, found in the text itself: the board's name and the
// cell.
bool mentions(const std::string& text, const std::string& cell) {
    return text.find("\"" + cell + "\"") != std::string::npos;
}

TEST_F(Secrets, AClientNeverGetsWhatItsPlayerHasNotSeen) {
    Browser ana = browser();
    Browser bia = browser();
    Browser eve = browser();
    const NewTable table = open_table(ana, settings("wargame", seat("here"), seat("link")));
    ASSERT_EQ(join(bia, table, table.key).status, 200);
    std::array<Listening, 3> all{Listening{ana.table(table.id)}, Listening{bia.table(table.id)},
                                 Listening{eve.table(table.id)}};
    auto& [first, second, watcher] = all;
    first.socket.say(R"({"do":"arrange"})");
    first.listen();
    second.listen();
    second.socket.say(R"({"do":"arrange"})");
    for (Listening& one : all) {
        one.listen();
    }
    const auto fleet_of_first = ships_on(first.last_with("scene"), "first");
    const auto fleet_of_second = ships_on(second.last_with("scene"), "second");
    ASSERT_FALSE(fleet_of_first.empty());
    ASSERT_FALSE(fleet_of_second.empty());

    // What each asks for, by every deed that answers something.
    for (int round = 0; round < 12; ++round) {
        for (Listening& one : all) {
            for (const char* deed :
                 {R"({"do":"hint"})", R"({"do":"threat"})", R"({"do":"ask-takeback"})",
                  R"({"do":"accept-takeback"})", R"({"do":"decline-takeback"})",
                  R"({"do":"arrange"})", R"({"do":"lift"})", R"({"do":"hint","as":"second"})"}) {
                one.socket.say(deed);
            }
            one.socket.say(json{{"do", "show"}, {"ply", round}}.dump());
            one.socket.say(json{{"do", "show"}, {"ply", round}, {"as", "first"}}.dump());
            one.listen();
        }
        for (Listening* one : {&first, &second}) {
            const json turn = one->last_with("moves");
            if (!turn.is_null() && !turn["moves"].empty()) {
                const std::size_t pick = static_cast<std::size_t>(round * 7) % turn["moves"].size();
                one->socket.say(play(turn["moves"][pick]["move"]));
                one->listen();
            }
        }
        // Somebody comes back, knowing nothing or little.
        Listening again{ana.table(table.id, round % 2 == 0 ? "" : "?version=1")};
        again.listen();
        first.heard.insert(first.heard.end(), again.heard.begin(), again.heard.end());
    }
    for (Browser* one : {&ana, &bia, &eve}) {
        const std::string record = one->get("/api/tables/" + table.id + "/record").body;
        (one == &ana ? first : one == &bia ? second : watcher).heard.push_back(record);
    }

    // A cell of the other's fleet may be named where it was hit, and among the shots still open.
    const auto expect_no_leak = [](const Listening& who, const std::set<std::string>& fleet) {
        std::set<std::string> hit;
        std::size_t searched = 0;
        for (const std::string& text : who.heard) {
            json message = json::parse(text, nullptr, false);
            if (message.is_discarded()) {
                message = text;
            }
            if (message.is_object()) {
                const json scene = message.contains("scene")  ? message["scene"]
                                   : message.contains("past") ? message["past"]["scene"]
                                                              : json();
                if (scene.is_object()) {
                    for (const json& board : scene["boards"]) {
                        for (const json& mark : board["marks"]) {
                            if (mark["is"] == "hit" || mark["is"] == "sunk") {
                                hit.insert(mark["at"].get<std::string>());
                            }
                        }
                        for (const json& piece : board["pieces"]) {
                            const std::string at = piece["at"];
                            EXPECT_TRUE(!fleet.contains(at) || hit.contains(at))
                                << at << " in " << text;
                        }
                    }
                }
                // The shots that are open are all cells, so they tell nothing; the rest must not
                // name an unhit ship.
                message.erase("moves");
                message.erase("line"); // shots that were fired, judged by `hit` above
                if (message.contains("advice")) {
                    message.erase("advice"); // made from the seat's own view
                }
                if (message.contains("scene")) {
                    for (json& board : message["scene"]["boards"]) {
                        board.erase("marks");
                    }
                }
            }
            const std::string rest = message.dump(-1, ' ', false, json::error_handler_t::replace);
            for (const std::string& cell : fleet) {
                EXPECT_TRUE(!mentions(rest, cell) || hit.contains(cell)) << cell << " in " << rest;
                ++searched;
            }
        }
        EXPECT_GT(searched, 100U);
    };
    expect_no_leak(first, fleet_of_second);
    expect_no_leak(second, fleet_of_first);
    expect_no_leak(watcher, fleet_of_first);
    expect_no_leak(watcher, fleet_of_second);
}

} // namespace
} // namespace tabuleiro::test
