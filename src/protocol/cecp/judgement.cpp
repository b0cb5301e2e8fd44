#include "protocol/cecp/judgement.hpp"

#include <cstdlib>

#include "engines/chess/strength.hpp"

namespace tabuleiro::cecp {
namespace {

using namespace roque;

constexpr int resign_after = 3; // moves in a row with a lost score
constexpr Score level_score = 12;
constexpr int level_offer_every = 8; // moves in a row with a level score
constexpr int offer_from_ply = 90;

// For an offer of the opponent.
constexpr Score worse = -30;
constexpr Score even = 15;
constexpr int accept_from_ply = 80;

} // namespace

bool Judgement::resigns(Score score, const roque::Options& options) {
    losing_moves_ = score <= -options.value(OptionId::ResignScore) ? losing_moves_ + 1 : 0;
    const bool strong = !options.elo() || *options.elo() >= resigning_elo;
    return strong && options.is_on(OptionId::Resign) && losing_moves_ >= resign_after;
}

bool Judgement::offers_draw(Score score, int plies, const roque::Options& options) {
    level_moves_ = std::abs(score) <= level_score ? level_moves_ + 1 : 0;
    return options.is_on(OptionId::DrawOffers) && plies >= offer_from_ply && level_moves_ > 0 &&
           level_moves_ % level_offer_every == 0;
}

bool Judgement::accepts_draw(int plies) const {
    return score_ && (*score_ <= worse || (std::abs(*score_) <= even && plies >= accept_from_ply));
}

} // namespace tabuleiro::cecp
