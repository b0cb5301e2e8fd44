// Talk beside the board, and settings.
#include "protocol/cecp/cecp.hpp"

#include <algorithm>

#include "core/text.hpp"
#include "protocol/cecp/words.hpp"

namespace tabuleiro::cecp {

using namespace roque;

// Talk

void Machine::on_ping(const Words&, std::string_view rest) {
    port_.say("pong " + printable(rest));
}

// An offer of the opponent. Accepted when we stand worse, or when nothing happens for long.
void Machine::on_draw(const Words&, std::string_view) {
    constexpr Score worse = -30;
    constexpr Score even = 15;
    constexpr int late = 80;
    if (over_ || !engine_side_ || !last_score_ || !options_.is_on(OptionId::DrawOffers)) {
        return;
    }
    if (*last_score_ <= worse || (std::abs(*last_score_) <= even && game_.plies() >= late)) {
        port_.say("offer draw");
    }
}

void Machine::on_hint(const Words&, std::string_view) {
    if (ponder_move_ && task_ == Task::Ponder) {
        port_.say("Hint: " + text(*ponder_move_));
    } else if (task_ == Task::Analysis && !last_line_.moves.empty()) {
        port_.say("Hint: " + text(last_line_.moves.front()));
    } else if (task_ == Task::Nothing && !unsound_ && game_.position().has_legal_move()) {
        start(Task::Hint);
    }
}

void Machine::on_book(const Words&, std::string_view) {
    port_.say(" Roque plays without a book.");
    port_.say("");
}

void Machine::on_hard(const Words&, std::string_view) {
    pondering_on_ = true;
}
void Machine::on_easy(const Words&, std::string_view) {
    pondering_on_ = false;
    if (task_ == Task::Ponder) {
        break_off();
    }
}
void Machine::on_post(const Words&, std::string_view) {
    posting_ = true;
}
void Machine::on_nopost(const Words&, std::string_view) {
    posting_ = false;
}

void Machine::on_analyze(const Words&, std::string_view) {
    break_off();
    engine_side_.reset();
    analyzing_ = true;
    hear_waiting();
    go_on();
}

void Machine::on_exit(const Words&, std::string_view) {
    if (analyzing_) {
        break_off();
        analyzing_ = false;
        engine_side_.reset();
    }
}

// stat01: time nodes ply moves-left moves-total current-move
void Machine::on_status(const Words&, std::string_view) {
    if (!analyzing_) {
        return;
    }
    const int left = std::max(last_current_.of - last_current_.number, 0);
    const auto nodes = std::max(last_line_.nodes, last_current_.nodes);
    const auto time = std::max(last_line_.elapsed, last_current_.elapsed).count() / 10;
    std::string status = "stat01: " + std::to_string(time) + " " + std::to_string(nodes) + " " +
                         std::to_string(std::max(last_line_.depth, last_current_.depth)) + " " +
                         std::to_string(left) + " " + std::to_string(last_current_.of);
    if (last_current_.move != Move()) {
        status += " " + text(last_current_.move);
    }
    port_.say(status);
}

// Settings

void Machine::change_option(std::string_view name, std::optional<std::string_view> value) {
    const auto changed = options_.set(name, value);
    if (!changed) {
        port_.say("Error (" + as_clause(changed.error().text()) + "): option " + printable(name));
        return;
    }
    const bool searching = task_ != Task::Nothing;
    const bool disturbs = *changed == OptionId::Hash || *changed == OptionId::Threads ||
                          *changed == OptionId::ClearHash || *changed == OptionId::EvalFile;
    if (searching && disturbs) {
        break_off();
    }
    if (const auto complaint = apply(options_, *changed, port_)) {
        port_.say("tellusererror " + *complaint);
    }
    if (searching && disturbs) {
        go_on();
    }
}

void Machine::on_memory(const Words&, std::string_view rest) {
    const auto megabytes = parse_number<int>(rest);
    if (!megabytes || *megabytes < 0) {
        complain_unless(false, "memory " + std::string(rest));
        return;
    }
    const Option& hash = options_[OptionId::Hash];
    // The rest of us needs some of it too.
    const int share = std::clamp(*megabytes - *megabytes / 8, hash.least, hash.most);
    change_option("Hash", std::to_string(share));
}

void Machine::on_cores(const Words&, std::string_view rest) {
    const auto cores = parse_number<int>(rest);
    if (!cores || *cores < 1) {
        complain_unless(false, "cores " + std::string(rest));
        return;
    }
    change_option("Threads", std::to_string(std::min(*cores, options_[OptionId::Threads].most)));
}

// option NAME=VALUE, option NAME
void Machine::on_option(const Words&, std::string_view rest) {
    const auto equals = rest.find('=');
    const std::string_view name = trimmed(rest.substr(0, equals));
    if (equals == std::string_view::npos) {
        change_option(name, std::nullopt);
    } else {
        change_option(name, trimmed(rest.substr(equals + 1)));
    }
}

} // namespace tabuleiro::cecp
