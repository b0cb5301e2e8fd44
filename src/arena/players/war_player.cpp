#include "arena/players/war_player.hpp"

#include "arena/players/thinking_time.hpp"

namespace tabuleiro::arena {

using namespace wargame;

std::optional<Firing> WarPlayer::parse(std::string_view profile) {
    if (profile.size() == 2 && profile[0] == 'd' && profile[1] >= '1' && profile[1] <= '4') {
        return static_cast<Firing>(profile[1] - '0');
    }
    return std::nullopt;
}

tl::expected<void, Failed> WarPlayer::new_game(const WarGame::Position&, const Limits&,
                                               std::uint64_t seed) {
    Rng rng(seed);
    shooter_seed_ = rng();
    house_.emplace(brisk_effort, rng());
    shooter_.reset();
    return {};
}

WarGame::Move WarPlayer::decide(const WarGame::View& view) {
    if (firing_ == Firing::D4 || WarGame::next_type(view.options, view.own.board)) {
        return house_->choose(view);
    }
    if (!shooter_) {
        ShooterSetup setup;
        setup.firing = firing_;
        setup.size = view.options.size;
        setup.counts = view.options.counts;
        setup.seed = shooter_seed_;
        shooter_ = make_shooter(setup);
    }
    const auto cell = shooter_->choose(view.other);
    return cell ? WarGame::Move(Shot{*cell}) : WarGame::legal_moves(view).front();
}

Answer<WarGame> WarPlayer::choose(const Turn<WarGame>& turn) {
    Answer<WarGame> answer;
    answer.what = timed(
        turn, [&] { return decide(turn.view); }, answer.used);
    return answer;
}

} // namespace tabuleiro::arena
