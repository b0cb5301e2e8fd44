#include "protocol/cecp/clock.hpp"

#include <algorithm>
#include <cstdint>

#include "core/text.hpp"

namespace tabuleiro::cecp {

namespace {

using roque::Milliseconds;

constexpr std::int64_t longest = std::int64_t{1} << 40;

// Seconds, whole or with a fraction, as milliseconds.
std::optional<Milliseconds> parse_seconds(std::string_view text) {
    const auto point = text.find('.');
    const auto whole = point == 0 ? std::optional<std::int64_t>(0)
                                  : parse_number<std::int64_t>(text.substr(0, point));
    if (!whole || *whole < 0 || *whole > longest / 1000) {
        return std::nullopt;
    }
    std::int64_t thousandths = 0;
    if (point != std::string_view::npos) {
        std::int64_t scale = 100;
        for (const char c : text.substr(point + 1)) {
            if (c < '0' || c > '9') {
                return std::nullopt;
            }
            thousandths += (c - '0') * scale;
            scale /= 10;
        }
    }
    return Milliseconds(*whole * 1000 + thousandths);
}

// Minutes, or minutes and seconds.
std::optional<Milliseconds> parse_base(std::string_view text) {
    const auto colon = text.find(':');
    const auto minutes = parse_seconds(text.substr(0, colon)); // a fraction is understood too
    if (!minutes || minutes->count() > longest / 60) {
        return std::nullopt;
    }
    if (colon == std::string_view::npos) {
        return *minutes * 60;
    }
    const auto seconds = parse_seconds(text.substr(colon + 1));
    return seconds ? std::optional(*minutes * 60 + *seconds) : std::nullopt;
}

std::optional<Milliseconds> parse_centiseconds(std::string_view text) {
    const auto number = parse_number<std::int64_t>(text);
    if (!number || *number > longest / 10) {
        return std::nullopt;
    }
    return Milliseconds(std::max<std::int64_t>(*number, 0) * 10);
}

} // namespace

bool Clock::set_level(const std::vector<std::string_view>& words, int moves_made) {
    if (words.size() != 3) {
        return false;
    }
    const auto moves = parse_number<int>(words[0]);
    const auto base = parse_base(words[1]);
    const auto increment = parse_seconds(words[2]);
    if (!moves || *moves < 0 || !base || !increment) {
        return false;
    }
    moves_per_control_ = *moves;
    counted_from_ = moves_made;
    base_ = *base;
    increment_ = *increment;
    own_.reset();
    per_move_.reset();
    return true;
}

bool Clock::set_seconds(std::string_view text) {
    const auto seconds = parse_seconds(text);
    if (!seconds) {
        return false;
    }
    per_move_ = *seconds;
    return true;
}

bool Clock::set_depth(std::string_view text) {
    const auto depth = parse_number<int>(text);
    if (!depth || *depth < 0) {
        return false;
    }
    depth_ = *depth == 0 ? std::nullopt : depth;
    return true;
}

bool Clock::set_rate(std::string_view text) {
    const auto rate = parse_number<std::int64_t>(text);
    if (!rate) {
        return false;
    }
    rate_ = *rate > 0 ? std::optional(static_cast<std::uint64_t>(*rate)) : std::nullopt;
    return true;
}

bool Clock::set_own_time(std::string_view text) {
    const auto time = parse_centiseconds(text);
    if (!time) {
        return false;
    }
    own_ = *time;
    return true;
}

bool Clock::set_other_time(std::string_view text) {
    return parse_centiseconds(text).has_value();
}

void Clock::spend(Milliseconds used, int moves_made) {
    own_ = std::max(own_.value_or(base_) - used, Milliseconds(0)) + increment_;
    if (moves_per_control_ > 0 && moves_counted(moves_made) % moves_per_control_ == 0) {
        *own_ += base_;
    }
}

void Clock::start_anew() {
    own_.reset();
    count_anew();
    depth_.reset();
    rate_.reset();
}

roque::Limits Clock::limits(int moves_made) const {
    roque::Limits limits;
    limits.depth = depth_;
    if (per_move_) {
        limits.move_time = std::max(*per_move_, Milliseconds(1));
    } else {
        roque::ClockTimes clock;
        clock.remaining = own_.value_or(base_);
        clock.increment = increment_;
        if (moves_per_control_ > 0) {
            clock.moves_to_go = moves_per_control_ - moves_counted(moves_made) % moves_per_control_;
        }
        limits.clock = clock;
    }
    if (rate_) {
        // Time is counted in nodes: what would be thought for so long, at that rate.
        const Milliseconds time =
            limits.move_time
                ? *limits.move_time
                : limits.clock->remaining / std::min(limits.clock->moves_to_go.value_or(30), 30) +
                      limits.clock->increment / 2;
        const auto count = static_cast<std::uint64_t>(std::max<std::int64_t>(time.count(), 1));
        limits.nodes = std::max<std::uint64_t>(*rate_ * count / 1000, 1);
        limits.move_time.reset();
        limits.clock.reset();
    }
    return limits;
}

} // namespace tabuleiro::cecp
