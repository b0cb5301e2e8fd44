// Faults of engines cost them the game, are reported, and leave nothing behind.
#include <gtest/gtest.h>

#include "arena/game/referee.hpp"
#include "arena/players/program_player.hpp"
#include "arena/processes.hpp"
#include "programs/player/programs_of.hpp"

namespace tabuleiro::arena {

void PrintTo(const GameEnd& end, std::ostream* out) {
    *out << result_text(end.winner) << ' ' << to_text(end.reason) << ", " << end.detail;
}

namespace {

using chess::Chess;
using namespace std::chrono_literals;

ProgramSetup mock(Protocol protocol, const std::string& habit) {
    ProgramSetup setup;
    setup.name = habit;
    setup.command.arguments = {MOCK_ENGINE, protocol == Protocol::Uci ? "uci" : "cecp", habit};
    setup.protocol = protocol;
    setup.start_time = 60s;
    setup.patience = habit == "good" ? 60s : 200ms;
    setup.farewell = 100ms;
    setup.last_words = 100ms;
    return setup;
}

class EnginePlayer : public ProgramPlayer<Chess> {
  public:
    explicit EnginePlayer(ProgramSetup setup)
        : ProgramPlayer<Chess>(programs::make_program<Chess>(std::move(setup))) {}
};

std::string complaint_at_start(ProgramSetup setup) {
    const auto program = programs::make_program<Chess>(std::move(setup));
    return program->start(Cancellation()).error().detail.text();
}

class Faults : public testing::Test {
  protected:
    void SetUp() override { descriptors_ = test::open_descriptors(); }
    void TearDown() override {
        EXPECT_TRUE(test::has_no_child());
        EXPECT_EQ(test::open_descriptors(), descriptors_);
    }

    // The bad engine against a good one, ten moves at most.
    static GameEnd play(EnginePlayer& first, EnginePlayer& second, const PlayerLimits& limits) {
        Record<Chess> record = Record<Chess>::begin().value();
        const Cancellation nobody;
        Conditions conditions;
        conditions.limits = {limits, clock("600")}; // the good one is never late
        conditions.adjudication.max_moves = 5;
        return Referee<Chess>(record, {&first, &second}, conditions, nobody).play().value();
    }

    static GameEnd play_against_good(Protocol protocol, const std::string& habit,
                                     const PlayerLimits& limits) {
        EnginePlayer bad(mock(protocol, habit));
        EnginePlayer good(mock(protocol, "good"));
        return play(bad, good, limits);
    }

    static PlayerLimits clock(std::string_view text) {
        PlayerLimits limits;
        limits.clock = tabuleiro::parse_time_control(text).value();
        return limits;
    }

    static GameEnd lost(Reason reason, const std::string& detail) {
        return {Player::Second, reason, detail};
    }

  private:
    int descriptors_ = 0;
};

const GameEnd even{std::nullopt, Reason::Length, ""};

TEST_F(Faults, GoodEnginesPlayByBothProtocols) {
    EXPECT_EQ(play_against_good(Protocol::Uci, "good", clock("10+0.1")), even);
    EXPECT_EQ(play_against_good(Protocol::Cecp, "good", clock("10+0.1")), even);
    EnginePlayer uci(mock(Protocol::Uci, "good"));
    EnginePlayer cecp(mock(Protocol::Cecp, "good"));
    EXPECT_EQ(play(uci, cecp, clock("40/60")), even);
}

TEST_F(Faults, ACrashLosesAndTheSignalIsNamed) {
    const GameEnd end = play_against_good(Protocol::Uci, "crash", clock("10"));
    EXPECT_EQ(end.winner, Player::Second);
    EXPECT_EQ(end.reason, Reason::Crash);
    EXPECT_EQ(end.detail, "was killed by signal 11 (Segmentation fault)");
}

TEST_F(Faults, AnExitLosesAndTheStatusIsNamed) {
    EXPECT_EQ(play_against_good(Protocol::Uci, "exit", clock("10")),
              lost(Reason::Crash, "exited with status 7"));
    EXPECT_EQ(play_against_good(Protocol::Cecp, "exit", clock("10")),
              lost(Reason::Crash, "exited with status 7"));
}

TEST_F(Faults, AHangingEngineLosesOnTime) {
    EXPECT_EQ(play_against_good(Protocol::Uci, "hang", clock("0.2")), lost(Reason::Time, ""));
}

TEST_F(Faults, AHangingEngineWithoutAClockIsNotWaitedForForEver) {
    PlayerLimits no_clock;
    no_clock.nodes = 1;
    EXPECT_EQ(play_against_good(Protocol::Uci, "hang", no_clock),
              lost(Reason::Stall, "does not answer"));
}

TEST_F(Faults, ALateMoveLosesOnTimeAndTheEngineLivesOn) {
    ProgramSetup setup = mock(Protocol::Uci, "late");
    setup.last_words = 5s;
    EnginePlayer late(setup);
    EnginePlayer good(mock(Protocol::Uci, "good"));
    EXPECT_EQ(play(late, good, clock("0.3")), lost(Reason::Time, ""));
    EXPECT_EQ(play(late, good, clock("10")), even);
}

TEST_F(Faults, ALateMoveWithinTheMarginIsPlayed) {
    PlayerLimits limits = clock("0.3");
    limits.margin = 5s;
    EXPECT_EQ(play_against_good(Protocol::Uci, "late", limits), even);
}

TEST_F(Faults, AnIllegalMoveLosesAndIsNamed) {
    const GameEnd illegal = lost(Reason::IllegalMove, "e1e5: The piece on e1 cannot go to e5.");
    EXPECT_EQ(play_against_good(Protocol::Uci, "illegal", clock("10")), illegal);
    EXPECT_EQ(play_against_good(Protocol::Cecp, "illegal", clock("10")), illegal);
    EnginePlayer wrong(mock(Protocol::Uci, "illegal"));
    EnginePlayer good(mock(Protocol::Uci, "good"));
    play(wrong, good, clock("10"));
    EXPECT_EQ(play(wrong, good, clock("10")), illegal);
}

TEST_F(Faults, AnIllegalMoveIsNamedWithoutWhatATerminalWouldObey) {
    EXPECT_EQ(play_against_good(Protocol::Cecp, "nonsense", clock("10")),
              lost(Reason::IllegalMove, "??{}\"\\: This is no move."));
}

TEST_F(Faults, NonsenseInsteadOfAMoveLoses) {
    const GameEnd end = play_against_good(Protocol::Uci, "nonsense", clock("10"));
    EXPECT_EQ(end.winner, Player::Second);
    EXPECT_EQ(end.reason, Reason::IllegalMove);
}

TEST_F(Faults, ChatterIsNotHeard) {
    EXPECT_EQ(play_against_good(Protocol::Uci, "chatter", clock("10")), even);
}

TEST_F(Faults, AFloodEndsAtItsLimitOrOnTime) {
    EXPECT_EQ(play_against_good(Protocol::Uci, "flood", clock("60")),
              lost(Reason::Flood, "wrote more than 32 MB"));
    EXPECT_EQ(play_against_good(Protocol::Uci, "endless-line", clock("60")),
              lost(Reason::Flood, "wrote more than 32 MB"));
}

TEST_F(Faults, AClosedOutputIsADisconnect) {
    EXPECT_EQ(play_against_good(Protocol::Uci, "mute", clock("10")),
              lost(Reason::Disconnect, "closed its output"));
}

TEST_F(Faults, AnEngineThatNeverGetsReadyIsToldSo) {
    const auto complaint = [](const std::string& habit) {
        ProgramSetup setup = mock(Protocol::Uci, habit);
        setup.start_time = 300ms;
        return complaint_at_start(setup);
    };
    EXPECT_EQ(complaint("deaf"), "did not get ready within 0.3 s (uci)");
    EXPECT_EQ(complaint("stillborn"), "exited with status 3 before it was ready");
    const std::string babble = complaint("babble"); // until time or the flood limit ends it
    EXPECT_TRUE(babble.starts_with("did not get ready within 0.3 s") ||
                babble == "wrote more than 32 MB before it was ready")
        << babble;
}

TEST_F(Faults, AProgramThatIsNotThereIsToldSo) {
    ProgramSetup setup = mock(Protocol::Uci, "good");
    setup.command.arguments = {"/nowhere/engine"};
    EXPECT_EQ(complaint_at_start(setup),
              "Cannot run '/nowhere/engine': No such file or directory.");
}

TEST_F(Faults, AnUnknownOptionIsToldWithThoseThatThereAre) {
    ProgramSetup setup = mock(Protocol::Uci, "good");
    setup.options = {{"Hahs", "4"}};
    EXPECT_EQ(complaint_at_start(setup), "it has no option 'Hahs' (it has: Hash)");
    setup = mock(Protocol::Cecp, "good");
    setup.options = {{"Hahs", "4"}};
    EXPECT_EQ(complaint_at_start(setup), "it has no option 'Hahs' (it has: Style)");
}

TEST_F(Faults, AnEngineStartsAgainAfterItsFault) {
    EnginePlayer bad(mock(Protocol::Uci, "exit"));
    EnginePlayer good(mock(Protocol::Uci, "good"));
    for (int game = 0; game < 3; ++game) {
        EXPECT_EQ(play(bad, good, clock("10")), lost(Reason::Crash, "exited with status 7"));
    }
}

TEST_F(Faults, AResignationIsTaken) {
    EXPECT_EQ(play_against_good(Protocol::Cecp, "resign", clock("10")),
              lost(Reason::Resignation, ""));
}

TEST_F(Faults, AFalseClaimLoses) {
    EXPECT_EQ(play_against_good(Protocol::Cecp, "claim", clock("10")),
              lost(Reason::FalseClaim, "1-0"));
}

TEST_F(Faults, RefusingALegalMoveLoses) {
    const GameEnd end = play_against_good(Protocol::Cecp, "refuse", clock("10"));
    EXPECT_EQ(end.winner, Player::Second);
    EXPECT_EQ(end.reason, Reason::Refusal);
}

TEST_F(Faults, WhoDoesNotQuitIsEnded) {
    EXPECT_EQ(play_against_good(Protocol::Uci, "immortal", clock("10")), even);
}

TEST_F(Faults, TheChildrenOfAnEngineEndWithIt) {
    const std::string mark = "faults-" + std::to_string(getpid());
    {
        ProgramSetup setup = mock(Protocol::Uci, "family");
        setup.command.arguments.push_back(mark);
        EnginePlayer parent(setup);
        EnginePlayer good(mock(Protocol::Uci, "good"));
        EXPECT_EQ(play(parent, good, clock("10")), even);
        EXPECT_EQ(test::processes_with(mark), 2);
    }
    EXPECT_TRUE(test::soon_no_process_with(mark));
}

TEST_F(Faults, AGameThatIsCancelledEndsAtOnce) {
    EnginePlayer slow(mock(Protocol::Uci, "hang"));
    EnginePlayer good(mock(Protocol::Uci, "good"));
    Record<Chess> record = Record<Chess>::begin().value();
    Cancellation stop;
    Conditions conditions;
    conditions.limits = {clock("3600"), clock("3600")};
    std::thread canceller([&] { stop.request(); });
    EXPECT_EQ(Referee<Chess>(record, {&slow, &good}, conditions, stop).play(), std::nullopt);
    canceller.join();
}

} // namespace
} // namespace tabuleiro::arena
