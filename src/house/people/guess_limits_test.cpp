#include "house/people/guess_limits.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <set>

#include "core/rng.hpp"

namespace tabuleiro::house {
namespace {

// The buckets of a house, as the store keeps them.
class Attempts {
  public:
    // In seconds; 0: the guess may be made.
    double wait(const Guess& guess, double now) {
        double longest = 0;
        for (const GuessBucket& bucket : guess_buckets(guess)) {
            longest = std::max(longest, (1 - tokens(bucket, now)) / bucket.rate.per_second);
        }
        return longest < 1e-6 ? 0 : longest;
    }

    void spend(const Guess& guess, double now) {
        for (const GuessBucket& bucket : guess_buckets(guess)) {
            const Level level{tokens(bucket, now) - 1, now};
            levels_[bucket.key] = level;
        }
    }

    bool try_wrong(const Guess& guess, double now) {
        if (wait(guess, now) > 0) {
            return false;
        }
        spend(guess, now);
        return true;
    }

  private:
    struct Level {
        double tokens;
        double at;
    };

    double tokens(const GuessBucket& bucket, double now) const {
        const auto found = levels_.find(bucket.key);
        return found == levels_.end()
                   ? bucket.rate.burst
                   : std::min(bucket.rate.burst, found->second.tokens + (now - found->second.at) *
                                                                            bucket.rate.per_second);
    }

    std::map<std::string, Level> levels_;
};

TEST(GuessLimits, AClassBehindOneAddressNeverWaits) {
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        Rng rng(seed);
        Attempts attempts;
        // Three lessons in a row, each with a class of its own that signs in within two minutes.
        for (int pupil = 0; pupil < 90; ++pupil) {
            const std::string name = "pupil" + std::to_string(pupil);
            const Guess guess{name, "192.0.2.1", false};
            double now = pupil / 30 * 3600 + static_cast<double>(rng.below(100));
            ASSERT_EQ(attempts.wait(guess, now), 0);
            while (rng.below(10) == 0) { // mistyped
                ASSERT_EQ(attempts.wait(guess, now), 0);
                attempts.spend(guess, now);
                now += 5;
            }
            ASSERT_EQ(attempts.wait(guess, now), 0);
        }
    }
}

// Guesses at one person's code for so many days, as soon as they are allowed.
double guesses_in(double days, const std::vector<Guess>& from) {
    Attempts attempts;
    double guesses = 0;
    for (double now = 0; now < days * 86'400;) {
        double next = days * 86'400;
        for (const Guess& guess : from) {
            while (attempts.try_wrong(guess, now)) {
                ++guesses;
            }
            next = std::min(next, now + attempts.wait(guess, now));
        }
        now = next;
    }
    return guesses;
}

TEST(GuessLimits, TheChanceOfACodeStaysBelowOneInAMillionAYear) {
    EXPECT_LT(chance_per_year(), 1e-6);
    EXPECT_DOUBLE_EQ(chance_per_year(), guesses_per_year() / number_of_codes());
}

TEST(GuessLimits, AnAttackerWithManyAddressesGuessesNoMoreThanComputed) {
    // At 50 addresses of their own, and at all where the person signs in.
    std::vector<std::string> addresses;
    for (int i = 0; i < 50 + max_known_addresses; ++i) {
        addresses.push_back("192.0.2." + std::to_string(i));
    }
    std::vector<Guess> from;
    for (std::size_t i = 0; i < addresses.size(); ++i) {
        from.push_back({"ana", addresses[i], i >= 50});
    }
    constexpr double days = 20;
    const double guesses = guesses_in(days, from);
    EXPECT_LE(guesses, guesses_per_year() * days / 366 + 5 * guesses_of_person.back().burst);
    EXPECT_LT(guesses / days * 366 / number_of_codes(), 1e-6);
    // The simulation does guess: nearly as often as the rates allow.
    EXPECT_GT(guesses, 0.95 * guesses_per_year() * days / 366);
    // With addresses of their own only, a fifth of it.
    from.resize(50);
    EXPECT_LT(guesses_in(days, from), 0.22 * guesses);
}

TEST(GuessLimits, StrangersCannotLockOutAPersonAtAnAddressWhereTheySignedIn) {
    Attempts attempts;
    const Guess person{"ana", "198.51.100.7", true};
    int seconds_of_waiting_elsewhere = 0;
    for (int second = 0; second < 86'400; ++second) {
        // Each from another address, always ready; also for many names at once.
        const std::string address = "192.0.2." + std::to_string(second);
        for (const char* name : {"ana", "rui", "eva"}) {
            attempts.try_wrong({name, address, false}, second);
        }
        seconds_of_waiting_elsewhere +=
            attempts.wait({"ana", "203.0.113.1", false}, second) > 0 ? 1 : 0;
        if (second % 600 == 0) {
            ASSERT_EQ(attempts.wait(person, second), 0);
            attempts.try_wrong(person, second); // and Ana mistypes once each time
            ASSERT_EQ(attempts.wait(person, second), 0);
        }
    }
    EXPECT_GT(seconds_of_waiting_elsewhere, 85'000); // the attack was one
}

TEST(GuessLimits, OthersAtTheSameAddressDoNotLockOutThoseWhoSignedInThere) {
    Attempts attempts;
    for (int i = 0; i < 1000; ++i) {
        attempts.try_wrong({"name" + std::to_string(i), "192.0.2.1", false}, 0);
    }
    EXPECT_GT(attempts.wait({"rui", "192.0.2.1", false}, 0), 0);
    EXPECT_EQ(attempts.wait({"ana", "192.0.2.1", true}, 0), 0);
}

TEST(GuessLimits, OneAddressTriesFewNames) {
    Attempts attempts;
    int tried = 0;
    for (int i = 0; i < 10'000; ++i) {
        tried += attempts.try_wrong({std::to_string(i), "192.0.2.1", false}, 0) ? 1 : 0;
    }
    EXPECT_EQ(tried, static_cast<int>(guesses_of_address.burst));
}

TEST(GuessLimits, WaitsGrowWithWrongTries) {
    Attempts attempts;
    const Guess guess{"ana", "192.0.2.1", true};
    double now = 0;
    std::vector<double> waits;
    for (int i = 0; i < 60; ++i) {
        waits.push_back(attempts.wait(guess, now));
        now += waits.back();
        ASSERT_TRUE(attempts.try_wrong(guess, now)) << i;
    }
    EXPECT_EQ(waits[5], 0);
    EXPECT_NEAR(waits[6], 10, 1e-6);
    EXPECT_NEAR(waits[20], 10, 1e-6);
    EXPECT_NEAR(waits[59], 300, 1e-6);
}

TEST(GuessLimits, KeysOfDifferentBucketsDiffer) {
    std::set<std::string> keys;
    std::size_t buckets = 0;
    for (const Guess& guess :
         {Guess{"ana", "a", false}, Guess{"ana", "a", true}, Guess{"ana", "b", true},
          Guess{"rui", "b", true}, Guess{"rui", "c", false}}) {
        for (const GuessBucket& bucket : guess_buckets(guess)) {
            keys.insert(bucket.key);
            ++buckets;
        }
    }
    EXPECT_EQ(keys.size(), buckets);
}

} // namespace
} // namespace tabuleiro::house
