// Versions of the course at tables, as somebody may know them. Tables do not say whose a version
// is: that is told to those who see its assignment, and looked up when they ask.
#pragma once

#include <optional>
#include <string>

#include "house/refusal.hpp"
#include "house/table_view.hpp"
#include "server/http/web.hpp"
#include "server/people/identity.hpp"
#include "store/sql/database.hpp"

namespace tabuleiro::server {

struct SeatedVersion {
    std::int64_t number = 0; // 1, 2 and so on of each author
    std::string author{}; // a team or a student; empty: the reader may not know, or it was removed
    std::string name{};   // of the author
};

// None: no version sits there.
house::Allowed<std::optional<SeatedVersion>>
seated_version(store::sql::Transaction& transaction, const house::Seat& seat, const Identity& who);

// What versions are called in the record of a game: "Ana, version 2", or "Version 2". Without a
// reader, whose they are is told to nobody.
Awaitable<house::SeatNames> version_names(store::sql::Database& database,
                                          ByPlayer<house::Seat> seats, Identity who);
house::SeatNames version_names(const ByPlayer<house::Seat>& seats);

} // namespace tabuleiro::server
