// Games that were played as a visitor, and the person who takes them over when signing up.
#pragma once

#include <string>
#include <vector>

#include "store/sql/transaction.hpp"
#include "store/stored.hpp"

namespace tabuleiro::store {

struct VisitorGame {
    std::string table;
    std::string game;
    std::string opponent; // a name; empty: a computer, or nobody yet
    bool ended = false;

    friend bool operator==(const VisitorGame&, const VisitorGame&) = default;
};

// The tables where this secret has a seat, the latest first.
[[nodiscard]] Expected<std::vector<VisitorGame>>
visitor_games(sql::Transaction& transaction, const TokenHash& secret, std::size_t limit);

// The seats that this secret has at these tables are the person's from now on, and the secret is
// good there no more. Games that have ended are recorded in the person's history. Requires: the
// person is there.
[[nodiscard]] Expected<void> take_over(sql::Transaction& transaction, const TokenHash& secret,
                                       const std::vector<std::string>& tables,
                                       const std::string& person);

// The tables at which a person has a seat, the latest first.
[[nodiscard]] Expected<std::vector<std::string>> tables_of_person(sql::Transaction& transaction,
                                                                  const std::string& person);

} // namespace tabuleiro::store
