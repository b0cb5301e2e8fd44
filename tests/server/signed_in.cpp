#include "signed_in.hpp"

namespace tabuleiro::test {

json parsed(const HttpAnswer& answer) {
    return json::parse(answer.body, nullptr, false);
}

std::string outcome(const HttpAnswer& answer) {
    const json body = parsed(answer);
    const bool refused = body.is_object() && body.contains("refused");
    return std::to_string(answer.status) +
           (refused ? " " + body["refused"].get<std::string>() : "");
}

HttpAnswer Someone::ask(const std::string& path, const json& body) {
    return browser.post(path, body.dump());
}

HttpAnswer sign_up(Browser& browser, const std::string& name, const json& games) {
    return browser.post("/api/sign-up", json{{"name", name}, {"games", games}}.dump());
}

Someone signed_up(Browser browser, const std::string& name, const json& games) {
    const HttpAnswer answer = sign_up(browser, name, games);
    EXPECT_EQ(answer.status, 200) << answer.body;
    const json body = parsed(answer);
    const std::string path = body.value("card", "=");
    return {std::move(browser), body["person"].value("id", ""), name, body.value("code", ""),
            path.substr(path.find('=') + 1)};
}

HttpAnswer sign_in(Browser& browser, const std::string& name, const std::string& code) {
    return browser.post("/api/sign-in", json{{"name", name}, {"code", code}}.dump());
}

HttpAnswer sign_in_by_card(Browser& browser, const std::string& card) {
    return browser.post("/api/sign-in", json{{"card", card}}.dump());
}

HttpAnswer sign_in_by_password(Browser& browser, const std::string& name,
                               const std::string& password) {
    return browser.post("/api/sign-in", json{{"name", name}, {"password", password}}.dump());
}

std::string who_is(Browser& browser) {
    const json person = parsed(browser.get("/api/me"))["person"];
    return person.is_null() ? "" : person["name"].get<std::string>();
}

std::string other_code(std::string code) {
    code.front() = code.front() == 'A' ? 'B' : 'A';
    return code;
}

std::string seat_at(Browser& browser, const std::string& table) {
    WebSocketClient socket = browser.table(table);
    const json state = hear_until(socket, [](const json& m) { return m.contains("you"); });
    return state.is_null() ? "" : state["you"].get<std::string>();
}

} // namespace tabuleiro::test
