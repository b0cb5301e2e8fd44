// A program of a player at a house of a test, with its token: it sends neither Origin nor cookies.
#pragma once

#include "people_house.hpp"

namespace tabuleiro::test {

class OwnedProgram {
  public:
    OwnedProgram(std::uint16_t port, const json& made)
        : browser_(port), id(made.value("program", json::object()).value("id", "")),
          token(made.value("token", "")) {
        browser_.origin.clear();
    }

    Headers shown() const { return {{"Authorization", "Bearer " + token}}; }
    HttpAnswer get(const std::string& path) { return browser_.get(path, shown()); }
    HttpAnswer post(const std::string& path, const json& body = json::object()) {
        return browser_.post(path, body.dump(), shown());
    }
    std::pair<HttpAnswer, WebSocketClient> socket(const std::string& path) {
        return browser_.socket(path, shown());
    }
    NewTable open(const json& wanted) {
        const HttpAnswer answer = post("/api/tables", wanted);
        EXPECT_EQ(answer.status, 200) << answer.body;
        return table_in(answer);
    }

  private:
    Browser browser_;

  public:
    std::string id;
    std::string token;
};

// What a player sends to make one.
inline json wanted_program(const std::string& name, const json& scopes = {"play"}) {
    return {{"name", name}, {"scopes", scopes}, {"days", 90}, {"challenges", "anyone"}};
}

inline OwnedProgram make_program(const HouseProcess& house, Browser& owner, const json& wanted) {
    const HttpAnswer answer = owner.post("/api/me/programs", wanted.dump());
    EXPECT_EQ(answer.status, 200) << answer.body;
    return {house.port(), body_of(answer)};
}

} // namespace tabuleiro::test
