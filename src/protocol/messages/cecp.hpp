// The messages of the Chess Engine Communication Protocol (xboard, version 2) as types, with their
// text.
//
// Commands go to an engine, messages come from it. Only the form of a line is checked here: moves,
// positions and option names stay text.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "protocol/messages/engine_score.hpp"
#include "protocol/messages/first_word.hpp"

namespace tabuleiro::cecp {

using Milliseconds = std::chrono::milliseconds;

// A first word and one value after it.
template <Literal literal, class Value>
struct WordWith {
    static constexpr std::string_view word = Word<literal>::word;
    Value value{};
};

// Commands. `word`: the first of the line.

struct Xboard : Word<"xboard"> {};
using Protover = WordWith<"protover", int>;         // the version
using Accepted = WordWith<"accepted", std::string>; // a feature
using Rejected = WordWith<"rejected", std::string>;
struct New : Word<"new"> {};
using Variant = WordWith<"variant", std::string>;
struct Quit : Word<"quit"> {};
struct Force : Word<"force"> {};
struct Go : Word<"go"> {};
struct PlayOther : Word<"playother"> {};
struct White : Word<"white"> {};
struct Black : Word<"black"> {};
struct Level {
    static constexpr std::string_view word = "level";
    int moves = 0; // per time control; 0: the whole game
    Milliseconds base{};
    Milliseconds increment{};
};
using MoveTime = WordWith<"st", Milliseconds>;
using Depth = WordWith<"sd", int>;              // 0: no limit
using NodeRate = WordWith<"nps", std::int64_t>; // times are counted in nodes; 0 or less ends that
using OwnTime = WordWith<"time", Milliseconds>; // left on the engine's clock
using OtherTime = WordWith<"otim", Milliseconds>;
struct UserMove {
    static constexpr std::string_view word = "usermove";
    std::string move;
    bool bare = false; // without the word
};
struct MoveNow : Word<"?"> {};
using Ping = WordWith<"ping", std::string>;
struct Draw : Word<"draw"> {};
using Result = WordWith<"result", std::string>; // "1-0 {White mates}"
struct Resign : Word<"resign"> {};
using SetBoard = WordWith<"setboard", std::string>; // a FEN
struct Edit : Word<"edit"> {};
struct Hint : Word<"hint"> {};
struct Book : Word<"bk"> {};
struct Undo : Word<"undo"> {};
struct Remove : Word<"remove"> {};
struct Hard : Word<"hard"> {};
struct Easy : Word<"easy"> {};
struct Post : Word<"post"> {};
struct NoPost : Word<"nopost"> {};
struct Analyze : Word<"analyze"> {};
struct AskStatus : Word<"."> {};
struct Exit : Word<"exit"> {};
using Memory = WordWith<"memory", int>; // megabytes
using Cores = WordWith<"cores", int>;
struct SetOption {
    static constexpr std::string_view word = "option";
    std::string name;
    std::optional<std::string> value{};
};
using Exclude = WordWith<"exclude", std::string>; // a move, or "all"
using Include = WordWith<"include", std::string>;
struct Pause : Word<"pause"> {};
struct Resume : Word<"resume"> {};
// Commands that require nothing of an engine.
struct Random : Word<"random"> {};
struct Name : Word<"name"> {};
struct Rating : Word<"rating"> {};
struct InternetServer : Word<"ics"> {};
struct Computer : Word<"computer"> {};
struct TablePath : Word<"egtpath"> {};
// A command whose arguments are invalid.
struct BadArgument {
    static constexpr std::string_view word{};
    std::string line;
};
struct Unknown {
    static constexpr std::string_view word{};
    std::string line;
};

using Command =
    std::variant<Xboard, Protover, Accepted, Rejected, New, Variant, Quit, Force, Go, PlayOther,
                 White, Black, Level, MoveTime, Depth, NodeRate, OwnTime, OtherTime, UserMove,
                 MoveNow, Ping, Draw, Result, Resign, SetBoard, Edit, Hint, Book, Undo, Remove,
                 Hard, Easy, Post, NoPost, Analyze, AskStatus, Exit, Memory, Cores, SetOption,
                 Exclude, Include, Pause, Resume, Random, Name, Rating, InternetServer, Computer,
                 TablePath, BadArgument, Unknown>;

// None for a blank line. A bare move is a UserMove if it has the form of squares or castling; in
// other notations it is unknown here.
std::optional<Command> parse_command(std::string_view line);
std::string format(const Command& command);

// Messages

struct Feature {
    std::string name;
    std::string value;
};
struct Features { // feature NAME=VALUE NAME="TEXT" ...
    std::vector<Feature> all;
};
using Pong = WordWith<"pong", std::string>;
using EngineMove = WordWith<"move", std::string>;
struct OfferDraw : Word<"offer draw"> {};
struct Claim { // 1-0 {White mates}
    std::string result;
    std::string reason;
};
struct Illegal { // Illegal move (REASON): MOVE
    std::string reason;
    std::string move;
};
using TellUserError = WordWith<"tellusererror", std::string>;
struct Error { // Error (REASON): TEXT
    std::string reason;
    std::string text;
};
using Advice = WordWith<"Hint:", std::string>;
struct Thinking { // DEPTH SCORE CENTISECONDS NODES MOVE...
    std::int64_t depth = 0;
    EngineScore score;
    ScoreBound bound = ScoreBound::Exact;
    Milliseconds elapsed{};
    std::uint64_t nodes = 0;
    std::vector<std::string> variation{};
};
struct Status { // stat01: CENTISECONDS NODES DEPTH MOVES-LEFT MOVES [MOVE]
    Milliseconds elapsed{};
    std::uint64_t nodes = 0;
    int depth = 0;
    int moves_left = 0;
    int moves = 0;
    std::string current_move{};
};

using Message = std::variant<Features, Pong, EngineMove, Resign, OfferDraw, Claim, Illegal,
                             TellUserError, Error, Advice, Thinking, Status>;

// None for lines that carry no information: comments, errors, hints. An illegal move and an error
// for the user are recognised by their first word alone, and left empty.
std::optional<Message> parse_message(std::string_view line);
std::string format(const Message& message);

} // namespace tabuleiro::cecp
