#include "bridge/house/table_state.hpp"

#include <algorithm>

#include "core/text.hpp"

namespace tabuleiro::bridge {

using nlohmann::json;

namespace {

std::optional<Duration> duration_in(const json& object, const char* name) {
    const auto number = number_in(object, name);
    return number ? std::optional(Duration(*number)) : std::nullopt;
}

} // namespace

std::string_view name(Player player) {
    return player == Player::First ? "first" : "second";
}

std::optional<Player> player_in(const json& word) {
    for (const Player player : players) {
        if (word == name(player)) {
            return player;
        }
    }
    return std::nullopt;
}

const json& field(const json& object, const char* name) {
    static const json none;
    if (!object.is_object()) {
        return none;
    }
    const auto found = object.find(name);
    return found == object.end() ? none : *found;
}

std::string text_in(const json& object, const char* name) {
    const json& text = field(object, name);
    return text.is_string() ? text.get<std::string>() : "";
}

std::optional<std::int64_t> number_in(const json& object, const char* name) {
    const json& number = field(object, name);
    return number.is_number_integer() ? std::optional(number.get<std::int64_t>()) : std::nullopt;
}

std::string name_in(const json& object, const char* name) {
    const std::string text = quoted_letters(text_in(object, name));
    return text.size() > 2 ? text.substr(1, text.size() - 2) : "somebody";
}

bool TableState::apply(const json& message) {
    if (!number_in(message, "version")) {
        return false;
    }
    if (message.contains("table")) { // the whole state
        fields_ = json::object();
        moves_.clear();
    }
    for (const auto& [key, value] : message.items()) {
        if (key != "history") {
            fields_[key] = value;
        }
    }
    const json& history = field(message, "history");
    const json& played = field(history, "moves");
    const auto from = number_in(history, "from");
    if (played.is_array() && from && *from >= 0) {
        moves_.resize(std::min(moves_.size(), static_cast<std::size_t>(*from)));
        moves_.insert(moves_.end(), played.begin(), played.end());
    }
    return true;
}

std::vector<WrittenOption> TableState::options() const {
    std::vector<WrittenOption> written;
    const json& options = field(fields_, "options");
    if (options.is_object()) {
        for (const auto& [key, value] : options.items()) {
            written.emplace_back(key, value.is_string() ? value.get<std::string>() : value.dump());
        }
    }
    return written;
}

std::optional<std::string> TableState::start() const {
    const json& start = field(fields_, "start");
    return start.is_string() ? std::optional(start.get<std::string>()) : std::nullopt;
}

std::string TableState::name_of(Player player) const {
    const json& seat = field(field(fields_, "seats"), name(player).data());
    if (const auto level = number_in(seat, "level")) {
        return "level " + std::to_string(*level);
    }
    return name_in(seat);
}

bool TableState::may_move() const {
    const json& choices = field(fields_, "choices");
    return !result() && seat() && player_in(field(fields_, "turn")) == seat() &&
           choices.is_array() && !choices.empty();
}

std::vector<SeenMove> TableState::moves() const {
    std::vector<SeenMove> seen;
    for (const json& move : moves_) {
        seen.push_back(
            {player_in(field(move, "by")), text_in(move, "text"), text_in(move, "note")});
    }
    return seen;
}

std::optional<SeenClocks> TableState::clocks() const {
    const json& clocks = field(fields_, "clocks");
    if (!clocks.is_object()) {
        return std::nullopt;
    }
    SeenClocks seen;
    for (const Player player : players) {
        const json& one = field(clocks, name(player).data());
        seen.of[player].left = duration_in(one, "left");
        if (const auto moves = number_in(one, "moves")) {
            seen.of[player].moves_to_control =
                static_cast<int>(std::clamp<std::int64_t>(*moves, 0, 1'000'000));
        }
    }
    seen.running = player_in(field(clocks, "running"));
    seen.delay = duration_in(clocks, "delay").value_or(Duration(0));
    return seen;
}

std::optional<ByPlayer<TimeControl>> TableState::time() const {
    ByPlayer<TimeControl> controls;
    for (const Player player : players) {
        const auto control =
            parse_time_control(text_in(field(fields_, "time"), name(player).data()));
        if (!control) {
            return std::nullopt;
        }
        controls[player] = *control;
    }
    return controls;
}

std::optional<SeenOffer> TableState::offer() const {
    const json& offer = field(fields_, "offer");
    const auto by = player_in(field(offer, "by"));
    const auto number = number_in(offer, "number");
    if (!by || !number) {
        return std::nullopt;
    }
    return SeenOffer{text_in(offer, "what"), *by, *number};
}

std::optional<SeenResult> TableState::result() const {
    const json& result = field(fields_, "result");
    if (!result.is_object()) {
        return std::nullopt;
    }
    return SeenResult{player_in(field(result, "winner")), text_in(result, "ending"),
                      text_in(result, "rule")};
}

bool TableState::allows(std::string_view command) const {
    const json& allowed = field(fields_, "allowed");
    return allowed.is_array() &&
           std::find(allowed.begin(), allowed.end(), command) != allowed.end();
}

} // namespace tabuleiro::bridge
