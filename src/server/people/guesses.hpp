// Tries to sign in with a name and a code, or a password. They are counted per person and per
// address, whether or not somebody has the name; a name that nobody has takes the same steps.
#pragma once

#include <chrono>
#include <string>
#include <variant>

#include "server/people/house_key.hpp"
#include "server/people/new_device.hpp"
#include "store/people/people.hpp"

namespace tabuleiro::server {

struct Guess {
    std::string folded_name;
    std::string address; // of the client
    store::WallTime now = 0;
};

struct TryLater {
    std::chrono::milliseconds wait;
};
struct WrongGuess {};

// The person who has this name, or nobody: then there is nothing to compare with.
using Guessed = std::variant<TryLater, WrongGuess, store::Credentials>;

// The person if the code is theirs; otherwise the guess is counted. `code` none: it cannot be
// anybody's, and is not counted.
[[nodiscard]] Expected<Guessed> guess_code(store::sql::Transaction& transaction,
                                           const HouseKey& key, const Guess& guess,
                                           const std::string& code);

// Counts the guess before the password is compared, which takes long: otherwise many who guess at
// the same time would pass together. A right one is counted too. WrongGuess: nobody has the name,
// or they have no password.
[[nodiscard]] Expected<Guessed> guess_password(store::sql::Transaction& transaction,
                                               const HouseKey& key, const Guess& guess);

// The person has signed in from this address: from now on they have buckets of their own there.
[[nodiscard]] Expected<void> remember_address(store::sql::Transaction& transaction,
                                              const HouseKey& key, const std::string& person,
                                              const Guess& guess);

// How long until somebody at this address may make another person; 0: this one may, and is counted.
[[nodiscard]] Expected<std::chrono::milliseconds>
count_sign_up(store::sql::Transaction& transaction, const HouseKey& key, const std::string& who,
              store::WallTime now);

} // namespace tabuleiro::server
