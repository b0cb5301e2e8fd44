#include "store/people/attempts.hpp"

#include <algorithm>
#include <cmath>

#include "store/people/row_reading.hpp"

namespace tabuleiro::store {
namespace {

double milliseconds_to_fill(double tokens, BucketRate rate) {
    return std::max(0.0, std::ceil(1000 * tokens / rate.per_second));
}

Expected<double> tokens_in(sql::Transaction& transaction, const TokenHash& key, BucketRate rate,
                           WallTime now) {
    return transaction.run("SELECT tokens, at FROM attempts WHERE key = $1", {value_of(key)})
        .map([&](const sql::Rows& rows) {
            if (rows.rows() == 0) {
                return rate.burst;
            }
            // A clock that was set back gives nothing.
            const auto elapsed =
                static_cast<double>(std::max<WallTime>(0, now - rows.number(0, 1)));
            return std::min(rate.burst, rows.real(0, 0) + elapsed / 1000 * rate.per_second);
        });
}

} // namespace

Expected<std::chrono::milliseconds> wait_of(sql::Transaction& transaction, const TokenHash& key,
                                            BucketRate rate, WallTime now) {
    return tokens_in(transaction, key, rate, now).map([&](double tokens) {
        return std::chrono::milliseconds(
            static_cast<std::int64_t>(milliseconds_to_fill(1 - tokens, rate)));
    });
}

Expected<void> spend(sql::Transaction& transaction, const TokenHash& key, BucketRate rate,
                     WallTime now) {
    const auto tokens = tokens_in(transaction, key, rate, now);
    if (!tokens) {
        return tl::unexpected(tokens.error());
    }
    const double left = std::max(0.0, *tokens - 1);
    const auto full_at = now + static_cast<WallTime>(milliseconds_to_fill(rate.burst - left, rate));
    return nothing_of(transaction.run(
        "INSERT INTO attempts (key, tokens, at, full_at) VALUES ($1, $2, $3, $4)"
        " ON CONFLICT (key) DO UPDATE SET tokens = excluded.tokens, at = excluded.at,"
        " full_at = excluded.full_at",
        {value_of(key), left, now, full_at}));
}

Expected<void> remove_full_buckets(sql::Transaction& transaction, WallTime now) {
    return nothing_of(transaction.run("DELETE FROM attempts WHERE full_at <= $1", {now}));
}

} // namespace tabuleiro::store
