#include "protocol/renpaarden/terminal/terminal.hpp"

#include <algorithm>
#include <cassert>

#include "core/rng.hpp"
#include "core/text.hpp"

namespace tabuleiro::renpaarden {
namespace {

template <class... Words>
bool is_one_of(std::string_view text, Words... candidates) {
    return ((text == candidates) || ...);
}

std::optional<Player> parse_side(std::string_view text) {
    if (is_one_of(text, "1", "o", "w", "white", "brancas")) {
        return Player::First;
    }
    if (is_one_of(text, "2", "x", "b", "black", "pretas")) {
        return Player::Second;
    }
    return std::nullopt;
}

std::optional<Seat> parse_level(std::string_view text) {
    if (is_one_of(text, "0", "r", "random", "aleatório", "aleatorio")) {
        return Seat{Seat::Kind::Random};
    }
    const auto seat = parse_seat(text);
    return seat && !seat->is_human() ? seat : std::nullopt;
}

} // namespace

Terminal::Terminal(const TerminalOptions& options, TerminalHost host)
    : options_(options), host_(std::move(host)) {
    if (options_.seats) {
        tell_plain(logo());
        begin({*options_.seats, Record<Renpaarden>::begin(options_.race).value()});
    } else {
        open_menu();
    }
    ask();
}

Terminal::Wants Terminal::wants() const {
    return std::holds_alternative<Gone>(phase_)       ? Wants::Nothing
           : std::holds_alternative<Thinking>(phase_) ? Wants::Thinking
                                                      : Wants::Line;
}

void Terminal::line(std::string_view text) {
    assert(wants() == Wants::Line);
    messages_.clear();
    const Phase phase = phase_; // the handlers change it
    std::visit([&](const auto& now) { on(now, trimmed(text)); }, phase);
    ask();
}

void Terminal::end_of_input() {
    if (options_.style == Style::Screen) {
        output_ += '\n'; // the person's line end is missing
    }
    leave();
}

void Terminal::think() {
    assert(wants() == Wants::Thinking && race_);
    const Seat& seat = seats_[race_->position().to_move()];
    Move turn;
    if (seat.kind == Seat::Kind::Random) {
        turn = random_turn();
    } else {
        turn = host_.chooser(race_->position(), race_->history(), seat.level, limits()).move;
    }
    finish_turn(turn, path_of(race_->position(), turn));
    ask();
}

void Terminal::open_menu() {
    race_.reset();
    phase_ = InMenu{};
    show_menu();
}

void Terminal::on(InMenu, std::string_view text) {
    seats_ = {};
    if (text == "1") {
        ask_level_or_begin(Player::Second);
    } else if (text == "2") {
        phase_ = ChoosingSide{};
    } else if (text == "3") {
        seats_ = {seat_of_level(least_level), seat_of_level(least_level)};
        ask_level_or_begin(std::nullopt);
    } else if (text == "4") {
        tell(rules_text(options_.language));
    } else if (is_one_of(text, "5", "q", "quit", "leave", "sair")) {
        leave();
    } else if (const auto said = words(text); !said.empty() && said[0] == "load") {
        load(trimmed(text.substr(said[0].size())));
    } else {
        tell(say(Say::WrongMenu));
    }
}

void Terminal::on(ChoosingSide, std::string_view text) {
    const auto player = parse_side(text);
    if (!player) {
        tell(say(Say::WrongSide));
        return;
    }
    seats_[opponent(*player)] = seat_of_level(least_level);
    ask_level_or_begin(std::nullopt);
}

void Terminal::on(ChoosingLevel asked, std::string_view text) {
    const auto seat = parse_level(text);
    if (!seat) {
        tell(say(Say::WrongLevel));
        return;
    }
    seats_[asked.player] = *seat;
    ask_level_or_begin(asked.player);
}

// Asks for the level of the next computer after a player, and begins when there is none.
void Terminal::ask_level_or_begin(std::optional<Player> after) {
    for (const Player player : players) {
        if ((!after || *after < player) && !seats_[player].is_human()) {
            phase_ = ChoosingLevel{player};
            return;
        }
    }
    begin({seats_, Record<Renpaarden>::begin(options_.race).value()});
}

void Terminal::begin(const SavedRace& saved) {
    ++races_;
    seats_ = saved.seats;
    race_ = saved.race;
    last_path_.clear();
    show_board();
    go_on();
}

// Whose turn it is now, or how it ended.
void Terminal::go_on() {
    assert(race_);
    if (const auto outcome = race_->outcome()) {
        const std::string_view rule = rule_number(outcome->rule);
        tell(!outcome->winner
                 ? say(Say::Draw, rule)
                 : say(Say::Wins, say(*outcome->winner == Player::First ? Say::White : Say::Black),
                       rule));
        phase_ = AskedAgain{};
    } else if (seats_[race_->position().to_move()].is_human()) {
        phase_ = ChoosingKnight{};
    } else {
        phase_ = Thinking{};
    }
}

void Terminal::finish_turn(Move turn, const std::vector<Cell>& path) {
    tell(side(race_->position().to_move()) + ": " + coordinates().path(path));
    race_->play(turn);
    last_path_ = path;
    phase_ = ChoosingKnight{}; // no knight is picked up any more
    show_board();
    go_on();
}

void Terminal::on(AskedAgain, std::string_view text) {
    if (is_one_of(text, "y", "yes", "s", "sim", "Y", "S")) {
        if (options_.seats) {
            begin({*options_.seats, Record<Renpaarden>::begin(options_.race).value()});
        } else {
            open_menu();
        }
    } else if (is_one_of(text, "n", "no", "nao", "não", "N", "q", "quit")) {
        leave();
    } else {
        tell(say(Say::WrongAgain));
    }
}

void Terminal::leave() {
    phase_ = Gone{};
    tell(say(Say::Farewell));
}

// As in the first program for this game: a knight that can move, then one of its ends. A turn's
// random choice depends only on the seed, the race and the ply, so that it can be replayed.
Move Terminal::random_turn() const {
    std::uint64_t state = options_.seed;
    state = split_mix(state) + races_;
    state = split_mix(state) + static_cast<std::uint64_t>(race_->plies());
    Rng rng(split_mix(state));
    Reach reach(race_->position());
    std::vector<std::pair<Cell, CellSet>> knights;
    for (const Cell from : race_->position().knights(race_->position().to_move())) {
        if (const CellSet ends = reach.ends_from(from); ends.any()) {
            knights.emplace_back(from, ends);
        }
    }
    auto [from, ends] = knights[static_cast<std::size_t>(rng.below(knights.size()))];
    for (auto skip = rng.below(static_cast<std::uint64_t>(ends.count())); skip > 0; --skip) {
        ends.drop_first();
    }
    return {from, ends.first()};
}

} // namespace tabuleiro::renpaarden
