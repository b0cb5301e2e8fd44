// Levels against simple players and against each other: games with fixed seeds, no clock.
#include <gtest/gtest.h>

#include <functional>

#include "core/rng.hpp"
#include "engines/chess/engine.hpp"
#include "engines/chess/game_record.hpp"
#include "engines/chess/margins.hpp"
#include "engines/chess/strength.hpp"
#include "games/chess/fen.hpp"

namespace {

using namespace tabuleiro;
using namespace tabuleiro::roque;

using PlayerFunction = std::function<Move(const GameRecord&, Rng&)>;

Move random_move(const GameRecord& game, Rng& rng) {
    const MoveList moves = game.position().legal_moves();
    return moves[static_cast<std::size_t>(rng.below(moves.size()))];
}

// Mates in one, else takes the most valuable thing, else anything.
Move greedy_move(const GameRecord& game, Rng& rng) {
    Move best = random_move(game, rng);
    int most = 0;
    for (const Move move : game.position().legal_moves()) {
        Position next = game.position();
        next.play(move);
        if (!next.has_legal_move() && next.in_check()) {
            return move;
        }
        const auto captured = game.position().captured_by(move);
        const int gain =
            captured ? margins::exchange_value[static_cast<std::size_t>(*captured)] : 0;
        if (gain > most) {
            most = gain;
            best = move;
        }
    }
    return best;
}

class LevelPlayer {
  public:
    explicit LevelPlayer(int level) : elo_(elo_of_level(level)) {}
    Move operator()(const GameRecord& game, Rng& rng) {
        SearchRequest request;
        request.game = game.line();
        request.elo = elo_;
        request.seed = rng();
        request.captured_on = game.captured_on();
        return *engine_->search(request).best;
    }

  private:
    int elo_;
    std::shared_ptr<Engine> engine_ = std::make_shared<Engine>(1);
};

// Points of the first player over so many games, colours in turn.
double points(PlayerFunction first, PlayerFunction second, int games, std::uint64_t seed) {
    Rng rng(seed);
    double sum = 0;
    for (int number = 0; number < games; ++number) {
        GameRecord game;
        for (int i = 0; i < 4; ++i) {
            game.play(random_move(game, rng));
        }
        const Player mine = number % 2 == 0 ? white : black;
        std::optional<Outcome<Rule>> outcome;
        while (!(outcome = game.outcome()) && game.plies() < 400) {
            game.play(game.position().to_move() == mine ? first(game, rng) : second(game, rng));
        }
        sum += !outcome || !outcome->winner ? 0.5 : *outcome->winner == mine ? 1 : 0;
    }
    return sum;
}

TEST(Levels, OneBeatsARandomPlayer) {
    EXPECT_GT(points(LevelPlayer(1), random_move, 60, 1), 42);
}

TEST(Levels, OneLosesToAPlayerWhoTakesWhatHeCan) {
    EXPECT_LT(points(LevelPlayer(1), greedy_move, 60, 2), 21);
}

// The upper levels think too long for a test; what makes them stronger is checked below.
TEST(Levels, EachBeatsTheOneBelow) {
    for (int level = 2; level <= 5; ++level) {
        constexpr int games = 20;
        EXPECT_GT(points(LevelPlayer(level), LevelPlayer(level - 1), games, 3), games * 0.5)
            << "level " << level;
    }
}

TEST(Levels, EachLooksFurtherAndGivesLessAway) {
    for (int level = 2; level <= 8; ++level) {
        const Weakness below = weakness_at(elo_of_level(level - 1));
        const Weakness here = weakness_at(elo_of_level(level));
        EXPECT_GT(here.nodes, below.nodes);
        EXPECT_GE(here.depth, below.depth);
        EXPECT_LT(here.typical_loss, below.typical_loss);
        EXPECT_LE(here.overlooks, below.overlooks);
        EXPECT_GE(here.sees_mate, below.sees_mate);
    }
}

TEST(Levels, MateInOneIsAlwaysSeenFromLevelThree) {
    for (const char* fen : {"6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1",
                            "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 0 4",
                            "7k/6pp/8/8/8/8/8/KQ6 w - - 0 1"}) {
        for (int level = 3; level <= 8; ++level) {
            Rng rng(7);
            for (int i = 0; i < 5; ++i) {
                const GameRecord game(*parse_fen(fen));
                Position after = game.position();
                after.play(LevelPlayer(level)(game, rng));
                EXPECT_TRUE(after.in_check() && !after.has_legal_move()) << level << " " << fen;
            }
        }
    }
}

} // namespace
