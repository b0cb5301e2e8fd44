// Several people with their ratings in one game, read at once.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "store/ratings/ratings.hpp"

namespace tabuleiro::store {

struct RatedPerson {
    std::string id;
    std::string name;
    std::string hides;                    // as hidden_parts() gives it
    std::optional<StoredRating> rating{}; // none before the first rated game

    friend bool operator==(const RatedPerson&, const RatedPerson&) = default;
};

// Those of the list who are there, in its order.
[[nodiscard]] Expected<std::vector<RatedPerson>>
rated_people(sql::Transaction& transaction, const std::vector<std::string>& people,
             const std::string& game);

} // namespace tabuleiro::store
