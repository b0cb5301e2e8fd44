// A position of chess and its legal moves, on a board of 64 letters from a1 to h8.
#pragma once

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <sstream>
#include <string>
#include <tuple>
#include <vector>

inline int file_of(int cell) { return cell % 8; }
inline int rank_of(int cell) { return cell / 8; }
inline std::string name_of(int cell) {
    return {static_cast<char>('a' + file_of(cell)), static_cast<char>('1' + rank_of(cell))};
}

struct Move {
    int from, to;
    char promotion = 0;

    std::string text() const {
        return name_of(from) + name_of(to) + (promotion ? std::string(1, promotion) : "");
    }
};

struct Position {
    std::string board = "RNBQKBNRPPPPPPPP................................pppppppprnbqkbnr";
    bool white = true;
    std::string castling = "KQkq";
    int en_passant = -1;

    bool own(char piece) const { return piece != '.' && (std::isupper(piece) != 0) == white; }
    bool other(char piece) const { return piece != '.' && !own(piece); }
    char mine(char piece) const {
        return static_cast<char>(white ? std::toupper(piece) : std::tolower(piece));
    }

    // Whether the side to move attacks the cell.
    bool attacks(int cell) const {
        for (const Move& move : moves_of_pieces()) {
            if (move.to == cell && (std::tolower(board[move.from]) != 'p' || file_of(move.from) != file_of(cell))) {
                return true;
            }
        }
        for (const int side : {-1, 1}) { // a pawn attacks empty cells, too
            const int from = cell - (white ? 8 : -8) + side;
            if (from >= 0 && from < 64 && std::abs(file_of(from) - file_of(cell)) == 1 && board[from] == mine('p')) {
                return true;
            }
        }
        return false;
    }
    Position passed() const {
        Position next = *this;
        next.white = !white;
        next.en_passant = -1;
        return next;
    }
    // Whether the king of the side to move is attacked.
    bool in_check() const {
        const auto king = board.find(mine('k'));
        return king != std::string::npos && passed().attacks(static_cast<int>(king));
    }

    Position after(const Move& move) const {
        Position next = *this;
        const char piece = board[move.from];
        next.board[move.to] = move.promotion ? mine(move.promotion) : piece;
        next.board[move.from] = '.';
        next.en_passant = -1;
        if (std::tolower(piece) == 'p' && move.to == en_passant) {
            next.board[move.to + (white ? -8 : 8)] = '.';
        }
        if (std::tolower(piece) == 'p' && std::abs(move.to - move.from) == 16) {
            next.en_passant = (move.from + move.to) / 2;
        }
        if (std::tolower(piece) == 'k' && std::abs(move.to - move.from) == 2) {
            const bool short_side = move.to > move.from;
            const int rook = short_side ? move.to + 1 : move.to - 2;
            next.board[(move.from + move.to) / 2] = board[rook];
            next.board[rook] = '.';
        }
        for (const auto& [right, king, rook] : {std::tuple('K', 4, 7), {'Q', 4, 0}, {'k', 60, 63}, {'q', 60, 56}}) {
            if (move.from == king || move.from == rook || move.to == rook) {
                std::erase(next.castling, right);
            }
        }
        next.white = !white;
        return next;
    }

    std::vector<Move> legal_moves() const {
        std::vector<Move> legal;
        auto moves = moves_of_pieces();
        add_castling(moves);
        for (const Move& move : moves) {
            Position next = after(move);
            next.white = white;
            if (!next.in_check()) {
                legal.push_back(move);
            }
        }
        return legal;
    }

    // False if the text is no position.
    bool read(const std::string& fen) {
        Position read;
        std::string rows, side, rights, target;
        std::istringstream words(fen);
        if (!(words >> rows >> side >> rights >> target)) {
            return false;
        }
        read.board.assign(64, '.');
        int file = 0, rank = 7;
        for (const char c : rows) {
            if (c == '/') {
                if (file != 8 || --rank < 0) return false;
                file = 0;
            } else if (c >= '1' && c <= '8') {
                file += c - '0';
            } else if (std::string("pnbrqkPNBRQK").find(c) != std::string::npos && file < 8) {
                read.board[rank * 8 + file++] = c;
            } else {
                return false;
            }
            if (file > 8) return false;
        }
        if (rank != 0 || file != 8) return false;
        read.white = side == "w";
        read.castling = rights == "-" ? "" : rights;
        read.en_passant = target.size() == 2 ? (target[0] - 'a') + (target[1] - '1') * 8 : -1;
        *this = read;
        return true;
    }

  private:
    void add(std::vector<Move>& moves, int from, int to) const {
        const bool promotes = std::tolower(board[from]) == 'p' && (rank_of(to) == 0 || rank_of(to) == 7);
        if (!promotes) {
            moves.push_back({from, to});
            return;
        }
        for (const char piece : {'q', 'r', 'b', 'n'}) {
            moves.push_back({from, to, piece});
        }
    }

    std::vector<Move> moves_of_pieces() const {
        std::vector<Move> moves;
        for (int from = 0; from < 64; ++from) {
            if (!own(board[from])) continue;
            const char piece = static_cast<char>(std::tolower(board[from]));
            if (piece == 'p') {
                add_pawn_moves(moves, from);
                continue;
            }
            for (int x = -2; x <= 2; ++x) {
                for (int y = -2; y <= 2; ++y) {
                    const int far = std::abs(x) + std::abs(y), widest = std::max(std::abs(x), std::abs(y));
                    const bool straight = widest == 1 && far == 1, diagonal = widest == 1 && far == 2;
                    const bool goes = piece == 'n' ? widest == 2 && far == 3
                                                   : (straight && piece != 'b') || (diagonal && piece != 'r');
                    const bool once = piece == 'n' || piece == 'k';
                    for (int step = 1; goes && step <= (once ? 1 : 7); ++step) {
                        const int file = file_of(from) + x * step, rank = rank_of(from) + y * step;
                        if (file < 0 || file > 7 || rank < 0 || rank > 7 || own(board[rank * 8 + file])) break;
                        moves.push_back({from, rank * 8 + file});
                        if (other(board[rank * 8 + file])) break;
                    }
                }
            }
        }
        return moves;
    }

    void add_pawn_moves(std::vector<Move>& moves, int from) const {
        const int forward = white ? 8 : -8, to = from + forward;
        if (board[to] == '.') {
            add(moves, from, to);
            if (rank_of(from) == (white ? 1 : 6) && board[to + forward] == '.') add(moves, from, to + forward);
        }
        for (const int side : {-1, 1}) {
            const int target = to + side;
            if (std::abs(file_of(target) - file_of(from)) == 1 && target >= 0 && target < 64 &&
                (other(board[target]) || target == en_passant)) {
                add(moves, from, target);
            }
        }
    }

    void add_castling(std::vector<Move>& moves) const {
        const int king = white ? 4 : 60;
        const auto empty = [&](int cell) { return board[cell] == '.'; };
        const auto safe = [&](int cell) { return !passed().attacks(cell); };
        const auto may = [&](char right, int rook) {
            return castling.find(mine(right)) != std::string::npos && board[king] == mine('k') && board[rook] == mine('r');
        };
        if (may('k', king + 3) && empty(king + 1) && empty(king + 2) && safe(king) && safe(king + 1)) {
            moves.push_back({king, king + 2});
        }
        if (may('q', king - 4) && empty(king - 1) && empty(king - 2) && empty(king - 3) && safe(king) && safe(king - 1)) {
            moves.push_back({king, king - 2});
        }
    }
};
