#include "server/course/teacher_routes.hpp"

#include <nlohmann/json.hpp>

#include "core/text.hpp"
#include "course/pack.hpp"
#include "house/shallow_json.hpp"
#include "server/course/course_views.hpp"
#include "server/people/allowed_transactions.hpp"
#include "server/people/answers.hpp"
#include "server/people/group_access.hpp"
#include "server/work/wall_time.hpp"

namespace tabuleiro::server {

using house::Allowed;
using house::tournament::Contestant;
using house::tournament::ContestantKind;
using house::tournament::TournamentCommand;
using house::tournament::TournamentCommandKind;
using nlohmann::json;
using store::sql::Transaction;

namespace {

// The students of an assignment, and what they have done.
struct Class {
    store::Assignment assignment;
    std::vector<ListedStudent> students;
    LadderState ladder;
    Names names; // of who has handed in
};

// Members of the group who have agreed; and whoever has handed in and left the group since.
Allowed<std::vector<ListedStudent>> listed_students(Transaction& transaction,
                                                    const FoundAssignment& found,
                                                    const std::vector<store::HandIn>& hand_ins,
                                                    const Names& names, const std::string& viewer) {
    const auto members = allowed(store::members(transaction, found.assignment.group));
    if (!members) {
        return tl::unexpected(members.error());
    }
    const bool own = found.assignment.teacher == viewer;
    std::vector<ListedStudent> students;
    for (const store::Member& member : *members) {
        if (member.accepted) {
            students.push_back(
                {member.person.id, member.person.name, own ? member.real_name : std::string()});
        }
    }
    for (const store::HandIn& one : hand_ins) {
        const auto name = names.find(one.student);
        if (name != names.end() &&
            std::none_of(students.begin(), students.end(),
                         [&](const auto& known) { return known.id == one.student; })) {
            students.push_back({one.student, name->second, {}});
        }
    }
    for (ListedStudent& student : students) {
        auto team = allowed(store::team_of(transaction, found.assignment.id, student.id));
        if (!team) {
            return tl::unexpected(team.error());
        }
        student.team = *std::move(team);
    }
    std::sort(students.begin(), students.end(), [](const auto& a, const auto& b) {
        return std::tie(a.name, a.id) < std::tie(b.name, b.id);
    });
    return students;
}

Allowed<Class> class_of(Transaction& transaction, const std::string& id, const Identity& who) {
    const auto found = taught_assignment(transaction, id, who);
    if (!found) {
        return tl::unexpected(found.error());
    }
    auto ladder = allowed(read_ladder(transaction, id));
    if (!ladder) {
        return tl::unexpected(ladder.error());
    }
    auto names = allowed(names_of(transaction, ladder->hand_ins));
    if (!names) {
        return tl::unexpected(names.error());
    }
    auto students = listed_students(transaction, *found, ladder->hand_ins, *names, who.person->id);
    if (!students) {
        return tl::unexpected(students.error());
    }
    return Class{found->assignment, *std::move(students), *std::move(ladder), *std::move(names)};
}

// Of each author one: the version that counts, else the last hand-in.
std::vector<store::HandIn> collected(const std::vector<store::HandIn>& hand_ins) {
    std::vector<store::HandIn> chosen = versions_that_count(hand_ins);
    for (const store::HandIn& one : hand_ins) { // the newest first
        if (std::none_of(chosen.begin(), chosen.end(),
                         [&](const auto& known) { return known.author() == one.author(); })) {
            chosen.push_back(one);
        }
    }
    return chosen;
}

std::string folder_name(const std::string& name, const std::string& id) {
    std::string folder = name;
    std::replace(folder.begin(), folder.end(), '/', '_');
    return folder + "-" + id;
}

// The settings of a final, as a request for a tournament would have them.
json final_settings(const json& asked, const AssignmentTerms& terms,
                    const store::Assignment& assignment) {
    json settings = asked;
    settings.erase("time");
    const json time = asked.value("time", json(ladder_time(*terms.ladder)));
    settings["table"] = {{"game", terms.assignment.game},
                         {"options", house::parse_own(terms.ladder->options)},
                         {"time", {{"first", time}, {"second", time}}},
                         {"visibility", "link"}};
    settings["entry"] = {{"kind", "group"}, {"group", assignment.group}};
    settings["rounds_start"] = "director";
    return settings;
}

Reasons faults_in_final(const json& asked) {
    Reasons wrong;
    if (asked.value("form", json()) == "simultaneous") {
        wrong.push_back(Reason("A final is no simultaneous display."));
    }
    for (const auto& [key, value] : asked.items()) {
        if (key != "name" && key != "form" && key != "rounds" && key != "games" &&
            key != "third_place" && key != "time") {
            wrong.push_back(Reason("Unknown field {field}.", tabuleiro::quoted(key)));
        }
    }
    return wrong;
}

} // namespace

void TeacherRoutes::add_to(Router& router) {
    router.add(RouteName::Students, *this, &TeacherRoutes::give_students);
    router.add(RouteName::MarksCsv, *this, &TeacherRoutes::give_marks);
    router.add(RouteName::Sources, *this, &TeacherRoutes::give_sources);
    router.add(RouteName::StartFinal, *this, &TeacherRoutes::start_final);
}

Awaitable<Response> TeacherRoutes::give_students(const Call& call) {
    if (auto off = services_.switched_off()) {
        co_return *std::move(off);
    }
    const auto body = [&examiner = services_.examiner, id = call.id(),
                       who = call.who](Transaction& transaction) {
        return class_of(transaction, id, who).map([&](const Class& found) {
            return written_students(found.students, found.ladder, found.names, examiner);
        });
    };
    co_return co_await answer_by_read(services_.database, body);
}

Awaitable<Response> TeacherRoutes::give_marks(const Call& call) {
    if (auto off = services_.switched_off()) {
        co_return *std::move(off);
    }
    const auto body = [id = call.id(), who = call.who](Transaction& transaction) {
        return class_of(transaction, id, who).map([](const Class& found) {
            return marks_csv(found.students, found.ladder);
        });
    };
    Response response = co_await answer_by_read(services_.database, body);
    if (response.status == 200) {
        co_return file_answer(*response.body, "text/csv; charset=utf-8",
                              "marks-" + call.id() + ".csv");
    }
    co_return response;
}

Awaitable<Response> TeacherRoutes::give_sources(const Call& call) {
    if (auto off = services_.switched_off()) {
        co_return *std::move(off);
    }
    if (!downloads_.take(call.who.person->id, std::chrono::steady_clock::now())) {
        co_return too_many_requests();
    }
    const auto body = [id = call.id(), who = call.who](Transaction& transaction) {
        return Expected<Allowed<Class>>(class_of(transaction, id, who));
    };
    const auto found = co_await in_read(services_.database, body);
    if (!found) {
        co_return store_refusal(found.error());
    }
    if (!*found) {
        co_return refused(found->error());
    }
    std::vector<course::HandedFile> files;
    for (const store::HandIn& one : collected((*found)->ladder.hand_ins)) {
        const auto read = [id = one.id](Transaction& transaction) {
            return store::hand_in_source(transaction, id);
        };
        const auto source = co_await in_read(services_.database, read);
        if (!source) {
            co_return store_refusal(source.error());
        }
        const auto name = (*found)->names.find(one.author());
        if (*source && name != (*found)->names.end()) {
            files.push_back({folder_name(name->second, name->first) + "/" + one.file, **source});
        }
    }
    co_return file_answer(course::pack_tar(files, course::Compressed::Gzip), "application/gzip",
                          "sources-" + call.id() + ".tar.gz");
}

Awaitable<Allowed<void>> TeacherRoutes::enter_versions(std::string tournament, std::string director,
                                                       std::vector<std::string> programs) {
    const auto live = co_await tournaments_.find(tournament);
    if (!live || *live == nullptr) {
        co_return house::refuse("store", "The tournament was not made; try again.");
    }
    const auto means = co_await tournaments_.means_for(*live);
    if (!means) {
        co_return tl::unexpected(house::Refusal{"store", means.error().reasons()});
    }
    std::vector<TournamentCommand> commands;
    for (const std::string& program : programs) {
        TournamentCommand add{.kind = TournamentCommandKind::Add};
        add.who = Contestant{ContestantKind::Engine, {}, 0, program};
        commands.push_back(std::move(add));
    }
    commands.push_back({.kind = TournamentCommandKind::Start});
    for (const TournamentCommand& command : commands) {
        const auto decide = [director, command,
                             means = *means](const house::tournament::Tournament& state) {
            return state.decide({director}, command, house::WallTime(wall_time()), means);
        };
        const auto done = co_await (*live)->carry_out(decide, director);
        if (!done) {
            co_return tl::unexpected(done.error());
        }
    }
    static_cast<void>(co_await (*live)->read_people());
    co_return Allowed<void>();
}

Awaitable<Response> TeacherRoutes::start_final(const Call& call) {
    if (auto off = services_.switched_off()) {
        co_return *std::move(off);
    }
    if (auto weak = services_.no_sandbox()) {
        co_return *std::move(weak);
    }
    if (!finals_.take(call.who.person->id, std::chrono::steady_clock::now())) {
        co_return too_many_requests();
    }
    const auto body = [id = call.id(), who = call.who](Transaction& transaction) {
        return Expected<Allowed<Class>>(class_of(transaction, id, who));
    };
    const auto found = co_await in_read(services_.database, body);
    if (!found) {
        co_return store_refusal(found.error());
    }
    if (!*found) {
        co_return refused(found->error());
    }
    const json asked = house::parse_shallow(call.request.body);
    if (!asked.is_object()) {
        co_return malformed_body();
    }
    if (const Reasons wrong = faults_in_final(asked); !wrong.empty()) {
        co_return refusal(400, "malformed", wrong);
    }
    store::Assignment assignment = (*found)->assignment;
    const auto terms = parse_terms(assignment.text);
    std::vector<std::string> programs;
    for (const auto& version : (*found)->ladder.versions) {
        programs.push_back((*found)->ladder.find(version.id)->program);
    }
    if (!terms || !terms->ladder || programs.size() < 2) {
        co_return refusal(409, "phase", {Reason("A final needs two versions that can play.")});
    }
    auto settings = house::tournament::parse_tournament_settings(
        final_settings(asked, *terms, assignment), house::Visibility::Link);
    if (!settings) {
        co_return refusal(400, "malformed", settings.error().reasons());
    }
    const auto made = co_await tournaments_.on_loop(
        tournaments_.create(*std::move(settings), assignment.teacher));
    if (!made) {
        co_return refused(made.error());
    }
    const auto entered = co_await tournaments_.on_loop(
        enter_versions(*made, assignment.teacher, std::move(programs)));
    if (!entered) {
        co_return refused(entered.error());
    }
    assignment.final = *made;
    const auto note = [assignment](Transaction& transaction) -> Allowed<std::string> {
        const auto now = allowed(store::assignment(transaction, assignment.id));
        if (!now) {
            return tl::unexpected(now.error());
        }
        if (*now) {
            store::Assignment changed = **now;
            changed.final = assignment.final;
            if (auto done = allowed(store::change_assignment(transaction, changed)); !done) {
                return tl::unexpected(done.error());
            }
        }
        JsonWriter out;
        return out.open_object().key("tournament").text(assignment.final).close_object().take();
    };
    co_return co_await answer_by_write(services_.database, note);
}

} // namespace tabuleiro::server
