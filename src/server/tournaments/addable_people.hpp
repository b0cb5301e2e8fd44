// Whom a director may add to a tournament: nobody is made to play by somebody whom they do not
// know.
#pragma once

#include "server/people/identity.hpp"
#include "store/sql/transaction.hpp"

namespace tabuleiro::server {

struct FoundPerson {
    std::optional<SignedIn> person{}; // none: not in the house
    bool addable = false;             // by this director
};

[[nodiscard]] Expected<FoundPerson> person_to_add(store::sql::Transaction& transaction,
                                                  const std::string& id, const SignedIn& director);

// The same by name, as people know it, or with the family name first ("Sousa, Ana").
[[nodiscard]] Expected<FoundPerson> person_to_add_by_name(store::sql::Transaction& transaction,
                                                          std::string_view name,
                                                          const SignedIn& director);

} // namespace tabuleiro::server
