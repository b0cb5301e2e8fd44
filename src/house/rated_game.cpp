#include "house/rated_game.hpp"

#include <algorithm>

#include "house/catalogue.hpp"

namespace tabuleiro::house {

namespace {

using namespace std::chrono_literals;

bool is_calibrated(std::string_view game, int level) {
    const auto levels = calibrated_levels(game);
    return std::any_of(levels.begin(), levels.end(),
                       [&](const CalibratedLevel& known) { return known.level == level; });
}

Duration time_for_forty_moves(const TimeControl& control) {
    constexpr int moves = 40;
    switch (control.kind) {
    case TimeKind::None:
        return 0ms;
    case TimeKind::PerMove:
    case TimeKind::DaysPerMove:
        return moves * control.time;
    case TimeKind::MovesInTime:
        return moves * control.time / std::max(control.moves, 1) + moves * control.bonus;
    case TimeKind::Total:
    case TimeKind::Increment:
    case TimeKind::SimpleDelay:
    case TimeKind::Bronstein:
        break;
    }
    return control.time + moves * control.bonus;
}

} // namespace

bool counts_for_ratings(const Settings& settings, const ByPlayer<PlayedSeat>& seats,
                        bool has_result) {
    const auto& [first, second] = seats;
    if (!settings.rated || !has_result || !first.moved || !second.moved) {
        return false;
    }
    const auto plays = [&](const PlayedSeat& seat) {
        return !seat.person.empty() || is_calibrated(settings.game, seat.level);
    };
    return plays(first) && plays(second) && first.person != second.person;
}

std::string_view speed_of(const Settings& settings) {
    const auto& [first, second] = settings.match.time;
    const Duration time = std::max(time_for_forty_moves(first), time_for_forty_moves(second));
    return time == 0ms      ? "none"
           : time < 3min    ? "bullet"
           : time < 8min    ? "blitz"
           : time < 25min   ? "rapid"
           : time < 40 * 6h ? "classical"
                            : "days";
}

} // namespace tabuleiro::house
