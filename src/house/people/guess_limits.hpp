// How often codes and passwords may be guessed. Each wrong try takes a token from buckets that
// refill with time; a try is made only while each of its buckets has one, and a right one takes
// none.
//
// The buckets of a person keep the chance that anybody guesses a code below one in a million a
// year. A person has buckets of their own at each of the addresses where they signed in last, so
// that strangers who empty the person's other buckets do not lock them out there. The bucket of an
// address limits who tries many names. Cards (128 bits) need no limit and are what helps somebody
// who has to wait.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "house/people/sign_in_code.hpp"

namespace tabuleiro::house {

struct BucketRate {
    double burst;      // the most tokens that it holds, and holds at first
    double per_second; // refilled
};

// Six wrong tries at once, then one every ten seconds, and after some thirty one every five
// minutes.
inline constexpr std::array<BucketRate, 2> guesses_of_person{{{6, 1.0 / 10}, {30, 1.0 / 300}}};
// The whole school may have one address. In IPv6, an address is the first 64 bits.
inline constexpr BucketRate guesses_of_address{100, 1.0 / 5};
// New people, not guesses: a class that signs up by itself does not wait.
inline constexpr BucketRate sign_ups_of_address{60, 1.0 / 60};

// So many addresses where a person has signed in are remembered, the last ones.
inline constexpr int max_known_addresses = 4;

struct Guess {
    std::string_view folded_name; // whether or not somebody has it
    std::string_view address;
    bool is_known = false; // the person is there, and has signed in from this address
};

struct GuessBucket {
    std::string key;
    BucketRate rate;
};

// The buckets of a guess. They are looked at, and after a wrong guess spent, in one transaction:
// otherwise guesses at the same time would pass together.
std::vector<GuessBucket> guess_buckets(const Guess& guess);

// The most wrong tries at one person's code, from everywhere.
constexpr double guesses_per_year() {
    constexpr double seconds = 366.0 * 24 * 60 * 60;
    constexpr BucketRate slowest = guesses_of_person.back();
    return (1 + max_known_addresses) * (slowest.burst + slowest.per_second * seconds);
}

// That one of them is the person's code.
constexpr double chance_per_year() {
    return guesses_per_year() / number_of_codes();
}
static_assert(chance_per_year() < 1e-6);

} // namespace tabuleiro::house
