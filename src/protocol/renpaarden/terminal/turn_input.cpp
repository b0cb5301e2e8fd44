// A person's turn: a knight and its leaps one by one, or a whole turn; and the commands in between.
#include <algorithm>
#include <cassert>

#include "core/text.hpp"
#include "protocol/renpaarden/terminal/terminal.hpp"

namespace tabuleiro::renpaarden {

void Terminal::on(ChoosingKnight, std::string_view text) {
    if (obeyed(text)) {
        return;
    }
    if (const auto cells = coordinates().parse(text)) {
        take_cells(*cells);
    } else if (const auto x = coordinates().parse_single(text)) {
        phase_ = ChoosingY{*x};
    } else if (options_.coordinates == CoordinateStyle::Numbers) {
        tell(say(Say::WrongX, race_->position().size() - 1));
    } else {
        tell(say(Say::WrongCell, "b1", "b1-c3"));
    }
}

void Terminal::on(ChoosingY asked, std::string_view text) {
    phase_ = ChoosingKnight{};
    if (obeyed(text)) {
        return;
    }
    if (const auto y = coordinates().parse_single(text)) {
        take_cells({coordinates().at(asked.x, *y)});
    } else {
        tell(say(Say::WrongX, race_->position().size() - 1));
    }
}

// A wrong answer leaves the knight chosen.
void Terminal::on(const Leaping& leaping, std::string_view text) {
    if (obeyed(text)) {
        return;
    }
    const std::vector<Cell> leaps = leaping.chain.leaps();
    if (const auto index = parse_number<std::size_t>(text); index && *index < leaps.size()) {
        leap(leaping.chain, leaps[*index]);
        return;
    }
    if (const auto cells = coordinates().parse(text)) {
        const Cell cell = cells->front();
        if (cells->size() == 1 && std::find(leaps.begin(), leaps.end(), cell) != leaps.end()) {
            leap(leaping.chain, cell);
            return;
        }
        const bool untouched = leaping.chain.path().size() == 1;
        if (untouched && race_->position().knights(race_->position().to_move()).contains(cell)) {
            take_cells(*cells);
            return;
        }
    }
    tell(say(Say::WrongIndex, leaps.size() - 1));
    show_leaps(leaping.chain);
}

// One cell picks up a knight, more are a turn.
void Terminal::take_cells(const std::vector<Cell>& cells) {
    if (cells.size() == 1) {
        lift(cells.front());
    } else {
        play_path(cells);
    }
}

void Terminal::lift(Cell from) {
    const Position& position = race_->position();
    if (!position.knights(position.to_move()).contains(from)) {
        tell(say(Say::NotYourKnight, coordinates().cell(from)));
        return;
    }
    const Chain chain(position, from);
    if (chain.leaps().empty()) {
        tell(say(Say::KnightIsStuck, coordinates().cell(from)));
        return;
    }
    phase_ = Leaping{chain};
    show_leaps(chain);
}

void Terminal::leap(Chain chain, Cell to) {
    chain.leap(to);
    if (const auto turn = chain.turn()) {
        finish_turn(*turn, chain.path());
        return;
    }
    phase_ = Leaping{chain};
    show_board();
    tell(say(Say::OnEnemy, coordinates().cell(to),
             race_->position().to_move() == Player::First ? 'O' : 'X'));
    show_leaps(chain);
}

// Two cells are a turn by any path; with more, every leap is checked.
void Terminal::play_path(const std::vector<Cell>& cells) {
    const Position& position = race_->position();
    const Move turn{cells.front(), cells.back()};
    auto fault = fault_of(position, turn);
    if (!fault && cells.size() > 2) {
        for (std::size_t i = 1; i < cells.size(); ++i) {
            const bool over_enemy =
                i + 1 == cells.size() ||
                position.knights(opponent(position.to_move())).contains(cells[i]);
            if (!leaps_from(cells[i - 1]).contains(cells[i]) || !over_enemy) {
                fault = TurnFault::NoWay;
            }
        }
    }
    if (!fault) {
        finish_turn(turn, cells.size() > 2 ? cells : path_of(position, turn));
        return;
    }
    switch (*fault) {
    case TurnFault::NoOwnKnight:
        tell(say(Say::NotYourKnight, coordinates().cell(turn.from)));
        break;
    case TurnFault::EndNotEmpty:
        tell(say(Say::EndNotEmpty, coordinates().cell(turn.to)));
        break;
    case TurnFault::NoWay:
        tell(say(Say::NoWay, coordinates().cell(turn.from), coordinates().cell(turn.to)));
        break;
    }
}

// Whether the text was a command, which has then been carried out.
bool Terminal::obeyed(std::string_view text) {
    const auto said = words(text);
    const std::string_view command = said.empty() ? "" : said[0];
    const std::string_view argument = trimmed(text.substr(command.size()));
    if (command == "save") {
        save(argument);
        return true;
    }
    if (command == "load") {
        load(argument);
        return true;
    }
    return argument.empty() && obeyed_word(command);
}

bool Terminal::obeyed_word(std::string_view command) {
    if (command == "?") {
        hint();
    } else if (command == "u") {
        take_back();
    } else if (command == "h" || command == "help" || command == "ajuda") {
        const Coordinates cells = coordinates();
        const Cell from = Cell::at(1, 0);
        tell(say(Say::Help, cells.cell(from), cells.path({from, Cell::at(2, 2)})));
    } else if (command == "q" || command == "quit" || command == "sair") {
        leave();
    } else {
        return false;
    }
    return true;
}

void Terminal::hint() {
    if (const auto* leaping = std::get_if<Leaping>(&phase_);
        leaping != nullptr && leaping->chain.path().size() > 1) {
        tell(say(Say::NoHintInChain));
        return;
    }
    const Move turn =
        host_.chooser(race_->position(), race_->history(), highest_level, limits()).move;
    const Coordinates cells = coordinates();
    tell(say(Say::Hint, cells.path({turn.from, turn.to}),
             cells.path(path_of(race_->position(), turn))));
}

void Terminal::take_back() {
    if (std::holds_alternative<Leaping>(phase_)) {
        phase_ = ChoosingKnight{};
        show_board();
        tell(say(Say::PutBack));
        return;
    }
    // Between two people one turn; against the computer its turn too, back to the person's own.
    const int turns = seats_.first.is_human() && seats_.second.is_human() ? 1 : 2;
    if (race_->plies() < turns) {
        tell(say(Say::NothingToTakeBack));
        return;
    }
    for (int i = 0; i < turns; ++i) {
        race_->take_back();
    }
    last_path_.clear();
    show_board();
    tell(say(Say::TakenBack));
    go_on();
}

void Terminal::save(std::string_view path) {
    if (path.empty()) {
        tell(say(Say::SaveWhere));
        return;
    }
    const auto saved = host_.save(std::string(path), write_saved({seats_, *race_}));
    tell(saved ? say(Say::Saved, path) : say(Say::NotSaved, saved.error().text()));
}

void Terminal::load(std::string_view path) {
    if (path.empty()) {
        tell(say(Say::LoadWhere));
        return;
    }
    const auto text = host_.load(std::string(path));
    if (!text) {
        tell(say(Say::NotLoaded, text.error().text()));
        return;
    }
    const auto saved = read_saved(*text);
    if (!saved) {
        tell(say(Say::NotLoaded, say(Say::BadLine, saved.error().line)));
        return;
    }
    phase_ = ChoosingKnight{};
    tell(say(Say::Loaded, path));
    begin(*saved);
}

} // namespace tabuleiro::renpaarden
