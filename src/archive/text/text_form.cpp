#include "archive/text/text_form.hpp"

#include <chrono>
#include <vector>

#include "core/text.hpp"
#include "house/viewer.hpp"

namespace tabuleiro::archive {
namespace {

using namespace std::chrono;

std::string padded(std::int64_t number, std::size_t digits) {
    const std::string text = std::to_string(number);
    return text.size() < digits ? std::string(digits - text.size(), '0') + text : text;
}

// These would end a comment, a tag or a word, or begin an escape.
bool is_plain(char c) {
    return static_cast<unsigned char>(c) > ' ' && c != '=' && c != '[' && c != ']' && c != '{' &&
           c != '}' && c != '\x7F';
}

constexpr std::string_view hexadecimal = "0123456789ABCDEF";

// Takes the words of a stamp from the front.
std::optional<store::Event> take_stamp(std::vector<std::string_view>& parts) {
    if (parts.size() < 2) {
        return std::nullopt;
    }
    const auto number = parse_number<std::uint32_t>(parts[0]);
    const auto at = parse_time(parts[1]);
    const bool has_id = parts.size() > 2 && parts[2].starts_with('#');
    const auto id = from_word(has_id ? parts[2].substr(1) : "");
    if (!number || !at || !id || has_id == id->empty()) {
        return std::nullopt;
    }
    parts.erase(parts.begin(), parts.begin() + (has_id ? 3 : 2));
    store::Event event;
    event.number = *number;
    event.at = *at;
    event.command_id = *id;
    return event;
}

} // namespace

std::string time_text(store::WallTime time) {
    const sys_time<milliseconds> moment{milliseconds(time)};
    const auto day = floor<days>(moment);
    const year_month_day date{day};
    const hh_mm_ss clock{moment - day};
    return padded(static_cast<int>(date.year()), 4) + "-" +
           padded(static_cast<unsigned>(date.month()), 2) + "-" +
           padded(static_cast<unsigned>(date.day()), 2) + "T" + padded(clock.hours().count(), 2) +
           ":" + padded(clock.minutes().count(), 2) + ":" + padded(clock.seconds().count(), 2) +
           "." + padded(clock.subseconds().count(), 3) + "Z";
}

std::optional<store::WallTime> parse_time(std::string_view text) {
    constexpr std::string_view form = "dddd-dd-ddTdd:dd:dd.dddZ";
    if (text.size() != form.size()) {
        return std::nullopt;
    }
    for (std::size_t i = 0; i < form.size(); ++i) {
        if (form[i] == 'd' ? text[i] < '0' || text[i] > '9' : text[i] != form[i]) {
            return std::nullopt;
        }
    }
    const auto number = [&](std::size_t from, std::size_t digits) {
        return *parse_number<int>(text.substr(from, digits));
    };
    const year_month_day date{year(number(0, 4)), month(static_cast<unsigned>(number(5, 2))),
                              day(static_cast<unsigned>(number(8, 2)))};
    if (!date.ok() || number(11, 2) > 23 || number(14, 2) > 59 || number(17, 2) > 59) {
        return std::nullopt;
    }
    return sys_time<milliseconds>(sys_days(date) + hours(number(11, 2)) + minutes(number(14, 2)) +
                                  seconds(number(17, 2)) + milliseconds(number(20, 3)))
        .time_since_epoch()
        .count();
}

std::string as_word(std::string_view text) {
    std::string word;
    for (const char c : text) {
        if (is_plain(c)) {
            word += c;
        } else {
            const auto byte = static_cast<unsigned char>(c);
            word += '=';
            word += hexadecimal[byte / 16];
            word += hexadecimal[byte % 16];
        }
    }
    return word;
}

std::optional<std::string> from_word(std::string_view word) {
    std::string text;
    for (std::size_t i = 0; i < word.size(); ++i) {
        if (word[i] != '=') {
            text += word[i];
            continue;
        }
        if (i + 2 >= word.size()) {
            return std::nullopt;
        }
        const auto high = hexadecimal.find(word[i + 1]);
        const auto low = hexadecimal.find(word[i + 2]);
        if (high == std::string_view::npos || low == std::string_view::npos) {
            return std::nullopt;
        }
        text += static_cast<char>(high * 16 + low);
        i += 2;
    }
    return text;
}

std::string stamp_text(const store::Event& event) {
    return std::to_string(event.number) + " " + time_text(event.at) +
           (event.command_id.empty() ? "" : " #" + as_word(event.command_id));
}

std::optional<store::Event> parse_stamp(std::string_view text) {
    auto parts = words(text);
    auto event = take_stamp(parts);
    return parts.empty() ? event : std::nullopt;
}

std::string entry_text(const store::Event& event) {
    std::string text = stamp_text(event) + " ";
    text += event.seat ? house::name(*event.seat) : "house";
    text += " " + as_word(event.kind);
    if (!event.text.empty()) {
        text += " " + as_word(event.text);
    }
    return text;
}

std::optional<store::Event> parse_entry(std::string_view text) {
    auto parts = words(text);
    auto event = take_stamp(parts);
    if (!event || parts.size() < 2 || parts.size() > 3) {
        return std::nullopt;
    }
    event->seat = house::parse_player(parts[0]);
    const auto kind = from_word(parts[1]);
    const auto rest = from_word(parts.size() == 3 ? parts[2] : "");
    if ((!event->seat && parts[0] != "house") || !kind || !rest) {
        return std::nullopt;
    }
    event->kind = *kind;
    event->text = *rest;
    return event;
}

} // namespace tabuleiro::archive
