// CECP, the protocol of xboard, as programs that play chess must speak it (docs/protocols/cecp.md).
#include <fmt/format.h>

#include <algorithm>

#include "core/text.hpp"
#include "games/chess/chess.hpp"
#include "programs/check/chess/cecp_talk.hpp"
#include "programs/check/chess/suites.hpp"
#include "protocol/messages/cecp.hpp"

namespace tabuleiro::programs {
namespace {

using namespace std::chrono_literals;

Check cecp_check(std::string name, std::string demand, std::function<void(CecpTalk&)> talk,
                 Weight weight = Weight::Ordinary) {
    return talk_check<CecpTalk>(std::move(name), std::move(demand), std::move(talk), weight);
}

// Only for programs that announce the feature.
Check cecp_feature_check(std::string feature, std::string name, std::string demand,
                         std::function<void(CecpTalk&)> talk) {
    return {std::move(name), std::move(demand),
            [feature = std::move(feature), talk = std::move(talk)](const Subject& subject) {
                Conversation conversation = subject.start();
                CecpTalk cecp_talk(conversation);
                cecp_talk.greet();
                if (conversation.good() && !cecp_talk.has(feature)) {
                    return Verdict(NotNeeded{fmt::format("It has no feature {}=1.", feature)});
                }
                cecp_talk.new_quick_game();
                talk(cecp_talk);
                return verdict_of(conversation);
            },
            Weight::Ordinary};
}

Check cecp_told(std::string name, std::string demand, const positions::Told& position) {
    return cecp_feature_check("setboard", std::move(name), std::move(demand),
                              [position](CecpTalk& talk) {
                                  talk.told(position);
                                  talk.go();
                              });
}

// Commands after which the program must still play.
Check cecp_harmless(std::string name, std::string demand, std::vector<std::string> lines) {
    return cecp_check(std::move(name), std::move(demand),
                      [lines = std::move(lines)](CecpTalk& talk) {
                          talk.begin();
                          for (const std::string& line : lines) {
                              talk.send(line);
                          }
                          talk.go();
                      });
}

// How the clock stands before go, and how long the answer may take.
Check cecp_clock(std::string name, std::string demand, std::vector<std::string> lines,
                 std::chrono::milliseconds time) {
    return cecp_check(std::move(name), std::move(demand),
                      [lines = std::move(lines), time](CecpTalk& talk) {
                          talk.greet();
                          talk.new_game("level 0 5 0");
                          for (const std::string& line : lines) {
                              talk.send(line);
                          }
                          talk.go();
                          talk.raw().expect_within(time);
                      });
}

// There is no move to play; a result that it claims must be the right one.
Check cecp_game_over(std::string name, std::string demand, std::string_view fen,
                     std::string_view result) {
    return cecp_feature_check(
        "setboard", std::move(name), std::move(demand), [fen, result](CecpTalk& talk) {
            talk.set_board(fen);
            talk.send("go");
            talk.raw().refuse(
                [&](std::string_view line) {
                    const auto message = cecp::parse_message(line);
                    const auto* claim = message ? std::get_if<cecp::Claim>(&*message) : nullptr;
                    return is_engine_move(line) || (claim != nullptr && claim->result != result);
                },
                talk.raw().lateness() / 5,
                fmt::format("It moved, or claimed another result than {}.", result));
            talk.new_quick_game();
            talk.go();
        });
}

void check_features(CecpTalk& talk) {
    talk.greet();
    if (talk.raw().good() && talk.features().find("myname") == talk.features().end()) {
        talk.raw().object("It did not say its name.", "feature myname=\"NAME\" done=1");
    }
}

// With post, lines "DEPTH SCORE TIME NODES MOVES".
void check_thinking(CecpTalk& talk) {
    talk.begin();
    talk.send("post");
    talk.send("go");
    bool thought = false;
    talk.raw().await(
        [&](std::string_view line) {
            const auto message = cecp::parse_message(line);
            thought = thought || (message && std::holds_alternative<cecp::Thinking>(*message));
            return is_engine_move(line);
        },
        "move MOVE");
    if (!thought) {
        talk.raw().object("No line of its thinking came.", "lines DEPTH SCORE TIME NODES MOVES");
    }
}

// Two games of it against itself would be too long: it plays both sides for some moves.
void check_game(CecpTalk& talk) {
    talk.begin();
    for (int i = 0; i < 8 && talk.raw().good(); ++i) {
        talk.send("go");
        talk.engine_move();
        talk.send("force");
    }
}

void check_force(CecpTalk& talk) {
    talk.begin();
    talk.user_move("e2e4");
    talk.user_move("e7e5");
    talk.user_move("g1f3");
    talk.raw().refuse(is_engine_move, talk.raw().lateness() / 5, "It moved in force mode.");
    talk.go();
}

void check_long_game(CecpTalk& talk) {
    talk.begin();
    for (int i = 0; i < 40; ++i) {
        for (const char* move : {"g1f3", "g8f6", "f3g1", "f6g8"}) {
            talk.user_move(move);
        }
    }
    talk.user_move("e2e4");
    talk.go();
}

std::vector<Check> cecp_greeting_checks() {
    return {
        cecp_check(
            "greeting", "Answer 'protover 2' with your features, and 'feature done=1' at last.",
            [](CecpTalk& talk) { talk.greet(); }, Weight::Essential),
        cecp_check(
            "go", "When 'go' comes, play the side to move, and print 'move MOVE'.",
            [](CecpTalk& talk) {
                talk.begin();
                talk.go();
            },
            Weight::Essential),
        cecp_check("name", "Say your name: feature myname=\"NAME\".", check_features),
        cecp_harmless("accepted", "Take 'accepted' and 'rejected' without an answer.",
                      {"accepted myname", "rejected san", "accepted done"}),
        cecp_feature_check(
            "ping", "ping", "Answer 'ping N' with 'pong N', with the same N.",
            [](CecpTalk& talk) {
                talk.send("ping 4711");
                talk.raw().await([](std::string_view line) { return trimmed(line) == "pong 4711"; },
                                 "pong 4711");
            }),
        cecp_feature_check("ping", "ping-thinking",
                           "Answer a ping that comes while you think after your move.",
                           [](CecpTalk& talk) {
                               talk.send("go");
                               talk.send("ping 5");
                               talk.raw().await(
                                   [&](std::string_view line) {
                                       if (trimmed(line) == "pong 5") {
                                           talk.raw().object("pong came before the move.",
                                                             "move MOVE, then pong 5");
                                       }
                                       return is_engine_move(line);
                                   },
                                   "move MOVE");
                               talk.raw().await_word("pong");
                           }),
        cecp_harmless("unknown-words",
                      "Answer an unknown line with 'Error (unknown command): LINE', "
                      "and go on.",
                      {"no such command 1 2 3", "\"\\{}%s%n"}),
        cecp_harmless("ignored", "Take commands that ask nothing of you without harm.",
                      {"random", "easy", "hard", "easy", "nopost", "post", "computer",
                       "name A. Player", "rating 1500 1500", "ics -"}),
        cecp_harmless("blanks", "Ignore empty lines, and carriage returns at their ends.",
                      {"", "   ", "nopost\r"}),
        cecp_harmless("draw", "Take 'draw' without harm; you need not accept.", {"draw"}),
    };
}

std::vector<Check> cecp_game_checks() {
    using namespace positions;
    return {
        cecp_check("reply", "After 'new', reply to a move of the user by a move of your own.",
                   [](CecpTalk& talk) {
                       talk.begin_playing();
                       talk.user_move("e2e4");
                       talk.engine_move();
                       talk.user_move("a2a3");
                       talk.engine_move();
                   }),
        cecp_check("force", "In force mode take moves of both sides, and do not move.",
                   check_force),
        cecp_check("game", "Play one side, then the other: 'force' and 'go' change sides.",
                   check_game),
        cecp_check("new", "Start from the first position again when 'new' comes.",
                   [](CecpTalk& talk) {
                       talk.begin();
                       talk.user_move("e2e4");
                       talk.go();
                       talk.new_quick_game();
                       talk.user_move("d2d4");
                       talk.go();
                   }),
        cecp_check("undo", "Take back the last move when 'undo' comes.",
                   [](CecpTalk& talk) {
                       talk.begin();
                       talk.user_move("e2e4");
                       talk.user_move("e7e5");
                       talk.send("undo");
                       talk.undo(1);
                       talk.go();
                   }),
        cecp_check("remove", "Take back one move of each side when 'remove' comes.",
                   [](CecpTalk& talk) {
                       talk.begin_playing();
                       talk.user_move("e2e4");
                       talk.engine_move();
                       talk.send("remove");
                       talk.undo(2);
                       talk.user_move("e2e4");
                       talk.engine_move();
                   }),
        cecp_check("illegal",
                   "Answer an illegal move with 'Illegal move: MOVE', and stay where "
                   "you are.",
                   [](CecpTalk& talk) {
                       talk.begin();
                       talk.illegal_move("e2e5");
                       talk.user_move("e2e4");
                       talk.go();
                   }),
        cecp_check("illegal-check", "A move that leaves the king in check is illegal too.",
                   [](CecpTalk& talk) {
                       talk.begin();
                       for (const char* move : {"e2e4", "e7e5", "d1h5", "a7a6", "h5f7"}) {
                           talk.user_move(move);
                       }
                       talk.illegal_move("a6a5");
                   }),
        cecp_check("result", "When 'result' comes, the game is over; be ready for 'new'.",
                   [](CecpTalk& talk) {
                       talk.begin();
                       talk.user_move("e2e4");
                       talk.go();
                       talk.send("result 1-0 {White wins}");
                       talk.new_quick_game();
                       talk.go();
                   }),
        cecp_check("long-game", "Take a game of any length.", check_long_game),
        cecp_feature_check("setboard", "setboard", "Take a position by 'setboard FEN'.",
                           [](CecpTalk& talk) {
                               talk.set_board(middle_game);
                               talk.go();
                           }),
        cecp_feature_check("setboard", "setboard-wrong",
                           "Answer a wrong FEN with 'tellusererror Illegal position', and go on.",
                           [](CecpTalk& talk) {
                               talk.send("setboard 8/8/8/no such board/8 w - - 0 1");
                               talk.new_quick_game();
                               talk.go();
                           }),
        cecp_told("castling", "When a king castles (e1g1), move the rook too.", castled),
        cecp_told("castling-long", "Castle to the queen's side as well (e8c8).", castled_long),
        cecp_told("promotion-told", "Read the letter of a promotion: e7e8n is a knight.",
                  promoted_to_knight),
        cecp_feature_check("setboard", "promotion", "Write a promotion with its letter: e7e8q.",
                           [](CecpTalk& talk) {
                               talk.set_board(must_promote);
                               talk.go();
                           }),
        cecp_told("en-passant", "Know the capture en passant; here it is the only legal move.",
                  en_passant),
        cecp_game_over("mated", "If you are mated, do not move; the result is 0-1.", mated, "0-1"),
        cecp_game_over("stalemated", "If you have no move, do not move; the result is 1/2-1/2.",
                       stalemated, "1/2-1/2"),
    };
}

std::vector<Check> cecp_time_checks() {
    return {
        cecp_clock("level", "Keep to 'level MOVES TIME INCREMENT', times in minutes or M:SS.",
                   {"level 40 0:20 0"}, 20s),
        cecp_clock("time", "Move before the time of 'time N' is over, N in hundredths of a second.",
                   {"time 30", "otim 6000"}, 300ms),
        cecp_clock("time-tiny", "With a hundredth of a second left, move at once.",
                   {"time 1", "otim 1"}, 10ms),
        cecp_clock("time-zero", "With no time left, move at once; do not divide by it.",
                   {"time 0", "otim 0"}, 0ms),
        cecp_clock("time-negative", "A clock may be negative: move at once.",
                   {"time -50", "otim -50"}, 0ms),
        cecp_clock("st", "Move within the seconds of 'st N'.", {"st 1"}, 1s),
        cecp_clock("sd", "Search no deeper than 'sd N': with 'sd 1' a move comes at once.",
                   {"sd 1"}, 1s),
        cecp_check("move-now", "When '?' comes while you think, move at once.",
                   [](CecpTalk& talk) {
                       talk.greet();
                       talk.new_game("level 0 60 0");
                       talk.user_move("a2a3");
                       talk.user_move("a7a6");
                       talk.send("go");
                       talk.send("?");
                       talk.engine_move();
                   }),
        cecp_check("thinking", "After 'post', show what you think.", check_thinking),
        cecp_check("quit", "End the program when 'quit' comes, with exit status 0.",
                   [](CecpTalk& talk) {
                       talk.begin();
                       talk.send("quit");
                       talk.raw().await_good_exit();
                   }),
        cecp_check("quit-thinking", "End the program when 'quit' comes, also while you think.",
                   [](CecpTalk& talk) {
                       talk.greet();
                       talk.new_game("level 0 60 0");
                       talk.send("go");
                       talk.send("quit");
                       talk.raw().await_good_exit();
                   }),
        cecp_check("end-of-input", "End the program when its input ends; do not read it for ever.",
                   [](CecpTalk& talk) {
                       talk.begin();
                       talk.raw().close_input();
                       talk.raw().await_exit();
                   }),
    };
}

} // namespace

std::vector<Check> cecp_checks() {
    std::vector<Check> checks;
    for (auto part : {cecp_greeting_checks(), cecp_game_checks(), cecp_time_checks()}) {
        std::move(part.begin(), part.end(), std::back_inserter(checks));
    }
    return checks;
}

} // namespace tabuleiro::programs
