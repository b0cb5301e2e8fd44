// What each command does.
#include <algorithm>

#include "core/text.hpp"
#include "games/chess/chess.hpp"
#include "games/chess/fen.hpp"
#include "protocol/cecp/cecp.hpp"

namespace tabuleiro::cecp {
namespace {

using namespace roque;

// Settings for which CECP has its own commands, or no use.
bool is_syzygy(OptionId id) {
    return id >= OptionId::SyzygyPath && id <= OptionId::Syzygy50MoveRule;
}

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

Feature described(const Option& option) {
    const std::string name(option.name);
    switch (option.kind) {
    case OptionKind::Spin:
        return {"option", name + " -spin " + std::to_string(option.value) + " " +
                              std::to_string(option.least) + " " + std::to_string(option.most)};
    case OptionKind::Check:
        return {"option", name + " -check " + std::to_string(option.value)};
    case OptionKind::Text:
        return {"option", name + " -string " + option.text};
    case OptionKind::Button:
        return {"option", name + " -button"};
    }
    return {};
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

void Machine::handle(const Command& command) {
    std::visit([this](const auto& each) { on(each); }, command);
}

void Machine::complain(std::string_view kind, std::string_view line) {
    say(Error{std::string(kind), printable(trimmed(line))});
}

// Beginning and end

void Machine::on(const Protover&) {
    say(Features{{{"ping", "1"},     {"setboard", "1"}, {"playother", "1"}, {"san", "0"},
                  {"usermove", "1"}, {"time", "1"},     {"draw", "1"},      {"sigint", "0"},
                  {"sigterm", "0"},  {"reuse", "1"},    {"analyze", "1"},   {"colors", "0"},
                  {"ics", "0"},      {"name", "1"},     {"pause", "1"},     {"nps", "1"},
                  {"debug", "1"},    {"memory", "1"},   {"smp", "1"},       {"exclude", "1"},
                  {"setscore", "0"}, {"highlight", "0"}}});
    say(Features{{{"myname", "Roque"}, {"variants", "normal,fischerandom"}}});
    for (const Option& option : options_.all()) {
        if (is_shown(option.id)) {
            say(Features{{described(option)}});
        }
    }
    say(Features{{{"done", "1"}}});
}

void Machine::on(const New&) {
    thinker_.break_off();
    forget_waiting();
    port_.new_game();
    game_ = Game();
    clock_.start_anew();
    engine_side_ = black;
    paused_ = false;
    judgement_.forget_score();
    if (analyzing_) {
        go_on();
    }
}

void Machine::on(const Variant& variant) {
    if (variant.value == "normal" || variant.value == "fischerandom") {
        game_.set_chess960(variant.value == "fischerandom");
    } else {
        complain("unsupported variant", variant.value.empty() ? Variant::word : variant.value);
    }
}

void Machine::on(const Quit&) {
    thinker_.break_off();
    finished_ = true;
}

void Machine::end_game() {
    thinker_.break_off();
    forget_waiting();
    game_.set_over(true);
}

// Who plays

void Machine::on(const Force&) {
    thinker_.break_off();
    engine_side_.reset();
    analyzing_ = false;
    hear_waiting();
}

void Machine::on(const Go&) {
    thinker_.break_off();
    analyzing_ = false;
    game_.set_over(false);
    game_.settle_turn();
    engine_side_ = game_.position().to_move();
    go_on();
}

void Machine::on(const PlayOther&) {
    thinker_.break_off();
    analyzing_ = false;
    game_.set_over(false);
    game_.settle_turn();
    engine_side_ = opponent(game_.position().to_move());
}

void Machine::set_turn(Player player) {
    thinker_.break_off();
    game_.ask_turn(player);
    engine_side_ = opponent(player);
    analyzing_ = false;
}

void Machine::on(const MoveNow&) {
    if (thinker_.purpose() == Purpose::Move) {
        thinker_.hurry();
    }
}

void Machine::on(const Pause&) {
    thinker_.break_off();
    paused_ = true;
}

void Machine::on(const Resume&) {
    if (paused_) {
        paused_ = false;
        go_on();
    }
}

// Moves and positions

void Machine::on(const UserMove& command) {
    words(command.move).size() == 1
        ? play_user_move(command.move)
        : complain("bad argument", std::string(UserMove::word) + " " + command.move);
}

// It may be a move in another notation.
void Machine::on(const Unknown& command) {
    const std::string_view word = words(command.line).front();
    Chess::parse(game_.position(), word) ? play_user_move(word)
                                         : complain("unknown command", command.line);
}

void Machine::play_user_move(std::string_view text) {
    const auto refuse = [&](const std::string& reason) { say(Illegal{reason, printable(text)}); };
    if (!game_.is_sound()) {
        refuse("the position is illegal");
        return;
    }
    game_.settle_turn();
    const auto move = Chess::parse(game_.position(), text);
    if (!move) {
        const bool castling = text.find('-') != std::string_view::npos;
        refuse(!game_.position().has_legal_move() ? "the game is over"
               : castling                         ? "castling is not possible"
                                                  : as_clause(move.error().text()));
        return;
    }
    if (thinker_.purpose() == Purpose::Ponder && thinker_.ponder_move() == *move && !paused_) {
        game_.play(*move);
        thinker_.ponder_hit();
        return;
    }
    thinker_.break_off();
    game_.play(*move);
    if (analyzing_ || !announce_result()) {
        go_on();
    }
}

void Machine::on(const SetBoard& board) {
    thinker_.break_off();
    set_up(parse_fen(board.value));
}

void Machine::set_up(const Expected<Position>& position) {
    forget_waiting();
    clock_.count_anew();
    judgement_.forget_score();
    game_.set_up(position);
    if (!game_.is_sound()) {
        say(TellUserError{"Illegal position"});
    } else if (analyzing_) {
        go_on();
    }
}

void Machine::on(const Edit&) {
    thinker_.break_off();
    editor_.emplace(game_.position().setup());
}

void Machine::on_edit_line(std::string_view line) {
    if (line == ".") {
        const Setup setup = editor_->finished();
        editor_.reset();
        set_up(Position::from(setup));
    } else if (!editor_->on_line(line)) {
        complain("unknown command", line);
    }
}

void Machine::take_back(int plies) {
    thinker_.break_off();
    forget_waiting();
    if (!game_.take_back(plies)) {
        complain("nothing to take back", plies == 1 ? Undo::word : Remove::word);
    }
    if (analyzing_) {
        go_on();
    }
}

void Machine::on(const Exclude& command) {
    exclude(Exclude::word, command.value, Game::Search::No);
}

void Machine::on(const Include& command) {
    exclude(Include::word, command.value, Game::Search::Yes);
}

void Machine::exclude(std::string_view word, std::string_view move, Game::Search search) {
    if (words(move).size() != 1 || !game_.exclude(move, search)) {
        complain("bad argument", std::string(word) + (move.empty() ? "" : " ..."));
    } else if (analyzing_) {
        thinker_.break_off();
        go_on();
    }
}

// Talk beside the board

void Machine::on(const Ping& ping) {
    say(Pong{printable(ping.value)});
}

void Machine::on(const Draw&) {
    if (!game_.is_over() && engine_side_ && options_.is_on(OptionId::DrawOffers) &&
        judgement_.accepts_draw(game_.plies())) {
        say(OfferDraw{});
    }
}

void Machine::on(const Hint&) {
    const auto expected = thinker_.ponder_move();
    const auto& best = thinker_.last_line().moves;
    if (expected && thinker_.purpose() == Purpose::Ponder) {
        say(Advice{game_.text(*expected)});
    } else if (thinker_.purpose() == Purpose::Analysis && !best.empty()) {
        say(Advice{game_.text(best.front())});
    } else if (thinker_.is_idle() && game_.is_sound() && game_.position().has_legal_move()) {
        start(Purpose::Hint);
    }
}

void Machine::on(const Book&) {
    port_.say(" Roque plays without a book.");
    port_.say("");
}

void Machine::on(const Easy&) {
    pondering_on_ = false;
    if (thinker_.purpose() == Purpose::Ponder) {
        thinker_.break_off();
    }
}

void Machine::on(const Analyze&) {
    thinker_.break_off();
    engine_side_.reset();
    analyzing_ = true;
    hear_waiting();
    go_on();
}

void Machine::on(const Exit&) {
    if (analyzing_) {
        thinker_.break_off();
        analyzing_ = false;
        engine_side_.reset();
    }
}

void Machine::on(const AskStatus&) {
    if (!analyzing_) {
        return;
    }
    const VariationReport& line = thinker_.last_line();
    const CurrentMove& current = thinker_.last_current();
    say(Status{std::max(line.elapsed, current.elapsed), std::max(line.nodes, current.nodes),
               std::max(line.depth, current.depth), std::max(current.of - current.number, 0),
               current.of, current.move != chess::Move() ? game_.text(current.move) : ""});
}

// Settings

void Machine::change_option(std::string_view name, std::optional<std::string_view> value) {
    const auto changed = options_.set(name, value);
    if (!changed) {
        say(Error{as_clause(changed.error().text()), "option " + printable(name)});
        return;
    }
    const bool disturbs =
        !thinker_.is_idle() &&
        (*changed == OptionId::Hash || *changed == OptionId::Threads ||
         *changed == OptionId::ClearHash || *changed == OptionId::EvalFile || is_syzygy(*changed));
    if (disturbs) {
        thinker_.break_off();
    }
    if (const auto complaint = apply(options_, *changed, port_)) {
        say(TellUserError{*complaint});
    }
    if (disturbs) {
        go_on();
    }
}

void Machine::on(const Memory& memory) {
    const Option& hash = options_[OptionId::Hash];
    // The rest of the program needs some of it too.
    const int share = std::clamp(memory.value - memory.value / 8, hash.least, hash.most);
    change_option("Hash", std::to_string(share));
}

void Machine::on(const Cores& cores) {
    change_option("Threads",
                  std::to_string(std::min(cores.value, options_[OptionId::Threads].most)));
}

void Machine::on(const SetOption& option) {
    change_option(option.name,
                  option.value ? std::optional<std::string_view>(*option.value) : std::nullopt);
}

} // namespace tabuleiro::cecp
