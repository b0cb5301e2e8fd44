#include "server/records/history_query.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "core/text.hpp"
#include "house/game_type.hpp"
#include "house/rated_game.hpp"
#include "server/access/request_headers.hpp"
#include "server/people/asked.hpp"

namespace tabuleiro::server {

namespace {

constexpr std::array<std::string_view, 4> result_words{"won", "drawn", "lost", "none"};
constexpr std::size_t longest_opponent = 40;

std::string value_in(std::string_view query, std::string_view name) {
    return percent_decoded(query_value(query, name));
}

bool is_word_of(const std::string& value, std::span<const std::string_view> words) {
    return value.empty() || std::find(words.begin(), words.end(), value) != words.end();
}

// Changes nothing if the text is empty; false if it is no number.
bool read_time(const std::string& text, store::WallTime& time) {
    if (text.empty()) {
        return true;
    }
    const auto number = parse_number<store::WallTime>(text);
    time = number.value_or(0);
    return number.has_value();
}

std::optional<store::HistoryPlace> parse_place(std::string_view text) {
    const auto dot = text.find('.');
    if (dot == std::string_view::npos) {
        return std::nullopt;
    }
    const auto ended = parse_number<store::WallTime>(text.substr(0, dot));
    const auto number = parse_number<std::int64_t>(text.substr(dot + 1));
    return ended && number ? std::optional(store::HistoryPlace{*ended, *number}) : std::nullopt;
}

} // namespace

std::optional<HistoryQuery> parse_history_query(std::string_view query) {
    HistoryQuery parsed;
    store::HistoryFilter& filter = parsed.filter;
    filter.game = value_in(query, "game");
    filter.opponent = value_in(query, "opponent");
    filter.result = value_in(query, "result");
    filter.speed = value_in(query, "speed");
    const bool good = (filter.game.empty() || house::find_game(filter.game) != nullptr) &&
                      filter.opponent.size() <= longest_opponent &&
                      filter.opponent.find('\0') == std::string::npos &&
                      is_word_of(filter.result, result_words) &&
                      is_word_of(filter.speed, house::speeds) &&
                      read_time(value_in(query, "from"), filter.from) &&
                      read_time(value_in(query, "to"), parsed.after.ended);
    const std::string before = value_in(query, "before");
    if (!good) {
        return std::nullopt;
    }
    if (!before.empty()) {
        const auto place = parse_place(before);
        if (!place) {
            return std::nullopt;
        }
        if (place->ended < parsed.after.ended) {
            parsed.after = *place;
        }
    }
    return parsed;
}

std::string to_text(const store::HistoryPlace& place) {
    return std::to_string(place.ended) + "." + std::to_string(place.number);
}

} // namespace tabuleiro::server
