#include "house/settings.hpp"

#include <algorithm>
#include <array>

#include <nlohmann/json.hpp>

#include "core/faults.hpp"
#include "core/text.hpp"
#include "house/game_type.hpp"
#include "house/shallow_json.hpp"

namespace tabuleiro::house {

namespace {

using nlohmann::json;

constexpr std::array<std::string_view, 6> kind_names{"here", "computer", "link",
                                                     "open", "person",   "engine"};
constexpr std::array<std::string_view, 2> flag_names{"loses", "draw-if-hopeless"};
constexpr std::size_t longest_start = 2'000;
constexpr std::size_t longest_person = 40;
constexpr int highest_rating = 4'000;

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
    explicit SettingsReader(Visibility visibility) { settings_.visibility = visibility; }

    Expected<Settings> read(const json& given) {
        if (!given.is_object()) {
            return fail("Settings are a JSON object.");
        }
        refuse_unknown(given);
        read_game(given);
        read_seats(given);
        read_time(given);
        read_rest(given);
        read_rated(given);
        if (faults_.empty() && type_ != nullptr) {
            if (const auto game = type_->open(settings_); !game) {
                faults_.add(game.error());
            } else if (settings_.start && (*game)->match().ending_by_rule()) {
                faults_.add(Reason("The game is over in that position."));
            }
        }
        if (!faults_.empty()) {
            return faults_.failure();
        }
        return std::move(settings_);
    }

  private:
    void refuse_unknown(const json& given) {
        constexpr std::array<std::string_view, 15> known{
            "game",       "options",   "seats",    "sides",      "time",
            "flag",       "takebacks", "pauses",   "start",      "rated",
            "visibility", "ratings",   "programs", "tournament", "assignment"};
        for (const auto& [key, value] : given.items()) {
            if (std::find(known.begin(), known.end(), key) == known.end()) {
                faults_.add(Reason("Settings have no field {field}.", tabuleiro::quoted(key)));
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
        faults_.add(Reason("The field {field} is {first} or {second}.", field, words[0], words[1]));
        return 0;
    }

    void read_game(const json& given) {
        const json& game = field_of(given, "game");
        type_ = game.is_string() ? find_game(game.get_ref<const std::string&>()) : nullptr;
        if (type_ == nullptr) {
            faults_.add(Reason("The game is {games}.", names_of_games()));
            return;
        }
        settings_.game = type_->id();
        static const json no_options = json::object();
        const auto options =
            type_->complete_options(given.contains("options") ? given["options"] : no_options);
        if (options) {
            settings_.options = *options;
        } else {
            faults_.add(options.error());
        }
    }

    void read_seats(const json& given) {
        const json& seats = field_of(given, "seats");
        if (!seats.is_object() || seats.size() != 2 || !seats.contains("first") ||
            !seats.contains("second")) {
            faults_.add(Reason("There are two seats, first and second."));
            return;
        }
        for (const Player player : players) {
            settings_.seats[player] = read_seat(seats[std::string(house::name(player))]);
        }
        const Seat& one = settings_.seats.first;
        const Seat& other = settings_.seats.second;
        if ((waits(one.kind) && other.kind != SeatKind::Here) ||
            (waits(other.kind) && one.kind != SeatKind::Here)) {
            faults_.add(one.kind == SeatKind::Link || other.kind == SeatKind::Link
                            ? Reason("The player who invites by link must be here.")
                            : Reason("The player who looks for an opponent must be here."));
        }
        settings_.random_sides =
            read_word(given, "sides", std::array<std::string_view, 2>{"as-given", "random"}) == 1;
    }

    Seat read_seat(const json& given) {
        Seat seat;
        const json& kind = given.is_object() ? field_of(given, "kind") : given;
        const auto* const found = std::find(kind_names.begin(), kind_names.end(), kind);
        if (found == kind_names.end()) {
            faults_.add(Reason("A seat's kind is here, computer, link, open, person or engine."));
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
                faults_.add(called.error());
            }
        }
        read_engine(given, seat);
        read_level(given, seat);
        read_person(given, seat);
        read_program(given, seat);
        return seat;
    }

    // Its name is all that is said of an engine; whether there is such a one, the server knows.
    void read_engine(const json& given, Seat& seat) {
        const json& engine = field_of(given, "engine");
        if (seat.kind != SeatKind::Engine) {
            if (!engine.is_null()) {
                faults_.add(Reason("Only the seat of an engine has an engine."));
            }
            return;
        }
        const auto called = engine.is_string()
                                ? parse_name(engine.get_ref<const std::string&>())
                                : Expected<std::string>(fail("An engine has a name."));
        if (!called) {
            faults_.add(called.error());
        } else if (called->empty()) {
            faults_.add(Reason("An engine has a name."));
        } else {
            seat.name = *called;
        }
    }

    void read_program(const json& given, Seat& seat) {
        const json& program = field_of(given, "program");
        if (program.is_null()) {
            return;
        }
        const json& author = program.is_object() ? field_of(program, "author") : program;
        const auto called = author.is_string() && seat.kind != SeatKind::Computer
                                ? parse_name(author.get_ref<const std::string&>())
                                : Expected<std::string>(fail("A program has an author."));
        if (called) {
            seat_program(seat, *called);
        } else {
            faults_.add(called.error());
        }
    }

    void read_person(const json& given, Seat& seat) {
        const json& person = field_of(given, "person");
        if (person.is_null()) {
            return;
        }
        if (seat.kind != SeatKind::Person || !person.is_string() ||
            person.get_ref<const std::string&>().size() > longest_person) {
            faults_.add(Reason("Only the seat of somebody who is challenged has a person."));
            return;
        }
        seat.person = person.get<std::string>();
    }

    void read_level(const json& given, Seat& seat) {
        const json& level = field_of(given, "level");
        if (seat.kind != SeatKind::Computer) {
            if (!level.is_null() && level != 0) {
                faults_.add(Reason("Only a computer has a level."));
            }
            return;
        }
        const int highest = type_ != nullptr ? type_->highest_level() : 1;
        if (!level.is_number_integer() || level < 1 || level > highest) {
            faults_.add(Reason("The computer's level is a number from 1 to {most}.", highest));
            return;
        }
        seat.level = level.get<int>();
    }

    void read_time(const json& given) {
        if (!given.contains("time")) {
            return;
        }
        const json& time = given["time"];
        if (time.is_object() && time.contains("days")) {
            read_days(time);
            return;
        }
        for (const Player player : players) {
            const std::string side(house::name(player));
            if (!time.is_object() || !time.contains(side) || !time[side].is_string()) {
                faults_.add(Reason("There is a time for first and one for second, each a text."));
                return;
            }
            const auto control = parse_time_control(time[side].get_ref<const std::string&>());
            if (control) {
                settings_.match.time[player] = *control;
            } else {
                faults_.add(control.error());
            }
        }
    }

    void read_days(const json& time) {
        const json& days = time["days"];
        if (time.size() != 1 || !days.is_number_integer() || days < 1 ||
            days > most_days_per_move) {
            faults_.add(
                Reason("The days per move are a number from 1 to {most}, without other times.",
                       most_days_per_move));
            return;
        }
        if (!invited_seat(settings_)) {
            faults_.add(Reason("Days per move are for games between people at different screens."));
        }
        const TimeControl control = tabuleiro::days_per_move(days.get<int>());
        settings_.match.time = {control, control};
    }

    void read_flag(const json& given, const char* field, bool& flag) {
        if (!given.contains(field)) {
            return;
        }
        if (given[field].is_boolean()) {
            flag = given[field].get<bool>();
        } else {
            faults_.add(Reason("The field {field} is true or false.", field));
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
            faults_.add(Reason("The field start is a position as text, or null."));
        }
        read_visibility(given);
        read_ratings(given);
        read_flag(given, "programs", settings_.programs);
        read_id(given, "tournament", settings_.tournament);
        read_id(given, "assignment", settings_.assignment);
    }

    static void read_id(const json& given, const char* field, std::string& id) {
        const json& written = field_of(given, field);
        if (written.is_string() && written.get_ref<const std::string&>().size() <= longest_person) {
            id = written.get<std::string>();
        }
    }

    void read_visibility(const json& given) {
        if (!given.contains("visibility")) {
            return;
        }
        const auto* const found =
            std::find(visibility_words.begin(), visibility_words.end(), given["visibility"]);
        if (found == visibility_words.end()) {
            faults_.add(Reason("A table's visibility is listed, link or private."));
            return;
        }
        settings_.visibility = static_cast<Visibility>(found - visibility_words.begin());
    }

    void read_ratings(const json& given) {
        const json& ratings = field_of(given, "ratings");
        if (ratings.is_null()) {
            return;
        }
        const auto bound = [&](const char* side) {
            const json& number = ratings.is_object() ? field_of(ratings, side) : ratings;
            const bool valid =
                number.is_number_integer() && number >= 0 && number <= highest_rating;
            return valid ? number.get<int>() : -1;
        };
        const RatingRange range{bound("from"), bound("to")};
        const bool open = settings_.seats.first.kind == SeatKind::Open ||
                          settings_.seats.second.kind == SeatKind::Open;
        if (!open || range.from < 0 || range.to < range.from) {
            faults_.add(
                Reason("The ratings of an open seat go from one number to another, from 0 to "
                       "{most}.",
                       highest_rating));
            return;
        }
        settings_.ratings = range;
    }

    void read_rated(const json& given) {
        read_flag(given, "rated", settings_.rated);
        if (!settings_.rated || type_ == nullptr) {
            return;
        }
        settings_.takebacks = false;
        if (settings_.start || settings_.options != type_->complete_options(json::object())) {
            faults_.add(
                Reason("A rated game begins from the usual position, with the usual options."));
        }
        const auto& [first, second] = settings_.seats;
        if (first.kind == SeatKind::Engine || second.kind == SeatKind::Engine) {
            faults_.add(Reason("A game with an engine is casual."));
        }
        if ((first.kind == SeatKind::Here) == (second.kind == SeatKind::Here)) {
            faults_.add(Reason("A rated game is between two people, each at their own device, or "
                               "against the computer."));
        }
        if (settings_.match.time.first != settings_.match.time.second) {
            faults_.add(Reason("In a rated game both players have the same time."));
        }
    }

    Settings settings_;
    const GameType* type_ = nullptr;
    Faults faults_;
};

} // namespace

std::string_view name(SeatKind kind) {
    return kind_names[static_cast<std::size_t>(kind)];
}

Expected<Settings> parse_settings(std::string_view text, Visibility visibility) {
    return SettingsReader(visibility).read(parse_shallow(text));
}

void write_time(JsonWriter& out, const Settings& settings) {
    out.open_object();
    if (is_slow(settings)) {
        out.key("days").number(days_per_move(settings));
    } else {
        for (const Player player : players) {
            out.key(name(player)).word(to_text(settings.match.time[player]));
        }
    }
    out.close_object();
}

void write_program(JsonWriter& out, const std::optional<std::string>& author) {
    if (author) {
        out.key("program").open_object().key("author").text(*author).close_object();
    }
}

void write(JsonWriter& out, const RatingRange& ratings) {
    out.open_object().key("from").number(ratings.from).key("to").number(ratings.to).close_object();
}

std::string to_text(const Settings& settings) {
    JsonWriter out;
    out.open_object().key("game").word(settings.game).key("options").raw(settings.options);
    out.key("seats").open_object();
    for (const Player player : players) {
        const Seat& seat = settings.seats[player];
        out.key(name(player)).open_object().key("kind").word(name(seat.kind));
        out.key(seat.kind == SeatKind::Engine ? "engine" : "name").text(seat.name);
        if (seat.kind == SeatKind::Computer) {
            out.key("level").number(seat.level);
        }
        if (!seat.person.empty()) {
            out.key("person").text(seat.person);
        }
        write_program(out, author_of(seat));
        out.close_object();
    }
    out.close_object().key("sides").word(settings.random_sides ? "random" : "as-given");
    out.key("time");
    write_time(out, settings);
    out.key("flag").word(flag_names[static_cast<std::size_t>(settings.match.flag)]);
    out.key("takebacks").boolean(settings.takebacks);
    out.key("pauses").boolean(settings.pauses).key("start");
    if (settings.start) {
        out.text(*settings.start);
    } else {
        out.null();
    }
    if (settings.rated) {
        out.key("rated").boolean(true);
    }
    if (settings.visibility != Visibility::Link) {
        out.key("visibility").word(name(settings.visibility));
    }
    if (settings.ratings) {
        out.key("ratings");
        write(out, *settings.ratings);
    }
    if (settings.programs) {
        out.key("programs").boolean(true);
    }
    if (!settings.tournament.empty()) {
        out.key("tournament").text(settings.tournament);
    }
    if (!settings.assignment.empty()) {
        out.key("assignment").text(settings.assignment);
    }
    return out.close_object().take();
}

Settings with_sides_changed(Settings settings) {
    std::swap(settings.seats.first, settings.seats.second);
    std::swap(settings.match.time.first, settings.match.time.second);
    settings.random_sides = false;
    return settings;
}

Settings settings_of_rematch(Settings settings) {
    settings = with_sides_changed(std::move(settings));
    settings.ratings.reset();
    for (const Player player : players) {
        Seat& seat = settings.seats[player];
        seat.kind = waits(seat.kind) ? SeatKind::Link : seat.kind;
    }
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

int days_per_move(const Settings& settings) {
    const TimeControl& control = settings.match.time.first;
    return control.kind == TimeKind::DaysPerMove
               ? static_cast<int>(control.time / std::chrono::hours(24))
               : 0;
}

std::optional<Player> invited_seat(const Settings& settings) {
    for (const Player player : players) {
        if (waits(settings.seats[player].kind)) {
            return player;
        }
    }
    return std::nullopt;
}

} // namespace tabuleiro::house
