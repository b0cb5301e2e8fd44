#include "house/study/move_list.hpp"

#include <algorithm>
#include <array>

#include "core/text.hpp"
#include "house/shallow_json.hpp"

namespace tabuleiro::house {

namespace {

using nlohmann::json;

constexpr std::size_t longest_start = 2'000;
constexpr std::size_t longest_move = 40;

bool is_move_text(const json& move) {
    return move.is_string() && move.get_ref<const std::string&>().size() <= longest_move;
}

} // namespace

Allowed<MoveList> read_move_list(const json& given) {
    if (!given.is_object()) {
        return refuse("malformed", "A line is a JSON object.");
    }
    MoveList line;
    Reasons reasons;
    for (const auto& [key, value] : given.items()) {
        if (key == "game" && value.is_string()) {
            line.game = value.get<std::string>();
        } else if (key == "options" && value.is_object()) {
            line.options = value.dump(-1, ' ', false, json::error_handler_t::replace);
        } else if (key == "start" && value.is_string() &&
                   value.get_ref<const std::string&>().size() <= longest_start) {
            line.start = value.get<std::string>();
        } else if (key == "moves" && value.is_array() &&
                   std::all_of(value.begin(), value.end(), is_move_text)) {
            line.moves = value.get<std::vector<std::string>>();
        } else if (key != "start" || !value.is_null()) {
            reasons.push_back(Reason("A line has no field {field}, or it has the wrong type.",
                                     tabuleiro::quoted(key)));
        }
    }
    if (line.game.empty()) {
        reasons.push_back(Reason("A line must say which game it belongs to."));
    }
    if (line.moves.size() > longest_line) {
        reasons.push_back(Reason("A line has at most {most} moves.", longest_line));
    }
    if (!reasons.empty()) {
        return tl::unexpected(Refusal{"malformed", std::move(reasons)});
    }
    return line;
}

Allowed<MoveList> parse_move_list(std::string_view text) {
    return read_move_list(parse_shallow(text));
}

void write(JsonWriter& out, const MoveList& line) {
    out.open_object().key("game").text(line.game).key("options").raw(line.options).key("start");
    out.text_or_null(line.start).key("moves").open_array();
    for (const std::string& move : line.moves) {
        out.text(move);
    }
    out.close_array().close_object();
}

} // namespace tabuleiro::house
