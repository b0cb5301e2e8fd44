#include "server/course/assignment_terms.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/text.hpp"
#include "house/game_type.hpp"
#include "house/shallow_json.hpp"
#include "programs/check/suites.hpp"

namespace tabuleiro::server {

namespace {

using nlohmann::json;

constexpr std::size_t longest_assignment = 32 * 1024;
constexpr std::size_t longest_title = 100;
constexpr const char* usual_ladder_time = "60+1";
constexpr Duration shortest_start{10'000};

void add_all(Reasons& wrong, const Error& error) {
    wrong.insert(wrong.end(), error.reasons().begin(), error.reasons().end());
}

std::optional<house::Settings> parse_ladder(const json& given, const std::string& game,
                                            Reasons& wrong) {
    if (given.is_null()) {
        return std::nullopt;
    }
    if (!given.is_object()) {
        wrong.push_back(Reason("A ladder has a time and options of the game, or it is null."));
        return std::nullopt;
    }
    for (const auto& [key, value] : given.items()) {
        if (key != "time" && key != "options" && key != "running") {
            wrong.push_back(Reason("A ladder has no {field}.", tabuleiro::quoted(key)));
        }
    }
    const json time = given.value("time", json(usual_ladder_time));
    json settings{{"game", game},
                  {"time", {{"first", time}, {"second", time}}},
                  {"takebacks", false},
                  {"seats",
                   {{"first", {{"kind", "engine"}, {"engine", "first"}}},
                    {"second", {{"kind", "engine"}, {"engine", "second"}}}}}};
    if (given.contains("options")) {
        settings["options"] = given["options"];
    }
    auto read = house::parse_settings(settings.dump());
    if (!read) {
        add_all(wrong, read.error());
        return std::nullopt;
    }
    return *std::move(read);
}

int parse_team_size(const json& given, Reasons& wrong) {
    if (!given.is_number_integer() || given < 1 || given > largest_team) {
        wrong.push_back(Reason("A team has 1 to {most} students.", largest_team));
        return 1;
    }
    return given.get<int>();
}

// The protocol that its checks have.
std::string protocol_of(const course::Assignment& assignment) {
    const auto suite = programs::find_suite(assignment.game, assignment.protocol);
    return suite ? (*suite)->protocol : assignment.protocol;
}

} // namespace

Expected<AssignmentTerms> read_terms(const json& given) {
    AssignmentTerms terms;
    Reasons wrong;
    const json& file =
        given.is_object() && given.contains("assignment") ? given["assignment"] : json::object();
    terms.written = file.dump(-1, ' ', false, json::error_handler_t::replace);
    if (terms.written.size() > longest_assignment) {
        return fail("The assignment is too long.");
    }
    if (file.is_object() && file.contains("batteries")) {
        wrong.push_back(Reason("Batteries are not taken here."));
    }
    auto assignment = course::parse_assignment(terms.written, ".");
    if (assignment) {
        terms.assignment = *std::move(assignment);
        if (terms.assignment.title.size() > longest_title) {
            wrong.push_back(Reason("The title has more than {most} bytes.", longest_title));
        }
        const json ladder = given.value("ladder", json());
        terms.ladder = parse_ladder(ladder, terms.assignment.game, wrong);
        terms.team_size = parse_team_size(given.value("team_size", json(1)), wrong);
    } else {
        add_all(wrong, assignment.error());
    }
    if (!wrong.empty()) {
        return tl::unexpected(Error(std::move(wrong)));
    }
    return terms;
}

Expected<AssignmentTerms> parse_terms(std::string_view text) {
    return read_terms(house::parse_shallow(text));
}

std::string ladder_time(const house::Settings& ladder) {
    return to_text(ladder.match.time.first);
}

std::string to_text(const AssignmentTerms& terms) {
    JsonWriter out;
    out.open_object().key("assignment").raw(terms.written);
    if (terms.ladder) {
        out.key("ladder").open_object().key("time").text(ladder_time(*terms.ladder));
        out.key("options").raw(terms.ladder->options).close_object();
    }
    if (terms.team_size > 1) {
        out.key("team_size").number(std::int64_t{terms.team_size});
    }
    return out.close_object().take();
}

programs::ProgramSetup setup_of(const course::Assignment& assignment, const std::string& name,
                                const std::string& folder) {
    const std::string protocol = protocol_of(assignment);
    programs::ProgramSetup setup;
    setup.name = name;
    setup.command.arguments = assignment.run;
    setup.command.directory = folder;
    setup.protocol = programs::parse_protocol(protocol).value_or(programs::Protocol::Program);
    setup.patience = std::chrono::duration_cast<Duration>(assignment.patience);
    setup.start_time = std::max(shortest_start, setup.patience);
    setup.farewell = programs::short_farewell;
    return setup;
}

std::string repeat_command(const course::Assignment& assignment) {
    const std::string protocol = protocol_of(assignment);
    const std::string kind = protocol == "uci"    ? ""
                             : protocol == "ours" ? "program:"
                                                  : protocol + ":";
    // A game with secrets cannot be begun by its moves.
    const auto* const game = house::find_game(assignment.game);
    const bool random = game != nullptr && game->has_secrets();
    const char* const openings = random ? "random" : "moves.txt";
    return fmt::format("arena match \"{}{}\" random -g {} --openings {} --games 2", kind,
                       fmt::join(assignment.run, " "), assignment.game, openings);
}

} // namespace tabuleiro::server
