// What an administrator does to a person, or people who leave do themselves. Each function is for a
// transaction, checks there whether it is allowed, and answers the JSON of the protocol. What an
// administrator does leaves an entry in the log.
#pragma once

#include <string>

#include "house/people/person_name.hpp"
#include "house/people/role.hpp"
#include "house/refusal.hpp"
#include "server/people/allowed_transactions.hpp"
#include "server/people/cards.hpp"
#include "store/sql/transaction.hpp"

namespace tabuleiro::server {

// Who does it, and to whom: ids of people.
struct Moderation {
    std::string by;
    std::string person;
};

Answer change_role(store::sql::Transaction& transaction, const Moderation& wanted,
                   house::Role role);
Answer rename_by_administrator(store::sql::Transaction& transaction, const Moderation& wanted,
                               const house::PersonName& name);
Answer sign_out_by_administrator(store::sql::Transaction& transaction, const Moderation& wanted);
Answer card_by_administrator(store::sql::Transaction& transaction, const Moderation& wanted,
                             const HouseKey& key);
// With all data; their games stay.
Answer remove_by_administrator(store::sql::Transaction& transaction, const Moderation& wanted);
// The same by the person, of this id.
Answer remove_oneself(store::sql::Transaction& transaction, const std::string& person);

// A page of the people whose names begin so (empty: all), after the one of this id (empty: from the
// first).
Answer list_people(store::sql::Transaction& transaction, const std::string& after,
                   const std::string& starts);

// A page of the log, below this number (0: from the latest entry).
Answer list_log(store::sql::Transaction& transaction, std::int64_t before);

} // namespace tabuleiro::server
