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

// Commands. `word`: the first of the line.

struct Xboard : Word<"xboard"> {};
struct Protover {
    static constexpr std::string_view word = "protover";
    int version = 2;
};
struct Accepted {
    static constexpr std::string_view word = "accepted";
    std::string feature;
};
struct Rejected {
    static constexpr std::string_view word = "rejected";
    std::string feature;
};
struct New : Word<"new"> {};
struct Variant {
    static constexpr std::string_view word = "variant";
    std::string name;
};
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
struct MoveTime {
    static constexpr std::string_view word = "st";
    Milliseconds time{};
};
struct Depth {
    static constexpr std::string_view word = "sd";
    int plies = 0; // 0: no limit
};
struct NodeRate { // times are counted in nodes; 0 or less ends that
    static constexpr std::string_view word = "nps";
    std::int64_t nodes = 0;
};
struct OwnTime { // left on the engine's clock
    static constexpr std::string_view word = "time";
    Milliseconds left{};
};
struct OtherTime {
    static constexpr std::string_view word = "otim";
    Milliseconds left{};
};
struct UserMove {
    static constexpr std::string_view word = "usermove";
    std::string move;
    bool bare = false; // without the word
};
struct MoveNow : Word<"?"> {};
struct Ping {
    static constexpr std::string_view word = "ping";
    std::string number;
};
struct Draw : Word<"draw"> {};
struct Result {
    static constexpr std::string_view word = "result";
    std::string text; // "1-0 {White mates}"
};
struct Resign : Word<"resign"> {};
struct SetBoard {
    static constexpr std::string_view word = "setboard";
    std::string fen;
};
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
struct Memory {
    static constexpr std::string_view word = "memory";
    int megabytes = 0;
};
struct Cores {
    static constexpr std::string_view word = "cores";
    int number = 1;
};
struct SetOption {
    static constexpr std::string_view word = "option";
    std::string name;
    std::optional<std::string> value{};
};
struct Exclude {
    static constexpr std::string_view word = "exclude";
    std::string move; // or "all"
};
struct Include {
    static constexpr std::string_view word = "include";
    std::string move; // or "all"
};
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
struct Pong { // pong N
    std::string number;
};
struct EngineMove { // move MOVE
    std::string move;
};
struct OfferDraw {}; // offer draw
struct Claim {       // 1-0 {White mates}
    std::string result;
    std::string reason;
};
struct Illegal { // Illegal move (REASON): MOVE
    std::string reason;
    std::string move;
};
struct TellUserError { // tellusererror TEXT
    std::string text;
};
struct Error { // Error (REASON): TEXT
    std::string reason;
    std::string text;
};
struct Advice { // Hint: MOVE
    std::string move;
};
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
