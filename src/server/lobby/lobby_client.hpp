// Somebody at an open socket of the lobby.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "server/http/web.hpp"
#include "server/people/identity.hpp"

namespace tabuleiro::server {

struct LobbyClient {
    // Everything, or only what is their own.
    enum class Hears : std::uint8_t { All, Own };

    std::uint64_t socket = 0;
    std::string id;   // lobby_id; empty: a visitor without a secret
    std::string name; // may be empty
    bool is_person = false;
    std::optional<OwnedProgram> program{};
    Hears hears = Hears::All;
    std::shared_ptr<Connection> connection{};
};

} // namespace tabuleiro::server
