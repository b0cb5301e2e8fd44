#include "server/course/team_routes.hpp"

#include <sodium.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "house/people/person_name.hpp"
#include "house/people/sign_in_code.hpp"
#include "house/shallow_json.hpp"
#include "server/access/token.hpp"
#include "server/course/course_views.hpp"
#include "server/course/team_views.hpp"
#include "server/people/allowed_transactions.hpp"
#include "server/people/answers.hpp"
#include "server/people/asked.hpp"
#include "server/people/group_access.hpp"
#include "server/work/wall_time.hpp"

namespace tabuleiro::server {

using house::Allowed;
using nlohmann::json;
using store::Team;
using store::sql::Transaction;

namespace {

// An assignment in teams, and how large they may be.
struct TeamWork {
    FoundAssignment found;
    std::size_t team_size = 0;
};

house::Refusal no_such_team() {
    return house::refusal("no-team", "There is no such team.");
}

std::string new_team_code() {
    return house::new_code([] {
        std::uint8_t byte = 0;
        randombytes_buf(&byte, 1);
        return byte;
    });
}

Allowed<void> unless_taken(const Allowed<store::TeamStored>& stored) {
    if (!stored) {
        return tl::unexpected(stored.error());
    }
    if (*stored == store::TeamStored::NameTaken) {
        return house::refuse("name-taken", "Another team has this name, or one that looks like "
                                           "it.");
    }
    return {};
}

Allowed<TeamWork> in_teams(Allowed<FoundAssignment> found) {
    if (!found) {
        return tl::unexpected(found.error());
    }
    const auto terms = allowed(parse_terms(found->assignment.text));
    if (!terms) {
        return tl::unexpected(terms.error());
    }
    if (terms->team_size == 1) {
        return house::refuse("no-teams", "In this assignment everybody works alone.");
    }
    return TeamWork{*std::move(found), static_cast<std::size_t>(terms->team_size)};
}

// For a student who makes, joins or leaves a team, as long as it is not over.
Allowed<TeamWork> own_team_work(Transaction& transaction, const std::string& assignment,
                                const Identity& who) {
    auto work = in_teams(found_assignment(transaction, assignment, who));
    if (!work) {
        return work;
    }
    if (!work->found.student) {
        return house::refuse("student", "Only students of the group are in teams.");
    }
    if (state_at(work->found.assignment, wall_time()) == AssignmentState::Closed) {
        return house::refuse("closed", "The assignment is not open.");
    }
    return work;
}

Allowed<void> add_to_team(Transaction& transaction, const Team& team, std::size_t team_size,
                          const std::string& person) {
    const auto members = allowed(store::members_of_team(transaction, team.id));
    if (!members) {
        return tl::unexpected(members.error());
    }
    if (members->size() >= team_size) {
        return house::refuse("team-full", "The team has {most} members already.", team_size);
    }
    const auto joined = allowed(store::join_team(transaction, team, person));
    if (!joined) {
        return tl::unexpected(joined.error());
    }
    if (!*joined) {
        return house::refuse("in-team", "You are in a team already.");
    }
    return {};
}

// A team that nobody needs any more goes.
Allowed<void> take_from_team(Transaction& transaction, const std::string& team,
                             const std::string& person) {
    const auto left = allowed(store::leave_team(transaction, team, person));
    if (!left) {
        return tl::unexpected(left.error());
    }
    if (!*left) {
        return tl::unexpected(no_such_member());
    }
    return allowed(store::remove_unused_team(transaction, team));
}

Allowed<std::string> made_team(Transaction& transaction, Team team, const Identity& who) {
    const auto work = own_team_work(transaction, team.assignment, who);
    if (!work) {
        return tl::unexpected(work.error());
    }
    if (work->found.team) {
        return house::refuse("in-team", "You are in a team already.");
    }
    auto done = unless_taken(allowed(store::add_team(transaction, team)));
    if (done) {
        done = add_to_team(transaction, team, work->team_size, who.person->id);
    }
    return done.map([&] {
        JsonWriter out;
        return out.open_object().key("team").text(team.id).close_object().take();
    });
}

Allowed<std::string> joined_team(Transaction& transaction, const std::string& assignment,
                                 const std::string& code, const Identity& who) {
    const auto work = own_team_work(transaction, assignment, who);
    if (!work) {
        return tl::unexpected(work.error());
    }
    if (work->found.team) {
        return house::refuse("in-team", "You are in a team already.");
    }
    const auto team = allowed(store::team_with_code(transaction, assignment, code));
    if (!team) {
        return tl::unexpected(team.error());
    }
    if (!*team) {
        return tl::unexpected(no_such_team());
    }
    if (!(*team)->joinable) {
        return house::refuse("team-closed", "Nobody can join this team any more.");
    }
    return add_to_team(transaction, **team, work->team_size, who.person->id).map([] {
        return nothing_to_say;
    });
}

Allowed<std::string> left_team(Transaction& transaction, const std::string& assignment,
                               const Identity& who) {
    const auto work = own_team_work(transaction, assignment, who);
    if (!work) {
        return tl::unexpected(work.error());
    }
    if (!work->found.team) {
        return tl::unexpected(no_such_team());
    }
    const auto hand_ins =
        allowed(store::hand_ins_of(transaction, assignment, work->found.team->id));
    if (!hand_ins) {
        return tl::unexpected(hand_ins.error());
    }
    if (!hand_ins->empty()) {
        return house::refuse("team-stays", "Your team has handed in; only the teacher can let you "
                                           "leave it.");
    }
    return take_from_team(transaction, work->found.team->id, who.person->id).map([] {
        return nothing_to_say;
    });
}

Allowed<std::string> written_teams(Transaction& transaction, const std::string& assignment,
                                   const Identity& who) {
    const auto work = in_teams(taught_assignment(transaction, assignment, who));
    if (!work) {
        return tl::unexpected(work.error());
    }
    const auto teams = allowed(store::teams_for(transaction, assignment));
    const auto placed = allowed(store::team_members_for(transaction, assignment));
    const auto members = allowed(store::members(transaction, work->found.assignment.group));
    if (!teams || !placed || !members) {
        return tl::unexpected(!teams ? teams.error() : !placed ? placed.error() : members.error());
    }
    JsonWriter out;
    out.open_object().key("team_size").number(static_cast<std::int64_t>(work->team_size));
    out.key("teams").open_array();
    for (const Team& team : *teams) {
        if (auto written = write_team(out, transaction, team); !written) {
            return tl::unexpected(written.error());
        }
    }
    out.close_array().key("without").open_array();
    for (const store::Member& member : *members) {
        if (member.accepted && std::none_of(placed->begin(), placed->end(), [&](const auto& one) {
                return one.person == member.person.id;
            })) {
            write_person_of(out, member.person.id, {{member.person.id, member.person.name}});
        }
    }
    return out.close_array().close_object().take();
}

// The team, as far as the viewer may change it.
struct TaughtTeam {
    TeamWork work;
    Team team;
};

Allowed<TaughtTeam> taught_team(Transaction& transaction, const std::string& id,
                                const Identity& who) {
    auto team = allowed(store::team(transaction, id));
    if (!team) {
        return tl::unexpected(team.error());
    }
    if (!*team) {
        return tl::unexpected(no_such_team());
    }
    auto work = in_teams(taught_assignment(transaction, (*team)->assignment, who));
    if (!work) {
        return tl::unexpected(work.error().code == "no-assignment" ? no_such_team() : work.error());
    }
    return TaughtTeam{*std::move(work), **std::move(team)};
}

// Whoever is in another team leaves that one.
Allowed<void> moved_into(Transaction& transaction, const TaughtTeam& to,
                         const std::string& person) {
    const store::Assignment& assignment = to.work.found.assignment;
    const auto groups = allowed(store::groups_of_member(transaction, person));
    const auto before = allowed(store::team_of(transaction, assignment.id, person));
    if (!groups || !before) {
        return tl::unexpected(groups ? before.error() : groups.error());
    }
    if (std::none_of(groups->begin(), groups->end(), [&](const auto& one) {
            return one.accepted && one.group.id == assignment.group;
        })) {
        return tl::unexpected(no_such_member());
    }
    if (*before && (*before)->id == to.team.id) {
        return {};
    }
    if (*before) {
        if (auto left = take_from_team(transaction, (*before)->id, person); !left) {
            return left;
        }
    }
    return add_to_team(transaction, to.team, to.work.team_size, person);
}

Allowed<void> renamed_team(Transaction& transaction, Team team, const std::string& name) {
    const auto parsed = house::parse_person_name(name);
    if (!parsed) {
        return tl::unexpected(house::Refusal{"team-name", parsed.error().reasons()});
    }
    team.name = parsed->shown;
    team.folded = parsed->folded;
    return unless_taken(allowed(store::change_team(transaction, team)));
}

Allowed<std::string> changed_team(Transaction& transaction, const std::string& id,
                                  const Identity& who, const json& given) {
    const auto found = taught_team(transaction, id, who);
    if (!found) {
        return tl::unexpected(found.error());
    }
    Allowed<void> done;
    if (asks(given, "name", json::value_t::string)) {
        done = renamed_team(transaction, found->team, given["name"].get<std::string>());
    } else if (asks(given, "joinable", json::value_t::boolean)) {
        Team team = found->team;
        team.joinable = given["joinable"].get<bool>();
        done = unless_taken(allowed(store::change_team(transaction, team)));
    } else if (asks(given, "add", json::value_t::string)) {
        done = moved_into(transaction, *found, given["add"].get<std::string>());
    } else if (asks(given, "remove", json::value_t::string)) {
        done = take_from_team(transaction, id, given["remove"].get<std::string>());
    } else {
        return house::refuse("malformed",
                             "It should be an object as docs/protocols/course.md describes it.");
    }
    return done.map([] { return nothing_to_say; });
}

} // namespace

void TeamRoutes::add_to(Router& router) {
    router.add(RouteName::NewTeam, *this, &TeamRoutes::create);
    router.add(RouteName::OwnTeam, *this, &TeamRoutes::join_or_leave);
    router.add(RouteName::Teams, *this, &TeamRoutes::list);
    router.add(RouteName::ChangeTeam, *this, &TeamRoutes::change);
}

Awaitable<Response> TeamRoutes::create(const Call& call) {
    if (auto off = services_.switched_off()) {
        co_return *std::move(off);
    }
    const json given = house::parse_shallow(call.request.body);
    if (!asks(given, "name", json::value_t::string)) {
        co_return malformed_body();
    }
    const auto name = house::parse_person_name(given["name"].get<std::string>());
    if (!name) {
        co_return refusal(422, "team-name", name.error().reasons());
    }
    if (!tries_.take(call.who.person->id, std::chrono::steady_clock::now())) {
        co_return too_many_requests();
    }
    const Team team{.id = new_table_id(),
                    .assignment = call.id(),
                    .name = name->shown,
                    .folded = name->folded,
                    .code = new_team_code(),
                    .created = wall_time()};
    const auto body = [team, who = call.who](Transaction& transaction) {
        return made_team(transaction, team, who);
    };
    co_return co_await answer_by_write(services_.database, body);
}

Awaitable<Response> TeamRoutes::join_or_leave(const Call& call) {
    if (auto off = services_.switched_off()) {
        co_return *std::move(off);
    }
    const json given = house::parse_shallow(call.request.body);
    const bool leaves = asks(given, "leave");
    if (!leaves && !asks(given, "join", json::value_t::string)) {
        co_return malformed_body();
    }
    if (!tries_.take(call.who.person->id, std::chrono::steady_clock::now())) {
        co_return too_many_requests();
    }
    std::string code;
    if (!leaves) {
        const auto parsed = house::parse_code(given["join"].get<std::string>());
        if (!parsed) {
            co_return refused(no_such_team());
        }
        code = *parsed;
    }
    const auto body = [leaves, code, id = call.id(), who = call.who](Transaction& transaction) {
        return leaves ? left_team(transaction, id, who) : joined_team(transaction, id, code, who);
    };
    co_return co_await answer_by_write(services_.database, body);
}

Awaitable<Response> TeamRoutes::list(const Call& call) {
    if (auto off = services_.switched_off()) {
        co_return *std::move(off);
    }
    const auto body = [id = call.id(), who = call.who](Transaction& transaction) {
        return written_teams(transaction, id, who);
    };
    co_return co_await answer_by_read(services_.database, body);
}

Awaitable<Response> TeamRoutes::change(const Call& call) {
    if (auto off = services_.switched_off()) {
        co_return *std::move(off);
    }
    const auto body = [id = call.id(), who = call.who,
                       given = house::parse_shallow(call.request.body)](Transaction& transaction) {
        return changed_team(transaction, id, who, given);
    };
    co_return co_await answer_by_write(services_.database, body);
}

} // namespace tabuleiro::server
