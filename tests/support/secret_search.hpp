// Everything that a client of a War Game is sent, and the search for the opponent's ships in it.
#pragma once

#include <set>
#include <stdexcept>
#include <thread>

#include "core/player.hpp"
#include "support/table_requests.hpp"

namespace tabuleiro::test {

// The cells of a board's pieces, as that viewer sees them.
inline std::set<std::string> ships_on(const json& state, const std::string& board) {
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

// A client of a table, which comes back if its connection ends, to whichever server answers.
class Listening {
  public:
    // `ports`: of servers that know the table, the preferred one first.
    Listening(std::vector<std::uint16_t> ports, std::string cookie, std::string table)
        : ports_(std::move(ports)), cookie_(std::move(cookie)), table_(std::move(table)) {
        connect();
    }

    const std::vector<std::string>& heard() const { return heard_; } // everything, byte for byte
    int reconnects() const { return reconnects_; }
    void say(const std::string& text) { socket_->say(text); }

    // Every message up to the answer to a last request.
    void listen() {
        while (!hear_answer()) {
            ++reconnects_;
            connect();
        }
    }
    // Another connection of the same client, which knows this much.
    void listen_again(const std::string& query) {
        connect(query);
        listen();
    }
    void read_record() {
        heard_.push_back(browser(ports_.front()).get("/api/tables/" + table_ + "/record").body);
    }
    json last_with(const char* field) const {
        for (auto text = heard_.rbegin(); text != heard_.rend(); ++text) {
            json message = json::parse(*text, nullptr, false);
            if (message.contains(field)) {
                return message;
            }
        }
        return {};
    }

  private:
    Browser browser(std::uint16_t port) const {
        Browser made(port);
        made.cookie = cookie_;
        return made;
    }
    void connect(const std::string& query = "") {
        for (std::size_t attempt = 0;; ++attempt) {
            auto [answer, socket] = browser(ports_[attempt % ports_.size()])
                                        .socket("/api/tables/" + table_ + "/socket" + query);
            if (answer.status == 101) {
                socket_.emplace(std::move(socket));
                return;
            }
            if (attempt == 2000) {
                throw std::runtime_error("no server answers");
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        }
    }
    bool hear_answer() {
        const std::string id = std::to_string(++requests_);
        socket_->say(json{{"command", "show"}, {"ply", 0}, {"id", id}}.dump());
        while (auto text = socket_->hear()) {
            heard_.push_back(*text);
            if (json::parse(*text, nullptr, false).value("reply_to", "") == id) {
                return true;
            }
        }
        return false;
    }

    std::vector<std::uint16_t> ports_;
    std::string cookie_;
    std::string table_;
    std::optional<WebSocketClient> socket_;
    std::vector<std::string> heard_;
    int requests_ = 0;
    int reconnects_ = 0;
};

// Whether a message mentions a cell anywhere in its text: the board's name and the cell.
inline bool mentions(const std::string& text, const std::string& cell) {
    return text.find("\"" + cell + "\"") != std::string::npos;
}

// The board views of a message, current and past.
inline std::vector<json*> board_views_of(json& message) {
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
inline std::string leaks(const Listening& who, const std::set<std::string>& fleet) {
    std::set<std::string> hit;
    for (const std::string& text : who.heard()) {
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

// A War Game in which both players and a spectator send every command that has an answer.
class SecretGame {
  public:
    // The ports at which each of the three comes to the table.
    explicit SecretGame(const std::array<std::vector<std::uint16_t>, 3>& ports) {
        Browser ana(ports[0].front());
        Browser bia(ports[1].front());
        const NewTable table = table_in(
            ana.post("/api/tables", settings("wargame", seat("here"), seat("link")).dump()));
        if (join(bia, table, table.key).status != 200) {
            throw std::runtime_error("no table");
        }
        table_ = table.id;
        clients_.emplace_back(ports[0], ana.cookie, table.id);
        clients_.emplace_back(ports[1], bia.cookie, table.id);
        clients_.emplace_back(ports[2], "", table.id);
        arrange();
    }

    void play_round(int round) {
        for (Listening& one : clients_) {
            for (const char* command :
                 {R"({"command":"hint"})", R"({"command":"threat"})",
                  R"({"command":"ask-takeback"})", R"({"command":"accept-takeback"})",
                  R"({"command":"decline-takeback"})", R"({"command":"arrange"})",
                  R"({"command":"lift"})", R"({"command":"hint","as":"second"})"}) {
                one.say(command);
            }
            one.say(json{{"command", "show"}, {"ply", round}}.dump());
            one.say(json{{"command", "show"}, {"ply", round}, {"as", "first"}}.dump());
            one.listen();
        }
        for (Listening* one : {&first(), &second()}) {
            const json turn = one->last_with("choices");
            if (!turn.is_null() && !turn["choices"].empty()) {
                const std::size_t pick =
                    static_cast<std::size_t>(round * 7) % turn["choices"].size();
                one->say(json{{"command", "play"}, {"move", turn["choices"][pick]["move"]}}.dump());
                one->listen();
            }
        }
        // A client that comes back knows nothing, or little.
        first().listen_again(round % 2 == 0 ? "" : "?version=1");
    }
    void read_records() {
        for (Listening& one : clients_) {
            one.read_record();
        }
    }

    const std::string& table() const { return table_; }

    // The first leak that is found; empty: there is none.
    std::string leak() const {
        for (const auto& [who, fleet] :
             {std::pair(&first(), &fleets_.second), std::pair(&second(), &fleets_.first),
              std::pair(&watcher(), &fleets_.first), std::pair(&watcher(), &fleets_.second)}) {
            if (std::string found = leaks(*who, *fleet); !found.empty()) {
                return found;
            }
        }
        return "";
    }
    // Whether the search finds each fleet in its owner's own messages.
    bool search_works() const {
        return !fleets_.first.empty() && !fleets_.second.empty() &&
               !leaks(first(), fleets_.first).empty() && !leaks(second(), fleets_.second).empty();
    }
    int version() const { return first().last_with("version")["version"].get<int>(); }
    int reconnects() const {
        return first().reconnects() + second().reconnects() + watcher().reconnects();
    }

  private:
    Listening& first() { return clients_[0]; }
    Listening& second() { return clients_[1]; }
    const Listening& first() const { return clients_[0]; }
    const Listening& second() const { return clients_[1]; }
    const Listening& watcher() const { return clients_[2]; }

    void arrange() {
        first().say(R"({"command":"arrange"})");
        first().listen();
        second().listen();
        second().say(R"({"command":"arrange"})");
        for (Listening& one : clients_) {
            one.listen();
        }
        fleets_ = {ships_on(first().last_with("board_view"), "first"),
                   ships_on(second().last_with("board_view"), "second")};
    }

    std::string table_;
    std::vector<Listening> clients_;
    ByPlayer<std::set<std::string>> fleets_;
};

} // namespace tabuleiro::test
