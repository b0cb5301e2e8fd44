// Guesses at codes, counted in buckets that all nodes share. A bucket has a token for each guess
// and refills with time; one that is not here is full. The caller looks and spends in one
// transaction, so that two who guess at the same time do not spend the same token.
#pragma once

#include <chrono>

#include "store/sql/transaction.hpp"
#include "store/stored.hpp"

namespace tabuleiro::store {

struct BucketRate {
    double burst = 1;
    double per_second = 1;
};

// How long until there is a token; 0: there is one.
[[nodiscard]] Expected<std::chrono::milliseconds>
wait_of(sql::Transaction& transaction, const TokenHash& key, BucketRate rate, WallTime now);
// Takes a token, or what is left of one.
[[nodiscard]] Expected<void> spend(sql::Transaction& transaction, const TokenHash& key,
                                   BucketRate rate, WallTime now);
[[nodiscard]] Expected<void> remove_full_buckets(sql::Transaction& transaction, WallTime now);

} // namespace tabuleiro::store
