#include "house/conditional_moves.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/json_writer.hpp"
#include "core/text.hpp"
#include "house/game_adapter.hpp"
#include "house/shallow_json.hpp"

namespace tabuleiro::house {
namespace {

using nlohmann::json;
using Line = ConditionalMoves::Line;

constexpr std::size_t most_lines = 10;
constexpr std::size_t most_moves = 20;
constexpr std::size_t longest_move = 40;

bool is_line(const json& line) {
    return line.is_array() && line.size() >= 2 && line.size() <= most_moves &&
           std::all_of(line.begin(), line.end(), [](const json& move) {
               return move.is_string() && !move.get_ref<const std::string&>().empty() &&
                      move.get_ref<const std::string&>().size() <= longest_move;
           });
}

bool is_position_version(const json& at) {
    constexpr int most = 1'000'000;
    return at.is_number_integer() && at >= 0 && at <= most;
}

// Why the seat cannot prepare anything now.
std::optional<Refusal> objection_to_preparing(const TableState& table, Player seat) {
    if (!table.is_slow()) {
        return refusal("may-not", "Conditional moves are for games with days per move.");
    }
    if (table.game->has_secrets()) {
        return refusal("may-not", "A game with hidden information has no conditional moves.");
    }
    if (table.phase() == Phase::Over) {
        return refusal("over", "The game is over.");
    }
    if (table.turn() != opponent(seat)) {
        return refusal("turn", "Conditional moves are prepared while the opponent is to move.");
    }
    return std::nullopt;
}

bool begins_with(const Line& line, const std::vector<std::string>& played) {
    return line.size() > played.size() && std::equal(played.begin(), played.end(), line.begin());
}

} // namespace

Allowed<ConditionalMoves> parse_conditional_moves(std::string_view text) {
    const json given = parse_shallow(text);
    const bool shaped = given.is_object() && given.size() == 2 && given.contains("at") &&
                        given.contains("lines") && is_position_version(given["at"]) &&
                        given["lines"].is_array() && given["lines"].size() <= most_lines &&
                        std::all_of(given["lines"].begin(), given["lines"].end(), is_line);
    if (!shaped) {
        return refuse("malformed", "Conditional moves are at most 10 lines of 2 to 20 moves.");
    }
    ConditionalMoves moves;
    moves.position_version = given["at"].get<int>();
    moves.lines = given["lines"].get<std::vector<Line>>();
    return moves;
}

std::string to_message(const ConditionalMoves& moves) {
    JsonWriter out;
    out.open_object().key("at").number(moves.position_version).key("lines").open_array();
    for (const Line& line : moves.lines) {
        out.open_array();
        for (const std::string& move : line) {
            out.text(move);
        }
        out.close_array();
    }
    return out.close_array().close_object().take();
}

std::string lines_text(const ConditionalMoves& moves) {
    std::string text;
    for (const Line& line : moves.lines) {
        for (const std::string& move : line) {
            text += (&move == &line.front() ? "" : " ") + move;
        }
        text += '\n';
    }
    return text;
}

std::vector<Line> parse_lines(std::string_view text) {
    std::vector<Line> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        Line line;
        for (const std::string_view move : words(text.substr(0, end))) {
            line.emplace_back(move);
        }
        lines.push_back(std::move(line));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

Allowed<ConditionalMoves> checked_conditional_moves(const Table& table, Player seat,
                                                    const ConditionalMoves& asked) {
    const TableState& state = table.state();
    if (auto objection = objection_to_preparing(state, seat)) {
        return tl::unexpected(*std::move(objection));
    }
    if (asked.position_version != state.position_version) {
        return refuse("too-late", "The table has changed since.");
    }
    ConditionalMoves checked{state.position_version, table.plies(), {}};
    for (const Line& line : asked.lines) {
        const std::vector<std::string_view> texts(line.begin(), line.end());
        const auto moves = state.game->prepare(texts);
        if (!moves) {
            return tl::unexpected(Refusal{"move", moves.error().reasons()});
        }
        Line written;
        for (const std::string_view move : words((*moves)->text)) {
            written.emplace_back(move);
        }
        checked.lines.push_back(std::move(written));
    }
    return checked;
}

ConditionalMoves still_fitting(const Table& table, const ConditionalMoves& moves) {
    const TableState& state = table.state();
    ConditionalMoves fitting{state.position_version, table.plies(), {}};
    const int since = table.plies() - moves.plies;
    // Every move counts the position's version up by one, and so does a takeback, which leaves
    // fewer moves.
    if (since < 0 || since != state.position_version - moves.position_version) {
        return fitting;
    }
    std::vector<std::string> played;
    for (int ply = moves.plies; ply < table.plies(); ++ply) {
        played.push_back(state.game->move_text(ply));
    }
    for (const Line& line : moves.lines) {
        if (begins_with(line, played)) {
            fitting.lines.emplace_back(line.begin() + since, line.end());
        }
    }
    return fitting;
}

std::optional<std::string> conditional_reply(const Table& table, Player seat,
                                             const ConditionalMoves& moves) {
    if (table.turn() != seat) {
        return std::nullopt;
    }
    const ConditionalMoves fitting = still_fitting(table, moves);
    return fitting.lines.empty() ? std::nullopt : std::optional(fitting.lines.front().front());
}

} // namespace tabuleiro::house
