// Whether a node has the key with which the codes in this database were made.
#pragma once

#include "store/sql/transaction.hpp"
#include "store/stored.hpp"

namespace tabuleiro::store {

// What the first one who asked has left here: a hash that follows from the key. Another key gives
// another hash.
[[nodiscard]] Expected<TokenHash> key_check(sql::Transaction& transaction, const TokenHash& own);

// From now on this is the key; codes that were made with another one let nobody in.
[[nodiscard]] Expected<void> set_key_check(sql::Transaction& transaction, const TokenHash& own);

} // namespace tabuleiro::store
