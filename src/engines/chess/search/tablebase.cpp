#include "engines/chess/search/tablebase.hpp"

#include <algorithm>

#include "engines/chess/search/worker.hpp"

namespace tabuleiro::roque {
namespace {

// A position since the last capture or pawn move has occurred twice.
bool has_repeated(const PositionHistory& game) {
    const auto known =
        std::min(game.earlier.size(), static_cast<std::size_t>(game.position.quiet_plies()));
    std::vector<std::uint64_t> keys(game.earlier.end() - static_cast<std::ptrdiff_t>(known),
                                    game.earlier.end());
    keys.push_back(game.position.key());
    std::sort(keys.begin(), keys.end());
    return std::adjacent_find(keys.begin(), keys.end()) != keys.end();
}

} // namespace

Score tablebase_score(TablebaseResult result, bool fifty_moves, int ply) {
    switch (result) {
    case TablebaseResult::Win:
        return tablebase_win - ply;
    case TablebaseResult::Loss:
        return ply - tablebase_win;
    case TablebaseResult::CursedWin: // better than a plain draw
        return fifty_moves ? draw_score + 1 : tablebase_win - ply;
    case TablebaseResult::BlessedLoss:
        return fifty_moves ? draw_score - 1 : ply - tablebase_win;
    case TablebaseResult::Draw:
        break;
    }
    return draw_score;
}

TablebaseUse use_of(const Tablebase* tablebase, const TablebaseTerms& terms) {
    if (tablebase == nullptr) {
        return {};
    }
    return {tablebase, std::min(tablebase->most_pieces(), terms.most_pieces), terms};
}

int keep_best_moves(SearchRequest& request, TablebaseUse& use) {
    const Position& position = request.game.position;
    if (use.tablebase == nullptr || request.lines > 1 || has_castling_right(position) ||
        piece_count(position) > use.most_pieces) {
        return 0;
    }
    auto ranked = use.tablebase->rank(position, has_repeated(request.game), use.terms.fifty_moves);
    const auto looked_up = static_cast<int>(ranked.moves.size());
    const std::vector<Move>& wanted = request.search_moves;
    std::erase_if(ranked.moves, [&](const RankedMoves::Ranked& each) {
        return !wanted.empty() &&
               std::find(wanted.begin(), wanted.end(), each.move) == wanted.end();
    });
    if (ranked.moves.empty()) {
        return looked_up;
    }
    const int best = std::max_element(ranked.moves.begin(), ranked.moves.end(),
                                      [](const auto& a, const auto& b) { return a.rank < b.rank; })
                         ->rank;
    request.search_moves.clear();
    for (const auto& [move, rank] : ranked.moves) {
        if (rank == best) {
            request.search_moves.push_back(move);
        }
    }
    // What is left is to find the mate, or to make it hard for the opponent: the tables hide both.
    if (ranked.by_distance || best <= 0) {
        use.tablebase = nullptr;
    }
    return looked_up;
}

std::optional<Score> Worker::look_up(int ply, int depth) {
    const Position& position = node(ply).position;
    if (!tablebase_.covers(position, depth)) {
        return std::nullopt;
    }
    const auto result = tablebase_.tablebase->probe(position);
    if (!result) {
        return std::nullopt;
    }
    control_.tablebase_hits.fetch_add(1, std::memory_order_relaxed);
    return tablebase_score(*result, tablebase_.terms.fifty_moves, ply);
}

} // namespace tabuleiro::roque
