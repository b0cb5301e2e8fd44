// A program of a player at a house of a test, with its token: it sends neither Origin nor cookies.
#pragma once

#include "people_house.hpp"

namespace tabuleiro::test {

class OwnedProgram {
  public:
    OwnedProgram(std::uint16_t port, const json& made);

    Headers shown() const { return {{"Authorization", "Bearer " + token}}; }
    HttpAnswer get(const std::string& path) { return browser_.get(path, shown()); }
    HttpAnswer post(const std::string& path, const json& body = json::object());
    std::pair<HttpAnswer, WebSocketClient> socket(const std::string& path) {
        return browser_.socket(path, shown());
    }
    NewTable open(const json& wanted);

  private:
    Browser browser_;

  public:
    std::string id;
    std::string token;
};

// What a player sends to make one.
json wanted_program(const std::string& name, const json& scopes = {"play"});

OwnedProgram make_program(const HouseProcess& house, Browser& owner, const json& wanted);

// The socket of a program, and what it hears there.
class ProgramEars {
  public:
    explicit ProgramEars(OwnedProgram& program, const std::string& query = "");
    json hear(const std::string& word) { return hear_field("program", word); }
    json hear_lobby(const std::string& word) { return hear_field("lobby", word); }
    json hear_challenge();
    // The next message, whatever it is.
    json next();
    WebSocketClient& socket() { return socket_; }

  private:
    json hear_field(const std::string& field, const std::string& word);

    WebSocketClient socket_;

  public:
    json hello;
};

} // namespace tabuleiro::test
