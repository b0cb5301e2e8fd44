// War Game: every byte that is sent to a seat, or to a spectator, is searched for the opponent's
// secrets.
#include <set>

#include "open_house.hpp"

namespace tabuleiro::test {
namespace {

class Secrets : public OpenHouse {};

// The cells of a board's pieces, as that viewer sees them.
std::set<std::string> ships_on(const json& state, const std::string& board) {
    std::set<std::string> cells;
    for (const json& one : state["board_view"]["boards"]) {
        if (one["name"] == board) {
            for (const json& piece : one["pieces"]) {
                cells.insert(piece["at"].get<std::string>());
            }
        }
    }
    return cells;
}

struct Listening {
    WebSocketClient socket;
    std::vector<std::string> heard{}; // everything, byte for byte
    int jobs = 0;

    // Every message up to the answer to a last request.
    void listen() {
        const std::string id = std::to_string(++jobs);
        socket.say(json{{"command", "show"}, {"ply", 0}, {"id", id}}.dump());
        while (auto text = socket.hear()) {
            heard.push_back(*text);
            if (json::parse(*text, nullptr, false).value("reply_to", "") == id) {
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

// Whether a message mentions a cell anywhere in its text: the board's name and the cell.
bool mentions(const std::string& text, const std::string& cell) {
    return text.find("\"" + cell + "\"") != std::string::npos;
}

// The board views of a message, current and past.
std::vector<json*> board_views_of(json& message) {
    std::vector<json*> board_views;
    if (message.contains("board_view")) {
        board_views.push_back(&message["board_view"]);
    }
    if (message.contains("past")) {
        board_views.push_back(&message["past"]["board_view"]);
    }
    return board_views;
}

// The first message that names a cell of the fleet that had not been hit by then; empty: there is
// none. Removed before the search: the possible shots (all cells, so they reveal nothing), those
// that were fired, and their marks.
std::string leaks(const Listening& who, const std::set<std::string>& fleet) {
    std::set<std::string> hit;
    for (const std::string& text : who.heard) {
        json message = json::parse(text, nullptr, false);
        if (!message.is_object()) {
            message = json{{"record", text}};
        }
        for (json* board_view : board_views_of(message)) {
            for (json& board : (*board_view)["boards"]) {
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
        message.erase("choices");
        message.erase("history");
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
    first.socket.say(R"({"command":"arrange"})");
    first.listen();
    second.listen();
    second.socket.say(R"({"command":"arrange"})");
    for (Listening& one : all) {
        one.listen();
    }
    const auto fleet_of_first = ships_on(first.last_with("board_view"), "first");
    const auto fleet_of_second = ships_on(second.last_with("board_view"), "second");
    ASSERT_FALSE(fleet_of_first.empty());
    ASSERT_FALSE(fleet_of_second.empty());

    // Both send every command that has an answer.
    for (int round = 0; round < 12; ++round) {
        for (Listening& one : all) {
            for (const char* command :
                 {R"({"command":"hint"})", R"({"command":"threat"})",
                  R"({"command":"ask-takeback"})", R"({"command":"accept-takeback"})",
                  R"({"command":"decline-takeback"})", R"({"command":"arrange"})",
                  R"({"command":"lift"})", R"({"command":"hint","as":"second"})"}) {
                one.socket.say(command);
            }
            one.socket.say(json{{"command", "show"}, {"ply", round}}.dump());
            one.socket.say(json{{"command", "show"}, {"ply", round}, {"as", "first"}}.dump());
            one.listen();
        }
        for (Listening* one : {&first, &second}) {
            const json turn = one->last_with("choices");
            if (!turn.is_null() && !turn["choices"].empty()) {
                const std::size_t pick =
                    static_cast<std::size_t>(round * 7) % turn["choices"].size();
                one->socket.say(play(turn["choices"][pick]["move"]));
                one->listen();
            }
        }
        // A client reconnects, knowing nothing or little.
        Listening again{ana.table(table.id, round % 2 == 0 ? "" : "?version=1")};
        again.listen();
        first.heard.insert(first.heard.end(), again.heard.begin(), again.heard.end());
    }
    for (Browser* one : {&ana, &bia, &eve}) {
        const std::string record = one->get("/api/tables/" + table.id + "/record").body;
        (one == &ana ? first : one == &bia ? second : watcher).heard.push_back(record);
    }

    // A cell of the opponent's fleet may be named where it was hit, and among the possible shots.
    EXPECT_EQ(leaks(first, fleet_of_second), "");
    EXPECT_EQ(leaks(second, fleet_of_first), "");
    EXPECT_EQ(leaks(watcher, fleet_of_first), "");
    EXPECT_EQ(leaks(watcher, fleet_of_second), "");
    // The search works: it finds each fleet in its owner's own messages.
    EXPECT_NE(leaks(first, fleet_of_first), "");
    EXPECT_NE(leaks(second, fleet_of_second), "");
    EXPECT_GE(first.last_with("version")["version"].get<int>(), 12) << "too little was played";
}

} // namespace
} // namespace tabuleiro::test
