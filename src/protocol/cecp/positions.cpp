// Moves and positions that are given.
#include "protocol/cecp/cecp.hpp"

#include <algorithm>

#include "core/text.hpp"
#include "games/chess/chess.hpp"
#include "games/chess/fen.hpp"
#include "protocol/cecp/words.hpp"

namespace tabuleiro::cecp {

using namespace roque;

void Machine::on_usermove(const Words& parts, std::string_view rest) {
    parts.size() == 2 ? play_user_move(parts[1])
                      : complain_unless(false, "usermove " + std::string(rest));
}

void Machine::play_user_move(std::string_view move_text) {
    const auto refuse = [&](const std::string& reason) {
        port_.say("Illegal move (" + reason + "): " + printable(move_text));
    };
    if (unsound_) {
        refuse("the position is illegal");
        return;
    }
    settle_turn();
    const auto move = Chess::parse(game_.position(), move_text);
    if (!move) {
        const bool castling = move_text.find('-') != std::string_view::npos;
        refuse(!game_.position().has_legal_move() ? "the game is over"
               : castling                         ? "castling is not possible"
                                                  : as_clause(move.error().text()));
        return;
    }
    excluded_.clear();
    if (task_ == Task::Ponder && ponder_move_ == *move && !paused_) {
        game_.play(*move);
        task_ = Task::Move;
        port_.ponder_hit();
        return;
    }
    break_off();
    game_.play(*move);
    if (!analyzing_ && announce_result()) {
        return;
    }
    go_on();
}

void Machine::on_setboard(const Words&, std::string_view rest) {
    break_off();
    set_up(parse_fen(rest));
}

void Machine::set_up(const Expected<Position>& position) {
    forget_waiting();
    clock_.count_anew();
    excluded_.clear();
    asked_turn_.reset();
    over_ = false;
    unsound_ = !position.has_value();
    last_score_.reset();
    if (unsound_) {
        port_.say("tellusererror Illegal position");
        return;
    }
    game_ = engine_game(*position);
    if (analyzing_) {
        go_on();
    }
}

void Machine::on_edit(const Words&, std::string_view) {
    break_off();
    editor_.emplace(game_.position().setup());
}

void Machine::on_edit_line(std::string_view line) {
    if (line == ".") {
        const Setup setup = editor_->finished();
        editor_.reset();
        set_up(Position::from(setup));
    } else if (!editor_->on_line(line)) {
        error("unknown command", line);
    }
}

void Machine::take_back(int plies) {
    break_off();
    forget_waiting();
    excluded_.clear();
    asked_turn_.reset();
    if (game_.plies() < plies) {
        error("nothing to take back", plies == 1 ? "undo" : "remove");
    } else {
        for (int i = 0; i < plies; ++i) {
            game_.take_back();
        }
        over_ = false;
    }
    if (analyzing_) {
        go_on();
    }
}

void Machine::on_undo(const Words&, std::string_view) {
    take_back(1);
}
void Machine::on_remove(const Words&, std::string_view) {
    take_back(2);
}

void Machine::on_exclude(const Words& parts, std::string_view) {
    exclude(parts, true);
}
void Machine::on_include(const Words& parts, std::string_view) {
    exclude(parts, false);
}

void Machine::exclude(const Words& parts, bool away) {
    const MoveList legal = game_.position().legal_moves();
    std::vector<Move> named;
    if (parts.size() == 2 && parts[1] == "all") {
        named.assign(legal.begin(), legal.end());
    } else if (const auto move = parts.size() == 2 ? Chess::parse(game_.position(), parts[1])
                                                   : Expected<Move>(fail("no move"))) {
        named.push_back(*move);
    } else {
        error("bad argument", std::string(parts[0]) + (parts.size() > 1 ? " ..." : ""));
        return;
    }
    for (const Move move : named) {
        excluded_.erase(std::remove(excluded_.begin(), excluded_.end(), move), excluded_.end());
        if (away) {
            excluded_.push_back(move);
        }
    }
    if (analyzing_) {
        break_off();
        go_on();
    }
}

} // namespace tabuleiro::cecp
