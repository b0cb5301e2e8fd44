// The messages of the program protocol, version 1, as types with their text
// (docs/protocols/program.md).
//
// Commands go to a program, messages come from it. Only the form of a line is checked here: games,
// options, positions, views and moves stay text.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/player.hpp"
#include "protocol/messages/first_word.hpp"

namespace tabuleiro::program {

inline constexpr int version = 1;

// Options that a program announces in order to be told more, or sooner.
inline constexpr std::string_view legal_moves_option = "LegalMoves"; // it wants `legal`
inline constexpr std::string_view async_option = "Async"; // it answers isready while it thinks

// Commands. `word`: the first of the line.

struct Hello {
    static constexpr std::string_view word = "tabuleiro";
    int version = program::version;
};
struct SetOption {
    static constexpr std::string_view word = "setoption";
    std::string name;
    std::optional<std::string> value{};
};
struct NewGame {
    static constexpr std::string_view word = "newgame";
    std::string game;
    std::vector<std::pair<std::string, std::string>> options{}; // name and value
};
struct TakeSeat {
    static constexpr std::string_view word = "seat";
    Player seat = Player::First;
};
struct IsReady : Word<"isready"> {};
struct SetPosition {
    static constexpr std::string_view word = "position";
    std::optional<std::string> text{}; // none: the game's start
    std::vector<std::string> moves{};
};
struct SetView {
    static constexpr std::string_view word = "view";
    std::string text;
};
struct Legal {
    static constexpr std::string_view word = "legal";
    std::vector<std::string> moves;
};
struct Go { // times in milliseconds; nothing at all: ten seconds
    static constexpr std::string_view word = "go";
    std::optional<ByPlayer<std::int64_t>> left{};
    std::optional<ByPlayer<std::int64_t>> increment{};
    std::optional<std::int64_t> time{};
    std::optional<std::int64_t> nodes{};
    std::optional<std::int64_t> depth{};
};
struct Stop : Word<"stop"> {};
enum class Ending : std::uint8_t { Win, Draw, Loss }; // for the seat of the program
struct End {
    static constexpr std::string_view word = "end";
    Ending ending = Ending::Draw;
    std::string rule; // one word: checkmate, time, ...
};
struct Quit : Word<"quit"> {};
// A line whose form is wrong; the sentence says how it should be.
struct Malformed {
    static constexpr std::string_view word{};
    std::string sentence;
};
struct Unknown {
    static constexpr std::string_view word{};
    std::string line;
};

using Command = std::variant<Hello, SetOption, NewGame, TakeSeat, IsReady, SetPosition, SetView,
                             Legal, Go, Stop, End, Quit, Malformed, Unknown>;

// None for a blank line. Unknown words of `go` are skipped.
std::optional<Command> parse_command(std::string_view line);
std::string format(const Command& command);

// Messages

struct IdName { // id name
    std::string name;
};
struct IdAuthor { // id author
    std::string author;
};
enum class OptionKind : std::uint8_t { Check, Spin, Combo, String, Button };
struct Option { // option
    std::string name;
    OptionKind kind = OptionKind::Check;
    std::optional<std::string> preset{}; // default
    std::optional<std::int64_t> least{}; // min, of a spin
    std::optional<std::int64_t> most{};  // max, of a spin
    std::vector<std::string> words{};    // var, of a combo
};
struct Games { // games
    std::vector<std::string> games;
};
struct Ok : Word<"ok"> {};
struct ReadyOk : Word<"readyok"> {};
struct Info { // info
    std::optional<std::int64_t> depth{};
    std::optional<std::int64_t> nodes{};
    std::optional<std::int64_t> score{}; // in the game's own units, for the program's seat
    std::optional<std::int64_t> mate{};  // moves to a forced end; negative if it is lost
    std::vector<std::string> variation{};
    std::string text{}; // string
};
struct Play { // move
    std::string move;
};
struct Complaint { // error
    std::string sentence;
};

using Message = std::variant<IdName, IdAuthor, Option, Games, Ok, ReadyOk, Info, Play, Complaint,
                             Malformed, Unknown>;

// None for a blank line. Strict: a message with a wrong form, or with characters that cannot be
// seen, is Malformed. Unknown words of `info` are skipped.
std::optional<Message> parse_message(std::string_view line);
std::string format(const Message& message);

// Whether an option takes a value, as setoption gives it.
bool takes(const Option& option, const std::optional<std::string>& value);

} // namespace tabuleiro::program
