#include "protocol/uci/go_limits.hpp"

#include <algorithm>

#include "games/chess/coordinate.hpp"

namespace tabuleiro::uci {
namespace {

using roque::Milliseconds;

constexpr std::int64_t longest_time = std::int64_t{1} << 40; // thirty years

Milliseconds milliseconds(std::int64_t number) {
    return Milliseconds(std::clamp<std::int64_t>(number, 0, longest_time));
}

std::optional<int> count(std::optional<std::int64_t> number) {
    if (!number) {
        return std::nullopt;
    }
    return static_cast<int>(std::clamp<std::int64_t>(*number, 1, 1 << 20));
}

} // namespace

roque::SearchLimits limits_of(const Go& go, Player mover) {
    roque::SearchLimits limits;
    limits.depth = count(go.depth);
    limits.mate = count(go.mate);
    if (go.nodes) {
        limits.nodes = static_cast<std::uint64_t>(std::max<std::int64_t>(*go.nodes, 1));
    }
    if (go.move_time) {
        limits.move_time = milliseconds(std::max<std::int64_t>(*go.move_time, 1));
    }
    if (go.time[mover]) {
        limits.clock = roque::ClockTimes{
            milliseconds(*go.time[mover]), milliseconds(go.increment[mover].value_or(0)),
            go.moves_to_go.value_or(0) > 0 ? count(go.moves_to_go) : std::nullopt};
    }
    limits.pondering = go.ponder;
    limits.until_stopped = go.infinite || (!limits.clock && !limits.depth && !limits.nodes &&
                                           !limits.mate && !limits.move_time);
    return limits;
}

std::vector<chess::Move> search_moves_of(const Go& go, const chess::Position& position) {
    std::vector<chess::Move> moves;
    for (const std::string& text : go.search_moves) {
        const auto move = parse_coordinates(position, text);
        if (!move) {
            break;
        }
        moves.push_back(*move);
    }
    return moves;
}

} // namespace tabuleiro::uci
