// Reads games from PGN text of any length, in blocks of any size, replaying every move.
//
//     PgnReader reader;
//     while (/* there is a block */) {
//         reader.feed(block);
//         while (const PgnEntry* entry = reader.next()) { ... }
//     }
//     reader.finish();
//     while (const PgnEntry* entry = reader.next()) { ... }
//
// It holds only one game and the text that was fed but not yet read, and does no I/O. A damaged
// game is returned with the fault and what came before it; the next game is found and read normally
// (docs/pgn.md says what counts as damage and what is only a remark).
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/error.hpp"
#include "games/chess/pgn.hpp"
#include "games/chess/pgn_scanner.hpp"
#include "games/chess/san.hpp"
#include "games/chess/written_move.hpp"

namespace tabuleiro::chess {

// How much of each game is kept; the rest is skipped without being replayed.
enum class PgnDetail : std::uint8_t {
    Moves,       // tags and the moves of the main line
    Annotations, // comments, NAGs and clocks of the main line too
    Everything,  // variations too
};

// The most that is kept of one game, more than any person writes; the rest is left out.
struct PgnLimits {
    std::size_t tags = 256;
    std::size_t comment_bytes = 64 << 10; // at one place
    std::size_t nags = 64;                // at one place
    std::size_t variations = 10'000;
};

struct PgnFault {
    std::size_t line = 0; // of the text, from 1
    Reason reason;

    Reason placed() const { return Reason("line {line}: {reason}", line, reason); }
    std::string text() const { return placed().text(); }
    friend bool operator==(const PgnFault&, const PgnFault&) = default;
};

// A game of a file, and how reading it went.
struct PgnEntry {
    PgnGame game;
    Position end;         // after the last move of the main line
    std::size_t line = 1; // where the game begins
    // Why the game could not be read to its end.
    std::optional<PgnFault> damage;
    // Faults of the text that do not affect the main line; the first few of them.
    std::vector<PgnFault> remarks;
    // The first thing that was left out because it exceeds the limits.
    std::optional<PgnFault> left_out;

    friend bool operator==(const PgnEntry&, const PgnEntry&) = default;
};

class PgnReader {
  public:
    // `parse_move` reads the words of the text that may be moves.
    explicit PgnReader(PgnDetail detail = PgnDetail::Everything, const PgnLimits& limits = {},
                       MoveParser parse_move = parse_san);
    PgnReader(const PgnReader&) = delete;
    PgnReader& operator=(const PgnReader&) = delete;

    // Requires: finish() was not called.
    void feed(std::string_view text) { scanner_.feed(text); }
    // There is no more text.
    void finish() { scanner_.finish(); }

    // The next game; none if its end has not been fed yet. It is valid until the next call.
    const PgnEntry* next();

  private:
    // Where a game's text has got to.
    enum class Stage : std::uint8_t { Tags, Moves, Over };

    // A line that is being read: the main line, or a variation inside the one before.
    struct Frame {
        PgnLine* line = nullptr;
        Position now;
        Position before; // the last move
        std::size_t text_line = 0;
        bool cut = false; // what follows an illegal move of a variation is left out
    };

    void start_entry();
    bool is_game() const;
    void handle(const PgnToken& token);
    void tag(const PgnToken& token);
    void start_moves(const PgnToken& token);
    Expected<Position> start_position() const;
    void word(const PgnToken& token);
    void other_word(const PgnToken& token, const Error& error);
    void finish_game(PgnResult result, std::size_t line);
    void close_without_result(const PgnToken& token);
    void comment(const PgnToken& token);
    void nag(const PgnToken& token);
    void add_nag(Nag nag, std::size_t line);
    void open_variation(const PgnToken& token);
    void close_variation(const PgnToken& token);
    void leave_variation();

    bool keeps_notes() const;
    bool in_variation() const { return frames_.size() > 1 || skipped_depth_ > 0; }
    PgnNote& note();
    void damage(std::size_t line, Reason reason);
    void remark(std::size_t line, Reason reason);
    void leave_out(std::size_t line, Reason reason);
    void cut_line(const PgnToken& token, Reason reason);

    PgnScanner scanner_;
    PgnDetail detail_;
    PgnLimits limits_;
    MoveParser parse_move_;
    Stage stage_ = Stage::Over;
    PgnEntry entry_;
    std::vector<Frame> frames_;
    std::size_t variations_ = 0;    // of the game, so far
    std::size_t skipped_depth_ = 0; // variations open inside the innermost frame that are skipped
    std::size_t skipped_line_ = 0;  // where the outermost of them began
};

// All games of a text.
std::vector<PgnEntry> read_pgn(std::string_view text, PgnDetail detail = PgnDetail::Everything);

} // namespace tabuleiro::chess
