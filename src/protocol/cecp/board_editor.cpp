#include "protocol/cecp/board_editor.hpp"

namespace tabuleiro::cecp {

using namespace chess;

bool BoardEditor::on_line(std::string_view line) {
    if (line == "#") {
        setup_.pieces = {};
        return true;
    }
    if (line == "c") {
        colour_ = opponent(colour_);
        return true;
    }
    if (line.size() != 3) {
        return false;
    }
    const auto square = parse_square(line.substr(1));
    if (!square) {
        return false;
    }
    if (line[0] == 'x' || line[0] == 'X') {
        setup_[*square].reset();
        return true;
    }
    const auto role = parse_role(line[0]);
    if (role) {
        setup_[*square] = Piece{colour_, *role};
    }
    return role.has_value();
}

Setup BoardEditor::finished() const {
    Setup setup = setup_;
    setup.en_passant.reset();
    setup.castling_rooks = 0;
    setup.quiet_plies = 0;
    for (const Player player : players) {
        const int rank = player == white ? 0 : 7;
        if (setup[square_at(4, rank)] != Piece{player, Role::King}) {
            continue;
        }
        for (const int file : {0, 7}) {
            if (setup[square_at(file, rank)] == Piece{player, Role::Rook}) {
                setup.castling_rooks |= bit(square_at(file, rank));
            }
        }
    }
    return setup;
}

} // namespace tabuleiro::cecp
