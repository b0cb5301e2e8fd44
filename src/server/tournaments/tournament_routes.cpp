#include "server/tournaments/tournament_routes.hpp"

#include <limits>
#include <nlohmann/json.hpp>

#include "core/json_writer.hpp"
#include "core/text.hpp"
#include "house/shallow_json.hpp"
#include "league/trf/trf.hpp"
#include "server/log.hpp"
#include "server/people/answers.hpp"
#include "server/people/group_access.hpp"
#include "server/tournaments/entrant_lookup.hpp"
#include "server/tournaments/found_tournament.hpp"
#include "server/tournaments/tournament_list.hpp"
#include "server/tournaments/tournament_socket.hpp"
#include "server/work/wall_time.hpp"
#include "store/people/programs.hpp"

namespace tabuleiro::server {

using house::Allowed;
using house::tournament::Contestant;
using house::tournament::ContestantKind;
using nlohmann::json;
using store::sql::Transaction;

namespace {

Response too_often() {
    return refusal(429, "too-often", {Reason("Too many requests; wait a moment.")});
}

// The file that a browser saves.
Response tournament_file(std::string text, const char* type, const std::string& name) {
    Response response = json_answer(std::move(text));
    response.type = type;
    response.headers.emplace_back("Content-Disposition", "attachment; filename=\"" + name + "\"");
    return response;
}

std::optional<std::string> text_field(const json& body, const char* field) {
    return body.contains(field) && body[field].is_string()
               ? std::optional(body[field].get<std::string>())
               : std::nullopt;
}

} // namespace

void TournamentRoutes::add_to(Router& router) {
    router.add(RouteName::Tournaments, *this, &TournamentRoutes::list);
    router.add(RouteName::NewTournament, *this, &TournamentRoutes::create);
    router.add(RouteName::Tournament, *this, &TournamentRoutes::show);
    router.add(RouteName::EnterTournament, *this, &TournamentRoutes::enter);
    router.add(RouteName::LeaveTournament, *this, &TournamentRoutes::leave);
    router.add(RouteName::StandingsCsv, *this, &TournamentRoutes::standings_csv);
    router.add(RouteName::StandingsJson, *this, &TournamentRoutes::standings_json);
    router.add(RouteName::TournamentReport, *this, &TournamentRoutes::report);
    router.add(RouteName::TournamentSocket, *this, &TournamentRoutes::connect);
}

bool TournamentRoutes::may_create(const Identity& who) const {
    if (!who.person || who.person->program) {
        return false;
    }
    return who.role() >= house::Role::Teacher ||
           policies_.now()->tournaments == house::TournamentMakers::Players;
}

Awaitable<Response> TournamentRoutes::list(const Call& call) {
    const std::string_view before = query_value(call.request.query, "before");
    const auto number = before.empty() ? std::numeric_limits<std::int64_t>::max()
                                       : parse_number<std::int64_t>(before).value_or(0);
    const auto body = [who = call.who, number](Transaction& transaction) {
        return list_tournaments(transaction, who, number);
    };
    const auto page = co_await in_read(database_, body);
    if (!page) {
        co_return store_refusal(page.error());
    }
    co_return json_answer(written(*page, may_create(call.who)));
}

Awaitable<Response> TournamentRoutes::create(const Call& call) {
    if (!may_create(call.who)) {
        co_return refusal(403, "teachers",
                          {Reason("Tournaments are made by teachers in this house.")});
    }
    const std::string director = call.who.person->id;
    if (!made_.take(director, std::chrono::steady_clock::now())) {
        co_return too_often();
    }
    const auto policies = policies_.now();
    auto settings = house::tournament::parse_tournament_settings(
        house::parse_shallow(call.request.body), policies->default_visibility);
    if (!settings) {
        co_return refusal(400, "malformed", settings.error().reasons());
    }
    if (!house::is_offered(*policies, settings->table.game)) {
        co_return refusal(403, "game", {Reason("That game is not offered in this house.")});
    }
    if (!settings->group.empty()) {
        const auto body = [director, group = settings->group](Transaction& transaction) {
            return Expected<Allowed<OwnGroup>>(own_group(transaction, director, group));
        };
        const auto own = co_await in_read(database_, body);
        if (!own) {
            co_return store_refusal(own.error());
        }
        if (!*own) {
            co_return refused(own->error());
        }
    }
    const auto made =
        co_await tournaments_.on_loop(tournaments_.create(*std::move(settings), director));
    if (!made) {
        co_return refused(made.error());
    }
    log(LogLevel::Info, "tournament-made", {{"tournament", *made}});
    JsonWriter out;
    co_return json_answer(out.open_object().key("tournament").text(*made).close_object().take());
}

Awaitable<Response> TournamentRoutes::shown(const Call& call, Show show) {
    const auto work = [this, id = call.id(), who = call.who,
                       show = std::move(show)]() -> Awaitable<Response> {
        const auto found = co_await find_tournament(tournaments_, database_, id, who);
        co_return found ? show(*found->live, found->viewer) : refused(found.error());
    };
    co_return co_await tournaments_.on_loop(work);
}

Awaitable<Response> TournamentRoutes::show(const Call& call) {
    return shown(call,
                 [](const LiveTournament& live, const house::tournament::TournamentViewer& viewer) {
                     return json_answer(live.view().state(viewer));
                 });
}

Awaitable<Response> TournamentRoutes::standings_csv(const Call& call) {
    return shown(call, [](const LiveTournament& live, const house::tournament::TournamentViewer&) {
        return tournament_file(live.view().standings_csv(), "text/csv; charset=utf-8",
                               "standings-" + live.id() + ".csv");
    });
}

Awaitable<Response> TournamentRoutes::standings_json(const Call& call) {
    return shown(call, [](const LiveTournament& live, const house::tournament::TournamentViewer&) {
        return tournament_file(live.view().standings_json(), "application/json; charset=utf-8",
                               "standings-" + live.id() + ".json");
    });
}

Awaitable<Response> TournamentRoutes::report(const Call& call) {
    return shown(
        call,
        [](const LiveTournament& live, const house::tournament::TournamentViewer&) -> Response {
            const auto report = live.view().report();
            if (!report) {
                return refusal(409, "phase", report.error().reasons());
            }
            return tournament_file(league::to_trf(*report), "text/plain; charset=utf-8",
                                   "tournament-" + live.id() + ".trf");
        });
}

Awaitable<Allowed<Contestant>> TournamentRoutes::contestant_of(Identity who,
                                                               std::optional<std::string> program) {
    if (!program) {
        co_return Contestant{who.person->program ? ContestantKind::Program : ContestantKind::Person,
                             who.person->id};
    }
    const auto body = [id = *program](Transaction& transaction) {
        return store::program(transaction, id);
    };
    const auto known = co_await in_read(database_, body);
    if (!known) {
        co_return tl::unexpected(house::Refusal{"store", known.error().reasons()});
    }
    if (!*known || (*known)->owner != who.person->id) {
        co_return house::refuse("no-program", "You have no such program.");
    }
    co_return Contestant{ContestantKind::Program, *program};
}

Awaitable<Response> TournamentRoutes::enter(const Call& call) {
    if (!entries_.take(call.who.person->id, std::chrono::steady_clock::now())) {
        co_return too_often();
    }
    const json body = house::parse_shallow(call.request.body);
    if (!body.is_object()) {
        co_return malformed_body();
    }
    Entry entry{text_field(body, "code").value_or(""), text_field(body, "program"), {}};
    if (body.contains("team")) {
        entry.team = house::tournament::parse_team(text_field(body, "team").value_or(""));
        if (!entry.team) {
            co_return malformed_body();
        }
    }
    co_return co_await tournaments_.on_loop(enter_on_loop(call.id(), call.who, std::move(entry)));
}

Awaitable<Response> TournamentRoutes::enter_on_loop(std::string id, Identity who, Entry entry) {
    const auto found = co_await find_tournament(tournaments_, database_, id, who);
    if (!found) {
        co_return refused(found.error());
    }
    if (!found->viewer.may_enter) {
        co_return refusal(403, "entry", {Reason("This tournament is for a group.")});
    }
    const auto contestant = co_await contestant_of(who, entry.program);
    if (!contestant) {
        co_return refused(contestant.error());
    }
    const auto decide = [contestant = *contestant, by = who.person->id,
                         entry](const house::tournament::Tournament& tournament) {
        return tournament.enter(contestant, by, entry.code, house::WallTime(wall_time()),
                                entry.team);
    };
    const auto entered = co_await found->live->carry_out(decide);
    if (!entered) {
        co_return refused(entered.error());
    }
    static_cast<void>(co_await found->live->read_people());
    const auto* const entrant = found->live->state().find_person(contestant->person);
    JsonWriter out;
    out.open_object().key("entrant").number(entrant != nullptr ? entrant->id : 0);
    co_return json_answer(out.close_object().take());
}

Awaitable<Response> TournamentRoutes::leave(const Call& call) {
    const json body = house::parse_shallow(call.request.body);
    if (!body.is_object()) {
        co_return malformed_body();
    }
    co_return co_await tournaments_.on_loop(
        leave_on_loop(call.id(), call.who, text_field(body, "program")));
}

Awaitable<Response> TournamentRoutes::leave_on_loop(std::string id, Identity who,
                                                    std::optional<std::string> program) {
    const auto found = co_await find_tournament(tournaments_, database_, id, who);
    if (!found) {
        co_return refused(found.error());
    }
    const auto contestant = co_await contestant_of(who, std::move(program));
    if (!contestant) {
        co_return refused(contestant.error());
    }
    const auto decide = [person = contestant->person,
                         by = who.person->id](const house::tournament::Tournament& tournament) {
        return tournament.leave(person, by, house::WallTime(wall_time()));
    };
    const auto left = co_await found->live->carry_out(decide);
    co_return left ? json_answer(nothing_to_say) : refused(left.error());
}

Awaitable<Admission> TournamentRoutes::connect(const Call& call) {
    const auto work = [this, id = call.id(),
                       who = call.who]() -> Awaitable<Allowed<FoundTournament>> {
        co_return co_await find_tournament(tournaments_, database_, id, who);
    };
    const auto found = co_await tournaments_.on_loop(work);
    if (!found) {
        co_return refused(found.error());
    }
    co_return std::make_shared<TournamentSocket>(tournaments_, boards_, found->live, found->viewer);
}

} // namespace tabuleiro::server
