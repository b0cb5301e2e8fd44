#include "engines/chess/book/opening_play.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "engines/chess/book/opening_book.hpp"
#include "engines/chess/strength.hpp"

namespace tabuleiro::roque {

namespace {

constexpr int opening_moves = 8;
constexpr int max_captured = 8; // captured pieces of either side; after more, the opening is over
constexpr int first_slip = 3;   // no slips before this move
constexpr std::uint64_t sound_nodes = 4000; // enough to see what a move gives away
constexpr int sound_lines = 24;

// What people do not do in an opening without a reason: king walks, and pawn pushes on the wings.
bool is_senseless(const Position& position, Move move) {
    if (position.in_check() || position.captured_by(move) || move.kind() == MoveKind::Castle) {
        return false;
    }
    const auto role = position.board().role_at(move.from());
    const int file = file_of(move.from());
    return role == Role::King || (role == Role::Pawn && (file < 2 || file > 4));
}

bool allows_mate(const Position& position, Move move) {
    Position next = position;
    next.play(move);
    return mating_move(next).has_value();
}

// Who never misses a mate in one does not fall for one this early either: a mate in four moves
// works only against beginners.
bool is_passable_slip(const Position& position, Move move, int elo) {
    return !is_senseless(position, move) &&
           (weakness_at(elo).sees_mate < 1 || !allows_mate(position, move));
}

// The variations that lose no more than the bound. Requires: at least one variation, the best
// first.
std::vector<VariationReport> sound(const std::vector<VariationReport>& lines, Score bound) {
    std::vector<VariationReport> kept;
    std::copy_if(
        lines.begin(), lines.end(), std::back_inserter(kept),
        [&](const VariationReport& line) { return lines.front().score - line.score <= bound; });
    return kept;
}

std::vector<VariationReport> all_lines(Engine& engine, const SearchRequest& request) {
    SearchRequest own = request;
    own.elo.reset();
    own.tapered = true; // as weakened play is
    own.lines = sound_lines;
    own.limits.nodes = sound_nodes;
    return engine.search(own).lines;
}

Move sound_move(Engine& engine, const SearchRequest& request, const OpeningManners& manners,
                Rng& rng) {
    Weakness careful;
    careful.typical_loss = manners.typical_loss;
    return weak_choice(sound(all_lines(engine, request), manners.max_loss), careful,
                       request.captured_on, rng);
}

} // namespace

bool is_opening(const Position& position) {
    constexpr int pieces = 32;
    return position.move_number() <= opening_moves &&
           count(position.board().occupied()) >= pieces - max_captured;
}

std::optional<Move> natural_move(Engine& engine, const SearchRequest& request) {
    assert(request.elo);
    const Position& position = request.game.position;
    if (!is_opening(position) || !position.has_legal_move()) {
        return engine.search(request).best;
    }
    const OpeningManners manners = opening_manners_at(*request.elo);
    Rng rng(request.seed);
    const double trust = std::pow(manners.keeps_to_book, position.move_number() - 1);
    const auto known = opening_book().draw(position, rng);
    if (known && rng.unit() < trust) {
        return known;
    }
    if (position.move_number() >= first_slip && rng.unit() < manners.slips) {
        const auto slip = engine.search(request).best;
        if (slip && is_passable_slip(position, *slip, *request.elo)) {
            return slip;
        }
    }
    return sound_move(engine, request, manners, rng);
}

} // namespace tabuleiro::roque
