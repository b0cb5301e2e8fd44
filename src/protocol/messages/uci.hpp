// The messages of the Universal Chess Interface as types, with their text.
//
// Commands go to an engine, messages come from it. Only the form of a line is checked here: moves,
// positions and option names stay text.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/player.hpp"
#include "protocol/messages/engine_score.hpp"
#include "protocol/messages/first_word.hpp"

namespace tabuleiro::uci {

// Commands. `word`: the first of the line.

struct Hello : Word<"uci"> {};
struct Debug : Word<"debug"> {};
struct IsReady : Word<"isready"> {};
struct Register : Word<"register"> {};
struct SetOption {
    static constexpr std::string_view word = "setoption";
    std::string name;
    std::optional<std::string> value{};
};
struct NewGame : Word<"ucinewgame"> {};
struct SetPosition {
    static constexpr std::string_view word = "position";
    std::optional<std::string> fen; // none: startpos
    std::vector<std::string> moves;
};
struct Go { // times in milliseconds
    static constexpr std::string_view word = "go";
    ByPlayer<std::optional<std::int64_t>> time;
    ByPlayer<std::optional<std::int64_t>> increment;
    std::optional<std::int64_t> moves_to_go;
    std::optional<std::int64_t> move_time;
    std::optional<std::int64_t> nodes;
    std::optional<std::int64_t> depth;
    std::optional<std::int64_t> mate;
    std::optional<std::int64_t> perft;
    bool infinite = false;
    bool ponder = false;
    std::vector<std::string> search_moves;
    std::string lacks_number; // a limit without its number, which makes the command invalid
};
struct Stop : Word<"stop"> {};
struct PonderHit : Word<"ponderhit"> {};
struct Quit : Word<"quit"> {};
// Not in the standard; for people at a terminal.
struct Display : Word<"d"> {};
struct Evaluate : Word<"eval"> {};
struct Bench {
    static constexpr std::string_view word = "bench";
    std::optional<int> depth;
};
struct Perft {
    static constexpr std::string_view word = "perft";
    int depth = 0;
};
// A command whose form is wrong; the sentence says how it should be.
struct Malformed {
    static constexpr std::string_view word{};
    std::string sentence;
};
struct Unknown {
    static constexpr std::string_view word{};
    std::string line;
};

using Command =
    std::variant<Hello, Debug, IsReady, Register, SetOption, NewGame, SetPosition, Go, Stop,
                 PonderHit, Quit, Display, Evaluate, Bench, Perft, Malformed, Unknown>;

// None for a blank line. Unknown words are skipped, as the standard says.
std::optional<Command> parse_command(std::string_view line);
std::string format(const Command& command);

// Messages

struct IdName { // id name
    std::string name;
};
struct IdAuthor { // id author
    std::string author;
};
struct Option { // option
    std::string name;
    std::string type; // and what belongs to it: "spin default 16 min 1 max 1024"
};
struct UciOk : Word<"uciok"> {};
struct ReadyOk : Word<"readyok"> {};
struct Info { // info
    std::optional<std::int64_t> depth{};
    std::optional<int> selective_depth{};
    std::optional<std::int64_t> number{}; // multipv
    std::optional<EngineScore> score{};
    ScoreBound bound = ScoreBound::Exact;
    std::optional<std::array<int, 3>> chances{}; // wdl
    std::optional<std::uint64_t> nodes{};
    std::optional<std::uint64_t> nodes_per_second{};
    std::optional<int> permille_table{}; // hashfull
    std::optional<std::uint64_t> table_base_hits{};
    std::optional<std::int64_t> milliseconds{};
    std::string current_move{};
    int current_number = 0;
    std::optional<std::vector<std::string>> variation{}; // pv
    std::string text{};                                  // string
};
struct BestMove { // bestmove
    std::string move;
    std::string ponder{}; // empty: none
};

using Message = std::variant<IdName, IdAuthor, Option, UciOk, ReadyOk, Info, BestMove>;

// None if the line is not a message. Of an info, only the search's progress is read: depth, number,
// score, nodes, nodes per second, and the variation at the end of the line.
std::optional<Message> parse_message(std::string_view line);
std::string format(const Message& message);

} // namespace tabuleiro::uci
