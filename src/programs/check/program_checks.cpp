#include "programs/check/program_checks.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "core/text.hpp"
#include "programs/check/program_talk.hpp"

namespace tabuleiro::programs {
namespace {

using namespace std::chrono_literals;
using GamePointer = std::shared_ptr<const TestedGame>;
using Talk = std::function<void(ProgramTalk&)>;

// Why a check is not needed, once the program has said what it is; none: it is needed.
using Unless = std::function<std::optional<std::string>(const ProgramTalk&)>;

// Makes the checks of one game.
class Maker {
  public:
    explicit Maker(GamePointer game) : game_(std::move(game)) {}

    const TestedGame& game() const { return *game_; }

    // The program has not been greeted yet.
    Check first(std::string name, std::string demand, Talk talk) const {
        return {std::move(name), std::move(demand),
                [game = game_, talk = std::move(talk)](const Subject& subject) {
                    Conversation conversation = subject.start();
                    ProgramTalk program_talk(conversation, *game);
                    talk(program_talk);
                    return verdict_of(conversation);
                },
                Weight::Essential};
    }
    // A game has been started.
    Check check(std::string name, std::string demand, Talk talk, Unless unless = {}) const {
        return {std::move(name), std::move(demand),
                [game = game_, talk = std::move(talk),
                 unless = std::move(unless)](const Subject& subject) {
                    Conversation conversation = subject.start();
                    ProgramTalk program_talk(conversation, *game);
                    program_talk.begin();
                    if (conversation.good() && unless) {
                        if (const auto why = unless(program_talk)) {
                            return Verdict(NotNeeded{*why});
                        }
                    }
                    talk(program_talk);
                    return verdict_of(conversation);
                },
                Weight::Ordinary};
    }
    // A legal move in a situation.
    Check situation(std::string name, std::string demand, const Situation& where,
                    std::string terms = "time 50") const {
        return check(std::move(name), std::move(demand),
                     [&where, terms = std::move(terms)](ProgramTalk& talk) {
                         talk.set(where);
                         talk.think(terms);
                     });
    }
    // Terms of go, and how long the answer may take.
    Check clock(std::string name, std::string demand, std::string terms,
                std::chrono::milliseconds time) const {
        return check(std::move(name), std::move(demand),
                     [terms = std::move(terms), time](ProgramTalk& talk) {
                         talk.set(talk.game().later);
                         talk.think(terms);
                         talk.raw().expect_within(time);
                     });
    }

  private:
    GamePointer game_;
};

// A program that answers from the list of legal moves need not understand positions.
std::optional<std::string> keeps_no_position(const ProgramTalk& talk) {
    return talk.has_option(program::legal_moves_option)
               ? std::optional<std::string>("It plays from the list of legal moves.")
               : std::nullopt;
}

void check_messages(ProgramTalk& talk) {
    talk.set(talk.game().later);
    talk.send("go time 50");
    talk.raw().await(
        [&](std::string_view line) {
            const auto message = program::parse_message(line);
            if (const auto* wrong =
                    message ? std::get_if<program::Malformed>(&*message) : nullptr) {
                talk.raw().object(wrong->sentence, "info ..., or move MOVE");
            } else if (message && std::holds_alternative<program::Unknown>(*message)) {
                talk.raw().object(fmt::format("{} is no message.", tabuleiro::quoted(line)),
                                  "info ..., or move MOVE");
            }
            return !talk.raw().good() || is_program_move(line);
        },
        "move MOVE");
}

void check_options(ProgramTalk& talk) {
    talk.send(program::format(program::Hello{}));
    talk.raw().await(
        [&](std::string_view line) {
            const auto message = program::parse_message(line);
            const auto* wrong = message ? std::get_if<program::Malformed>(&*message) : nullptr;
            if (wrong != nullptr) {
                talk.raw().object(fmt::format("{}: {}", tabuleiro::quoted(line), wrong->sentence),
                                  "option name NAME type TYPE default VALUE ...");
            }
            return !talk.raw().good() || trimmed(line) == "ok";
        },
        "ok");
}

// Each number at its least and its greatest.
void check_setoption(ProgramTalk& talk) {
    for (const program::Option& option : talk.options()) {
        for (const auto& value : {option.most, option.least}) {
            if (value) {
                talk.send(fmt::format("setoption name {} value {}", option.name, *value));
                talk.ready();
            }
        }
    }
    talk.set(talk.game().start);
    talk.think("time 50");
}

std::vector<Check> greeting_checks(const Maker& maker) {
    return {
        maker.first("greeting", "Answer 'tabuleiro 1' by your name, your games, and at last 'ok'.",
                    [](ProgramTalk& talk) { talk.greet(); }),
        maker.first("game", "Name the game in your line 'games ...'.",
                    [](ProgramTalk& talk) {
                        talk.greet();
                        const auto& names = talk.games();
                        if (std::find(names.begin(), names.end(), talk.game().name) ==
                            names.end()) {
                            talk.raw().object(
                                fmt::format("It plays: {}.",
                                            printable(fmt::format("{}", fmt::join(names, " ")))),
                                fmt::format("games {}", talk.game().name));
                        }
                    }),
        maker.first("isready", "Answer 'isready' by 'readyok' when you are ready for the game.",
                    [](ProgramTalk& talk) { talk.begin(); }),
        maker.check("identity", "Say 'id name NAME' and 'id author AUTHOR' before 'ok'.",
                    [](ProgramTalk& talk) {
                        if (!talk.named() || !talk.authored()) {
                            talk.raw().object(fmt::format("There was no 'id {}'.",
                                                          talk.named() ? "author" : "name"),
                                              "id name NAME, id author AUTHOR");
                        }
                    }),
        maker.check("options", "Announce each option with a type, and what belongs to it.",
                    check_options),
        maker.check("setoption", "Take every value of an option that you announced.",
                    check_setoption),
        maker.check("isready-twice", "Answer every 'isready' by one 'readyok'.",
                    [](ProgramTalk& talk) {
                        talk.send("isready");
                        talk.send("isready");
                        talk.raw().await_word("readyok");
                        talk.raw().await_word("readyok");
                    }),
        maker.check("unknown-words", "Ignore lines that you do not know, and go on.",
                    [](ProgramTalk& talk) {
                        talk.send("no such command 1 2 3");
                        talk.send("\"\\{}%s%n");
                        talk.ready();
                    }),
        maker.check("blanks", "Ignore empty lines, and blanks and carriage returns around words.",
                    [](ProgramTalk& talk) {
                        talk.send("");
                        talk.send("   ");
                        talk.send("  isready \t\r");
                        talk.raw().await_word("readyok");
                    }),
    };
}

std::vector<Check> situation_checks(const Maker& maker) {
    const TestedGame& game = maker.game();
    std::vector<Check> checks{
        maker.situation("start", "Play a legal move at the start of the game.", game.start),
        maker.situation("later", "Play a legal move after some moves of a game.", game.later),
        maker.situation("long-line", "Read lines of any length: a long game comes as one line.",
                        game.late),
        maker.check("again", "Forget the old situation when a new one comes.",
                    [](ProgramTalk& talk) {
                        talk.set(talk.game().later);
                        talk.think("time 20");
                        talk.set(talk.game().start);
                        talk.think("time 20");
                    }),
        maker.check("new-game", "After 'end', play the next game from its start.",
                    [](ProgramTalk& talk) {
                        talk.set(talk.game().later);
                        talk.think("time 20");
                        talk.send("end loss resignation");
                        talk.new_game();
                        talk.set(talk.game().start);
                        talk.think("time 20");
                    }),
        maker.check(
            "nonsense",
            "Answer a line that you cannot carry out by 'error SENTENCE', and stay "
            "where you are.",
            [](ProgramTalk& talk) {
                talk.set(talk.game().later);
                talk.expect_error(talk.game().nonsense);
                talk.think("time 20");
            },
            keeps_no_position),
        maker.check(
            "other-game", "Refuse a game that you do not play by 'error SENTENCE'.",
            [](ProgramTalk& talk) { talk.expect_error("newgame no-such-game"); },
            keeps_no_position),
        maker.check(
            "other-options", "Refuse an option that the game does not have by 'error SENTENCE'.",
            [](ProgramTalk& talk) {
                talk.expect_error("newgame " + talk.game().name + " no-such-option=1");
            },
            keeps_no_position),
    };
    if (game.by_text) {
        checks.push_back(
            maker.situation("text", "Take a position by 'position text TEXT'.", *game.by_text));
        checks.push_back(maker.situation("text-moves", "Play the moves after a position's text.",
                                         *game.by_text_and_moves));
        checks.push_back(maker.check(
            "wrong-move",
            "Answer moves that are not legal by 'error SENTENCE', and stay where "
            "you are.",
            [](ProgramTalk& talk) {
                talk.set(talk.game().later);
                talk.expect_error("position start moves no-such-move");
                talk.think("time 20");
            },
            keeps_no_position));
    }
    if (game.over) {
        checks.push_back(maker.check(
            "over", "When the game is over, answer 'go' by 'error SENTENCE', and go on.",
            [](ProgramTalk& talk) {
                talk.set(*talk.game().over);
                talk.expect_error("go time 20");
                talk.new_game();
            },
            keeps_no_position));
    }
    return checks;
}

std::vector<Check> thinking_checks(const Maker& maker) {
    return {
        maker.clock("go-time", "Answer 'go time 50' within 50 milliseconds.", "time 50", 50ms),
        maker.clock("go-left", "Answer before your clock runs out: milliseconds, first and second.",
                    "left 300 300", 300ms),
        maker.clock("go-increment", "Take 'increment' after 'left'.",
                    "left 200 200 increment 50 50", 200ms),
        maker.clock("go-left-tiny", "With a few milliseconds left, move at once.", "left 5 5", 5ms),
        maker.clock("go-left-zero", "With no time left, move at once; do not divide by it.",
                    "left 0 0", 0ms),
        maker.situation("go-nodes", "End 'go nodes 100' by yourself.", maker.game().later,
                        "nodes 100"),
        maker.situation("go-depth", "End 'go depth 1' by yourself.", maker.game().later, "depth 1"),
        maker.check("stop", "When 'stop' comes, move at once.",
                    [](ProgramTalk& talk) {
                        talk.set(talk.game().later);
                        talk.send("go left 3600000 3600000");
                        talk.send("stop");
                        talk.await_move();
                    }),
        maker.check("stop-bare", "A bare 'go' is ten seconds, or until 'stop' comes.",
                    [](ProgramTalk& talk) {
                        talk.set(talk.game().later);
                        talk.send("go");
                        talk.send("stop");
                        talk.await_move();
                    }),
        maker.check("stop-idle", "Ignore 'stop' when you are not thinking.",
                    [](ProgramTalk& talk) {
                        talk.set(talk.game().later);
                        talk.send("stop");
                        talk.no_more_moves();
                    }),
        maker.check("one-move", "Print exactly one move for each 'go'.",
                    [](ProgramTalk& talk) {
                        talk.set(talk.game().later);
                        talk.think("time 20");
                        talk.no_more_moves();
                    }),
        maker.check(
            "isready-thinking", "With the option Async, answer 'isready' at once, and think on.",
            [](ProgramTalk& talk) {
                talk.set(talk.game().later);
                talk.send("go left 3600000 3600000");
                talk.ready();
                talk.send("stop");
                talk.await_move();
            },
            [](const ProgramTalk& talk) {
                return talk.has_option(program::async_option)
                           ? std::nullopt
                           : std::optional<std::string>("It has no option Async.");
            }),
        maker.check("messages", "While you think, print nothing but 'info ...' and your move.",
                    check_messages),
        maker.check("quit", "End the program when 'quit' comes, with exit status 0.",
                    [](ProgramTalk& talk) {
                        talk.send("quit");
                        talk.raw().await_good_exit();
                    }),
        maker.check("quit-thinking", "End the program when 'quit' comes, also while you think.",
                    [](ProgramTalk& talk) {
                        talk.set(talk.game().later);
                        talk.send("go left 3600000 3600000");
                        talk.send("quit");
                        talk.raw().await_good_exit();
                    }),
        maker.check("end-of-input", "End the program when its input ends; do not read it for ever.",
                    [](ProgramTalk& talk) {
                        talk.raw().close_input();
                        talk.raw().await_exit();
                    }),
    };
}

} // namespace

std::vector<Check> program_checks(std::shared_ptr<const TestedGame> game) {
    const Maker maker(std::move(game));
    std::vector<Check> checks;
    for (auto part : {greeting_checks(maker), situation_checks(maker), thinking_checks(maker)}) {
        std::move(part.begin(), part.end(), std::back_inserter(checks));
    }
    return checks;
}

} // namespace tabuleiro::programs
