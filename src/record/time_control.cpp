#include "record/time_control.hpp"

#include <optional>

#include "core/text.hpp"

namespace tabuleiro {

namespace {

constexpr Duration longest{std::chrono::hours(24 * 30)};
constexpr int max_moves = 1000;

std::string seconds_text(Duration duration) {
    const auto milliseconds = duration.count();
    std::string text = std::to_string(milliseconds / 1000);
    if (milliseconds % 1000 != 0) {
        std::string decimals = std::to_string(1000 + milliseconds % 1000).substr(1);
        decimals.erase(decimals.find_last_not_of('0') + 1);
        text += '.';
        text += decimals;
    }
    return text;
}

// Seconds with up to three decimals, not negative and not absurd.
std::optional<Duration> parse_seconds(std::string_view text) {
    const auto dot = text.find('.');
    const auto whole = parse_number<std::uint32_t>(text.substr(0, dot));
    if (!whole) {
        return std::nullopt;
    }
    Duration duration = std::chrono::seconds(*whole);
    if (dot != std::string_view::npos) {
        std::string decimals(text.substr(dot + 1));
        if (decimals.empty() || decimals.size() > 3) {
            return std::nullopt;
        }
        decimals.resize(3, '0');
        const auto thousandths = parse_number<std::uint32_t>(decimals);
        if (!thousandths) {
            return std::nullopt;
        }
        duration += Duration(*thousandths);
    }
    return duration <= longest ? std::optional(duration) : std::nullopt;
}

TimeKind kind_of_sign(char sign) {
    switch (sign) {
    case 'd':
        return TimeKind::SimpleDelay;
    case 'b':
        return TimeKind::Bronstein;
    default:
        return TimeKind::Increment;
    }
}

// "180", "180+2", "180d5" or "180b5".
std::optional<TimeControl> parse_game_time(std::string_view text) {
    const auto sign = text.find_first_of("+db");
    const auto time = parse_seconds(text.substr(0, sign));
    if (!time) {
        return std::nullopt;
    }
    if (sign == std::string_view::npos) {
        return TimeControl{TimeKind::Total, *time, Duration(0), 0};
    }
    const auto bonus = parse_seconds(text.substr(sign + 1));
    if (!bonus) {
        return std::nullopt;
    }
    return TimeControl{kind_of_sign(text[sign]), *time, *bonus, 0};
}

std::optional<TimeControl> parse_period(std::string_view moves_text, std::string_view rest) {
    const auto moves = parse_number<int>(moves_text);
    const auto period = parse_game_time(rest);
    if (!moves || *moves < 1 || *moves > max_moves || !period ||
        (period->kind != TimeKind::Total && period->kind != TimeKind::Increment)) {
        return std::nullopt;
    }
    return TimeControl{TimeKind::MovesInTime, period->time, period->bonus, *moves};
}

std::optional<TimeControl> parse_any(std::string_view text) {
    if (text == "none") {
        return TimeControl{};
    }
    const auto slash = text.find('/');
    if (slash == std::string_view::npos) {
        return parse_game_time(text);
    }
    const std::string_view rest = text.substr(slash + 1);
    if (rest != "move") {
        return parse_period(text.substr(0, slash), rest);
    }
    const auto time = parse_seconds(text.substr(0, slash));
    return time ? std::optional(TimeControl{TimeKind::PerMove, *time, Duration(0), 0})
                : std::nullopt;
}

} // namespace

std::string to_text(const TimeControl& control) {
    std::string time = seconds_text(control.time);
    const std::string bonus = seconds_text(control.bonus);
    switch (control.kind) {
    case TimeKind::None:
        return "none";
    case TimeKind::Total:
        return time;
    case TimeKind::Increment:
        return time + "+" + bonus;
    case TimeKind::SimpleDelay:
        return time + "d" + bonus;
    case TimeKind::Bronstein:
        return time + "b" + bonus;
    case TimeKind::PerMove:
        return time + "/move";
    case TimeKind::MovesInTime:
    case TimeKind::DaysPerMove:
        break;
    }
    const std::string period = std::to_string(control.moves) + "/" + time;
    return control.bonus == Duration(0) ? period : period + "+" + bonus;
}

Expected<TimeControl> parse_time_control(std::string_view text) {
    const auto control = parse_any(text);
    if (!control) {
        return fail(
            "A time control is none, 300, 180+2, 180d5, 180b5, 30/move or 40/5400+30, in seconds.");
    }
    if (control->kind != TimeKind::None && control->time == Duration(0) &&
        control->kind != TimeKind::Increment && control->kind != TimeKind::SimpleDelay) {
        return fail("A clock with no time at all cannot be played with.");
    }
    return *control;
}

} // namespace tabuleiro
