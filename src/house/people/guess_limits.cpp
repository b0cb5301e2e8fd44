#include "house/people/guess_limits.hpp"

namespace tabuleiro::house {

std::vector<GuessBucket> guess_buckets(const Guess& guess) {
    // No folded name and no address has a blank.
    std::string person = "person " + std::string(guess.folded_name);
    if (guess.is_known) {
        person += " at " + std::string(guess.address);
    }
    std::vector<GuessBucket> buckets;
    for (const BucketRate& rate : guesses_of_person) {
        buckets.push_back({person + " " + std::to_string(buckets.size()), rate});
    }
    if (!guess.is_known) {
        buckets.push_back({"address " + std::string(guess.address), guesses_of_address});
    }
    return buckets;
}

} // namespace tabuleiro::house
