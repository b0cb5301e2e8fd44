// The game of a table as text, for people who keep games.
#include "house/game_adapter.hpp"
#include "house/table.hpp"

namespace tabuleiro::house {

namespace {

std::string_view result_word(const Result& result) {
    if (result.winner) {
        return name(*result.winner);
    }
    return is_aborted(result) ? "none" : "draw";
}

} // namespace

std::string Table::record(Viewer viewer) const {
    if (auto sheet = game_->score_sheet(settings_, version_ == 0 ? opened_ : begun_, times())) {
        return *std::move(sheet);
    }
    return plain_record(viewer);
}

std::string_view Table::record_extension() const {
    return game_->record_extension();
}

std::vector<MoveTime> Table::times() const {
    std::vector<MoveTime> times;
    times.reserve(line_.size());
    for (const PlayedPly& played : line_) {
        times.push_back(played.time);
    }
    return times;
}

// For games without a form of their own: tags as PGN has them, then a move a line. In a game with
// secrets, what was revealed to nobody stands in its player's record alone until the game is over.
std::string Table::plain_record(Viewer viewer) const {
    std::string text = "[Game \"" + settings_.game + "\"]\n[Options " + settings_.options + "]\n";
    for (const Player player : players) {
        text += std::string(player == Player::First ? "[First " : "[Second ") +
                JsonWriter().text(settings_.seats[player].name).take() + "]\n";
    }
    if (settings_.start) {
        text += "[Start " + JsonWriter().text(*settings_.start).take() + "]\n";
    }
    if (const auto& end = result()) {
        text += "[Result \"" + std::string(result_word(*end)) + " " +
                std::string(to_text(end->ending)) + (end->rule.empty() ? "" : " " + end->rule) +
                "\"]\n";
    }
    text += "\n";
    for (int ply = 0; ply < plies(); ++ply) {
        const Player by = line_[static_cast<std::size_t>(ply)].by;
        const bool hidden = phase() != Phase::Over && game_->has_secrets() &&
                            !game_->reveals(ply) && seat_of(viewer) != by;
        text += std::string(name(by)) + " " + (hidden ? "-" : game_->move_text(ply)) + "\n";
    }
    return text;
}

Allowed<std::string> Table::line() const {
    if (game_->has_secrets()) {
        return refuse("secrets", "A game with hidden information cannot be analysed.");
    }
    if (phase() != Phase::Over) {
        return refuse("playing", "The game is not over.");
    }
    JsonWriter out;
    out.open_object().key("move_list").open_object().key("game").word(settings_.game);
    out.key("options").raw(settings_.options).key("start");
    if (settings_.start) {
        out.text(*settings_.start);
    } else {
        out.null();
    }
    out.key("moves").open_array();
    for (int ply = 0; ply < plies(); ++ply) {
        out.text(game_->move_text(ply));
    }
    out.close_array().close_object().key("seats");
    write_seats(out);
    out.key("result");
    write_result(out);
    const bool clocks = settings_.match.time.first.kind != TimeKind::None ||
                        settings_.match.time.second.kind != TimeKind::None;
    if (clocks) {
        out.key("times").open_array();
        for (const MoveTime& time : times()) {
            out.open_object().key("left").number(time.left);
            out.key("spent").number(time.spent).close_object();
        }
        out.close_array();
    }
    return out.close_object().take();
}

} // namespace tabuleiro::house
