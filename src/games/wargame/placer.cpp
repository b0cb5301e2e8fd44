#include "games/wargame/placer.hpp"

#include "games/wargame/placement.hpp"
#include "games/wargame/worlds.hpp"

namespace tabuleiro::wargame {

namespace {

// Whether every piece of the board is in the plan.
bool follows(const Board& board, const Board& plan) {
    if (board.size() != plan.size()) {
        return false;
    }
    for (int block = 0; block < board.size().blocks(); ++block) {
        const VariantId id = board.matrix(block);
        if (id != empty_matrix && id != plan.matrix(block)) {
            return false;
        }
    }
    return true;
}

// A whole fleet around the pieces placed so far, drawn as for a shooter who has sunk exactly these.
Board completed(const WarGame::Options& options, const Board& board, Rng& rng) {
    Knowledge knowledge(options.size, options.counts);
    for (int index = 0; index < options.size.cells(); ++index) {
        const Cell cell = options.size.cell(index);
        if (const int type = board.at(cell); type != 0) {
            knowledge.learn(cell, type);
        }
    }
    return board_of(options.size, draw_world(grid_of(options.size), knowledge, rng));
}

} // namespace

Placing Placer::next(const WarGame::View& view, Rng& rng) {
    const Board& board = view.own.board;
    if (!plan_ && board.occupied().none()) {
        plan_ = place_uniformly(view.options.size, view.options.counts, rng);
    }
    if (!plan_ || !follows(board, *plan_)) { // someone else began
        plan_ = completed(view.options, board, rng);
    }
    const int type = *WarGame::next_type(view.options, board);
    int block = 0;
    while (type_of(plan_->matrix(block)) != type || board.matrix(block) != empty_matrix) {
        ++block;
    }
    return {static_cast<std::uint8_t>(block), plan_->matrix(block)};
}

} // namespace tabuleiro::wargame
