// The rules of the reference.
#include "agreement/xadrez_reference.hpp"

#include <algorithm>
#include <cstdlib>

namespace tabuleiro::test::reference {
namespace {

int sign(int number) {
    return number > 0 ? 1 : number < 0 ? -1 : 0;
}
char other(char colour) {
    return colour == 'W' ? 'B' : 'W';
}
int up(char colour) {
    return colour == 'W' ? -1 : 1;
}
bool on_board(int x, int y) {
    return x >= 0 && x < 8 && y >= 0 && y < 8;
}
bool is(const Board& board, int x, int y, char colour, char kind) {
    const int i = find(board, x, y);
    return i >= 0 && board.men[i].colour == colour && (kind == '*' || board.men[i].kind == kind);
}
int kings(const Board& board, char colour) {
    return static_cast<int>(
        std::count_if(board.men.begin(), board.men.end(), [colour](const Man& man) {
            return man.colour == colour && man.kind == 'K';
        }));
}

// Walks square by square from one to the other, both excluded.
bool clear_between(const Board& board, int fx, int fy, int tx, int ty) {
    const int dx = sign(tx - fx);
    const int dy = sign(ty - fy);
    for (int x = fx + dx, y = fy + dy; x != tx || y != ty; x += dx, y += dy) {
        if (find(board, x, y) >= 0) {
            return false;
        }
    }
    return true;
}

bool strikes(const Board& board, const Man& man, int x, int y) {
    const int dx = x - man.x;
    const int dy = y - man.y;
    const int ax = std::abs(dx);
    const int ay = std::abs(dy);
    if (ax == 0 && ay == 0) {
        return false;
    }
    switch (man.kind) {
    case 'P':
        return ax == 1 && dy == up(man.colour);
    case 'H':
        return ax * ay == 2;
    case 'K':
        return ax <= 1 && ay <= 1;
    case 'R':
        return (ax == 0 || ay == 0) && clear_between(board, man.x, man.y, x, y);
    case 'B':
        return ax == ay && clear_between(board, man.x, man.y, x, y);
    default:
        return (ax == 0 || ay == 0 || ax == ay) && clear_between(board, man.x, man.y, x, y);
    }
}

bool struck(const Board& board, int x, int y, char by) {
    return std::any_of(board.men.begin(), board.men.end(), [&](const Man& man) {
        return man.colour == by && strikes(board, man, x, y);
    });
}

void remove_at(Board& board, int x, int y, Report& report) {
    const int i = find(board, x, y);
    if (i < 0) {
        return;
    }
    report.capture = name_of(board.men[i]);
    report.king_taken = report.king_taken || board.men[i].kind == 'K';
    ++report.taken;
    board.men.erase(board.men.begin() + i);
}

bool longer_number(const std::string& a, const std::string& b) {
    return a.size() != b.size() ? a.size() > b.size() : a > b;
}

std::string next_queen(const Board& board, char colour) {
    std::string highest = "0";
    for (const Man& man : board.men) {
        if (man.colour == colour && man.kind == 'Q' && longer_number(man.index, highest)) {
            highest = man.index;
        }
    }
    int carry = 1;
    for (std::size_t i = highest.size(); i-- > 0;) {
        const int digit = highest[i] - '0' + carry;
        highest[i] = static_cast<char>('0' + digit % 10);
        carry = digit / 10;
    }
    return carry == 1 ? "1" + highest : highest;
}

std::string square_name(int x, int y) {
    return {static_cast<char>('A' + x), static_cast<char>('1' + y)};
}

void pass_turn(Board& board) {
    board.passed_x = -1;
    board.passed_y = -1;
    board.turn = other(board.turn);
}

std::string strip(const std::string& text) {
    const auto first = text.find_first_not_of(" \t");
    return first == std::string::npos
               ? ""
               : text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

} // namespace

int find(const Board& board, int x, int y) {
    for (std::size_t i = 0; i < board.men.size(); ++i) {
        if (board.men[i].x == x && board.men[i].y == y) {
            return static_cast<int>(i);
        }
    }
    return -1;
}

std::string name_of(const Man& man) {
    return std::string() + man.colour + man.kind + man.index;
}

std::optional<std::pair<int, int>> square(const std::string& text) {
    if (text.size() != 2 || text[0] < 'A' || text[0] > 'H' || text[1] < '1' || text[1] > '8') {
        return std::nullopt;
    }
    return std::pair(text[0] - 'A', text[1] - '1');
}

std::vector<std::string> cut(const std::string& text, const std::string& separators) {
    std::vector<std::string> pieces(1);
    for (const char c : text) {
        if (separators.find(c) == std::string::npos) {
            pieces.back() += c;
        } else {
            pieces.emplace_back();
        }
    }
    return pieces;
}

std::string square_name(const Man& man) {
    return square_name(man.x, man.y);
}

bool checked(const Board& board, char colour) {
    return std::any_of(board.men.begin(), board.men.end(), [&](const Man& man) {
        return man.colour == colour && man.kind == 'K' &&
               struck(board, man.x, man.y, other(colour));
    });
}

Board new_board() {
    return *board_of({"BR1,BH1,BB1,BQ1,BK1,BB2,BH2,BR2", "BP1,BP2,BP3,BP4,BP5,BP6,BP7,BP8",
                      ",,,,,,,", ",,,,,,,", ",,,,,,,", ",,,,,,,", "WP1,WP2,WP3,WP4,WP5,WP6,WP7,WP8",
                      "WR1,WH1,WB1,WQ1,WK1,WB2,WH2,WR2"});
}

std::optional<Board> board_of(const std::vector<std::string>& lines) {
    Board board;
    if (lines.size() != 8) {
        return std::nullopt;
    }
    for (int y = 0; y < 8; ++y) {
        const auto cells = cut(lines[static_cast<std::size_t>(y)], ",");
        if (cells.size() != 8) {
            return std::nullopt;
        }
        for (int x = 0; x < 8; ++x) {
            const std::string cell = strip(cells[static_cast<std::size_t>(x)]);
            if (cell.empty()) {
                continue;
            }
            const bool shaped = cell.size() >= 3 && (cell[0] == 'W' || cell[0] == 'B') &&
                                std::string("PRHBQK").find(cell[1]) != std::string::npos &&
                                cell.find_first_not_of("0123456789", 2) == std::string::npos;
            const auto start = shaped ? cell.find_first_not_of('0', 2) : std::string::npos;
            if (start == std::string::npos) {
                return std::nullopt;
            }
            board.men.push_back({cell[0], cell[1], cell.substr(start), x, y});
        }
    }
    return board;
}

std::optional<Board> moved(const Board& board, int fx, int fy, int tx, int ty, Report& report) {
    const int i = find(board, fx, fy);
    if (i < 0 || board.men[i].colour != board.turn || (fx == tx && fy == ty) ||
        is(board, tx, ty, board.turn, '*')) {
        return std::nullopt;
    }
    const Man man = board.men[i];
    const bool full = find(board, tx, ty) >= 0;
    const int dy = ty - fy;
    bool twice = false;
    bool passing = false;
    bool castling = false;
    if (man.kind == 'P') {
        const bool forwards = fx == tx && !full && dy == up(man.colour);
        twice = fx == tx && !full && dy == 2 * up(man.colour) && !man.moved &&
                fy == (man.colour == 'W' ? 6 : 1) && clear_between(board, fx, fy, tx, ty);
        passing =
            strikes(board, man, tx, ty) && !full && tx == board.passed_x && ty == board.passed_y;
        if (!forwards && !twice && !passing && !(full && strikes(board, man, tx, ty))) {
            return std::nullopt;
        }
    } else if (man.kind == 'K' && std::abs(tx - fx) == 2 && dy == 0) {
        castling = true;
        const int home = man.colour == 'W' ? 7 : 0;
        const int corner = tx > fx ? 7 : 0;
        const int rook = find(board, corner, home);
        if (man.moved || fx != 4 || fy != home || rook < 0 || board.men[rook].kind != 'R' ||
            board.men[rook].colour != man.colour || board.men[rook].moved ||
            !clear_between(board, fx, fy, corner, home) || checked(board, man.colour) ||
            struck(board, (fx + tx) / 2, home, other(man.colour))) {
            return std::nullopt;
        }
    } else if (!strikes(board, man, tx, ty)) {
        return std::nullopt;
    }
    Board next = board;
    report = {};
    report.name = name_of(man);
    report.kind = man.kind;
    remove_at(next, tx, ty, report);
    if (passing) {
        remove_at(next, tx, fy, report);
        report.capture.clear();
        report.passed = true;
    }
    Man& mover = next.men[find(next, fx, fy)];
    mover.x = tx;
    mover.y = ty;
    mover.moved = true;
    if (man.kind == 'P' && ty == (man.colour == 'W' ? 0 : 7)) {
        mover.index = next_queen(next, man.colour);
        mover.kind = 'Q';
        mover.used = false; // the pawn's used operation does not bind the queen
        report.promoted = true;
    }
    if (castling) {
        Man& rook = next.men[find(next, tx > fx ? 7 : 0, fy)];
        rook.x = (fx + tx) / 2;
        rook.moved = true;
        report.castled = true;
    }
    if (checked(next, man.colour)) {
        return std::nullopt;
    }
    pass_turn(next);
    if (twice) {
        next.passed_x = fx;
        next.passed_y = fy + up(man.colour);
    }
    return next;
}

std::optional<Board> operated(const Board& board, int fx, int fy,
                              std::optional<std::pair<int, int>> final, Report& report) {
    const int i = find(board, fx, fy);
    if (i < 0 || board.men[i].colour != board.turn) {
        return std::nullopt;
    }
    const Man man = board.men[i];
    const char enemy = other(man.colour);
    const bool odd = kings(board, 'W') != 1 || kings(board, 'B') != 1;
    const bool needs_final = man.kind == 'R' || man.kind == 'H';
    if (man.used || man.kind == 'K' || (needs_final && !final)) {
        return std::nullopt;
    }
    Board next = board;
    report = {};
    report.name = name_of(man);
    report.kind = man.kind;
    int tx = fx;
    int ty = fy;
    if (man.kind == 'P') {
        ty = fy - up(man.colour);
        if (!on_board(tx, ty) || find(board, tx, ty) >= 0 ||
            (final && *final != std::pair(tx, ty))) {
            return std::nullopt;
        }
    } else if (man.kind == 'R') {
        tx = final->first;
        ty = final->second;
        const int near_x = fx + sign(tx - fx);
        const int near_y = fy + sign(ty - fy);
        if ((tx != fx) == (ty != fy) || (near_x == tx && near_y == ty) ||
            !is(board, near_x, near_y, enemy, '*') || !is(board, tx, ty, enemy, '*') ||
            !clear_between(board, near_x, near_y, tx, ty)) {
            return std::nullopt;
        }
        remove_at(next, near_x, near_y, report);
        remove_at(next, tx, ty, report);
    } else if (man.kind == 'H') {
        tx = final->first;
        ty = final->second;
        const int ax = std::abs(tx - fx);
        const int ay = std::abs(ty - fy);
        for (const Man& near : board.men) {
            if (std::max(std::abs(near.x - fx), std::abs(near.y - fy)) == 1) {
                return std::nullopt;
            }
        }
        if (std::max(ax, ay) != 4 || std::min(ax, ay) % 4 != 0 ||
            is(board, tx, ty, man.colour, '*')) {
            return std::nullopt;
        }
        remove_at(next, tx, ty, report);
    } else if (man.kind == 'B') {
        for (int x = fx - 1; x <= fx + 1; ++x) {
            for (int y = fy - 1; y <= fy + 1; ++y) {
                if (is(next, x, y, enemy, 'P')) {
                    remove_at(next, x, y, report);
                }
            }
        }
    } else {
        if (kings(board, man.colour) != 1 || checked(board, man.colour)) {
            return std::nullopt;
        }
        const auto king = std::find_if(next.men.begin(), next.men.end(), [&](const Man& m) {
            return m.kind == 'K' && m.colour == man.colour;
        });
        tx = king->x;
        ty = king->y;
        if (final && *final != std::pair(tx, ty)) {
            return std::nullopt;
        }
        const int queen = find(next, fx, fy);
        king->x = fx;
        king->y = fy;
        king->moved = true;
        next.men[queen].x = tx;
        next.men[queen].y = ty;
    }
    if (report.king_taken && !odd) {
        return std::nullopt;
    }
    if (man.kind != 'Q') {
        Man& mover = next.men[find(next, fx, fy)];
        mover.x = tx;
        mover.y = ty;
        mover.moved = true;
        mover.used = man.kind != 'H';
    }
    if (checked(next, man.colour)) {
        return std::nullopt;
    }
    pass_turn(next);
    return next;
}

std::vector<std::string> plays(const Board& board) {
    std::vector<std::string> found;
    Report report;
    for (const Man& man : board.men) {
        const std::string from = square_name(man.x, man.y);
        for (int n = 0; n < 64; ++n) {
            if (moved(board, man.x, man.y, n % 8, n / 8, report)) {
                found.push_back("MP " + from + " " + square_name(n % 8, n / 8));
            }
            if ((man.kind == 'R' || man.kind == 'H') &&
                operated(board, man.x, man.y, std::pair(n % 8, n / 8), report)) {
                found.push_back("OS " + from + " " + square_name(n % 8, n / 8));
            }
        }
        if (operated(board, man.x, man.y, std::nullopt, report)) {
            found.push_back("OS " + from);
        }
    }
    std::sort(found.begin(), found.end());
    return found;
}

Board after(const Board& board, const std::string& play) {
    const auto words = cut(play, " ");
    const auto from = *square(words[1]);
    const auto to = words.size() > 2 ? square(words[2]) : std::nullopt;
    Report report;
    return words[0] == "MP" ? *moved(board, from.first, from.second, to->first, to->second, report)
                            : *operated(board, from.first, from.second, to, report);
}

long count(const Board& board, int depth) {
    if (depth == 0) {
        return 1;
    }
    long leaves = 0;
    for (const std::string& play : plays(board)) {
        leaves += count(after(board, play), depth - 1);
    }
    return leaves;
}

} // namespace tabuleiro::test::reference
