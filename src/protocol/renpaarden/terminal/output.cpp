// What the terminal shows. Plain lines are written as things happen; a screen is redrawn from the
// current state, with the latest messages below the board.
#include <iterator>
#include <utility>

#include "core/text.hpp"
#include "protocol/renpaarden/terminal/terminal.hpp"

namespace tabuleiro::renpaarden {
namespace {

constexpr std::string_view clear_screen = "\x1b[H\x1b[2J";
constexpr int messages_below_board = 8;

} // namespace

std::string Terminal::take_output() {
    return std::exchange(output_, {});
}

std::string Terminal::side(Player player) const {
    return player == Player::First ? say(Say::White) + " (o)" : say(Say::Black) + " (x)";
}

Coordinates Terminal::coordinates() const {
    return {options_.coordinates, race_ ? race_->position().size() : options_.race.size};
}

void Terminal::tell(std::string_view lines) {
    if (options_.style == Style::Plain || std::holds_alternative<Gone>(phase_)) {
        tell_plain(lines);
        return;
    }
    if (lines.ends_with('\n')) {
        lines.remove_suffix(1);
    }
    for (const std::string_view line : split(lines, '\n')) {
        messages_.emplace_back(line);
    }
    if (race_ && std::ssize(messages_) > messages_below_board) {
        messages_.erase(messages_.begin(), messages_.end() - messages_below_board);
    }
}

void Terminal::tell_plain(std::string_view lines) {
    if (options_.style == Style::Screen && !std::holds_alternative<Gone>(phase_)) {
        return;
    }
    output_ += lines;
    if (!lines.ends_with('\n')) {
        output_ += '\n';
    }
}

void Terminal::show_menu() {
    tell_plain(menu());
}

void Terminal::show_board() {
    tell_plain(board());
}

void Terminal::show_leaps(const Chain& chain) {
    tell_plain(leap_list(chain));
}

std::string Terminal::menu() const {
    std::string text(logo());
    int number = 0;
    for (const Say item : {Say::MenuTwoPlayers, Say::MenuAgainstComputer, Say::MenuComputers,
                           Say::MenuRules, Say::MenuLeave}) {
        text += fmt::format("{}  {}\n", ++number, say(item));
    }
    return text;
}

std::string Terminal::leap_list(const Chain& chain) const {
    std::string list;
    std::size_t index = 0;
    for (const Cell cell : chain.leaps()) {
        list += fmt::format("{}{}: {}", index == 0 ? "" : "  ", index, coordinates().cell(cell));
        ++index;
    }
    return list;
}

std::string Terminal::board() const {
    const auto* leaping = std::get_if<Leaping>(&phase_);
    const Picture picture{race_->position(), leaping != nullptr ? &leaping->chain : nullptr,
                          last_path_};
    return draw(picture, coordinates(), options_.style);
}

// Ends a step: asks for the next input.
void Terminal::ask() {
    if (options_.style == Style::Screen) {
        if (!std::holds_alternative<Gone>(phase_)) {
            output_ = screen();
        }
    } else if (const std::string wanted = prompt(); !wanted.empty()) {
        output_ += wanted + '\n';
    }
}

std::string Terminal::prompt() const {
    const auto mover = [&] { return side(race_->position().to_move()); };
    if (std::holds_alternative<InMenu>(phase_)) {
        return say(Say::AskMenu);
    }
    if (std::holds_alternative<ChoosingSide>(phase_)) {
        return say(Say::AskSide);
    }
    if (const auto* level = std::get_if<ChoosingLevel>(&phase_)) {
        return say(Say::AskLevel, side(level->player));
    }
    if (std::holds_alternative<ChoosingKnight>(phase_)) {
        return say(Say::AskKnight, mover());
    }
    if (const auto* y = std::get_if<ChoosingY>(&phase_)) {
        return say(Say::AskY, mover(), y->x);
    }
    if (const auto* leaping = std::get_if<Leaping>(&phase_)) {
        return say(Say::AskLeap, mover(), coordinates().cell(leaping->chain.at()));
    }
    if (std::holds_alternative<AskedAgain>(phase_)) {
        return say(Say::AskAgain);
    }
    return {};
}

std::string Terminal::screen() const {
    std::string text(clear_screen);
    if (race_) {
        const Position& position = race_->position();
        const int all = knights_per_side(position.size());
        const auto arrived = [&](Player player) {
            return (position.knights(player) & position.goal(player)).count();
        };
        text += "Renpaarden   " + say(Say::Status, race_->plies(), arrived(Player::First), all,
                                      arrived(Player::Second), all);
        text += "\n\n" + board() + '\n';
    } else {
        text += menu() + '\n';
    }
    for (const std::string& message : messages_) {
        text += message + '\n';
    }
    if (const auto* leaping = std::get_if<Leaping>(&phase_)) {
        text += leap_list(leaping->chain) + '\n';
    }
    const std::string wanted = prompt();
    return wanted.empty() ? text : text + wanted + ' ';
}

} // namespace tabuleiro::renpaarden
