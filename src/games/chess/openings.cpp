#include "games/chess/openings.hpp"

#include <cassert>
#include <unordered_map>

#include "core/text.hpp"
#include "games/chess/chess960.hpp"
#include "games/chess/san.hpp"

namespace tabuleiro::chess {
namespace {

struct Named {
    Position position;
    const Opening* opening;
};
using Names = std::unordered_multimap<std::uint64_t, Named>;

Names play_all_lines() {
    Names names;
    const auto start = chess960_start(standard_start);
    assert(start);
    for (const Opening& opening : openings()) {
        Position position = *start;
        for (const std::string_view text : words(opening.moves)) {
            const auto move = parse_san(position, text);
            assert(move); // a test plays every line
            position.play(*move);
        }
        names.emplace(position.key(), Named{position, &opening});
    }
    return names;
}

} // namespace

const Opening* opening_at(const Position& position) {
    static const Names names = play_all_lines();
    const auto [begin, end] = names.equal_range(position.key());
    for (auto named = begin; named != end; ++named) {
        if (named->second.position.repeats(position)) { // as the rules compare positions
            return named->second.opening;
        }
    }
    return nullptr;
}

std::optional<NamedOpening> opening_of(const Position& start, std::span<const Move> moves) {
    std::optional<NamedOpening> found;
    Position position = start;
    for (std::size_t ply = 0; ply < moves.size(); ++ply) {
        position.play(moves[ply]);
        if (const Opening* opening = opening_at(position)) {
            found = NamedOpening{opening, ply + 1};
        }
    }
    return found;
}

} // namespace tabuleiro::chess
