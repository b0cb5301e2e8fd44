#include "protocol/cecp/cecp.hpp"

#include <algorithm>

#include "core/text.hpp"
#include "games/chess/chess.hpp"
#include "games/chess/fen.hpp"

namespace tabuleiro::cecp {

namespace {

using namespace roque;

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

// Two squares and perhaps a promotion, or castling: a move, legal or not.
bool looks_like_move(std::string_view word) {
    const auto is_square = [&](std::size_t at) { return parse_square(word.substr(at, 2)); };
    if ((word.size() == 4 || word.size() == 5) && is_square(0) && is_square(2)) {
        return true;
    }
    return word == "O-O" || word == "O-O-O" || word == "o-o" || word == "o-o-o" || word == "0-0" ||
           word == "0-0-0";
}

// Input may hold anything; what we repeat of it is short and printable.
std::string printable(std::string_view text) {
    constexpr std::size_t enough = 60;
    std::string shown;
    for (const char c : text.substr(0, enough)) {
        shown += c >= ' ' && c <= '~' ? c : '?';
    }
    return shown;
}

// A sentence as part of another: no capital, no full stop.
std::string as_clause(std::string sentence) {
    if (sentence.size() > 1 && sentence[0] >= 'A' && sentence[0] <= 'Z' && sentence[1] >= 'a') {
        sentence[0] = static_cast<char>(sentence[0] - 'A' + 'a');
    }
    if (!sentence.empty() && sentence.back() == '.') {
        sentence.pop_back();
    }
    return sentence;
}

} // namespace

const std::vector<Machine::Command>& Machine::commands() {
    static const std::vector<Command> all{
        {"xboard", &Machine::on_xboard},
        {"protover", &Machine::on_protover},
        {"accepted", &Machine::ignore},
        {"rejected", &Machine::ignore},
        {"new", &Machine::on_new},
        {"variant", &Machine::on_variant},
        {"quit", &Machine::on_quit},
        {"random", &Machine::ignore},
        {"force", &Machine::on_force},
        {"go", &Machine::on_go},
        {"playother", &Machine::on_playother},
        {"white", &Machine::on_white},
        {"black", &Machine::on_black},
        {"level", &Machine::on_level},
        {"st", &Machine::on_st},
        {"sd", &Machine::on_sd},
        {"nps", &Machine::on_nps},
        {"time", &Machine::on_time},
        {"otim", &Machine::on_otim},
        {"usermove", &Machine::on_usermove},
        {"?", &Machine::on_move_now},
        {"ping", &Machine::on_ping},
        {"draw", &Machine::on_draw},
        {"result", &Machine::on_end_of_game},
        {"resign", &Machine::on_end_of_game},
        {"setboard", &Machine::on_setboard},
        {"edit", &Machine::on_edit},
        {"hint", &Machine::on_hint},
        {"bk", &Machine::on_book},
        {"undo", &Machine::on_undo},
        {"remove", &Machine::on_remove},
        {"hard", &Machine::on_hard},
        {"easy", &Machine::on_easy},
        {"post", &Machine::on_post},
        {"nopost", &Machine::on_nopost},
        {"analyze", &Machine::on_analyze},
        {".", &Machine::on_status},
        {"exit", &Machine::on_exit},
        {"name", &Machine::ignore},
        {"rating", &Machine::ignore},
        {"ics", &Machine::ignore},
        {"computer", &Machine::ignore},
        {"memory", &Machine::on_memory},
        {"cores", &Machine::on_cores},
        {"option", &Machine::on_option},
        {"exclude", &Machine::on_exclude},
        {"include", &Machine::on_include},
        {"pause", &Machine::on_pause},
        {"resume", &Machine::on_resume},
        {"egtpath", &Machine::ignore},
    };
    return all;
}

bool speaks_cecp(std::string_view line) {
    const auto parts = words(line);
    if (parts.empty()) {
        return false;
    }
    if (parts.front() == "go" && parts.size() > 1) {
        return false; // UCI's go has words after it
    }
    const auto& all = Machine::commands();
    return looks_like_move(parts.front()) ||
           std::any_of(all.begin(), all.end(),
                       [&](const auto& command) { return command.name == parts.front(); });
}

void Machine::on_line(std::string_view line) {
    const auto parts = words(line);
    if (parts.empty()) {
        return;
    }
    const std::string_view word = parts.front();
    const bool is_move = word == "usermove" || looks_like_move(word);
    if (task_ == Task::Move && !editor_ && (word == "ping" || is_move)) {
        waiting_.emplace_back(line);
        return;
    }
    handle(line);
}

void Machine::handle(std::string_view line) {
    if (editor_) {
        on_edit_line(trimmed(line));
        return;
    }
    const Words parts = words(line);
    const std::string_view word = parts.front();
    const std::string_view rest = trimmed(trimmed(line).substr(word.size()));
    const auto& all = commands();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const Command& command) { return command.name == word; });
    if (found != all.end()) {
        (this->*found->handler)(parts, rest);
    } else if (looks_like_move(word) || Chess::parse(game_.position(), word)) {
        play_user_move(word);
    } else {
        error("unknown command", line);
    }
}

void Machine::error(std::string_view kind, std::string_view line) {
    port_.say("Error (" + std::string(kind) + "): " + printable(trimmed(line)));
}

void Machine::complain_unless(bool good, std::string_view line) {
    if (!good) {
        error("bad argument", line);
    }
}

// ---------------------------------------------------------------------------------------------
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
    waiting_.clear();
    port_.new_game();
    game_ = GameRecord();
    clock_.start_anew();
    asked_turn_.reset();
    engine_side_ = black;
    over_ = unsound_ = paused_ = chess960_ = false;
    excluded_.clear();
    last_score_.reset();
    losing_moves_ = level_moves_ = 0;
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
    waiting_.clear();
    over_ = true;
}

// ---------------------------------------------------------------------------------------------
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
        game_ = GameRecord(*position);
        excluded_.clear();
    }
}

// ---------------------------------------------------------------------------------------------
// Time

void Machine::on_level(const Words& parts, std::string_view rest) {
    complain_unless(clock_.set_level({parts.begin() + 1, parts.end()}),
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

// ---------------------------------------------------------------------------------------------
// Moves and positions

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
    waiting_.clear();
    excluded_.clear();
    asked_turn_.reset();
    over_ = false;
    unsound_ = !position.has_value();
    last_score_.reset();
    if (unsound_) {
        port_.say("tellusererror Illegal position");
        return;
    }
    game_ = GameRecord(*position);
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
    waiting_.clear();
    excluded_.clear();
    asked_turn_.reset();
    if (static_cast<int>(game_.plies()) < plies) {
        error("nothing to take back", plies == 1 ? "undo" : "remove");
    } else {
        for (int i = 0; i < plies; ++i) {
            game_.undo();
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

// ---------------------------------------------------------------------------------------------
// Talk

void Machine::on_ping(const Words&, std::string_view rest) {
    port_.say("pong " + printable(rest));
}

// An offer of the opponent. Accepted when we stand worse, or when nothing happens for long.
void Machine::on_draw(const Words&, std::string_view) {
    constexpr Score worse = -30;
    constexpr Score even = 15;
    constexpr std::size_t late = 80;
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

// ---------------------------------------------------------------------------------------------
// Settings

void Machine::change_option(std::string_view name, std::optional<std::string_view> value) {
    const auto changed = options_.set(name, value);
    if (!changed) {
        port_.say("Error (" + as_clause(changed.error().text()) + "): option " + printable(name));
        return;
    }
    const bool searching = task_ != Task::Nothing;
    const bool disturbs = *changed == OptionId::Hash || *changed == OptionId::Threads ||
                          *changed == OptionId::ClearHash;
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
