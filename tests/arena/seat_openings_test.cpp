// A program that sits down at a table whose game has begun with an opening is told so by each
// protocol: its move is legal where the game stands, and it plays on from there.
#include <gtest/gtest.h>

#include "engines/balanced_opening.hpp"
#include "engines/computers.hpp"
#include "games/chess/chess.hpp"
#include "games/renpaarden/renpaarden.hpp"
#include "games/xadrez/xadrez.hpp"
#include "programs/seat/seated_program.hpp"

namespace tabuleiro::programs {
namespace {

using namespace std::chrono_literals;

ProgramSetup setup_of(Protocol protocol, std::vector<std::string> command) {
    ProgramSetup setup;
    setup.name = "program";
    setup.command.arguments = std::move(command);
    setup.protocol = protocol;
    setup.start_time = 60s;
    setup.patience = 60s;
    setup.farewell = 100ms;
    return setup;
}

// The program has the side that is to move after the opening, and the one after that.
template <Game G>
void expect_moves(const ProgramSetup& setup) {
    Record<G> record = balanced_opening<G>({}, OpeningTerms(), 5);
    ASSERT_EQ(record.plies(), OpeningTerms().plies);
    const auto program = seat_program(G::id, setup);
    ASSERT_NE(program, nullptr);
    const Player seat = record.to_move();
    const Cancellation cancellation;
    for (int turn = 0; turn < 2 && !record.outcome(); ++turn) {
        SeatTurn asked;
        asked.seat = seat;
        for (int ply = 0; ply < record.plies(); ++ply) {
            asked.game.moves.push_back(
                G::format(record.position_at(ply), record.moves()[static_cast<std::size_t>(ply)]));
        }
        asked.time = {*parse_time_control("60"), *parse_time_control("60")};
        asked.left = {60'000ms, 60'000ms};
        asked.measured = SteadyClock::now();
        const SeatAnswer answer = program->choose(asked, cancellation);
        ASSERT_TRUE(std::holds_alternative<std::string>(answer))
            << G::id << " answered with " << answer.index();
        ASSERT_TRUE(record.play_text(std::get<std::string>(answer))) << G::id;
        while (!record.outcome() && record.to_move() != seat) {
            record.play(G::legal_moves(record.position())[0]);
        }
    }
}

TEST(SeatOpenings, AreToldByUci) {
    expect_moves<chess::Chess>(setup_of(Protocol::Uci, {ROQUE}));
}

TEST(SeatOpenings, AreToldByCecp) {
    expect_moves<chess::Chess>(setup_of(Protocol::Cecp, {ROQUE}));
}

TEST(SeatOpenings, AreToldByTheAssignmentOfRenpaarden) {
    expect_moves<renpaarden::Renpaarden>(
        setup_of(Protocol::Assignment, {RENPAARDEN, "--protocol"}));
}

TEST(SeatOpenings, AreToldByOurProtocolInEveryOpenGame) {
    expect_moves<chess::Chess>(setup_of(Protocol::Program, {ROQUE, "--program"}));
    expect_moves<xadrez::Xadrez>(setup_of(Protocol::Program, {XADREZ, "--program"}));
    expect_moves<renpaarden::Renpaarden>(setup_of(Protocol::Program, {RENPAARDEN, "--program"}));
}

} // namespace
} // namespace tabuleiro::programs
