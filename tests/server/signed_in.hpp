// People who sign up and in at a house of a test.
#pragma once

#include "open_house.hpp"

namespace tabuleiro::test {

inline json parsed(const HttpAnswer& answer) {
    return json::parse(answer.body, nullptr, false);
}

// "200", or "401 wrong".
inline std::string outcome(const HttpAnswer& answer) {
    const json body = parsed(answer);
    const bool refused = body.is_object() && body.contains("refused");
    return std::to_string(answer.status) +
           (refused ? " " + body["refused"].get<std::string>() : "");
}

struct Someone {
    Browser browser;
    std::string id;
    std::string name;
    std::string code;
    std::string card; // the secret of it

    HttpAnswer ask(const std::string& path, const json& body = json::object()) {
        return browser.post(path, body.dump());
    }
};

inline HttpAnswer sign_up(Browser& browser, const std::string& name,
                          const json& games = json::array()) {
    return browser.post("/api/sign-up", json{{"name", name}, {"games", games}}.dump());
}

inline Someone signed_up(Browser browser, const std::string& name,
                         const json& games = json::array()) {
    const HttpAnswer answer = sign_up(browser, name, games);
    EXPECT_EQ(answer.status, 200) << answer.body;
    const json body = parsed(answer);
    const std::string path = body.value("card", "=");
    return {std::move(browser), body["person"].value("id", ""), name, body.value("code", ""),
            path.substr(path.find('=') + 1)};
}

inline HttpAnswer sign_in(Browser& browser, const std::string& name, const std::string& code) {
    return browser.post("/api/sign-in", json{{"name", name}, {"code", code}}.dump());
}
inline HttpAnswer sign_in_by_card(Browser& browser, const std::string& card) {
    return browser.post("/api/sign-in", json{{"card", card}}.dump());
}
inline HttpAnswer sign_in_by_password(Browser& browser, const std::string& name,
                                      const std::string& password) {
    return browser.post("/api/sign-in", json{{"name", name}, {"password", password}}.dump());
}

// The name of whoever is signed in; empty: nobody.
inline std::string who_is(Browser& browser) {
    const json person = parsed(browser.get("/api/me"))["person"];
    return person.is_null() ? "" : person["name"].get<std::string>();
}

// A code that is not this one.
inline std::string other_code(std::string code) {
    code.front() = code.front() == 'A' ? 'B' : 'A';
    return code;
}

// What the socket of a table says that its client is.
inline std::string seat_at(Browser& browser, const std::string& table) {
    WebSocketClient socket = browser.table(table);
    const json state = hear_until(socket, [](const json& m) { return m.contains("you"); });
    return state.is_null() ? "" : state["you"].get<std::string>();
}

} // namespace tabuleiro::test
