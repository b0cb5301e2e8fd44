// What the lobby shows of a table, as entries (docs/protocols/web.md).
#pragma once

#include <optional>

#include "server/lobby/lobby_client.hpp"
#include "server/lobby/lobby_entry.hpp"
#include "server/people/identity.hpp"
#include "server/tables/table_listener.hpp"

namespace tabuleiro::server {

// By which a person or visitor is known in the lobby; empty for a visitor without a secret.
std::string lobby_id(const Identity& who);
// The same of whoever has a seat.
std::string lobby_id(const store::Seat& seat);

std::string person_value(const std::string& id, const LobbyClient& client);
// Without a socket.
LobbyClient lobby_client(const Identity& who);
std::uint64_t next_lobby_socket();

// The offer or challenge that the table is now; none if it waits for nobody, or for a link.
std::optional<LobbyEntry> waiting_entry(const TableNews& news);
// The game, if it is being played and listed.
std::optional<LobbyEntry> game_entry(const TableNews& news);
// Requires: it is being played and listed.
LobbyEntry board_entry(const TableNews& news);

} // namespace tabuleiro::server
