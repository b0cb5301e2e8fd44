#include "game_symbols.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "likely_moves.hpp"

namespace tabuleiro::roque {

using namespace chess;

namespace {

constexpr double fine = 200; // up to about this score steps are of equal width
constexpr double steps = 37;
constexpr int max_level = 127;

int level_of(int score) {
    const auto level = static_cast<int>(std::lround(std::asinh(score / fine) * steps));
    return std::clamp(level, -max_level, max_level);
}
std::int16_t score_at(int level) {
    return static_cast<std::int16_t>(std::lround(std::sinh(level / steps) * fine));
}

// Kinds of symbols: what a game begins with, then three kinds of ranks and nine of scores.
constexpr std::uint8_t head_kind = 0; // 0 to 3
constexpr std::uint8_t rank_kind = 4;
constexpr std::uint8_t score_kind = 7;
static_assert(score_kind + 9 == symbol_kinds);

// Goes through a game move by move, for writing and reading alike.
class Replay {
  public:
    MoveList moves() const { return likely_moves(position_); }
    std::uint8_t kind_of_rank() const {
        return rank_kind + (position_.in_check() ? 2 : captured_ ? 1 : 0);
    }
    void play(Move move) {
        captured_ = position_.captured_by(move).has_value();
        position_.play(move);
    }

    std::uint8_t kind_of_score() const {
        const auto size = [](int number, int small, int large) {
            return std::abs(number) <= small ? 0 : std::abs(number) <= large ? 1 : 2;
        };
        return static_cast<std::uint8_t>(score_kind + 3 * size(level_, 25, 70) + size(step_, 2, 7));
    }
    int level() const { return level_; }
    void set_level(int level) {
        step_ = level - level_;
        level_ = level;
    }

  private:
    Position position_;
    bool captured_ = false;
    int level_ = 0; // of the last score
    int step_ = 0;  // how it came there
};

} // namespace

std::int16_t coarse_score(int score) {
    return score_at(level_of(score));
}

std::vector<Symbol> symbols_of(const PlayedGame& game) {
    const auto opening =
        std::count_if(game.moves.begin(), game.moves.end(), [](const ScoredMove& scored) {
            return scored.score == ScoredMove::unscored;
        });
    std::vector<Symbol> symbols;
    symbols.reserve(4 + 2 * game.moves.size());
    std::uint8_t kind = head_kind;
    for (const std::size_t number : {std::size_t{game.result}, static_cast<std::size_t>(opening),
                                     game.moves.size() >> 8, game.moves.size() & 255}) {
        symbols.push_back({kind++, static_cast<std::uint8_t>(number)});
    }
    Replay replay;
    for (const ScoredMove& scored : game.moves) {
        const MoveList moves = replay.moves();
        const auto rank = std::find(moves.begin(), moves.end(), scored.move) - moves.begin();
        symbols.push_back({replay.kind_of_rank(), static_cast<std::uint8_t>(rank)});
        if (scored.score != ScoredMove::unscored) {
            const int level = level_of(scored.score);
            symbols.push_back(
                {replay.kind_of_score(), static_cast<std::uint8_t>(level - replay.level())});
            replay.set_level(level);
        }
        replay.play(scored.move);
    }
    return symbols;
}

std::optional<PlayedGame> game_from(const std::function<std::uint8_t(std::uint8_t kind)>& next) {
    PlayedGame game;
    game.result = next(head_kind);
    const std::size_t opening = next(head_kind + 1);
    std::size_t number = next(head_kind + 2);
    number = number << 8 | next(head_kind + 3);
    if (game.result > 2 || opening > number) {
        return std::nullopt;
    }
    Replay replay;
    game.moves.reserve(number);
    for (std::size_t ply = 0; ply < number; ++ply) {
        const MoveList moves = replay.moves();
        const std::size_t rank = next(replay.kind_of_rank());
        if (rank >= moves.size()) {
            return std::nullopt;
        }
        ScoredMove scored{moves[rank]};
        if (ply >= opening) {
            const auto step = static_cast<std::int8_t>(next(replay.kind_of_score()));
            replay.set_level(static_cast<std::int8_t>(replay.level() + step));
            scored.score = score_at(replay.level());
        }
        game.moves.push_back(scored);
        replay.play(scored.move);
    }
    return game;
}

} // namespace tabuleiro::roque
