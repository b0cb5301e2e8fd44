#include "engines/chess/search/picker.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <vector>

#include "core/rng.hpp"
#include "engines/chess/search/exchange.hpp"
#include "games/chess/coordinate.hpp"
#include "games/chess/fen.hpp"

namespace tabuleiro::roque {
namespace {

TEST(MovePicker, GivesEveryLegalMoveOnce) {
    const auto histories = std::make_unique<Histories>();
    Rng rng(3);
    for (int game = 0; game < 20; ++game) {
        Position position;
        for (int ply = 0; ply < 150; ++ply) {
            const MoveList legal = position.legal_moves();
            if (legal.empty()) {
                break;
            }
            OrderingHints hints;
            const Move table_move = legal[static_cast<std::size_t>(rng.below(legal.size()))];
            if (rng.below(2) == 0) {
                hints.table_move = legal_candidate(position, table_move);
                ASSERT_TRUE(hints.table_move) << to_fen(position);
            }
            hints.killers[0] = legal[0];
            MovePicker picker(position, *histories, hints, position.in_check(), Wanted::All);
            std::vector<std::uint16_t> picked;
            while (const auto candidate = picker.next()) {
                const auto captured = position.captured_by(candidate->move);
                ASSERT_EQ(candidate->captured,
                          captured ? index(*captured) : int{Histories::no_capture});
                ASSERT_EQ(candidate->role, position.piece_at(candidate->move.from())->role);
                picked.push_back(candidate->move.bits());
            }
            std::vector<std::uint16_t> wanted;
            for (const Move move : legal) {
                wanted.push_back(move.bits());
            }
            if (hints.table_move) {
                ASSERT_EQ(picked.front(), table_move.bits());
            }
            std::sort(picked.begin(), picked.end());
            std::sort(wanted.begin(), wanted.end());
            ASSERT_EQ(picked, wanted) << to_fen(position);
            position.play(table_move);
        }
    }
}

TEST(MovePicker, KnowsWhichMovesAreLegalElsewhere) {
    Rng rng(4);
    Position position;
    for (int ply = 0; ply < 200; ++ply) {
        const MoveList legal = position.legal_moves();
        if (legal.empty()) {
            position = Position();
            continue;
        }
        for (int i = 0; i < 200; ++i) {
            const auto bits = static_cast<int>(rng.below(1 << 15));
            const Move move(square_at(bits & 63), square_at(bits >> 6 & 63),
                            static_cast<MoveKind>(bits >> 12));
            ASSERT_EQ(legal_candidate(position, move).has_value(), position.is_legal(move))
                << to_fen(position) << " " << bits;
        }
        position.play(legal[static_cast<std::size_t>(rng.below(legal.size()))]);
    }
}

// The moves in the order in which they are tried when nothing has been learnt yet.
std::vector<std::string> order_of(std::string_view fen) {
    const auto histories = std::make_unique<Histories>();
    const Position position = parse_fen(fen).value();
    const CheckMap checks(position);
    OrderingHints hints;
    hints.enemy_attacks = attack_map(position.board(), opponent(position.to_move()));
    hints.checks = &checks;
    MovePicker picker(position, *histories, hints, false, Wanted::All);
    std::vector<std::string> moves;
    while (const auto candidate = picker.next()) {
        moves.push_back(to_coordinates(candidate->move));
    }
    return moves;
}

TEST(MovePicker, TriesEscapesAndChecksEarlyAndMovesIntoDangerLate) {
    // A pawn attacks the knight on e4 and the square c4.
    const auto moves = order_of("6k1/5p2/2p5/3p4/4N3/8/8/R3KB2 w - - 0 1");
    ASSERT_GT(moves.size(), 20U);
    EXPECT_EQ(moves[0], "e4f6"); // escapes with check
    for (std::size_t place = 0; place < 8; ++place) {
        EXPECT_EQ(moves[place].substr(0, 2), "e4") << moves[place];
    }
    EXPECT_EQ(moves[8], "a1a8");
    EXPECT_EQ(moves.back(), "f1c4");
}

TEST(MovePicker, AnEscapeToAnotherAttackedSquareIsNone) {
    const auto moves = order_of("6k1/8/2p5/3p4/4N3/6p1/8/4K3 w - - 0 1");
    EXPECT_EQ(moves.back(), "e4f2"); // g3 attacks it
}

TEST(MovePicker, ForQuiescenceGivesCapturesThatLoseNothing) {
    const auto histories = std::make_unique<Histories>();
    const Position position =
        parse_fen("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1").value();
    const OrderingHints no_hints;
    MovePicker picker(position, *histories, no_hints, false, Wanted::Captures);
    int number = 0;
    while (const auto candidate = picker.next()) {
        EXPECT_FALSE(candidate->is_quiet());
        EXPECT_TRUE(exchange_wins(position, candidate->move, 0));
        ++number;
    }
    EXPECT_GT(number, 0);
}

} // namespace
} // namespace tabuleiro::roque
