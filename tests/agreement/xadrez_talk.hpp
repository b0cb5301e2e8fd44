// Random conversations with xadrez: valid and invalid input, ordinary and odd boards, from a seed.
#pragma once

#include <string>

#include "agreement/xadrez_reference.hpp"
#include "core/rng.hpp"

namespace tabuleiro::test {

class Talk {
  public:
    explicit Talk(std::uint64_t seed) : rng_(seed) {}

    reference::Switches switches();
    // The next instruction, with its board if it has one; mostly one that fits the state.
    std::string next(const reference::Conversation& so_far);

  private:
    bool chance(int percent) { return rng_.below(100) < static_cast<std::uint64_t>(percent); }
    template <class Choices>
    auto pick(const Choices& choices) {
        return choices[static_cast<std::size_t>(rng_.below(std::size(choices)))];
    }
    std::string name();
    std::string square();
    std::string blank();
    std::string piece();
    std::string board();
    std::string start();
    std::string play(const reference::Conversation& so_far);
    std::string play_without_game();
    std::string nonsense();

    Rng rng_;
};

// Plays conversations from consecutive seeds with the program under test and the reference, and
// fails at the first byte in which they differ. Returns everything that was answered.
std::string compare_conversations(std::uint64_t first_seed, int conversations, int instructions);

} // namespace tabuleiro::test
