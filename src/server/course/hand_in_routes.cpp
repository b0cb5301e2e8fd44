#include "server/course/hand_in_routes.hpp"

#include <nlohmann/json.hpp>

#include "core/text.hpp"
#include "house/player_name.hpp"
#include "house/shallow_json.hpp"
#include "server/access/token.hpp"
#include "server/course/course_views.hpp"
#include "server/log.hpp"
#include "server/people/allowed_transactions.hpp"
#include "server/people/answers.hpp"
#include "server/people/asked.hpp"
#include "server/work/wall_time.hpp"

namespace tabuleiro::server {

using house::Allowed;
using nlohmann::json;
using store::sql::Transaction;

namespace {

constexpr std::size_t longest_file_name = 100;
constexpr std::size_t most_hand_ins = 50; // of one author for an assignment
constexpr int most_waiting = 3;

// As it can be shown, and as a file can be called.
std::optional<std::string> file_name_in(std::string_view query) {
    const std::string given = percent_decoded(query_value(query, "name"));
    const auto name = house::parse_name(given, longest_file_name);
    const bool good = name && *name == given && !name->empty() && *name != "." && *name != ".." &&
                      name->find_first_of("/\\\"") == std::string::npos;
    return good ? std::optional(*name) : std::nullopt;
}

// Where students work in teams, everybody hands in for theirs.
Allowed<void> check_team(const FoundAssignment& found) {
    const auto terms = allowed(parse_terms(found.assignment.text));
    if (!terms) {
        return tl::unexpected(terms.error());
    }
    if (terms->team_size > 1 && !found.team) {
        return house::refuse("team-needed", "Make a team first, or join one.");
    }
    return {};
}

// With its first hand-in a team is complete, unless the teacher lets others join.
Allowed<void> close_team(Transaction& transaction, store::Team team) {
    team.joinable = false;
    return allowed(store::change_team(transaction, team)).map([](store::TeamStored) {});
}

Allowed<std::string> taken(Transaction& transaction, store::HandIn hand_in,
                           const std::string& source, const Identity& who) {
    const auto found = found_assignment(transaction, hand_in.assignment, who);
    if (!found) {
        return tl::unexpected(found.error());
    }
    if (!found->student) {
        return house::refuse("student", "Only students of the group hand in.");
    }
    if (state_at(found->assignment, hand_in.at) != AssignmentState::Open) {
        return house::refuse("closed", "The assignment is not open.");
    }
    if (const auto checked = check_team(*found); !checked) {
        return tl::unexpected(checked.error());
    }
    hand_in.team = found->team ? found->team->id : std::string();
    const auto others =
        allowed(store::hand_ins_of(transaction, hand_in.assignment, hand_in.author()));
    if (!others) {
        return tl::unexpected(others.error());
    }
    const auto waiting = std::count_if(others->begin(), others->end(),
                                       [](const auto& one) { return !one.examined; });
    if (others->size() >= most_hand_ins || waiting >= most_waiting) {
        return house::refuse("full", "You have handed in too much; wait for the reports.");
    }
    if (found->team && others->empty()) {
        if (const auto done = close_team(transaction, *found->team); !done) {
            return tl::unexpected(done.error());
        }
    }
    return allowed(store::add_hand_in(transaction, hand_in, source)).map([&] {
        JsonWriter out;
        return out.open_object().key("hand_in").text(hand_in.id).close_object().take();
    });
}

Allowed<std::string> written_hand_ins(Transaction& transaction, const std::string& assignment,
                                      const Identity& who, const std::string& student,
                                      const Examiner& examiner) {
    const auto found = student.empty() ? found_assignment(transaction, assignment, who)
                                       : taught_assignment(transaction, assignment, who);
    if (!found) {
        return tl::unexpected(found.error());
    }
    const std::string of = student.empty() ? who.person->id : student;
    const auto team = allowed(store::team_of(transaction, assignment, of));
    if (!team) {
        return tl::unexpected(team.error());
    }
    const auto hand_ins =
        allowed(store::hand_ins_of(transaction, assignment, *team ? (*team)->id : of));
    if (!hand_ins) {
        return tl::unexpected(hand_ins.error());
    }
    const auto names = allowed(names_of(transaction, *hand_ins));
    if (!names) {
        return tl::unexpected(names.error());
    }
    const auto counting = versions_that_count(*hand_ins);
    JsonWriter out;
    out.open_object().key("hand_ins").open_array();
    for (const store::HandIn& one : *hand_ins) {
        const auto before = one.examined
                                ? Allowed<std::int64_t>(0)
                                : allowed(store::waiting_hand_ins(transaction, one.number));
        if (!before) {
            return tl::unexpected(before.error());
        }
        write_hand_in(out,
                      {one, !counting.empty() && counting.front().id == one.id,
                       examiner.progress(one.id).has_value(), *before},
                      *names);
    }
    return out.close_array().close_object().take();
}

void write_progress(JsonWriter& out, const std::optional<std::vector<ExaminedLine>>& lines) {
    out.key("progress").open_array();
    for (const ExaminedLine& line : lines.value_or(std::vector<ExaminedLine>())) {
        out.open_object().key("name").text(line.name).key("verdict").text(line.verdict);
        out.close_object();
    }
    out.close_array();
}

Allowed<std::string> written_hand_in(Transaction& transaction, const std::string& id,
                                     const Identity& who, const Examiner& examiner) {
    const auto found = found_hand_in(transaction, id, who);
    if (!found) {
        return tl::unexpected(found.error());
    }
    const store::HandIn& hand_in = found->hand_in;
    const auto others =
        allowed(store::hand_ins_of(transaction, hand_in.assignment, hand_in.author()));
    const auto report = allowed(store::hand_in_report(transaction, id));
    const auto before = allowed(store::waiting_hand_ins(transaction, hand_in.number));
    const auto names = allowed(names_of(transaction, std::vector{hand_in}));
    if (!others || !report || !before || !names) {
        return tl::unexpected(!others   ? others.error()
                              : !report ? report.error()
                              : !before ? before.error()
                                        : names.error());
    }
    const auto counting = versions_that_count(*others);
    const auto progress = examiner.progress(id);
    JsonWriter out;
    out.open_object();
    write_fields(out,
                 {hand_in, !counting.empty() && counting.front().id == id, progress.has_value(),
                  hand_in.examined ? 0 : *before},
                 *names);
    out.key("report");
    if (hand_in.examined && *report && !(*report)->empty()) {
        out.raw(**report);
    } else {
        out.null();
    }
    write_progress(out, progress);
    const bool refused = hand_in.examined && hand_in.version == 0;
    out.key("repeat").text_or_null(
        refused ? std::optional("arena hand-in assignment.json \"" + hand_in.file + "\"")
                : std::nullopt);
    return out.close_object().take();
}

// A version, and what its assignment says.
struct Opponent {
    store::HandIn hand_in;
    AssignmentTerms terms;
};

Allowed<Opponent> opponent_in(Transaction& transaction, const std::string& id,
                              const Identity& who) {
    const auto found = found_hand_in(transaction, id, who);
    if (!found) {
        return tl::unexpected(found.error());
    }
    auto terms = allowed(parse_terms(found->found.assignment.text));
    if (!terms) {
        return tl::unexpected(terms.error());
    }
    if (found->hand_in.program.empty() || !terms->ladder) {
        return house::refuse("not-accepted", "This is no version that can play.");
    }
    return Opponent{found->hand_in, *std::move(terms)};
}

// The settings of a table for somebody against a version; fails with everything that is wrong.
Expected<house::Settings> settings_against(const Opponent& opponent, const json& asked,
                                           house::Visibility visibility) {
    const json side = asked.is_object() ? asked.value("side", json()) : json();
    if (side != "first" && side != "second") {
        return fail("The side is first or second.");
    }
    for (const auto& [key, value] : asked.items()) {
        if (key != "side" && key != "time") {
            return fail("Unknown field {field}.", tabuleiro::quoted(key));
        }
    }
    const bool first = side == "first";
    const json here{{"kind", "here"}};
    const json engine{{"kind", "engine"}, {"engine", opponent.hand_in.program}};
    json settings{{"game", opponent.terms.assignment.game},
                  {"options", house::parse_own(opponent.terms.ladder->options)},
                  {"seats", {{"first", first ? here : engine}, {"second", first ? engine : here}}}};
    if (const json time = asked.value("time", json()); !time.is_null()) {
        settings["time"] = {{"first", time}, {"second", time}};
    }
    return house::parse_settings(settings.dump(), visibility);
}

} // namespace

void HandInRoutes::add_to(Router& router) {
    router.add(RouteName::NewHandIn, *this, &HandInRoutes::take);
    router.add(RouteName::HandIns, *this, &HandInRoutes::list);
    router.add(RouteName::HandIn, *this, &HandInRoutes::show);
    router.add(RouteName::HandInSource, *this, &HandInRoutes::give_source);
    router.add(RouteName::HandInTable, *this, &HandInRoutes::open_table);
}

Awaitable<Response> HandInRoutes::take(const Call& call) {
    if (auto off = services_.switched_off()) {
        co_return *std::move(off);
    }
    if (auto weak = services_.no_sandbox()) {
        co_return *std::move(weak);
    }
    const std::string student = call.who.person->id;
    if (!handed_in_.take(student, std::chrono::steady_clock::now())) {
        co_return too_many_requests();
    }
    const auto file = file_name_in(call.request.query);
    if (!file) {
        co_return refusal(422, "file-name", {Reason("The name of the file cannot be used.")});
    }
    if (call.request.body.empty()) {
        co_return refusal(422, "empty", {Reason("The file is empty.")});
    }
    const auto source = std::make_shared<const std::string>(call.request.body);
    const store::HandIn hand_in{.id = new_table_id(),
                                .assignment = call.id(),
                                .student = student,
                                .at = wall_time(),
                                .file = *file,
                                .bytes = static_cast<std::int64_t>(source->size())};
    const auto body = [hand_in, source, who = call.who](Transaction& transaction) {
        return taken(transaction, hand_in, *source, who);
    };
    Response response = co_await answer_by_write(services_.database, body);
    if (response.status == 200) {
        log(LogLevel::Info, "hand-in",
            {{"hand_in", hand_in.id}, {"assignment", hand_in.assignment}});
        services_.examiner.wake();
    }
    co_return response;
}

Awaitable<Response> HandInRoutes::list(const Call& call) {
    if (auto off = services_.switched_off()) {
        co_return *std::move(off);
    }
    const auto body = [&examiner = services_.examiner, id = call.id(), who = call.who,
                       student = std::string(query_value(call.request.query, "student"))](
                          Transaction& transaction) {
        return written_hand_ins(transaction, id, who, student, examiner);
    };
    co_return co_await answer_by_read(services_.database, body);
}

Awaitable<Response> HandInRoutes::show(const Call& call) {
    if (auto off = services_.switched_off()) {
        co_return *std::move(off);
    }
    const auto body = [&examiner = services_.examiner, id = call.id(),
                       who = call.who](Transaction& transaction) {
        return written_hand_in(transaction, id, who, examiner);
    };
    co_return co_await answer_by_read(services_.database, body);
}

Awaitable<Response> HandInRoutes::give_source(const Call& call) {
    if (auto off = services_.switched_off()) {
        co_return *std::move(off);
    }
    using Source = std::pair<std::string, std::string>; // its name and its bytes
    const auto body = [id = call.id(),
                       who = call.who](Transaction& transaction) -> Expected<Allowed<Source>> {
        const auto found = found_hand_in(transaction, id, who);
        if (!found) {
            return Allowed<Source>(tl::unexpected(found.error()));
        }
        return store::hand_in_source(transaction, id)
            .map([&](const std::optional<std::string>& source) {
                return Allowed<Source>(Source{found->hand_in.file, source.value_or("")});
            });
    };
    const auto found = co_await in_read(services_.database, body);
    if (!found) {
        co_return store_refusal(found.error());
    }
    if (!*found) {
        co_return refused(found->error());
    }
    co_return file_answer((*found)->second, "application/octet-stream", (*found)->first);
}

Awaitable<Response> HandInRoutes::open_table(const Call& call) {
    if (auto off = services_.switched_off()) {
        co_return *std::move(off);
    }
    if (auto weak = services_.no_sandbox()) {
        co_return *std::move(weak);
    }
    if (!tables_.take(call.who.person->id, std::chrono::steady_clock::now())) {
        co_return too_many_requests();
    }
    const auto body = [id = call.id(), who = call.who](Transaction& transaction) {
        return Expected<Allowed<Opponent>>(opponent_in(transaction, id, who));
    };
    const auto opponent = co_await in_read(services_.database, body);
    if (!opponent) {
        co_return store_refusal(opponent.error());
    }
    if (!*opponent) {
        co_return refused(opponent->error());
    }
    auto settings = settings_against(**opponent, house::parse_shallow(call.request.body),
                                     services_.policies.now()->default_visibility);
    if (!settings) {
        co_return refusal(400, "malformed", settings.error().reasons());
    }
    if (const auto seated = co_await engines_.seat(*settings, ChosenBy::House); !seated) {
        co_return refused(seated.error());
    }
    const auto opened = co_await registry_.open(*std::move(settings), call.who);
    if (!opened) {
        co_return refusal(503, "store", opened.error().reasons());
    }
    JsonWriter out;
    co_return json_answer(out.open_object().key("table").text(opened->table).close_object().take());
}

} // namespace tabuleiro::server
