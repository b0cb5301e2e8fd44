// Tells the lobby of what happens at the tables of this node.
#pragma once

#include <functional>

#include "server/lobby/board_choice.hpp"
#include "server/lobby/lobby_state.hpp"
#include "server/tables/table_listener.hpp"

namespace tabuleiro::server {

class LobbyFeed final : public TableListener {
  public:
    // From any thread.
    struct Sink {
        std::function<void(LobbyEntry)> set;
        std::function<void(LobbyKind, std::string, LobbyEnd)> remove;
        // Whether whoever has made an offer is at its table.
        std::function<void(std::string table, bool present)> maker_present;
    };

    explicit LobbyFeed(Sink sink) : sink_(std::move(sink)) {}

    void opened(const TableNews& news) override;
    void changed(const TableNews& news, const house::Event& event) override;
    void presence_changed(const TableNews& news) override;
    void left(const std::string& table) override;

  private:
    void tell(const TableNews& news, const LobbyEnd& end);
    void tell_board(const TableNews& news);
    void remove_board(const std::string& table);

    Sink sink_;
    BoardChoice boards_{LobbyState::max_boards};
};

} // namespace tabuleiro::server
