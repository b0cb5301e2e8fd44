// Whether somebody may offer a game or challenge somebody: a table with a seat that waits for a
// person from the lobby. Limits how often, and how many may wait at once.
#pragma once

#include "server/access/bucket.hpp"
#include "server/api/router.hpp"
#include "server/lobby/lobby.hpp"

namespace tabuleiro::server {

class OfferCheck {
  public:
    static constexpr std::size_t max_waiting = 5; // of one person or visitor

    OfferCheck(Lobby& lobby, store::sql::Database& database, Rate rate = {1.0 / 6, 10})
        : lobby_(lobby), database_(database), made_(rate) {}

    // Why the table may not be opened, if so; otherwise the seat that waits has its name. Tables
    // without such a seat are left alone.
    Awaitable<std::optional<Response>> objection(const Call& call, house::Settings& settings);

  private:
    Awaitable<std::optional<Response>> objection_to_challenge(const Call& call, house::Seat& seat,
                                                              bool rated);

    Lobby& lobby_;
    store::sql::Database& database_;
    Buckets made_; // by persons, and by visitors of an address
};

} // namespace tabuleiro::server
