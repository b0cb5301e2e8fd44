#include "server/people/guesses.hpp"

#include <algorithm>

#include "house/people/guess_limits.hpp"
#include "server/access/token.hpp"
#include "server/people/cards.hpp"
#include "store/people/attempts.hpp"
#include "store/people/known_addresses.hpp"

namespace tabuleiro::server {

namespace {

// Whose hashes are compared with where nobody has the name.
constexpr const char* nobody = "nobody";

// A bucket as the store counts it. Its key says nothing to who reads the store.
struct CountedBucket {
    store::TokenHash key;
    store::BucketRate rate;
};

CountedBucket counted(const HouseKey& key, const std::string& name, const house::BucketRate& rate) {
    return {key.hash("attempts", name), {rate.burst, rate.per_second}};
}

store::TokenHash address_hash(const HouseKey& key, const Guess& guess) {
    return key.hash("address", guess.address);
}

Expected<std::chrono::milliseconds> longest_wait(store::sql::Transaction& transaction,
                                                 const std::vector<CountedBucket>& buckets,
                                                 store::WallTime now) {
    std::chrono::milliseconds longest{0};
    for (const CountedBucket& bucket : buckets) {
        const auto wait = store::wait_of(transaction, bucket.key, bucket.rate, now);
        if (!wait) {
            return wait;
        }
        longest = std::max(longest, *wait);
    }
    return longest;
}

Expected<void> spend_all(store::sql::Transaction& transaction,
                         const std::vector<CountedBucket>& buckets, store::WallTime now) {
    for (const CountedBucket& bucket : buckets) {
        if (const auto spent = store::spend(transaction, bucket.key, bucket.rate, now); !spent) {
            return spent;
        }
    }
    return {};
}

// Who has the name, and the buckets of the guess.
struct Aim {
    std::optional<store::Credentials> credentials;
    std::vector<CountedBucket> buckets;
};

Expected<Aim> aim_of(store::sql::Transaction& transaction, const HouseKey& key,
                     const Guess& guess) {
    auto credentials = store::credentials_of(transaction, guess.folded_name);
    if (!credentials) {
        return tl::unexpected(credentials.error());
    }
    const std::string person = *credentials ? (*credentials)->person.id : nobody;
    const auto known = store::is_known_address(transaction, person, address_hash(key, guess));
    if (!known) {
        return tl::unexpected(known.error());
    }
    Aim aim{*std::move(credentials), {}};
    for (const auto& bucket : house::guess_buckets({guess.folded_name, guess.address, *known})) {
        aim.buckets.push_back(counted(key, bucket.key, bucket.rate));
    }
    return aim;
}

} // namespace

Expected<Guessed> guess_code(store::sql::Transaction& transaction, const HouseKey& key,
                             const Guess& guess, const std::string& code) {
    const auto aim = aim_of(transaction, key, guess);
    if (!aim) {
        return tl::unexpected(aim.error());
    }
    const auto wait = longest_wait(transaction, aim->buckets, guess.now);
    if (!wait) {
        return tl::unexpected(wait.error());
    }
    if (wait->count() > 0) {
        return TryLater{*wait};
    }
    const std::string person = aim->credentials ? aim->credentials->person.id : nobody;
    const store::TokenHash given = code_hash(key, person, code);
    const auto right = aim->credentials ? aim->credentials->code : std::nullopt;
    const bool fits = same_hash(given, right.value_or(store::TokenHash{}));
    if (right && fits) {
        return *aim->credentials;
    }
    return spend_all(transaction, aim->buckets, guess.now).map([] {
        return Guessed(WrongGuess{});
    });
}

Expected<Guessed> guess_password(store::sql::Transaction& transaction, const HouseKey& key,
                                 const Guess& guess) {
    const auto aim = aim_of(transaction, key, guess);
    if (!aim) {
        return tl::unexpected(aim.error());
    }
    const auto wait = longest_wait(transaction, aim->buckets, guess.now);
    if (!wait) {
        return tl::unexpected(wait.error());
    }
    if (wait->count() > 0) {
        return TryLater{*wait};
    }
    return spend_all(transaction, aim->buckets, guess.now).map([&]() -> Guessed {
        if (!aim->credentials || !aim->credentials->password) {
            return WrongGuess{};
        }
        return *aim->credentials;
    });
}

Expected<void> remember_address(store::sql::Transaction& transaction, const HouseKey& key,
                                const std::string& person, const Guess& guess) {
    return store::add_known_address(transaction, person, address_hash(key, guess),
                                    house::max_known_addresses, guess.now);
}

Expected<std::chrono::milliseconds> count_sign_up(store::sql::Transaction& transaction,
                                                  const HouseKey& key, const std::string& who,
                                                  store::WallTime now) {
    const std::vector buckets{counted(key, "sign-up " + who, house::sign_ups_of_address)};
    const auto wait = longest_wait(transaction, buckets, now);
    if (!wait || wait->count() > 0) {
        return wait;
    }
    return spend_all(transaction, buckets, now).map([] { return std::chrono::milliseconds(0); });
}

} // namespace tabuleiro::server
