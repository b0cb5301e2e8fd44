// The socket of a program, and what it hears there.
#pragma once

#include "owned_program.hpp"

namespace tabuleiro::test {

class ProgramEars {
  public:
    explicit ProgramEars(OwnedProgram& program, const std::string& query = "")
        : socket_(program.socket("/api/programs/socket" + query).second) {
        hello = hear("hello");
    }
    json hear(const std::string& word) { return hear_field("program", word); }
    json hear_lobby(const std::string& word) { return hear_field("lobby", word); }
    json hear_challenge() {
        const json you = hear_until(socket_, [](const json& message) {
            return message.contains("challenges") && !message["challenges"].empty();
        });
        return you.is_null() ? json::object() : you["challenges"][0];
    }
    // The next message, whatever it is.
    json next() { return json::parse(socket_.hear().value_or("null")); }
    WebSocketClient& socket() { return socket_; }

  private:
    json hear_field(const std::string& field, const std::string& word) {
        json found = hear_until(
            socket_, [&](const json& message) { return message.value(field, "") == word; });
        return found.is_null() ? json::object() : found;
    }

    WebSocketClient socket_;

  public:
    json hello;
};

} // namespace tabuleiro::test
