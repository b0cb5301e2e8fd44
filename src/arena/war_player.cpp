#include "arena/war_player.hpp"

#include <algorithm>

#include "arena/thinking_time.hpp"
#include "games/wargame/placement.hpp"

namespace tabuleiro::arena {

using namespace wargame;

std::optional<Firing> WarPlayer::parse(std::string_view profile) {
    if (profile.size() == 2 && profile[0] == 'd' && profile[1] >= '1' && profile[1] <= '4') {
        return static_cast<Firing>(profile[1] - '0');
    }
    return std::nullopt;
}

tl::expected<void, Failed> WarPlayer::new_game(const WarGame::Position& start, const Limits&,
                                               std::uint64_t seed) {
    rng_ = Rng(seed);
    shooter_seed_ = rng_();
    fleet_ = place_uniformly(start.options().size, start.options().counts, rng_);
    shooter_.reset();
    return {};
}

// The next piece of the fleet that was thought out before the game.
std::optional<WarGame::Move> WarPlayer::next_placing(const WarGame::View& view) {
    const auto type = WarGame::next_type(view.options, view.own.board);
    for (int block = 0; type && fleet_ && block < view.options.size.blocks(); ++block) {
        const VariantId wanted = fleet_->matrix(block);
        if (wanted != empty_matrix && type_of(wanted) == *type &&
            view.own.board.matrix(block) == empty_matrix) {
            return Placing{static_cast<std::uint8_t>(block), wanted};
        }
    }
    return std::nullopt;
}

Answer<WarGame> WarPlayer::choose(const Turn<WarGame>& turn) {
    const WarGame::View& view = turn.view;
    Answer<WarGame> answer;
    std::optional<WarGame::Move> move;
    if (WarGame::next_type(view.options, view.own.board)) {
        move = next_placing(view);
    } else {
        if (!shooter_) {
            ShooterSetup setup;
            setup.firing = firing_;
            setup.size = view.options.size;
            setup.counts = view.options.counts;
            setup.seed = shooter_seed_;
            shooter_ = make_shooter(setup);
        }
        const auto cell = timed([&] { return shooter_->choose(view.other); }, answer.used);
        if (cell) {
            move = Shot{*cell};
        }
    }
    if (!turn.limits[turn.seat].timed()) {
        answer.used = Span::zero(); // nobody counts, and a record shall follow from its seed
    }
    const auto legal = WarGame::legal_moves(view);
    if (!move || std::find(legal.begin(), legal.end(), *move) == legal.end()) {
        // An opening placed part of the fleet otherwise: then anything that is legal.
        move = legal[static_cast<std::size_t>(rng_.below(legal.size()))];
    }
    answer.what = *move;
    return answer;
}

} // namespace tabuleiro::arena
