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
    int questions = 0;

    // Everything that comes up to the answer to a last question.
    void listen() {
        const int id = ++questions;
        socket.say(json{{"do", "show"}, {"ply", 0}, {"id", id}}.dump());
        while (auto text = socket.hear()) {
            heard.push_back(*text);
            if (json::parse(*text, nullptr, false).value("re", 0) == id) {
                return;
            }
        }
        ADD_FAILURE() << "the socket was closed: " << socket.close_code;
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

// The scenes of a message, of now or of then.
std::vector<json*> scenes_of(json& message) {
    std::vector<json*> scenes;
    if (message.contains("scene")) {
        scenes.push_back(&message["scene"]);
    }
    if (message.contains("past")) {
        scenes.push_back(&message["past"]["scene"]);
    }
    return scenes;
}

// The first message that names a cell of the fleet which had not been hit by then; empty: none
// does. Taken out before the search: the shots that are open (all cells, so they tell nothing),
// those that were fired, and the marks of where they fell.
std::string leaks(const Listening& who, const std::set<std::string>& fleet) {
    std::set<std::string> hit;
    for (const std::string& text : who.heard) {
        json message = json::parse(text, nullptr, false);
        if (!message.is_object()) {
            message = json{{"record", text}};
        }
        for (json* scene : scenes_of(message)) {
            for (json& board : (*scene)["boards"]) {
                for (const json& mark : board["marks"]) {
                    if (mark["is"] == "hit" || mark["is"] == "sunk") {
                        hit.insert(mark["at"].get<std::string>());
                    }
                }
                board.erase("marks");
            }
        }
        if (message.contains("past")) {
            message["past"].erase("path");
        }
        message.erase("moves");
        message.erase("line");
        const std::string rest = message.dump(-1, ' ', false, json::error_handler_t::replace);
        for (const std::string& cell : fleet) {
            if (mentions(rest, cell) && !hit.contains(cell)) {
                return cell + " in " + rest;
            }
        }
    }
    return "";
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
    EXPECT_EQ(leaks(first, fleet_of_second), "");
    EXPECT_EQ(leaks(second, fleet_of_first), "");
    EXPECT_EQ(leaks(watcher, fleet_of_first), "");
    EXPECT_EQ(leaks(watcher, fleet_of_second), "");
    // The search finds what is there: each fleet in its owner's own messages.
    EXPECT_NE(leaks(first, fleet_of_first), "");
    EXPECT_NE(leaks(second, fleet_of_second), "");
    EXPECT_GE(first.last_with("version")["version"].get<int>(), 12) << "too little was played";
}

} // namespace
} // namespace tabuleiro::test
