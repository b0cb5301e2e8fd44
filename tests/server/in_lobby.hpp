// Somebody in the lobby of a house of a test, and the tables that make offers.
#pragma once

#include "open_house.hpp"

namespace tabuleiro::test {

// Somebody in the lobby.
class InLobby {
  public:
    explicit InLobby(Browser& browser);

    // The next message of this name for which the condition holds.
    json hear(const std::string& name, const std::function<bool(const json&)>& condition);
    json hear(const std::string& name);
    // The first change of this list in which something is set, or is gone.
    json hear_change(const std::string& list, const std::string& how);
    // What was sent before that has been heard then.
    bool hears_nothing_of(const std::string& text);
    WebSocketClient& socket() { return socket_; }

    json state;
    json you;

  private:
    WebSocketClient socket_;
};

json offer(const std::string& visibility = "listed");
json challenge(const std::string& person);

} // namespace tabuleiro::test
