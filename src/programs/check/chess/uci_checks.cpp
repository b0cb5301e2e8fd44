// UCI, as programs that play chess must speak it (docs/protocols/uci.md).
#include <fmt/format.h>

#include <algorithm>

#include "core/text.hpp"
#include "games/chess/coordinate.hpp"
#include "programs/check/chess/suites.hpp"
#include "programs/check/chess/uci_talk.hpp"
#include "protocol/messages/move_text.hpp"

namespace tabuleiro::programs {
namespace {

using namespace std::chrono_literals;

Check uci_check(std::string name, std::string demand, std::function<void(UciTalk&)> talk,
                Weight weight = Weight::Ordinary) {
    return talk_check<UciTalk>(std::move(name), std::move(demand), std::move(talk), weight);
}

// The value after a word in an option: "spin default 16 min 1 max 1024".
std::optional<std::int64_t> number_after(const std::vector<std::string_view>& parts,
                                         std::string_view word) {
    const auto at = std::find(parts.begin(), parts.end(), word);
    return at == parts.end() || at + 1 == parts.end() ? std::nullopt
                                                      : parse_number<std::int64_t>(at[1]);
}

// What is wrong with the type of an option; empty if nothing is.
std::string option_fault(const uci::Option& option) {
    const auto parts = words(option.type);
    const std::string_view type = parts.empty() ? "" : parts.front();
    const bool has_default = std::find(parts.begin(), parts.end(), "default") != parts.end();
    if (type == "button") {
        return "";
    }
    if (type != "check" && type != "spin" && type != "combo" && type != "string") {
        return "its type is none of check, spin, combo, button, string";
    }
    if (!has_default) {
        return "it has no default";
    }
    if (type == "spin") {
        const auto value = number_after(parts, "default");
        const auto least = number_after(parts, "min");
        const auto most = number_after(parts, "max");
        if (!value || !least || !most || *value < *least || *value > *most) {
            return "a spin has default, min and max, and the default is between them";
        }
    }
    return "";
}

void check_uci_options(UciTalk& talk) {
    for (const uci::Option& option : talk.greet()) {
        if (const std::string fault = option_fault(option); !fault.empty()) {
            talk.raw().object(
                fmt::format("Of option {} {}.", tabuleiro::quoted(option.name), fault),
                "option name NAME type TYPE default VALUE ...");
        }
    }
}

void check_identity(UciTalk& talk) {
    talk.send("uci");
    bool name = false;
    bool author = false;
    talk.raw().await(
        [&](std::string_view line) {
            name = name || line.starts_with("id name ");
            author = author || line.starts_with("id author ");
            return trimmed(line) == "uciok";
        },
        "uciok");
    if (!name || !author) {
        talk.raw().object(
            fmt::format("There was no 'id {}' before uciok.", name ? "author" : "name"),
            "id name NAME, id author AUTHOR, uciok");
    }
}

// Each variation that it shows is a sequence of legal moves.
void check_variations(UciTalk& talk) {
    talk.begin();
    talk.position(fmt::format("fen {}", positions::middle_game));
    talk.send("go depth 4");
    talk.raw().await(
        [&](std::string_view line) {
            const auto message = uci::parse_message(line);
            const auto parts = words(line);
            const auto variation = std::find(parts.begin(), parts.end(), "pv");
            const bool text = std::find(parts.begin(), variation, "string") != variation;
            if (message && std::holds_alternative<uci::Info>(*message) && !text) {
                chess::Position position = talk.position();
                for (auto at = variation; at != parts.end() && ++at != parts.end();) {
                    const auto move = chess::parse_coordinates(position, *at);
                    if (!move) {
                        talk.raw().object(fmt::format("Its variation has the illegal move {}.",
                                                      tabuleiro::quoted(*at)),
                                          "info ... pv and legal moves, one after another");
                        return true;
                    }
                    position.play(*move);
                }
            }
            return is_best_move(line);
        },
        "bestmove MOVE");
}

Verdict check_ponder(const Subject& subject) {
    Conversation conversation = subject.start();
    UciTalk talk(conversation);
    const auto options = talk.greet();
    const bool offered = std::any_of(options.begin(), options.end(),
                                     [](const uci::Option& each) { return each.name == "Ponder"; });
    if (conversation.good() && !offered) {
        return NotNeeded{"It has no option Ponder."};
    }
    talk.ready();
    talk.position("startpos moves e2e4 e7e5");
    talk.send("go ponder wtime 1000 btime 1000");
    conversation.refuse(is_best_move, conversation.lateness() / 5,
                        "A bestmove came before ponderhit.");
    talk.send("ponderhit");
    talk.best_move();
    return verdict_of(conversation);
}

// Knights go out and back, 600 moves in one line; then a pawn moves.
std::string long_game() {
    std::string text = "startpos moves";
    for (int i = 0; i < 150; ++i) {
        text += " g1f3 g8f6 f3g1 f6g8";
    }
    return text + " e2e4";
}

// A position, what it demands, and terms for which any program has an answer at once.
Check uci_told(std::string name, std::string demand, const positions::Told& position) {
    return uci_check(std::move(name), std::move(demand), [position](UciTalk& talk) {
        talk.begin();
        talk.position(position);
        talk.think("depth 2");
    });
}

// The clock of the player to move, and how long the answer may take.
Check uci_clock(std::string name, std::string demand, std::string terms,
                std::chrono::milliseconds time) {
    return uci_check(std::move(name), std::move(demand),
                     [terms = std::move(terms), time](UciTalk& talk) {
                         talk.begin();
                         talk.position("startpos moves e2e4 e7e5");
                         talk.think(terms);
                         talk.raw().expect_within(time);
                     });
}

// There is no move to play: anything is accepted that is an answer.
Check uci_game_over(std::string name, std::string demand, std::string_view fen) {
    return uci_check(std::move(name), std::move(demand), [fen](UciTalk& talk) {
        talk.begin();
        talk.position(fmt::format("fen {}", fen));
        talk.send("go depth 2");
        const std::string move = talk.any_best_move();
        if (is_square_pair(move)) {
            talk.raw().object("It moves in a position without legal moves.", "bestmove (none)");
        }
        talk.ready();
    });
}

std::vector<Check> uci_greeting_checks() {
    return {
        uci_check(
            "greeting", "Answer 'uci' with 'uciok', after your name and options.",
            [](UciTalk& talk) { talk.greet(); }, Weight::Essential),
        uci_check(
            "isready", "Answer 'isready' with 'readyok' as soon as you can take commands.",
            [](UciTalk& talk) { talk.begin(); }, Weight::Essential),
        uci_check("identity", "Say 'id name NAME' and 'id author AUTHOR' before 'uciok'.",
                  check_identity),
        uci_check("options",
                  "Announce each option with a type, and a default that the type allows.",
                  check_uci_options),
        uci_check("isready-twice", "Answer every 'isready' with one 'readyok'.",
                  [](UciTalk& talk) {
                      talk.begin();
                      talk.send("isready");
                      talk.send("isready");
                      talk.raw().await_word("readyok");
                      talk.raw().await_word("readyok");
                  }),
        uci_check("new-game",
                  "Take 'ucinewgame' at any time between searches, and go on as before.",
                  [](UciTalk& talk) {
                      talk.begin();
                      talk.position("startpos moves e2e4");
                      talk.think("depth 1");
                      talk.send("ucinewgame");
                      talk.ready();
                      talk.position("startpos");
                      talk.think("depth 1");
                  }),
        uci_check("unknown-option", "Ignore 'setoption' with a name that you do not have.",
                  [](UciTalk& talk) {
                      talk.begin();
                      talk.send("setoption name No Such Option value 7");
                      talk.ready();
                  }),
        uci_check("unknown-words", "Ignore lines that you do not know, and go on.",
                  [](UciTalk& talk) {
                      talk.begin();
                      talk.send("no such command 1 2 3");
                      talk.send("\"\\{}%s%n");
                      talk.ready();
                  }),
        uci_check("blanks", "Ignore empty lines, and blanks and carriage returns around words.",
                  [](UciTalk& talk) {
                      talk.begin();
                      talk.send("");
                      talk.send("   ");
                      talk.send("  isready \t\r");
                      talk.raw().await_word("readyok");
                  }),
    };
}

std::vector<Check> uci_position_checks() {
    using namespace positions;
    return {
        uci_check("start-position", "Play a legal move in the first position.",
                  [](UciTalk& talk) {
                      talk.begin();
                      talk.position("startpos");
                      talk.think("depth 2");
                  }),
        uci_told("moves", "Play the moves after 'moves' before you think.", in_check),
        uci_check("fen", "Take a position by 'position fen FEN', also with black to move.",
                  [](UciTalk& talk) {
                      talk.begin();
                      talk.position(fmt::format("fen {}", middle_game));
                      talk.think("depth 2");
                  }),
        uci_check("position-again", "Forget the old position when a new one is given.",
                  [](UciTalk& talk) {
                      talk.begin();
                      talk.position("startpos moves e2e4 e7e5 g1f3");
                      talk.think("depth 1");
                      talk.position(in_check);
                      talk.think("depth 1");
                  }),
        uci_told("castling", "When a king castles (e1g1), move the rook too.", castled),
        uci_told("castling-long", "Castle to the queen's side as well (e8c8).", castled_long),
        uci_told("promotion-told", "Read the letter of a promotion: e7e8n is a knight.",
                 promoted_to_knight),
        uci_check("promotion", "Write a promotion with a small letter: e7e8q.",
                  [](UciTalk& talk) {
                      talk.begin();
                      talk.position(fmt::format("fen {}", must_promote));
                      talk.think("depth 2");
                  }),
        uci_told("en-passant", "Know the capture en passant; here it is the only legal move.",
                 en_passant),
        uci_game_over("mated", "If you are mated, answer 'bestmove (none)' and go on.", mated),
        uci_game_over("stalemated", "If you have no move, answer 'bestmove (none)' and go on.",
                      stalemated),
        uci_check("long-line", "Read lines of any length: a long game comes as one line.",
                  [](UciTalk& talk) {
                      talk.begin();
                      talk.position(long_game());
                      talk.think("depth 1");
                  }),
    };
}

std::vector<Check> uci_search_checks() {
    return {
        uci_check("depth", "End 'go depth 3' by yourself.",
                  [](UciTalk& talk) {
                      talk.begin();
                      talk.position("startpos");
                      talk.think("depth 3");
                  }),
        uci_check("nodes", "End 'go nodes 500' by yourself.",
                  [](UciTalk& talk) {
                      talk.begin();
                      talk.position("startpos");
                      talk.think("nodes 500");
                  }),
        uci_clock("movetime", "Answer 'go movetime 50' after 50 milliseconds.", "movetime 50",
                  50ms),
        uci_clock("clock", "Answer before your clock runs out: wtime and btime are milliseconds.",
                  "wtime 300 btime 300 winc 0 binc 0", 300ms),
        uci_clock("clock-moves", "Keep time for all moves of 'movestogo'.",
                  "wtime 200 btime 200 movestogo 2", 200ms),
        uci_clock("clock-tiny", "With a few milliseconds left, move at once.",
                  "wtime 5 btime 5 winc 0 binc 0", 5ms),
        uci_clock("clock-zero", "With no time left, move at once; do not divide by it.",
                  "wtime 0 btime 0 winc 0 binc 0 movestogo 1", 0ms),
        uci_clock("clock-negative", "A clock may be negative: move at once.",
                  "wtime -50 btime -50 winc 0 binc 0", 0ms),
        uci_check("searchmoves", "Choose among the moves of 'searchmoves' alone.",
                  [](UciTalk& talk) {
                      talk.begin();
                      talk.position("startpos");
                      const std::string move = talk.think("depth 2 searchmoves a2a3 h2h3");
                      if (talk.raw().good() && move != "a2a3" && move != "h2h3") {
                          talk.raw().object(fmt::format("It plays {}.", tabuleiro::quoted(move)),
                                            "bestmove a2a3 or bestmove h2h3");
                      }
                  }),
        uci_check("stop", "When 'stop' comes, end the search and print bestmove at once.",
                  [](UciTalk& talk) {
                      talk.begin();
                      talk.position("startpos");
                      talk.send("go infinite");
                      talk.send("stop");
                      talk.best_move();
                  }),
        uci_check("infinite", "After 'go infinite', do not print bestmove before 'stop' comes.",
                  [](UciTalk& talk) {
                      talk.begin();
                      talk.position("startpos");
                      talk.send("go infinite");
                      talk.raw().refuse(is_best_move, talk.raw().lateness() / 5,
                                        "A bestmove came before stop.");
                      talk.send("stop");
                      talk.best_move();
                  }),
        uci_check("stop-idle", "Ignore 'stop' when you are not thinking.",
                  [](UciTalk& talk) {
                      talk.begin();
                      talk.send("stop");
                      talk.no_more_moves();
                  }),
        uci_check("isready-searching",
                  "Answer 'isready' at once, also while you think, and think on.",
                  [](UciTalk& talk) {
                      talk.begin();
                      talk.position("startpos");
                      talk.send("go infinite");
                      talk.ready();
                      talk.send("stop");
                      talk.best_move();
                  }),
        uci_check("one-bestmove", "Print exactly one bestmove for each go.",
                  [](UciTalk& talk) {
                      talk.begin();
                      talk.position("startpos");
                      talk.think("depth 2");
                      talk.no_more_moves();
                  }),
        uci_check("variations", "Show only legal moves after 'pv'.", check_variations),
        {"ponder", "After 'go ponder', wait for 'ponderhit' or 'stop' before bestmove.",
         check_ponder},
    };
}

std::vector<Check> uci_end_checks() {
    return {
        uci_check("quit", "End the program when 'quit' comes, with exit status 0.",
                  [](UciTalk& talk) {
                      talk.begin();
                      talk.send("quit");
                      talk.raw().await_good_exit();
                  }),
        uci_check("quit-searching", "End the program when 'quit' comes, also while you think.",
                  [](UciTalk& talk) {
                      talk.begin();
                      talk.position("startpos");
                      talk.send("go infinite");
                      talk.send("quit");
                      talk.raw().await_good_exit();
                  }),
        uci_check("end-of-input", "End the program when its input ends; do not read it for ever.",
                  [](UciTalk& talk) {
                      talk.begin();
                      talk.raw().close_input();
                      talk.raw().await_exit();
                  }),
    };
}

} // namespace

std::vector<Check> uci_checks() {
    std::vector<Check> checks;
    for (auto part :
         {uci_greeting_checks(), uci_position_checks(), uci_search_checks(), uci_end_checks()}) {
        std::move(part.begin(), part.end(), std::back_inserter(checks));
    }
    return checks;
}

} // namespace tabuleiro::programs
