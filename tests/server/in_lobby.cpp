#include "in_lobby.hpp"

namespace tabuleiro::test {

InLobby::InLobby(Browser& browser)
    : socket_(std::move(browser.socket("/api/lobby/socket").second)) {
    state = hear("state");
    you = hear("you");
}

json InLobby::hear(const std::string& name, const std::function<bool(const json&)>& condition) {
    return hear_until(socket_, [&](const json& message) {
        return message.value("lobby", "") == name && condition(message);
    });
}

json InLobby::hear(const std::string& name) {
    return hear(name, [](const json&) { return true; });
}

json InLobby::hear_change(const std::string& list, const std::string& how) {
    const json change = hear("change", [&](const json& message) {
        return message.contains(list) && !message[list][how].empty();
    });
    return change.is_null() ? json() : change[list][how];
}

bool InLobby::hears_nothing_of(const std::string& text) {
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

json offer(const std::string& visibility) {
    json wanted = settings("chess", seat("here"), seat("open"));
    wanted["visibility"] = visibility;
    return wanted;
}

json challenge(const std::string& person) {
    return settings("chess", seat("here"), {{"kind", "person"}, {"person", person}});
}

} // namespace tabuleiro::test
