#include "house/tournament/settings.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "core/faults.hpp"

namespace tabuleiro::house::tournament {

using nlohmann::json;

namespace {

constexpr std::size_t longest_tournament_name = 60;
constexpr std::size_t longest_team_name = 40;
constexpr std::size_t longest_id = 100;
constexpr int most_rounds = 30;
constexpr int longest_break = 3600;
constexpr int most_encounter_games = 10;
constexpr int usual_minutes = 60;
constexpr int most_minutes = 720;

constexpr std::array<std::string_view, 3> entry_words{"anybody", "group", "code"};
constexpr std::array<std::string_view, 3> host_side_words{"first", "second", "alternating"};

std::string list_of(std::span<const std::string_view> words) {
    std::string list;
    for (const std::string_view word : words) {
        list += (list.empty() ? "" : ", ") + std::string(word);
    }
    return list;
}

std::string list_of_forms() {
    std::vector<std::string_view> words;
    for (const Form* const form : forms()) {
        words.push_back(form->name());
    }
    return list_of(words);
}

class TournamentSettingsReader {
  public:
    explicit TournamentSettingsReader(Visibility visibility) : visibility_(visibility) {}

    Expected<TournamentSettings> read(const json& given) {
        if (!given.is_object()) {
            return fail("The settings of a tournament are an object.");
        }
        read_name(given.value("name", json()));
        read_form(given);
        read_encounters(given);
        read_teams(given.value("teams", json({"A", "B"})));
        read_tie_breaks(given);
        read_table(given.value("table", json()));
        read_host(given);
        read_time_limit(given.value("minutes", json(usual_minutes)));
        read_entry(given.value("entry", json()));
        read_start(given);
        if (!faults_.empty()) {
            return faults_.failure();
        }
        return std::move(settings_);
    }

  private:
    void read_name(const json& given) {
        auto name = given.is_string()
                        ? parse_name(given.get_ref<const std::string&>(), longest_tournament_name)
                        : Expected<std::string>(std::string());
        if (!name) {
            faults_.add(name.error());
        } else if (name->empty()) {
            faults_.add(Reason("A tournament needs a name."));
        } else {
            settings_.name = *std::move(name);
        }
    }

    void read_form(const json& given) {
        const json form = given.value("form", json());
        settings_.form = form.is_string() ? find_form(form.get_ref<const std::string&>()) : nullptr;
        if (settings_.form == nullptr) {
            faults_.add(Reason("The form of a tournament is one of {forms}.", list_of_forms()));
            return;
        }
        if (!settings_.form->chooses_rounds()) {
            return;
        }
        const json rounds = given.value("rounds", json(settings_.form->usual_rounds()));
        if (!rounds.is_number_integer() || rounds < 1 || rounds > most_rounds) {
            faults_.add(Reason("The rounds are a number from 1 to {most}.", most_rounds));
            return;
        }
        settings_.rounds = rounds.get<int>();
    }

    void read_encounters(const json& given) {
        if (settings_.form == nullptr || !settings_.form->has_bracket()) {
            return;
        }
        const json games = given.value("games", json(1));
        if (!games.is_number_integer() || games < 1 || games > most_encounter_games) {
            faults_.add(Reason("The games of an encounter are a number from 1 to {most}.",
                               most_encounter_games));
        } else {
            settings_.encounter_games = games.get<int>();
        }
        const json third_place = given.value("third_place", json(false));
        if (!third_place.is_boolean()) {
            faults_.add(Reason("The field {field} is true or false.", "third_place"));
        }
        settings_.third_place = third_place == true;
    }

    void read_teams(const json& given) {
        if (settings_.form == nullptr || !settings_.form->has_teams()) {
            return;
        }
        const auto read_one = [](const json& one) {
            const auto name = one.is_string()
                                  ? parse_name(one.get_ref<const std::string&>(), longest_team_name)
                                  : Expected<std::string>(std::string());
            return name.value_or("");
        };
        auto& [home, guest] = settings_.teams;
        if (given.is_array() && given.size() == 2) {
            home = read_one(given[0]);
            guest = read_one(given[1]);
        }
        if (home.empty() || guest.empty() || home == guest) {
            faults_.add(Reason("The teams are two different names of at most {most} bytes.",
                               longest_team_name));
        }
    }

    void read_tie_breaks(const json& given) {
        if (settings_.form != nullptr && settings_.form->usual_tie_breaks().empty()) {
            return;
        }
        if (!given.contains("tie_breaks")) {
            if (settings_.form != nullptr) {
                settings_.tie_breaks = settings_.form->usual_tie_breaks();
            }
            return;
        }
        const auto words = tie_break_words();
        const json& wanted = given["tie_breaks"];
        for (const json& one : wanted.is_array() ? wanted : json::array({wanted})) {
            const auto found = std::find_if(words.begin(), words.end(),
                                            [&](std::string_view word) { return one == word; });
            const auto tie_break = static_cast<league::TieBreak>(found - words.begin());
            auto& chosen = settings_.tie_breaks;
            if (found == words.end() ||
                std::find(chosen.begin(), chosen.end(), tie_break) != chosen.end()) {
                faults_.add(
                    Reason("The tie-breaks are some of {words}, each once.", list_of(words)));
                return;
            }
            chosen.push_back(tie_break);
        }
    }

    // Two people who sit apart: that is what most settings are about.
    void read_table(json given) {
        if (!given.is_object()) {
            faults_.add(Reason("The settings of a tournament's tables are an object."));
            return;
        }
        given["seats"] = {{"first", {{"kind", "here"}}},
                          {"second", {{"kind", "person"}, {"person", "an entrant"}}}};
        given["takebacks"] = false;
        for (const char* const foreign : {"sides", "ratings", "programs"}) {
            given.erase(foreign);
        }
        auto table = parse_settings(given.dump(), visibility_);
        if (!table) {
            faults_.add(table.error());
            return;
        }
        table->seats.second.person.clear();
        settings_.table = *std::move(table);
    }

    void read_host(const json& given) {
        if (settings_.form == nullptr || !settings_.form->has_host()) {
            return;
        }
        const json side = given.value("host_side", json("first"));
        const auto* const found = std::find(host_side_words.begin(), host_side_words.end(), side);
        if (found == host_side_words.end()) {
            faults_.add(Reason("The field {field} is one of {words}.", "host_side",
                               list_of(host_side_words)));
        } else {
            settings_.host_side = static_cast<HostSide>(found - host_side_words.begin());
        }
        const json clock = given.value("host_clock", json(true));
        if (!clock.is_boolean()) {
            faults_.add(Reason("The field {field} is true or false.", "host_clock"));
        }
        settings_.host_clock = clock != false;
        const auto& [first, second] = settings_.table.match.time;
        if (settings_.host_clock || (first.kind == TimeKind::None && first == second)) {
            return;
        }
        if (is_slow(settings_.table)) {
            faults_.add(Reason("Days per move are for both players."));
        } else if (settings_.table.rated) {
            faults_.add(Reason("In a rated game both players have the same time."));
        }
    }

    // Without clocks somebody who has left would never lose.
    void read_time_limit(const json& given) {
        if (settings_.form == nullptr || !settings_.form->has_time_limit()) {
            return;
        }
        if (!given.is_number_integer() || given < 1 || given > most_minutes) {
            faults_.add(Reason("The minutes are a number from 1 to {most}.", most_minutes));
        } else {
            settings_.minutes = given.get<int>();
        }
        const auto& [first, second] = settings_.table.match.time;
        if (first.kind == TimeKind::None || second.kind == TimeKind::None ||
            is_slow(settings_.table)) {
            faults_.add(Reason("In an arena both players have a clock, and no days per move."));
        }
    }

    void read_entry(const json& given) {
        if (given.is_null()) {
            return;
        }
        const json kind = given.is_object() ? given.value("kind", json()) : given;
        const auto* const found = std::find(entry_words.begin(), entry_words.end(), kind);
        if (found == entry_words.end()) {
            faults_.add(Reason("The entry is for anybody, for a group, or by code."));
            return;
        }
        settings_.entry = static_cast<EntryKind>(found - entry_words.begin());
        if (settings_.entry != EntryKind::Group) {
            return;
        }
        const json group = given.value("group", json());
        if (!group.is_string() || group.get_ref<const std::string&>().empty() ||
            group.get_ref<const std::string&>().size() > longest_id) {
            faults_.add(Reason("The entry for a group names the group."));
            return;
        }
        settings_.group = group.get<std::string>();
    }

    void read_start(const json& given) {
        const json start = given.value("rounds_start", json("automatic"));
        if (start != "automatic" && start != "director") {
            faults_.add(Reason("The field {field} is {first} or {second}.", "rounds_start",
                               "automatic", "director"));
        }
        settings_.automatic = start == "automatic";
        const json seconds = given.value("break_seconds", json(settings_.break_seconds));
        if (!seconds.is_number_integer() || seconds < 0 || seconds > longest_break) {
            faults_.add(Reason("The break between rounds is a number of seconds from 0 to {most}.",
                               longest_break));
            return;
        }
        settings_.break_seconds = seconds.get<int>();
    }

    Visibility visibility_;
    TournamentSettings settings_;
    Faults faults_;
};

} // namespace

std::string_view name(EntryKind kind) {
    return entry_words[static_cast<std::size_t>(kind)];
}

std::string_view name(HostSide side) {
    return host_side_words[static_cast<std::size_t>(side)];
}

Expected<TournamentSettings> parse_tournament_settings(const json& given, Visibility visibility) {
    return TournamentSettingsReader(visibility).read(given);
}

std::string to_text(const TournamentSettings& settings) {
    auto table = nlohmann::ordered_json::parse(house::to_text(settings.table));
    for (const char* const elsewhere : {"seats", "sides", "takebacks", "programs"}) {
        table.erase(elsewhere);
    }
    JsonWriter out;
    out.open_object().key("name").text(settings.name).key("form").word(settings.form->name());
    out.key("rounds").number(settings.rounds ? std::optional<std::int64_t>(*settings.rounds)
                                             : std::nullopt);
    if (settings.form->has_bracket()) {
        out.key("games").number(settings.encounter_games);
        out.key("third_place").boolean(settings.third_place);
    }
    if (settings.form->has_host()) {
        out.key("host_side").word(name(settings.host_side));
        out.key("host_clock").boolean(settings.host_clock);
    }
    if (settings.form->has_teams()) {
        out.key("teams").open_array();
        out.text(settings.teams[0]).text(settings.teams[1]).close_array();
    }
    if (settings.form->has_time_limit()) {
        out.key("minutes").number(settings.minutes);
    }
    out.key("tie_breaks").open_array();
    for (const league::TieBreak one : settings.tie_breaks) {
        out.word(tie_break_words()[static_cast<std::size_t>(one)]);
    }
    out.close_array().key("table").raw(table.dump());
    out.key("entry").open_object().key("kind").word(name(settings.entry));
    if (!settings.group.empty()) {
        out.key("group").text(settings.group);
    }
    out.close_object();
    out.key("rounds_start").word(settings.automatic ? "automatic" : "director");
    out.key("break_seconds").number(settings.break_seconds);
    return out.close_object().take();
}

} // namespace tabuleiro::house::tournament
