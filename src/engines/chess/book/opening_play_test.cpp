#include "engines/chess/book/opening_play.hpp"

#include <gtest/gtest.h>

#include <set>

#include "engines/chess/search_request.hpp"
#include "engines/chess/strength.hpp"
#include "games/chess/fen.hpp"
#include "games/chess/san.hpp"

namespace tabuleiro::roque {
namespace {

class Openings : public ::testing::Test {
  protected:
    Move reply(const Record<Chess>& game, int level, std::uint64_t seed) {
        SearchRequest request = request_for(game);
        request.elo = elo_of_level(level);
        request.seed = seed;
        return *natural_move(engine_, request);
    }

    static Record<Chess> after(std::initializer_list<const char*> moves) {
        Record<Chess> game = engine_game();
        for (const char* move : moves) {
            play(game, move);
        }
        return game;
    }
    static void play(Record<Chess>& game, const char* move) {
        game.play(*parse_san(game.position(), move));
    }

    Engine engine_{1};
};

TEST_F(Openings, FirstMovesVaryAndAreNotSenseless) {
    for (const auto& game : {engine_game(), after({"e4"}), after({"d4"})}) {
        for (int level = lowest_level; level <= highest_level; ++level) {
            std::set<std::string> seen;
            for (std::uint64_t seed = 0; seed < 10; ++seed) {
                seen.insert(to_san(game.position(), reply(game, level, seed)));
            }
            EXPECT_GE(seen.size(), 3U) << level;
            if (game.plies() > 0) {
                for (const std::string& move : seen) {
                    EXPECT_FALSE(move == "b5" || move == "g5" || move == "f6" || move == "h5")
                        << level << " " << move;
                }
            }
        }
    }
}

// Both sides at the level, eight moves each.
TEST_F(Openings, KingsStayAtHomeUnlessTheyMust) {
    for (const int level : {1, 3}) {
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            Record<Chess> game = engine_game();
            Rng rng(seed);
            while (is_opening(game.position()) && !game.outcome()) {
                const Position& position = game.position();
                const Move move = reply(game, level, rng());
                if (position.board().role_at(move.from()) == Role::King &&
                    move.kind() != MoveKind::Castle && !position.in_check() &&
                    !position.captured_by(move)) {
                    // Then it must be no worse than the alternatives.
                    SearchRequest request = request_for(game);
                    request.limits.nodes = 5'000;
                    const Score best = engine_.search(request).score;
                    request.search_moves = {move};
                    EXPECT_LE(best - engine_.search(request).score, 120)
                        << to_fen(position) << " " << to_san(position, move);
                }
                game.play(move);
            }
        }
    }
}

// Whether the level, as Black, falls to 2.Bc4, 3.Qh5 and 4.Qxf7 mate.
TEST_F(Openings, TheFourMoveMateWorksAgainstBeginnersOnly) {
    for (const int level : {2, 3, 4, 5}) {
        int mates = 0;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Record<Chess> game = engine_game();
            Rng rng(seed);
            for (const char* move : {"e4", "Bc4", "Qh5", "Qxf7"}) {
                const auto wanted = parse_san(game.position(), move);
                if (!wanted) {
                    break;
                }
                game.play(*wanted);
                if (game.outcome()) {
                    ++mates;
                    break;
                }
                game.play(reply(game, level, rng()));
            }
        }
        EXPECT_LE(mates, level < 3 ? 4 : 0) << level;
    }
}

TEST_F(Openings, AfterTheOpeningALevelPlaysAsTheEngineDoes) {
    const auto position = parse_fen("r4rk1/pp3ppp/2p5/8/3P4/2N5/PP3PPP/R4RK1 w - - 0 20");
    const Record<Chess> game = engine_game(*position);
    EXPECT_FALSE(is_opening(*position));
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
        SearchRequest request = request_for(game);
        request.elo = elo_of_level(2);
        request.seed = seed;
        engine_.new_game();
        const auto natural = natural_move(engine_, request);
        engine_.new_game();
        EXPECT_EQ(natural, engine_.search(request).best);
    }
}

} // namespace
} // namespace tabuleiro::roque
