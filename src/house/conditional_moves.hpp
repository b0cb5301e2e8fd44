// Replies that a player of a slow game has prepared: "if the opponent plays this, I play that", in
// lines of any length. The house answers at once when the opponent plays the expected move.
//
// They are a secret of their seat, and no part of the table: what follows from them are moves like
// any others, so a table that is read back from its events is the same without them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "house/refusal.hpp"
#include "house/table.hpp"

namespace tabuleiro::house {

struct ConditionalMoves {
    // Moves of both players in turn, as the game writes them. Of several lines that fit, the first
    // counts.
    using Line = std::vector<std::string>;

    // For which position they were made.
    int position_version = 0;
    int plies = 0;
    std::vector<Line> lines{};

    friend bool operator==(const ConditionalMoves&, const ConditionalMoves&) = default;
};

// What a client asks for: {"at": position_version, "lines": [["e7e5", "g1f3"]]}. Refuses with
// "malformed".
[[nodiscard]] Allowed<ConditionalMoves> parse_conditional_moves(std::string_view text);
// The same form.
std::string to_message(const ConditionalMoves& moves);
// The lines alone, as they are stored: one per line of text, blanks between moves.
std::string lines_text(const ConditionalMoves& moves);
std::vector<ConditionalMoves::Line> parse_lines(std::string_view text);

// What is to be kept for the seat: the moves as the game writes them. Refuses what does not fit the
// table as it is: "over", "may-not", "turn", "too-late", "move".
[[nodiscard]] Allowed<ConditionalMoves> checked_conditional_moves(const Table& table, Player seat,
                                                                  const ConditionalMoves& asked);

// What is left of them now: the lines that begin with what was played since, without that. None if
// a move was taken back since.
ConditionalMoves still_fitting(const Table& table, const ConditionalMoves& moves);

// What the seat plays now, if it is its turn.
std::optional<std::string> conditional_reply(const Table& table, Player seat,
                                             const ConditionalMoves& moves);

} // namespace tabuleiro::house
