// The protocol as a state machine: a line goes in, its answer comes out as text. It reads nothing
// and writes nothing; files are behind Storage, the computer player behind ChoosePlay.
#pragma once

#include <functional>
#include <string>

#include "games/xadrez/text.hpp"
#include "protocol/xadrez/club.hpp"
#include "protocol/xadrez/instruction.hpp"

namespace tabuleiro::xadrez {

enum class WhiteSeat : std::uint8_t { FirstNamed, SecondNamed };
enum class ShowTurn : std::uint8_t { No, Yes };
enum class TellOperationCheck : std::uint8_t { No, Yes };

// What the program's switches select.
struct Switches {
    WhiteSeat white = WhiteSeat::FirstNamed;
    ShowTurn show_turn = ShowTurn::No;
    RowWidth row_width = RowWidth::Cut;
    TellOperationCheck operation_check = TellOperationCheck::No;
    Options rules{};
};

// Where G and L keep their files, by name.
class Storage {
  public:
    virtual ~Storage() = default;
    // Either everything is saved, or nothing has changed.
    virtual Expected<void> save(const std::string& name, std::string_view contents) = 0;
    virtual Expected<std::string> load(const std::string& name) = 0;
};

// Picks a legal play for the player to move, at a level from 1 to 8. The position may be one that
// the rules consider finished (a mate that was set up, R26), but has a legal play.
using ChoosePlay = std::function<Move(const Position&, int level)>;

// Where an answer is written, line by line.
class Reply {
  public:
    explicit Reply(std::string& out) : out_(out) {}

    template <class... Parts>
    void say(const Parts&... parts) {
        (out_.append(parts), ...);
        out_.push_back('\n');
    }
    void say_lines(std::string_view lines) { out_.append(lines); }

  private:
    std::string& out_;
};

class Conversation {
  public:
    // Requires: the storage outlives it. Without a computer player XA is not an instruction.
    Conversation(const Switches& switches, Storage& storage, ChoosePlay choose = {});

    // Adds the answer to a line, which is given without its '\n'.
    void line(std::string_view line, std::string& out);
    // Adds the answer to the end of the input: a board may be incomplete.
    void end(std::string& out);
    // A blank line has ended it; further lines are not read.
    bool is_over() const { return over_; }

    const Club& club() const { return club_; }

  private:
    // An IJ Continuação whose board is incomplete so far (P4).
    struct Board {
        std::string first;
        std::string second;
        std::array<std::optional<NamedPiece>, 64> cells{};
        std::size_t rows = 0;
        bool sound = true;
    };

    void board_line(std::string_view line, Reply& reply);

    void answer(const RegisterPlayer& instruction, Reply& reply);
    void answer(const ListPlayers& instruction, Reply& reply) const;
    void answer(const StartNewGame& instruction, Reply& reply);
    void answer(const ContinueGame& instruction, Reply& reply);
    void answer(const MovePiece& instruction, Reply& reply);
    void answer(const Operate& instruction, Reply& reply);
    void answer(const ShowGame& instruction, Reply& reply) const;
    void answer(const Resign& instruction, Reply& reply);
    void answer(const Save& instruction, Reply& reply);
    void answer(const Load& instruction, Reply& reply);
    void answer(const ListPlays& instruction, Reply& reply) const;
    void answer(const AskComputer& instruction, Reply& reply);

    void start(std::string_view first, std::string_view second, const Setup& setup, Reply& reply);
    const std::string& seat_name(Player player) const;
    // Why the player may not play now, the first reason in order (P3).
    std::optional<std::string_view> turn_failure(std::string_view name) const;
    // Requires: a legal play.
    void perform(const Move& move, Reply& reply);

    Switches switches_;
    Storage& storage_;
    ChoosePlay choose_;
    Club club_;
    std::optional<Board> board_;
    bool over_ = false;
};

} // namespace tabuleiro::xadrez
