#include "house/work/game_job.hpp"

#include <algorithm>

#include "house/opening.hpp"

namespace tabuleiro::house {

bool is_program_hash(std::string_view text) {
    constexpr std::size_t digits = 64;
    return text.size() == digits && std::all_of(text.begin(), text.end(), [](char c) {
               return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
           });
}

Expected<PlayedTable> play_again(std::string id, const Settings& settings,
                                 std::span<const std::string> opening, const TimedMoves& moves,
                                 WallTime opened) {
    auto table = Table::open(std::move(id), settings, opened);
    if (!table) {
        return tl::unexpected(table.error());
    }
    auto begun = play_opening(*table, opening, opened);
    if (!begun) {
        return tl::unexpected(begun.error());
    }
    PlayedTable played{*std::move(table), *std::move(begun)};
    WallTime at = opened;
    for (const TimedMove& move : moves) {
        at += move.time;
        if (!played.table.turn() || played.table.phase() != Phase::Playing ||
            played.table.due(at)) {
            return fail("The game was over before the move {move}.", move.move);
        }
        auto event = play_for_turn(played.table, move.move, at);
        if (!event) {
            return tl::unexpected(event.error());
        }
        played.events.push_back(*std::move(event));
    }
    for (Event& event : played.events) {
        event.moves.reset(); // only its text is stored
    }
    return played;
}

} // namespace tabuleiro::house
