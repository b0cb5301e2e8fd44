// Somebody in the lobby of a house of a test, and the tables that make offers.
#pragma once

#include "open_house.hpp"

namespace tabuleiro::test {

// Somebody in the lobby.
class InLobby {
  public:
    explicit InLobby(Browser& browser)
        : socket_(std::move(browser.socket("/api/lobby/socket").second)) {
        state = hear("state");
        you = hear("you");
    }

    // The next message of this name for which the condition holds.
    template <class Condition>
    json hear(const std::string& name, Condition condition) {
        return hear_until(socket_, [&](const json& message) {
            return message.value("lobby", "") == name && condition(message);
        });
    }
    json hear(const std::string& name) {
        return hear(name, [](const json&) { return true; });
    }
    // The first change of this list in which something is set, or is gone.
    json hear_change(const std::string& list, const std::string& how) {
        const json change = hear("change", [&](const json& message) {
            return message.contains(list) && !message[list][how].empty();
        });
        return change.is_null() ? json() : change[list][how];
    }
    // What was sent before that has been heard then.
    bool hears_nothing_of(const std::string& text) {
        socket_.say(R"({"ping":true})");
        while (auto message = socket_.hear()) {
            if (*message == R"({"pong":true})") {
                return true;
            }
            if (message->find(text) != std::string::npos) {
                return false;
            }
        }
        return false;
    }
    WebSocketClient& socket() { return socket_; }

    json state;
    json you;

  private:
    WebSocketClient socket_;
};

inline json offer(const std::string& visibility = "listed") {
    json wanted = settings("chess", seat("here"), seat("open"));
    wanted["visibility"] = visibility;
    return wanted;
}
inline json challenge(const std::string& person) {
    return settings("chess", seat("here"), {{"kind", "person"}, {"person", person}});
}

} // namespace tabuleiro::test
