#include "server/course/assignment_routes.hpp"

#include <limits>
#include <nlohmann/json.hpp>

#include "core/text.hpp"
#include "house/shallow_json.hpp"
#include "server/access/token.hpp"
#include "server/course/course_views.hpp"
#include "server/course/team_views.hpp"
#include "server/people/allowed_transactions.hpp"
#include "server/people/answers.hpp"
#include "server/people/asked.hpp"
#include "server/people/group_access.hpp"
#include "server/work/wall_time.hpp"
#include "store/course/batteries.hpp"

namespace tabuleiro::server {

using house::Allowed;
using nlohmann::json;
using store::sql::Transaction;

namespace {

constexpr std::size_t most_assignments = 50; // of one teacher
constexpr std::size_t assignments_shown = 200;
constexpr std::size_t games_per_page = 50;
constexpr std::int64_t latest_date = 253'402'300'799'000; // the end of the year 9999

std::string_view word(AssignmentState state) {
    return state == AssignmentState::Soon   ? "soon"
           : state == AssignmentState::Open ? "open"
                                            : "closed";
}

// A date of a request: a number, or null.
bool read_date(const json& given, std::optional<store::WallTime>& date, Reasons& wrong) {
    if (given.is_null()) {
        date.reset();
        return true;
    }
    if (!given.is_number_integer() || given < 0 || given > latest_date) {
        wrong.push_back(Reason("A date is a number of milliseconds since 1970, or null."));
        return false;
    }
    date = given.get<store::WallTime>();
    return true;
}

void check_dates(const store::Assignment& assignment, Reasons& wrong) {
    if (assignment.opens && assignment.closes && *assignment.opens >= *assignment.closes) {
        wrong.push_back(Reason("An assignment opens before it closes."));
    }
}

void refuse_unknown(const json& given, std::initializer_list<std::string_view> known,
                    Reasons& wrong) {
    for (const auto& [key, value] : given.items()) {
        if (std::find(known.begin(), known.end(), key) == known.end()) {
            wrong.push_back(Reason("Unknown field {field}.", tabuleiro::quoted(key)));
        }
    }
}

// What a list shows, and an answer begins with.
class SummaryWriter {
  public:
    SummaryWriter(Transaction& transaction, const Examiner& examiner, const Identity& who)
        : transaction_(transaction), examiner_(examiner), who_(who) {}

    Allowed<void> write(JsonWriter& out, const FoundAssignment& found,
                        const AssignmentTerms& terms) {
        const store::Assignment& assignment = found.assignment;
        const auto group = allowed(store::group(transaction_, assignment.group));
        const auto members = allowed(store::number_of_members(transaction_, assignment.group));
        const auto names = allowed(names_of(transaction_, std::vector{assignment.teacher}));
        if (!group || !members || !names) {
            return tl::unexpected(!group     ? group.error()
                                  : !members ? members.error()
                                             : names.error());
        }
        out.key("id").text(assignment.id).key("title").text(terms.assignment.title);
        out.key("game").text(terms.assignment.game).key("group").open_object();
        out.key("id").text(assignment.group).key("name");
        out.text_or_null(*group ? std::optional((*group)->name) : std::nullopt).close_object();
        out.key("teacher");
        write_person_of(out, assignment.teacher, *names);
        out.key("created").number(assignment.created).key("opens").number(assignment.opens);
        out.key("closes").number(assignment.closes);
        out.key("state").word(word(state_at(assignment, wall_time())));
        out.key("students")
            .number(found.teacher ? std::optional<std::int64_t>(*members) : std::nullopt);
        out.key("yours").boolean(found.teacher).key("latest");
        return found.student ? write_latest(out, found) : (out.null(), Allowed<void>());
    }

  private:
    Allowed<void> write_latest(JsonWriter& out, const FoundAssignment& found) {
        const auto own =
            allowed(store::hand_ins_of(transaction_, found.assignment.id, author_of(found, who_)));
        if (!own) {
            return tl::unexpected(own.error());
        }
        if (own->empty()) {
            out.null();
            return {};
        }
        const store::HandIn& latest = own->front();
        const auto counting = versions_that_count(*own);
        const auto before = allowed(store::waiting_hand_ins(transaction_, latest.number));
        const auto names = allowed(names_of(transaction_, std::vector{latest}));
        if (!before || !names) {
            return tl::unexpected(before ? names.error() : before.error());
        }
        write_hand_in(out,
                      {latest, !counting.empty() && counting.front().id == latest.id,
                       examiner_.progress(latest.id).has_value(), latest.examined ? 0 : *before},
                      *names);
        return {};
    }

    Transaction& transaction_;
    const Examiner& examiner_;
    const Identity& who_;
};

// Those that the viewer sees, the newest first, each once.
Allowed<std::vector<store::Assignment>> seen_assignments(Transaction& transaction,
                                                         const Identity& who) {
    if (who.role() == house::Role::Administrator) {
        return allowed(store::assignments(transaction, assignments_shown));
    }
    auto seen = allowed(store::assignments_of_teacher(transaction, who.person->id));
    const auto others = allowed(store::assignments_of_member(transaction, who.person->id));
    if (!seen || !others) {
        return tl::unexpected(seen ? others.error() : seen.error());
    }
    for (const store::Assignment& one : *others) {
        if (std::none_of(seen->begin(), seen->end(),
                         [&](const auto& known) { return known.id == one.id; })) {
            seen->push_back(one);
        }
    }
    std::sort(seen->begin(), seen->end(),
              [](const auto& a, const auto& b) { return a.number > b.number; });
    return seen;
}

Allowed<std::string> written_list(Transaction& transaction, const Examiner& examiner,
                                  const Identity& who) {
    const auto seen = seen_assignments(transaction, who);
    if (!seen) {
        return tl::unexpected(seen.error());
    }
    JsonWriter out;
    out.open_array();
    SummaryWriter writer(transaction, examiner, who);
    for (const store::Assignment& one : *seen) {
        const auto found = found_assignment(transaction, one.id, who);
        const auto terms = parse_terms(one.text);
        if (!found || !terms) {
            continue;
        }
        out.open_object();
        if (auto written = writer.write(out, *found, *terms); !written) {
            return tl::unexpected(written.error());
        }
        out.close_object();
    }
    return out.close_array().take();
}

Allowed<std::string> written_assignment(Transaction& transaction, const std::string& id,
                                        const Examiner& examiner, const Identity& who) {
    const auto found = found_assignment(transaction, id, who);
    if (!found) {
        return tl::unexpected(found.error());
    }
    const auto terms = allowed(parse_terms(found->assignment.text));
    const auto waiting =
        allowed(store::waiting_hand_ins(transaction, std::numeric_limits<std::int64_t>::max()));
    if (!terms || !waiting) {
        return tl::unexpected(terms ? waiting.error() : terms.error());
    }
    JsonWriter out;
    out.open_object();
    SummaryWriter writer(transaction, examiner, who);
    if (auto written = writer.write(out, *found, *terms); !written) {
        return tl::unexpected(written.error());
    }
    out.key("assignment").raw(terms->written).key("ladder");
    if (terms->ladder) {
        out.open_object().key("time").text(ladder_time(*terms->ladder));
        out.key("options").raw(terms->ladder->options);
        out.key("running").boolean(found->assignment.ladder_running).close_object();
    } else {
        out.null();
    }
    const std::string& final = found->assignment.final;
    out.key("final").text_or_null(final.empty() ? std::nullopt : std::optional(final));
    const auto batteries = allowed(store::names_of_batteries(transaction, id));
    if (!batteries) {
        return tl::unexpected(batteries.error());
    }
    out.key("batteries").raw(batteries->value_or("[]"));
    out.key("team_size").number(std::int64_t{terms->team_size}).key("team");
    if (found->team) {
        if (auto written = write_team(out, transaction, *found->team); !written) {
            return tl::unexpected(written.error());
        }
    } else {
        out.null();
    }
    const store::WallTime now = wall_time();
    out.key("may_hand_in");
    out.boolean(found->student && state_at(found->assignment, now) == AssignmentState::Open &&
                (terms->team_size == 1 || found->team));
    out.key("waiting").number(*waiting).key("now").number(now);
    return out.close_object().take();
}

// What a teacher changes, all at once or nothing.
Allowed<std::string> changed_assignment(Transaction& transaction, const std::string& id,
                                        const Identity& who, const json& given) {
    const auto found = taught_assignment(transaction, id, who);
    if (!found) {
        return tl::unexpected(found.error());
    }
    if (asks(given, "remove")) {
        return allowed(store::remove_assignment(transaction, id)).map([] {
            return nothing_to_say;
        });
    }
    store::Assignment assignment = found->assignment;
    Reasons wrong;
    if (!given.is_object() || given.empty()) {
        wrong.push_back(Reason("It should be an object as docs/protocols/course.md describes it."));
    } else {
        refuse_unknown(given, {"opens", "closes", "ladder", "batteries"}, wrong);
        if (given.contains("batteries") && !given["batteries"].is_null()) {
            wrong.push_back(Reason("Batteries are not taken here."));
        }
        if (given.contains("opens")) {
            read_date(given["opens"], assignment.opens, wrong);
        }
        if (given.contains("closes")) {
            read_date(given["closes"], assignment.closes, wrong);
        }
        check_dates(assignment, wrong);
        if (given.contains("ladder")) {
            const auto terms = parse_terms(assignment.text);
            if (!asks(given["ladder"], "running", json::value_t::boolean)) {
                wrong.push_back(Reason("A ladder is running, or it is not."));
            } else if (!terms || !terms->ladder) {
                wrong.push_back(Reason("The assignment has no ladder."));
            } else {
                assignment.ladder_running = given["ladder"]["running"].get<bool>();
            }
        }
    }
    if (!wrong.empty()) {
        return tl::unexpected(house::Refusal{"malformed", std::move(wrong)});
    }
    auto done = allowed(store::change_assignment(transaction, assignment));
    if (done && given.contains("batteries")) {
        done = allowed(store::remove_batteries(transaction, id));
    }
    return done.map([] { return nothing_to_say; });
}

Allowed<std::string> written_games_of(Transaction& transaction, const std::string& id,
                                      const Identity& who, std::int64_t before,
                                      const std::string& hand_in) {
    const auto found = found_assignment(transaction, id, who);
    if (!found) {
        return tl::unexpected(found.error());
    }
    const auto terms = allowed(parse_terms(found->assignment.text));
    const auto games =
        allowed(store::ladder_games_before(transaction, id, before, hand_in, games_per_page));
    LadderState all;
    auto hand_ins = allowed(store::hand_ins_for(transaction, id));
    if (!terms || !games || !hand_ins) {
        return tl::unexpected(!terms ? terms.error() : !games ? games.error() : hand_ins.error());
    }
    all.hand_ins = *std::move(hand_ins);
    const auto names = allowed(names_of(transaction, all.hand_ins));
    if (!names) {
        return tl::unexpected(names.error());
    }
    JsonWriter out;
    out.open_object().key("games").open_array();
    for (const store::LadderGame& game : *games) {
        write_game(out, game, all, *names, {author_of(*found, who), found->teacher}, *terms);
    }
    const bool more = games->size() == games_per_page;
    out.close_array().key("next").number(more ? std::optional(games->back().number) : std::nullopt);
    return out.close_object().take();
}

Allowed<std::string> written_ladder_of(Transaction& transaction, const std::string& id,
                                       const Identity& who) {
    const auto found = found_assignment(transaction, id, who);
    if (!found) {
        return tl::unexpected(found.error());
    }
    const auto terms = allowed(parse_terms(found->assignment.text));
    const auto ladder = allowed(read_ladder(transaction, id));
    if (!terms || !ladder) {
        return tl::unexpected(terms ? ladder.error() : terms.error());
    }
    const auto names = allowed(names_of(transaction, ladder->hand_ins));
    if (!names) {
        return tl::unexpected(names.error());
    }
    return written_ladder(*ladder, found->assignment.ladder_running, *names,
                          {author_of(*found, who), found->teacher}, *terms);
}

} // namespace

void AssignmentRoutes::add_to(Router& router) {
    router.add(RouteName::Course, *this, &AssignmentRoutes::list);
    router.add(RouteName::NewAssignment, *this, &AssignmentRoutes::create);
    router.add(RouteName::Assignment, *this, &AssignmentRoutes::show);
    router.add(RouteName::ChangeAssignment, *this, &AssignmentRoutes::change);
    router.add(RouteName::Ladder, *this, &AssignmentRoutes::give_ladder);
    router.add(RouteName::LadderGames, *this, &AssignmentRoutes::give_games);
}

Awaitable<Response> AssignmentRoutes::list(const Call& call) {
    const bool on = services_.policies.now()->course;
    std::string assignments = "[]";
    if (on) {
        const auto body = [&examiner = services_.examiner,
                           who = call.who](Transaction& transaction) {
            return Expected<Allowed<std::string>>(written_list(transaction, examiner, who));
        };
        auto written = co_await in_read(services_.database, body);
        if (!written) {
            co_return store_refusal(written.error());
        }
        if (!*written) {
            co_return refused(written->error());
        }
        assignments = **std::move(written);
    }
    JsonWriter out;
    out.open_object().key("on").boolean(on).key("sandbox");
    const auto trouble = on ? services_.sandbox.trouble() : std::nullopt;
    if (trouble) {
        house::write(out, *trouble);
    } else {
        out.null();
    }
    out.key("may_create").boolean(on && call.who.role() >= house::Role::Teacher);
    co_return json_answer(out.key("assignments").raw(assignments).close_object().take());
}

Awaitable<Response> AssignmentRoutes::create(const Call& call) {
    if (auto off = services_.switched_off()) {
        co_return *std::move(off);
    }
    const std::string teacher = call.who.person->id;
    if (!made_.take(teacher, std::chrono::steady_clock::now())) {
        co_return too_many_requests();
    }
    const json given = house::parse_shallow(call.request.body);
    Reasons wrong;
    store::Assignment assignment{.id = new_table_id(), .teacher = teacher, .created = wall_time()};
    if (!given.is_object() || !given.contains("group") || !given["group"].is_string()) {
        co_return malformed_body();
    }
    refuse_unknown(given, {"group", "assignment", "opens", "closes", "ladder", "team_size"}, wrong);
    assignment.group = given["group"].get<std::string>();
    read_date(given.value("opens", json()), assignment.opens, wrong);
    read_date(given.value("closes", json()), assignment.closes, wrong);
    check_dates(assignment, wrong);
    if (!wrong.empty()) {
        co_return refusal(400, "malformed", wrong);
    }
    const auto terms = read_terms(given);
    if (!terms) {
        co_return refusal(422, "assignment", terms.error().reasons());
    }
    if (!house::is_offered(*services_.policies.now(), terms->assignment.game)) {
        co_return refusal(403, "game", {Reason("That game is not offered in this house.")});
    }
    assignment.text = to_text(*terms);
    assignment.ladder_running = terms->ladder.has_value();
    const auto body = [assignment](Transaction& transaction) -> Allowed<std::string> {
        const auto own = own_group(transaction, assignment.teacher, assignment.group);
        if (!own) {
            return tl::unexpected(own.error());
        }
        const auto others = allowed(store::assignments_of_teacher(transaction, assignment.teacher));
        if (!others) {
            return tl::unexpected(others.error());
        }
        if (others->size() >= most_assignments) {
            return house::refuse("full", "A teacher has at most {most} assignments.",
                                 most_assignments);
        }
        return allowed(store::add_assignment(transaction, assignment)).map([&] {
            JsonWriter out;
            return out.open_object().key("assignment").text(assignment.id).close_object().take();
        });
    };
    co_return co_await answer_by_write(services_.database, body);
}

Awaitable<Response> AssignmentRoutes::show(const Call& call) {
    if (auto off = services_.switched_off()) {
        co_return *std::move(off);
    }
    const auto body = [&examiner = services_.examiner, id = call.id(),
                       who = call.who](Transaction& transaction) {
        return written_assignment(transaction, id, examiner, who);
    };
    co_return co_await answer_by_read(services_.database, body);
}

Awaitable<Response> AssignmentRoutes::change(const Call& call) {
    if (auto off = services_.switched_off()) {
        co_return *std::move(off);
    }
    const auto body = [id = call.id(), who = call.who,
                       given = house::parse_shallow(call.request.body)](Transaction& transaction) {
        return changed_assignment(transaction, id, who, given);
    };
    Response response = co_await answer_by_write(services_.database, body);
    services_.ladders.wake();
    co_return response;
}

Awaitable<Response> AssignmentRoutes::give_ladder(const Call& call) {
    if (auto off = services_.switched_off()) {
        co_return *std::move(off);
    }
    const auto body = [id = call.id(), who = call.who](Transaction& transaction) {
        return written_ladder_of(transaction, id, who);
    };
    co_return co_await answer_by_read(services_.database, body);
}

Awaitable<Response> AssignmentRoutes::give_games(const Call& call) {
    if (auto off = services_.switched_off()) {
        co_return *std::move(off);
    }
    const std::string_view given = query_value(call.request.query, "before");
    const auto before = given.empty() ? std::numeric_limits<std::int64_t>::max()
                                      : parse_number<std::int64_t>(given).value_or(0);
    const auto body = [id = call.id(), who = call.who, before,
                       hand_in = std::string(query_value(call.request.query, "hand_in"))](
                          Transaction& transaction) {
        return written_games_of(transaction, id, who, before, hand_in);
    };
    co_return co_await answer_by_read(services_.database, body);
}

} // namespace tabuleiro::server
