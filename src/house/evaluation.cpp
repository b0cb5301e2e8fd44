#include "house/evaluation.hpp"

namespace tabuleiro::house {

namespace {

constexpr int chance_digits = 4;

std::optional<std::int64_t> wide(std::optional<int> number) {
    return number ? std::optional<std::int64_t>(*number) : std::nullopt;
}

void write_fields(JsonWriter& out, const Worth& worth) {
    out.key("chances").decimal(worth.chances, chance_digits);
    out.key("score").number(wide(worth.score)).key("mate").number(wide(worth.mate));
}

} // namespace

std::string to_message(const Evaluation& evaluation, std::int64_t id) {
    JsonWriter out;
    out.open_object().key("reply_to").number(id).key("ply").number(evaluation.ply);
    write_fields(out, evaluation.worth);
    out.key("depth").number(evaluation.depth).key("variations").open_array();
    for (const BestLine& line : evaluation.lines) {
        out.open_object().key("moves").open_array();
        for (const BestMove& move : line.moves) {
            out.open_object().key("text").text(move.text).key("note").text(move.note).key("path");
            write(out, move.path);
            out.close_object();
        }
        out.close_array();
        write_fields(out, line.worth);
        out.close_object();
    }
    return out.close_array().close_object().take();
}

} // namespace tabuleiro::house
