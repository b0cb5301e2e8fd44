// The computer of chess: roque, weakened at its levels in a human way.
#pragma once

#include <memory>

#include "engines/chess/strength.hpp"
#include "engines/computer.hpp"
#include "games/chess/chess.hpp"

namespace tabuleiro {

namespace roque {
class Engine;
}

template <>
class Computer<chess::Chess> {
  public:
    static constexpr int highest_level = roque::highest_level;
    static constexpr bool rated_in_elo = true;

    Computer();
    ~Computer();
    Computer(const Computer&) = delete;
    Computer& operator=(const Computer&) = delete;

    void new_game();
    Advice<chess::Move> choose(const Record<chess::Chess>& record, const PlayTerms& terms);
    std::optional<chess::Move> hint(const Record<chess::Chess>& record, std::uint64_t seed);
    Standing standing(const Record<chess::Chess>& record, Player seat);
    std::vector<Variation<chess::Move>> analyse(const Record<chess::Chess>& record,
                                                const AnalysisTerms& terms);

    static int balance(const Record<chess::Chess>& record);
    static Ease ease(const Record<chess::Chess>& record, chess::Move move);
    static bool talks_of_draws(const Record<chess::Chess>& record) {
        return opening_is_over(record, plies_before_draws);
    }

  private:
    roque::Engine& player();
    roque::Engine& analyst();

    // Each is made when first needed.
    std::unique_ptr<roque::Engine> player_;
    std::unique_ptr<roque::Engine> analyst_;
};

} // namespace tabuleiro
