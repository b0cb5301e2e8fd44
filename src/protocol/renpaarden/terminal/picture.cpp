#include "protocol/renpaarden/terminal/picture.hpp"

namespace tabuleiro::renpaarden {
namespace {

constexpr std::string_view reset = "\x1b[0m";
constexpr std::string_view faint = "\x1b[2m";
constexpr std::string_view white =
    "\x1b[1;33m"; // yellow is visible on dark and on light backgrounds
constexpr std::string_view black = "\x1b[1;36m";
constexpr std::string_view offered = "\x1b[1;32m";
constexpr std::string_view moved = "\x1b[4m";
constexpr std::string_view lifted = "\x1b[7m";

class Painter {
  public:
    explicit Painter(const Picture& picture)
        : position_(picture.position), chain_(picture.chain), us_(picture.position.to_move()) {
        for (const Cell cell : picture.last_path) {
            trail_.insert(cell);
        }
        if (chain_ != nullptr) {
            for (const Cell cell : chain_->leaps()) {
                leaps_.insert(cell);
            }
        }
    }

    char letter(Cell cell) const {
        const auto owner = owner_of(cell);
        if (chain_ != nullptr && chain_->path().size() > 1) {
            const bool is_white = us_ == Player::First;
            if (cell == chain_->at()) {
                return chain_->on_enemy() ? (is_white ? 'O' : 'X') : (is_white ? 'o' : 'x');
            }
            if (cell == chain_->from()) {
                return '_';
            }
        }
        return !owner ? '_' : *owner == Player::First ? 'o' : 'x';
    }

    std::string coloured(Cell cell) const {
        const char shown = letter(cell);
        std::string text;
        if (chain_ != nullptr && cell == chain_->at()) {
            text += lifted;
        } else if (trail_.contains(cell)) {
            text += moved;
        }
        text += leaps_.contains(cell)          ? offered
                : shown == 'o' || shown == 'O' ? white
                : shown == 'x' || shown == 'X' ? black
                                               : faint;
        return text + shown + std::string(reset);
    }

  private:
    std::optional<Player> owner_of(Cell cell) const {
        for (const Player player : players) {
            if (position_.knights(player).contains(cell)) {
                return player;
            }
        }
        return std::nullopt;
    }

    const Position& position_;
    const Chain* chain_;
    Player us_;
    CellSet trail_;
    CellSet leaps_;
};

} // namespace

std::string draw(const Picture& picture, const Coordinates& coordinates, Style style) {
    const Painter painter(picture);
    const int size = picture.position.size();
    std::string text;
    for (int row = size - 1; row >= 0; --row) {
        text += coordinates.row_label(row);
        for (int column = 0; column < size; ++column) {
            const Cell cell = Cell::at(column, row);
            text += ' ';
            text += style == Style::Screen ? painter.coloured(cell)
                                           : std::string(1, painter.letter(cell));
        }
        text += '\n';
    }
    text += ' ';
    for (int column = 0; column < size; ++column) {
        text += ' ' + coordinates.column_label(column);
    }
    return text + '\n';
}

} // namespace tabuleiro::renpaarden
