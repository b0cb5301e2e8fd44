#include "house/pause.hpp"

#include <algorithm>
#include <array>

#include "core/rng.hpp"
#include "record/thinking_time.hpp"

namespace tabuleiro::house {

namespace {

struct Range {
    Duration least;
    Duration most;
};
// By ease.
constexpr std::array<Range, 3> ranges{{
    {Duration(300), Duration(800)},
    {Duration(800), Duration(2200)},
    {Duration(1600), Duration(4000)},
}};
constexpr Duration short_of_time{15'000};
constexpr int share_of_move = 3; // of the time for a move; thinking has the rest

} // namespace

Duration longest_pause(const Clock& clock, Player seat, Duration now) {
    const Duration most = ranges.back().most;
    const auto left = clock.left(seat, now);
    if (!left) {
        return most;
    }
    const TimeControl& control = clock.control(seat);
    if (control.kind != TimeKind::PerMove && *left < short_of_time) {
        return Duration(0);
    }
    const Duration a_move = thinking_time(control, *left, clock.moves_to_control(seat));
    return std::min(most, a_move / share_of_move);
}

Duration pause_before(Ease ease, std::uint64_t seed, Duration longest) {
    const Range& range = ranges[static_cast<std::size_t>(ease)];
    const auto span = static_cast<std::uint64_t>((range.most - range.least).count());
    Rng rng(seed);
    return std::min(range.least + Duration(static_cast<Duration::rep>(rng.below(span))), longest);
}

} // namespace tabuleiro::house
