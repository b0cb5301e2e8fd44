// A second, slow and simple implementation of xadrez to compare the real one with: a list of pieces
// instead of sets of squares, every question answered by looking at all of them, and nothing shared
// with the code under test. Rules and protocol in one, from the text of the rules alone.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tabuleiro::test::reference {

struct Switches {
    bool second_is_white = false;
    bool show_turn = false;
    bool full_width = false;
    bool complete_mate = false;
    bool stalemate_goes_on = false;
    bool tell_check_of_operation = false;
};

struct Man {
    char colour;
    char kind;
    std::string index;
    int x;
    int y;
    bool moved = false;
    bool used = false;
};

struct Board {
    std::vector<Man> men;
    char turn = 'W';
    int passed_x = -1; // the square stepped over in the last play
    int passed_y = -1;
};

// What a play did.
struct Report {
    std::string capture; // the name of the one piece taken by a move
    bool promoted = false;
    bool castled = false;
    bool passed = false;
    bool king_taken = false;
    int taken = 0;
    std::string name; // of the piece that played
    char kind = ' ';
};

std::string name_of(const Man& man);
std::string square_name(const Man& man);
std::optional<std::pair<int, int>> square(const std::string& text);
// The index in the list of the piece on a square, or -1.
int find(const Board& board, int x, int y);
std::vector<std::string> cut(const std::string& text, const std::string& separators);

Board new_board();
// Rows of a board as the protocol has them, if they are eight rows of eight cells.
std::optional<Board> board_of(const std::vector<std::string>& lines);

// The board after an ordinary move, or an operation without or with final square, if it is legal.
std::optional<Board> moved(const Board& board, int fx, int fy, int tx, int ty, Report& report);
std::optional<Board> operated(const Board& board, int fx, int fy,
                              std::optional<std::pair<int, int>> final, Report& report);
bool checked(const Board& board, char colour);

// "MP E7 E5", "OS C8": every legal play, sorted.
std::vector<std::string> plays(const Board& board);
Board after(const Board& board, const std::string& play);
long count(const Board& board, int depth);

// A whole conversation, and what it answers. Files are kept in memory.
class Conversation {
  public:
    explicit Conversation(Switches switches) : switches_(switches) {}
    std::string answer(const std::string& input);

    // For making up conversations: the running game, if there is one.
    const std::optional<Board>& board() const { return state_.board; }
    const std::string& turn_name() const;

  private:
    struct Record {
        long wins = 0;
        long draws = 0;
        long losses = 0;
    };
    struct State {
        std::map<std::string, Record> players;
        std::optional<Board> board;
        std::string white;
        std::string black;
    };

    std::string instruction(const std::vector<std::string>& words);
    std::string start(const std::string& type, const std::string& a, const std::string& b,
                      const std::optional<Board>& board);
    std::string move(const std::vector<std::string>& words);
    std::string operate(const std::vector<std::string>& words);
    std::string draw() const;
    std::string resign(std::vector<std::string> names);
    std::string list() const;
    std::string not_his_turn(const std::string& name) const;
    // Whether the player to move is mated or has no play at all.
    bool lost(const Board& board) const;
    void finish(const std::string& winner, const std::string& loser);

    Switches switches_;
    State state_;
    std::map<std::string, State> files_;
};

} // namespace tabuleiro::test::reference
