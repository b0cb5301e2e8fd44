// Outside programs of every game: whole games, faults that cost one game and are named, and what
// the programs of a game with secrets are told.
#include <gtest/gtest.h>

#include "arena/game/referee.hpp"
#include "arena/players/program_player.hpp"
#include "arena/players/random_player.hpp"
#include "arena/processes.hpp"
#include "games/wargame/placement.hpp"
#include "programs/player/programs_of.hpp"
#include "record/games.hpp"
#include "support/files.hpp"

namespace tabuleiro::arena {

void PrintTo(const GameEnd& end, std::ostream* out) {
    *out << result_text(end.winner) << ' ' << to_text(end.reason) << ", " << end.detail;
}

namespace {

using namespace std::chrono_literals;
using renpaarden::Renpaarden;
using wargame::WarGame;

ProgramSetup setup_of(Protocol protocol, std::vector<std::string> command) {
    ProgramSetup setup;
    setup.name = "program";
    setup.command.arguments = std::move(command);
    setup.protocol = protocol;
    setup.start_time = 60s;
    setup.farewell = 100ms;
    setup.last_words = 100ms;
    return setup;
}

ProgramSetup mock(Protocol protocol, const std::string& dialogue, const std::string& habit) {
    ProgramSetup setup = setup_of(protocol, {MOCK_PROGRAM, dialogue, habit});
    setup.patience = habit == "hang" ? 200ms : 60s;
    return setup;
}

ProgramSetup program_mock(const std::string& habit) {
    return mock(Protocol::Program, "program", habit);
}

template <Game G>
class OutsidePlayer : public ProgramPlayer<G> {
  public:
    explicit OutsidePlayer(ProgramSetup setup)
        : ProgramPlayer<G>(programs::make_program<G>(std::move(setup))) {}
};

// What a program is told must not lead to another program: no child and no descriptor is left.
class ProgramPlayers : public testing::Test {
  protected:
    void SetUp() override { descriptors_ = test::open_descriptors(); }
    void TearDown() override {
        EXPECT_TRUE(test::has_no_child());
        EXPECT_EQ(test::open_descriptors(), descriptors_);
    }

    // The program is the first player; the other plays at random.
    template <Game G>
    static GameEnd play(ProgramSetup setup, Record<G> record, int most_moves = 100'000,
                        PlayerLimits limits = {}) {
        OutsidePlayer<G> program(std::move(setup));
        return play(program, std::move(record), most_moves, limits);
    }

    template <Game G>
    static GameEnd play(PlayerOf<G>& program, Record<G> record, int most_moves,
                        PlayerLimits limits = {}) {
        RandomPlayer<G> random;
        const Cancellation nobody;
        Conditions conditions;
        conditions.limits.first = limits;
        conditions.seeds = {1, 2};
        conditions.adjudication.max_moves = most_moves;
        return Referee<G>(record, {&program, &random}, conditions, nobody).play().value();
    }

    template <Game G>
    static Record<G> usual() {
        return Record<G>::begin().value();
    }

    static GameEnd lost(Reason reason, const std::string& detail) {
        return {Player::Second, reason, detail};
    }

  private:
    int descriptors_ = 0;
};

TEST_F(ProgramPlayers, AProgramThatKnowsNoGamePlaysThemAll) {
    AllGames::for_each([]<Game G>() {
        const GameEnd end = play<G>(program_mock("good"), usual<G>(), 100);
        EXPECT_TRUE(end.reason == Reason::Rule || end.reason == Reason::Length)
            << G::id << ": " << testing::PrintToString(end);
    });
}

TEST_F(ProgramPlayers, OurOwnProgramsPlayWholeGames) {
    const auto ending = []<Game G>(const char* program, Record<G> record) {
        ProgramSetup setup = setup_of(Protocol::Program, {program, "--program"});
        setup.options = {{"Level", "1"}, {"Seed", "5"}};
        return play<G>(setup, std::move(record)).reason;
    };
    EXPECT_EQ(ending(ROQUE, usual<chess::Chess>()), Reason::Rule);
    EXPECT_EQ(ending(XADREZ, usual<xadrez::Xadrez>()), Reason::Rule);
    EXPECT_EQ(ending(WARGAME, usual<WarGame>()), Reason::Rule);
    EXPECT_EQ(ending(RENPAARDEN, usual<Renpaarden>()), Reason::Rule);
}

TEST_F(ProgramPlayers, WhatIsNotUnderstoodIsNotHeard) {
    const GameEnd end = play<WarGame>(program_mock("chatty"), usual<WarGame>(), 5);
    EXPECT_EQ(end.reason, Reason::Length);
}

TEST_F(ProgramPlayers, EveryFaultIsNamed) {
    const auto end_of = [](const std::string& habit) {
        return play<Renpaarden>(program_mock(habit), usual<Renpaarden>(), 5);
    };
    EXPECT_EQ(end_of("crash"), lost(Reason::Crash, "was killed by signal 11 (Segmentation fault)"));
    EXPECT_EQ(end_of("exit"), lost(Reason::Crash, "exited with status 7"));
    EXPECT_EQ(end_of("hang"), lost(Reason::Stall, "does not answer"));
    EXPECT_EQ(end_of("mute"), lost(Reason::Disconnect, "closed its output"));
    EXPECT_EQ(end_of("flood"), lost(Reason::Flood, "wrote more than 32 MB"));
    EXPECT_EQ(end_of("confused"), lost(Reason::Refusal, "Where am I?"));
    EXPECT_EQ(end_of("picky"), lost(Reason::NoStart, "I do not like these options."));
    EXPECT_EQ(end_of("specialist"),
              lost(Reason::NoStart, "it does not play renpaarden (it plays: tic-tac-toe)"));
    EXPECT_EQ(end_of("gameless"),
              lost(Reason::NoStart, "it does not play renpaarden (it names no games)"));
    const GameEnd illegal = end_of("illegal");
    EXPECT_EQ(illegal.reason, Reason::IllegalMove);
    EXPECT_TRUE(illegal.detail.starts_with("castle: ")) << illegal.detail;
    EXPECT_EQ(end_of("empty").reason, Reason::IllegalMove);
}

TEST_F(ProgramPlayers, SilenceWithAClockIsLossOnTime) {
    PlayerLimits limits;
    limits.clock = tabuleiro::parse_time_control("0.2").value();
    EXPECT_EQ(play<Renpaarden>(program_mock("hang"), usual<Renpaarden>(), 5, limits),
              lost(Reason::Time, ""));
}

TEST_F(ProgramPlayers, AFaultCostsOneGame) {
    OutsidePlayer<WarGame> program(program_mock("exit"));
    for (int game = 0; game < 2; ++game) {
        EXPECT_EQ(play<WarGame>(program, usual<WarGame>(), 5),
                  lost(Reason::Crash, "exited with status 7"));
    }
}

TEST_F(ProgramPlayers, AnOptionIsSetOrRefusedBeforeTheFirstGame) {
    const auto complaint = [](EngineOptions options) {
        ProgramSetup setup = program_mock("good");
        setup.options = std::move(options);
        const auto started =
            programs::make_program<Renpaarden>(std::move(setup))->start(Cancellation());
        return started ? "" : started.error().detail.text();
    };
    EXPECT_EQ(complaint({{"Effort", "3"}}), "");
    EXPECT_EQ(complaint({{"Effort", "10"}}), "its option 'Effort' does not take '10'");
    EXPECT_EQ(complaint({{"Hash", "3"}}), "it has no option 'Hash' (it has: LegalMoves, Effort)");
}

TEST_F(ProgramPlayers, AFailureIsASentenceForWhoeverWroteTheProgram) {
    const auto sentence = [](const std::string& habit) {
        const auto program = programs::make_program<Renpaarden>(program_mock(habit));
        const Record<Renpaarden> record = usual<Renpaarden>();
        const Cancellation nobody;
        const auto ready =
            program->new_game({record.options(), record.start(), Player::First, {}, nobody});
        if (!ready) {
            return reason_for(ready.error()).text();
        }
        std::string found;
        for (int turn = 0; turn < 2; ++turn) {
            const auto answer = program->choose({record.position(),
                                                 record,
                                                 Player::First,
                                                 {},
                                                 {},
                                                 std::nullopt,
                                                 std::nullopt,
                                                 nobody});
            if (const auto* failure = std::get_if<Failure>(&answer.what)) {
                found = reason_for(*failure).text();
            }
        }
        return found;
    };
    EXPECT_EQ(sentence("hang"),
              "The program does not answer; it must flush its output after each line.");
    EXPECT_EQ(sentence("exit"), "The program ended (exited with status 7).");
    EXPECT_EQ(sentence("confused"), "The program refused: Where am I?");
    EXPECT_TRUE(
        sentence("illegal").starts_with("The program played castle, which is not a legal move: "));
    EXPECT_EQ(sentence("specialist"), "The program does not start (it does not play renpaarden (it "
                                      "plays: tic-tac-toe)).");
}

// The dialogues of assignments.

TEST_F(ProgramPlayers, AWarGameProgramOfTheAssignmentPlaysWholeGames) {
    for (const char* firing : {"1", "3"}) {
        ProgramSetup setup = setup_of(Protocol::Assignment, {WARGAME});
        setup.options = {{"Firing", firing}};
        EXPECT_EQ(play<WarGame>(setup, usual<WarGame>()).reason, Reason::Rule);
    }
}

TEST_F(ProgramPlayers, AWarGameProgramPlaysOnABoardOfAnySize) {
    WarGame::Options options;
    options.size = {12, 15};
    options.counts = {{2, 2, 1}};
    const GameEnd end = play<WarGame>(setup_of(Protocol::Assignment, {WARGAME}),
                                      Record<WarGame>::begin(options).value());
    EXPECT_EQ(end.reason, Reason::Rule);
}

TEST_F(ProgramPlayers, AWarGameProgramNeedNotFlush) {
    const GameEnd end =
        play<WarGame>(mock(Protocol::Assignment, "assignment", "good"), usual<WarGame>());
    EXPECT_EQ(end.reason, Reason::Rule);
}

TEST_F(ProgramPlayers, FaultsOfAWarGameProgramAreNamed) {
    const auto end_of = [](const std::string& habit) {
        return play<WarGame>(mock(Protocol::Assignment, "assignment", habit), usual<WarGame>(), 20);
    };
    EXPECT_EQ(end_of("complaint"), lost(Reason::NoStart, "it says: -1 wrong dimensions"));
    EXPECT_EQ(end_of("header"),
              lost(Reason::NoStart, "its first line should be '9x9 1 1 1 1 0 0 0 0' and is '9x9 4 "
                                    "3 2 1 0 0 0 0'"));
    EXPECT_EQ(end_of("wordy"),
              lost(Reason::Refusal, "answers miss to a shot, instead of - or 1 to 8"));
    EXPECT_TRUE(end_of("touching").detail.starts_with("its board: "));
    EXPECT_EQ(end_of("early"),
              lost(Reason::Refusal, "it ended the game before everything was sunk"));
    EXPECT_EQ(end_of("repeats").reason, Reason::IllegalMove);
    EXPECT_EQ(end_of("crash"), lost(Reason::Crash, "was killed by signal 11 (Segmentation fault)"));
    EXPECT_EQ(end_of("hang"), lost(Reason::Stall, "does not answer"));
}

TEST_F(ProgramPlayers, ARenpaardenProgramPlaysWholeGames) {
    ProgramSetup setup = setup_of(Protocol::Assignment, {RENPAARDEN, "--protocol"});
    setup.options = {{"Level", "1"}};
    renpaarden::Options options;
    options.size = 5;
    options.rules = renpaarden::Ruleset::Literal;
    EXPECT_EQ(play<Renpaarden>(setup, Record<Renpaarden>::begin(options).value()).reason,
              Reason::Rule);
    const auto later = Renpaarden::read("xxxxx/xxx.x/.x.../wwwww/wwwww w").value();
    EXPECT_EQ(play<Renpaarden>(setup, Record<Renpaarden>(later, later.options())).reason,
              Reason::Rule);
}

TEST_F(ProgramPlayers, FaultsOfARenpaardenProgramAreNamed) {
    const auto end_of = [](const std::string& habit) {
        return play<Renpaarden>(mock(Protocol::Assignment, "race", habit), usual<Renpaarden>(), 5);
    };
    EXPECT_EQ(end_of("deaf"),
              lost(Reason::NoStart, "it should answer 'new' with ok, and answers: what?"));
    EXPECT_EQ(end_of("refuse"),
              lost(Reason::Refusal, "it answers 'play a2b4' with: error no such turn"));
    EXPECT_TRUE(end_of("illegal").detail.starts_with("a1a9: "));
    EXPECT_EQ(end_of("surrender"),
              lost(Reason::Refusal, "it should answer with bestturn, and answers: resign"));
    EXPECT_EQ(end_of("exit"), lost(Reason::Crash, "exited with status 7"));
}

// Both fleets, placed.
Record<WarGame> placed(const ByPlayer<wargame::Board>& fleets) {
    Record<WarGame> record = Record<WarGame>::begin().value();
    for (const Player player : players) {
        while (const auto piece = wargame::next_placing(
                   record.options(), record.position().fleet(player).board, fleets[player])) {
            record.play(*piece);
        }
    }
    return record;
}

// In two worlds that the program cannot tell apart, the same bytes go through its pipe.
TEST_F(ProgramPlayers, NothingOfTheOtherFleetIsInTheBytesThatAProgramGets) {
    const test::Folder folder;
    constexpr int shots = 12;
    const auto bytes = [&](const std::string& dialogue, Record<WarGame> record) {
        const std::string file = folder.file("bytes");
        ProgramSetup setup = setup_of(
            dialogue == "program" ? Protocol::Program : Protocol::Assignment,
            {"sh", "-c", "tee '" + file + "' | " + MOCK_PROGRAM + " " + dialogue + " good \"$@\"",
             "sh"});
        const GameEnd end = play<WarGame>(setup, std::move(record), shots);
        EXPECT_EQ(end.reason, Reason::Length) << testing::PrintToString(end);
        return test::read_file(file);
    };
    for (const std::string dialogue : {"program", "assignment"}) {
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            Rng rng(seed);
            const WarGame::Options options;
            const auto fleet = [&] {
                return wargame::place_uniformly(options.size, options.counts, rng).value();
            };
            const ByPlayer<wargame::Board> fleets{fleet(), fleet()};
            Record<WarGame> record = placed(fleets);
            const std::string here = bytes(dialogue, record);
            // The mock fires at the first cells, one after the other; what it learns there is all
            // that another world must agree with.
            WarGame::View seen = WarGame::view(record.position(), Player::First);
            for (int index = 0; index < shots; ++index) {
                const wargame::Cell cell = options.size.cell(index);
                seen.other.learn(cell, fleets.second.at(cell));
            }
            const wargame::Board elsewhere = WarGame::sample(seen, rng).fleet(Player::Second).board;
            ASSERT_FALSE(elsewhere == fleets.second);
            EXPECT_FALSE(here.empty());
            EXPECT_EQ(bytes(dialogue, placed({fleets.first, elsewhere})), here) << dialogue;
            // A world that differs where it fires is told apart.
            const wargame::Cell first_shot = options.size.cell(0);
            wargame::Board other = fleet();
            while (other.at(first_shot) == fleets.second.at(first_shot)) {
                other = fleet();
            }
            EXPECT_NE(bytes(dialogue, placed({fleets.first, other})), here) << dialogue;
        }
    }
}

} // namespace
} // namespace tabuleiro::arena
