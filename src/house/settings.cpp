#include "house/settings.hpp"

#include <algorithm>
#include <array>

#include <nlohmann/json.hpp>

#include "core/text.hpp"
#include "house/game_type.hpp"
#include "house/shallow_json.hpp"

namespace tabuleiro::house {

namespace {

using nlohmann::json;

constexpr std::array<std::string_view, 3> kind_names{"here", "computer", "link"};
constexpr std::array<std::string_view, 2> flag_names{"loses", "draw-if-hopeless"};
constexpr std::size_t longest_start = 2'000;

// The field, or null if there is none.
const json& field_of(const json& given, const char* field) {
    static const json nothing;
    const auto found = given.find(field);
    return found == given.end() ? nothing : *found;
}

// "chess, xadrez, ... or the last one".
std::string names_of_games() {
    std::string names;
    for (std::size_t i = 0; i < game_types().size(); ++i) {
        names += i == 0 ? "" : i + 1 < game_types().size() ? ", " : " or ";
        names += game_types()[i]->id();
    }
    return names;
}

// Reads settings field by field and gathers everything that is wrong.
class SettingsReader {
  public:
    Expected<Settings> read(const json& given) {
        if (!given.is_object()) {
            return fail("Settings are a JSON object.");
        }
        refuse_unknown(given);
        read_game(given);
        read_seats(given);
        read_time(given);
        read_rest(given);
        if (reasons_.empty() && type_ != nullptr) {
            if (const auto game = type_->open(settings_); !game) {
                reasons_ = game.error().reasons();
            } else if (settings_.start && (*game)->match().ending_by_rule()) {
                complain(Reason("The game is over in that position."));
            }
        }
        if (!reasons_.empty()) {
            return fail(std::move(reasons_));
        }
        return std::move(settings_);
    }

  private:
    void complain(Reason reason) { reasons_.push_back(std::move(reason)); }
    void complain(const Error& error) {
        reasons_.insert(reasons_.end(), error.reasons().begin(), error.reasons().end());
    }

    void refuse_unknown(const json& given) {
        constexpr std::array<std::string_view, 9> known{
            "game", "options", "seats", "sides", "time", "flag", "takebacks", "pauses", "start"};
        for (const auto& [key, value] : given.items()) {
            if (std::find(known.begin(), known.end(), key) == known.end()) {
                complain(Reason("Settings have no field {field}.", tabuleiro::quoted(key)));
            }
        }
    }

    // The field's text if it has one of the words; the first word if it is left out.
    std::size_t read_word(const json& given, const char* field,
                          std::span<const std::string_view> words) {
        if (!given.contains(field)) {
            return 0;
        }
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (given[field] == words[i]) {
                return i;
            }
        }
        complain(Reason("The field {field} is {first} or {second}.", field, words[0], words[1]));
        return 0;
    }

    void read_game(const json& given) {
        const json& game = field_of(given, "game");
        type_ = game.is_string() ? find_game(game.get_ref<const std::string&>()) : nullptr;
        if (type_ == nullptr) {
            complain(Reason("The game is {games}.", names_of_games()));
            return;
        }
        settings_.game = type_->id();
        static const json no_options = json::object();
        const auto options =
            type_->complete_options(given.contains("options") ? given["options"] : no_options);
        if (options) {
            settings_.options = *options;
        } else {
            complain(options.error());
        }
    }

    void read_seats(const json& given) {
        const json& seats = field_of(given, "seats");
        if (!seats.is_object() || seats.size() != 2 || !seats.contains("first") ||
            !seats.contains("second")) {
            complain(Reason("There are two seats, first and second."));
            return;
        }
        for (const Player player : players) {
            settings_.seats[player] = read_seat(seats[std::string(house::name(player))]);
        }
        const Seat& one = settings_.seats.first;
        const Seat& other = settings_.seats.second;
        if ((one.kind == SeatKind::Link && other.kind != SeatKind::Here) ||
            (other.kind == SeatKind::Link && one.kind != SeatKind::Here)) {
            complain(Reason("The player who invites by link must be here."));
        }
        settings_.random_sides =
            read_word(given, "sides", std::array<std::string_view, 2>{"as-given", "random"}) == 1;
    }

    Seat read_seat(const json& given) {
        Seat seat;
        const json& kind = given.is_object() ? field_of(given, "kind") : given;
        const auto* const found = std::find(kind_names.begin(), kind_names.end(), kind);
        if (found == kind_names.end()) {
            complain(Reason("A seat's kind is here, computer or link."));
            return seat;
        }
        seat.kind = static_cast<SeatKind>(found - kind_names.begin());
        if (given.contains("name")) {
            const auto called = given["name"].is_string()
                                    ? parse_name(given["name"].get_ref<const std::string&>())
                                    : Expected<std::string>(fail("A name must be a text."));
            if (called) {
                seat.name = *called;
            } else {
                complain(called.error());
            }
        }
        read_level(given, seat);
        return seat;
    }

    void read_level(const json& given, Seat& seat) {
        const json& level = field_of(given, "level");
        if (seat.kind != SeatKind::Computer) {
            if (!level.is_null() && level != 0) {
                complain(Reason("Only a computer has a level."));
            }
            return;
        }
        const int highest = type_ != nullptr ? type_->highest_level() : 1;
        if (!level.is_number_integer() || level < 1 || level > highest) {
            complain(Reason("The computer's level is a number from 1 to {most}.", highest));
            return;
        }
        seat.level = level.get<int>();
    }

    void read_time(const json& given) {
        if (!given.contains("time")) {
            return;
        }
        const json& time = given["time"];
        for (const Player player : players) {
            const std::string side(house::name(player));
            if (!time.is_object() || !time.contains(side) || !time[side].is_string()) {
                complain(Reason("There is a time for first and one for second, each a text."));
                return;
            }
            const auto control = parse_time_control(time[side].get_ref<const std::string&>());
            if (control) {
                settings_.match.time[player] = *control;
            } else {
                complain(control.error());
            }
        }
    }

    void read_flag(const json& given, const char* field, bool& flag) {
        if (!given.contains(field)) {
            return;
        }
        if (given[field].is_boolean()) {
            flag = given[field].get<bool>();
        } else {
            complain(Reason("The field {field} is true or false.", field));
        }
    }

    void read_rest(const json& given) {
        settings_.match.flag = static_cast<FlagRule>(read_word(given, "flag", flag_names));
        read_flag(given, "takebacks", settings_.takebacks);
        read_flag(given, "pauses", settings_.pauses);
        const json& start = field_of(given, "start");
        if (start.is_string() && start.get_ref<const std::string&>().size() <= longest_start) {
            settings_.start = start.get<std::string>();
        } else if (!start.is_null()) {
            complain(Reason("The field start is a position as text, or null."));
        }
    }

    Settings settings_;
    const GameType* type_ = nullptr;
    Reasons reasons_;
};

} // namespace

std::string_view name(SeatKind kind) {
    return kind_names[static_cast<std::size_t>(kind)];
}

Expected<Settings> parse_settings(std::string_view text) {
    return SettingsReader().read(parse_shallow(text));
}

std::string to_text(const Settings& settings) {
    JsonWriter out;
    out.open_object().key("game").word(settings.game).key("options").raw(settings.options);
    out.key("seats").open_object();
    for (const Player player : players) {
        const Seat& seat = settings.seats[player];
        out.key(name(player)).open_object().key("kind").word(name(seat.kind));
        out.key("name").text(seat.name);
        if (seat.kind == SeatKind::Computer) {
            out.key("level").number(seat.level);
        }
        out.close_object();
    }
    out.close_object().key("sides").word(settings.random_sides ? "random" : "as-given");
    out.key("time").open_object();
    for (const Player player : players) {
        out.key(name(player)).word(to_text(settings.match.time[player]));
    }
    out.close_object();
    out.key("flag").word(flag_names[static_cast<std::size_t>(settings.match.flag)]);
    out.key("takebacks").boolean(settings.takebacks);
    out.key("pauses").boolean(settings.pauses).key("start");
    if (settings.start) {
        out.text(*settings.start);
    } else {
        out.null();
    }
    return out.close_object().take();
}

Settings with_sides_changed(Settings settings) {
    std::swap(settings.seats.first, settings.seats.second);
    std::swap(settings.match.time.first, settings.match.time.second);
    settings.random_sides = false;
    return settings;
}

Viewer host_of(const Settings& settings) {
    const bool first = settings.seats.first.kind == SeatKind::Here;
    const bool second = settings.seats.second.kind == SeatKind::Here;
    return first && second ? Viewer::Both
           : first         ? Viewer::First
           : second        ? Viewer::Second
                           : Viewer::Watcher;
}

std::optional<Player> invited_seat(const Settings& settings) {
    for (const Player player : players) {
        if (settings.seats[player].kind == SeatKind::Link) {
            return player;
        }
    }
    return std::nullopt;
}

} // namespace tabuleiro::house
