// The game of a table as text, and its moves for analysis.
#include "house/game_adapter.hpp"
#include "house/table_view.hpp"

namespace tabuleiro::house {

namespace {

std::string_view result_word(const Result& result) {
    if (result.winner) {
        return name(*result.winner);
    }
    return is_aborted(result) ? "none" : "draw";
}

} // namespace

std::string TableView::record(const SeatNames& names) const {
    Settings settings = table_.settings;
    for (const Player player : players) {
        settings.seats[player].name = names[player].value_or(settings.seats[player].name);
    }
    if (auto sheet = table_.game->score_sheet(
            settings, table_.version == 0 ? table_.opened : table_.begun, table_.times())) {
        return *std::move(sheet);
    }
    return plain_record(settings);
}

std::string_view TableView::record_extension() const {
    return table_.game->record_extension();
}

// For games without a form of their own: tags as PGN has them, then a move a line. In a game with
// secrets, what was revealed to nobody stands in its player's record alone until the game is over.
std::string TableView::plain_record(const Settings& settings) const {
    std::string text = "[Game \"" + settings.game + "\"]\n[Options " + settings.options + "]\n";
    for (const Player player : players) {
        text += std::string(player == Player::First ? "[First " : "[Second ") +
                JsonWriter().text(settings.seats[player].name).take() + "]\n";
    }
    if (settings.start) {
        text += "[Start " + JsonWriter().text(*settings.start).take() + "]\n";
    }
    if (const auto& end = table_.result()) {
        text += "[Result \"" + std::string(result_word(*end)) + " " +
                std::string(to_text(end->ending)) + (end->rule.empty() ? "" : " " + end->rule) +
                "\"]\n";
    }
    text += "\n";
    for (int ply = 0; ply < table_.match().plies(); ++ply) {
        const Player by = table_.history[static_cast<std::size_t>(ply)].by;
        const bool hidden = table_.phase() != Phase::Over && table_.game->has_secrets() &&
                            !table_.game->reveals(ply) && seat_of(viewer_) != by;
        text += std::string(name(by)) + " " + (hidden ? "-" : table_.game->move_text(ply)) + "\n";
    }
    return text;
}

Allowed<std::string> TableView::move_list() const {
    if (table_.game->has_secrets()) {
        return refuse("secrets", "A game with hidden information cannot be analysed.");
    }
    if (table_.phase() != Phase::Over) {
        return refuse("playing", "The game is not over.");
    }
    JsonWriter out;
    out.open_object().key("move_list").open_object().key("game").word(table_.settings.game);
    out.key("options").raw(table_.settings.options);
    out.key("start").text_or_null(table_.settings.start).key("moves").open_array();
    for (int ply = 0; ply < table_.match().plies(); ++ply) {
        out.text(table_.game->move_text(ply));
    }
    out.close_array().close_object().key("seats");
    write_seats(out);
    out.key("result");
    write(out, table_.result());
    const bool clocks = table_.settings.match.time.first.kind != TimeKind::None ||
                        table_.settings.match.time.second.kind != TimeKind::None;
    if (clocks) {
        out.key("times").open_array();
        for (const MoveTime& time : table_.times()) {
            out.open_object().key("left").number(time.left);
            out.key("spent").number(time.spent).close_object();
        }
        out.close_array();
    }
    return out.close_object().take();
}

} // namespace tabuleiro::house
