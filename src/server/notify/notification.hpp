// What the administrator's program is told about a slow game, or about a challenge: JSON on its
// standard input (docs/operation.md). It has no secret: no invitation, no session, no prepared
// move.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "server/tables/table_listener.hpp"

namespace tabuleiro::server {

enum class NotificationKind : std::uint8_t { YourMove, Challenge, Ended, Deadline };

std::string_view name(NotificationKind kind);

struct Notification {
    std::string key;  // the same at every node, and another one for everything else
    std::string text; // JSON
};

// What a person at this seat is told; none if nobody is known to sit there.
std::optional<Notification> notification(const TableNews& news, NotificationKind kind, Player seat,
                                         const std::string& house);

// How long before the deadline its player is reminded: a day, or a quarter of the time.
Duration reminder_time(const house::Settings& settings);

} // namespace tabuleiro::server
