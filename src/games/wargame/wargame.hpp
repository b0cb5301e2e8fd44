// The War Game of two fleets (docs/rules/wargame.md), under the contract of core/game.hpp. Start
// reading here.
//
// Each player hides a fleet on a board of its own, the first all of its fleet and then the second,
// the largest piece first (R4, R5). Then they fire in turn (R7) and learn what they hit (R8); the
// first to sink everything wins (R9). Whose turn it is follows from the pieces placed and the shots
// fired, so a position holds nothing else.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/error.hpp"
#include "core/game.hpp"
#include "core/outcome.hpp"
#include "core/player.hpp"
#include "core/rng.hpp"
#include "games/wargame/board.hpp"
#include "games/wargame/knowledge.hpp"

namespace tabuleiro::wargame {

// A piece put into a block.
struct Placing {
    std::uint8_t block = 0;
    VariantId variant = lone_centre;

    friend constexpr bool operator==(const Placing&, const Placing&) = default;
};

struct Shot {
    Cell cell;

    friend constexpr bool operator==(const Shot&, const Shot&) = default;
};

struct WarGame {
    // R1, R2: both fleets are the same.
    struct Options {
        Size size;
        Counts counts{{1, 1, 1, 1}};

        friend bool operator==(const Options&, const Options&) = default;
    };

    // One player's fleet, and the shots at it.
    struct Fleet {
        Board board;
        CellSet shots;

        friend bool operator==(const Fleet&, const Fleet&) = default;
    };

    class Position {
      public:
        Position() = default;

        const Options& options() const { return options_; }
        const Fleet& fleet(Player player) const { return fleets_[player]; }

        friend bool operator==(const Position&, const Position&) = default;

      private:
        friend struct WarGame;
        Options options_;
        ByPlayer<Fleet> fleets_{Fleet{Board(Size{}), {}}, Fleet{Board(Size{}), {}}};
        std::uint64_t key_ = 0;
    };

    // What a seat may know: its own fleet and the shots at it, the answers to its own shots, and
    // how many pieces the other has placed.
    struct View {
        Player seat = Player::First;
        Player to_move = Player::First;
        Options options;
        Fleet own;
        Knowledge other;
        int other_placed = 0;

        friend bool operator==(const View&, const View&) = default;
    };

    using Move = std::variant<Placing, Shot>;
    using Moves = std::vector<Move>;
    enum class Rule : std::uint8_t { FleetSunk };

    static constexpr std::string_view id = "wargame";
    // Every piece of both fleets, then every cell of both boards.
    static constexpr std::optional<int> max_plies = 2 * (max_blocks / 2 + max_cells);

    static Expected<Position> start(const Options& options);
    // The text of a position includes its options.
    static void agree(const Position& position, Options& options) { options = position.options(); }
    static Player to_move(const Position& position);
    static Moves legal_moves(const View& view);
    static void play(Position& position, const Move& move);
    static std::optional<Outcome<Rule>> outcome(const Position& position);
    static View view(const Position& position, Player player);
    static Position sample(const View& view, Rng& rng);

    // A placing is type, variant and the block's top left cell, "4.2@D9"; a shot is its cell, "B8".
    static std::string format(const View& view, const Move& move);
    static Expected<Move> parse(const View& view, std::string_view text);
    // Size, counts, then the first and the second fleet, rows from the top: water - and, once fired
    // at, x; a piece's digit and, once hit, the letter of that number (a to h).
    static std::string write(const Position& position);
    static Expected<Position> read(std::string_view text);
    // Size, counts, the seat, its own fleet as in a position, what it knows of the other's (not
    // fired at ., water x, a piece's letter), and how many pieces the other has placed.
    static std::string write_view(const View& view);
    static Expected<View> read_view(std::string_view text);
    static std::string draw(const View& view);
    static std::string_view rule_name(Rule rule);

    static std::uint64_t key(const Position& position) { return position.key_; }
    static std::uint64_t key_from_scratch(const Position& position);
    static Reasons broken_invariants(const Position& position);

    // The type that must be placed next on a board, none if the fleet is complete (R5).
    static std::optional<int> next_type(const Options& options, const Board& board);

  private:
    // The position in which the other fleet is this one without what is not yet placed.
    static Position world_of(const View& view, const Board& complete);
};

// The placing that comes next on the way from the pieces placed so far to a whole fleet; none if
// there is no such way. Requires: the fleet has these options' counts.
std::optional<Placing> next_placing(const WarGame::Options& options, const Board& placed,
                                    const Board& fleet);

} // namespace tabuleiro::wargame
