// A page of the list of tournaments, as somebody may see it.
#pragma once

#include <set>

#include "server/tournaments/tournament_access.hpp"
#include "store/tournaments/tournaments.hpp"

namespace tabuleiro::server {

struct TournamentPage {
    std::vector<store::Tournament> tournaments{};
    house::tournament::ShownPeople directors{};
    std::set<std::string> entered{};    // those in which the viewer takes part
    std::optional<std::int64_t> next{}; // for the page after it
};

// From the one before this number on.
[[nodiscard]] Expected<TournamentPage> list_tournaments(store::sql::Transaction& transaction,
                                                        const Identity& who, std::int64_t before);

// The answer.
std::string written(const TournamentPage& page, bool may_create);

} // namespace tabuleiro::server
