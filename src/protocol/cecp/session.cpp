// Beginning and end of a conversation, who plays, and with how much time.
#include "protocol/cecp/cecp.hpp"

#include "protocol/cecp/words.hpp"

namespace tabuleiro::cecp {

using namespace roque;

namespace {

constexpr std::string_view features[] = {
    "feature ping=1 setboard=1 playother=1 san=0 usermove=1 time=1 draw=1 sigint=0 sigterm=0 "
    "reuse=1 analyze=1 colors=0 ics=0 name=1 pause=1 nps=1 debug=1 memory=1 smp=1 exclude=1 "
    "setscore=0 highlight=0",
    "feature myname=\"Roque\" variants=\"normal,fischerandom\"",
};

// Settings that CECP has commands of its own for, or no use.
bool is_shown(OptionId id) {
    switch (id) {
    case OptionId::Hash:
    case OptionId::Threads:
    case OptionId::Ponder:
    case OptionId::Chess960:
    case OptionId::ShowWdl:
        return false;
    default:
        return true;
    }
}

std::string described(const Option& option) {
    const std::string head = "feature option=\"" + std::string(option.name);
    switch (option.kind) {
    case OptionKind::Spin:
        return head + " -spin " + std::to_string(option.value) + " " +
               std::to_string(option.least) + " " + std::to_string(option.most) + "\"";
    case OptionKind::Check:
        return head + " -check " + std::to_string(option.value) + "\"";
    case OptionKind::Text:
        return head + " -string " + option.text + "\"";
    case OptionKind::Button:
        return head + " -button\"";
    }
    return head + "\"";
}

} // namespace

// Beginning and ending

void Machine::on_xboard(const Words&, std::string_view) {
    port_.say("");
}

void Machine::on_protover(const Words&, std::string_view) {
    for (const std::string_view line : features) {
        port_.say(line);
    }
    for (const Option& option : options_.all()) {
        if (is_shown(option.id)) {
            port_.say(described(option));
        }
    }
    port_.say("feature done=1");
}

void Machine::on_new(const Words&, std::string_view) {
    break_off();
    forget_waiting();
    port_.new_game();
    game_ = engine_game();
    clock_.start_anew();
    asked_turn_.reset();
    engine_side_ = black;
    over_ = unsound_ = paused_ = chess960_ = false;
    excluded_.clear();
    last_score_.reset();
    if (analyzing_) {
        go_on();
    }
}

void Machine::on_variant(const Words& parts, std::string_view rest) {
    if (rest == "normal" || rest == "fischerandom") {
        chess960_ = rest == "fischerandom";
    } else {
        error("unsupported variant", parts.size() > 1 ? rest : "variant");
    }
}

void Machine::on_quit(const Words&, std::string_view) {
    break_off();
    finished_ = true;
}

void Machine::on_end_of_input() {
    input_ended_ = true;
    if (task_ == Task::Move) {
        port_.stop();
    } else {
        break_off();
        finished_ = true;
    }
}

void Machine::on_end_of_game(const Words&, std::string_view) {
    break_off();
    forget_waiting();
    over_ = true;
}

// Who plays

void Machine::on_force(const Words&, std::string_view) {
    break_off();
    engine_side_.reset();
    analyzing_ = false;
    hear_waiting();
}

void Machine::on_go(const Words&, std::string_view) {
    break_off();
    analyzing_ = over_ = false;
    settle_turn();
    engine_side_ = game_.position().to_move();
    go_on();
}

void Machine::on_playother(const Words&, std::string_view) {
    break_off();
    analyzing_ = over_ = false;
    settle_turn();
    engine_side_ = opponent(game_.position().to_move());
}

void Machine::on_white(const Words&, std::string_view) {
    set_turn(white);
}
void Machine::on_black(const Words&, std::string_view) {
    set_turn(black);
}

// Whose turn it is: said in passing before clock times, so the board is not touched before that
// matters.
void Machine::set_turn(Player player) {
    break_off();
    asked_turn_ = player;
    engine_side_ = opponent(player);
    analyzing_ = false;
}

void Machine::settle_turn() {
    const auto asked = std::exchange(asked_turn_, std::nullopt);
    if (!asked || *asked == game_.position().to_move()) {
        return;
    }
    Setup setup = game_.position().setup();
    setup.to_move = *asked;
    setup.en_passant.reset();
    if (const auto position = Position::from(setup)) {
        game_ = engine_game(*position);
        excluded_.clear();
    }
}

// Time

void Machine::on_level(const Words& parts, std::string_view rest) {
    complain_unless(clock_.set_level({parts.begin() + 1, parts.end()}, moves_made(game_)),
                    "level " + std::string(rest));
}
void Machine::on_st(const Words&, std::string_view rest) {
    complain_unless(clock_.set_seconds(rest), "st " + std::string(rest));
}
void Machine::on_sd(const Words&, std::string_view rest) {
    complain_unless(clock_.set_depth(rest), "sd " + std::string(rest));
}
void Machine::on_nps(const Words&, std::string_view rest) {
    complain_unless(clock_.set_rate(rest), "nps " + std::string(rest));
}
void Machine::on_time(const Words&, std::string_view rest) {
    complain_unless(clock_.set_own_time(rest), "time " + std::string(rest));
}
void Machine::on_otim(const Words&, std::string_view rest) {
    complain_unless(clock_.set_other_time(rest), "otim " + std::string(rest));
}
void Machine::on_move_now(const Words&, std::string_view) {
    if (task_ == Task::Move) {
        port_.stop();
    }
}

void Machine::on_pause(const Words&, std::string_view) {
    break_off();
    paused_ = true;
}
void Machine::on_resume(const Words&, std::string_view) {
    if (paused_) {
        paused_ = false;
        go_on();
    }
}

} // namespace tabuleiro::cecp
