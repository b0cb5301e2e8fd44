#include "server/tournaments/director_routes.hpp"

#include <limits>

#include "core/json_writer.hpp"
#include "core/text.hpp"
#include "house/game_type.hpp"
#include "server/people/answers.hpp"
#include "server/tournaments/addable_people.hpp"
#include "server/tournaments/found_tournament.hpp"
#include "server/work/wall_time.hpp"

namespace tabuleiro::server {

using house::Allowed;
using house::tournament::Contestant;
using house::tournament::ContestantKind;
using house::tournament::TournamentCommand;
using house::tournament::TournamentCommandKind;
using store::sql::Transaction;

namespace {

constexpr std::size_t log_entries_at_once = 50;

Response only_for_directors() {
    return refusal(403, "director", {Reason("Only the director of the tournament may do that.")});
}

} // namespace

void DirectorRoutes::add_to(Router& router) {
    router.add(RouteName::TournamentCommand, *this, &DirectorRoutes::command);
    router.add(RouteName::TournamentLog, *this, &DirectorRoutes::give_log);
}

Awaitable<Response> DirectorRoutes::command(const Call& call) {
    auto command = house::tournament::parse_tournament_command(call.request.body);
    if (!command) {
        co_return refused(command.error());
    }
    co_return co_await tournaments_.on_loop(carry_out(call.id(), call.who, *std::move(command)));
}

Awaitable<Response> DirectorRoutes::carry_out(std::string id, Identity who,
                                              TournamentCommand command) {
    const auto found = co_await find_tournament(tournaments_, database_, id, who);
    if (!found) {
        co_return refused(found.error());
    }
    if (!found->viewer.director) {
        co_return only_for_directors();
    }
    const LiveTournamentPtr live = found->live;
    if (command.kind == TournamentCommandKind::Add) {
        auto added = co_await addable(live, who, command.who);
        if (!added) {
            co_return refused(added.error());
        }
        command.who = *std::move(added);
    }
    if (command.kind == TournamentCommandKind::ForfeitAbsent) {
        command.absent = co_await tournaments_.tables().absent(live);
    }
    const auto means = co_await tournaments_.means_for(live);
    if (!means) {
        co_return store_refusal(means.error());
    }
    const auto decide = [actor = actor_of(who), command,
                         means = *means](const house::tournament::Tournament& tournament) {
        return tournament.decide(actor, command, house::WallTime(wall_time()), means);
    };
    const auto done = co_await live->carry_out(decide, who.person->id, command.id);
    if (!done) {
        co_return refused(done.error());
    }
    if (command.kind == TournamentCommandKind::Add) {
        static_cast<void>(co_await live->read_people());
    }
    JsonWriter out;
    co_return json_answer(out.open_object().key("version").number(*done).close_object().take());
}

Awaitable<Allowed<Contestant>> DirectorRoutes::addable(LiveTournamentPtr live, Identity who,
                                                       Contestant wanted) {
    const house::Settings table = live->state().settings.table;
    if (wanted.kind == ContestantKind::Level) {
        if (wanted.level < 1 || wanted.level > house::find_game(table.game)->highest_level()) {
            co_return house::refuse("malformed",
                                    "The computer's level is a number from 1 to {most}.",
                                    house::find_game(table.game)->highest_level());
        }
        co_return wanted;
    }
    if (wanted.kind == ContestantKind::Engine) {
        house::Settings settings = table;
        settings.rated = false;
        settings.seats.first = {.kind = house::SeatKind::Engine, .name = wanted.engine};
        settings.seats.second = {.kind = house::SeatKind::Computer, .level = 1};
        const auto known = co_await engines_.seat(settings);
        if (!known) {
            co_return tl::unexpected(known.error());
        }
        co_return wanted;
    }
    const auto body = [id = wanted.person, director = *who.person](Transaction& transaction) {
        return person_to_add(transaction, id, director);
    };
    const auto known = co_await in_read(database_, body);
    if (!known) {
        co_return tl::unexpected(house::Refusal{"store", known.error().reasons()});
    }
    if (!known->person) {
        co_return house::refuse("no-player", "There is no such player.");
    }
    if (!known->addable) {
        co_return house::refuse("may-not", "They have to enter by themselves.");
    }
    wanted.kind = known->person->program ? ContestantKind::Program : ContestantKind::Person;
    co_return wanted;
}

Awaitable<Response> DirectorRoutes::give_log(const Call& call) {
    const std::string_view given = query_value(call.request.query, "before");
    const auto before = given.empty() ? std::numeric_limits<std::int64_t>::max()
                                      : parse_number<std::int64_t>(given).value_or(0);
    const auto work = [this, id = call.id(), who = call.who, before]() -> Awaitable<Response> {
        const auto found = co_await find_tournament(tournaments_, database_, id, who);
        if (!found) {
            co_return refused(found.error());
        }
        if (!found->viewer.director) {
            co_return only_for_directors();
        }
        const auto body = [id, before](Transaction& transaction) {
            return store::tournament_log(transaction, id, before, log_entries_at_once);
        };
        const auto rows = co_await in_read(database_, body);
        if (!rows) {
            co_return store_refusal(rows.error());
        }
        JsonWriter out;
        out.open_object().key("entries").open_array();
        for (const store::TournamentEvent& row : *rows) {
            if (const auto event = event_of(row)) {
                out.raw(found->live->view().log_entry(*event));
            }
        }
        out.close_array().key("next");
        if (rows->size() == log_entries_at_once && rows->back().number > 1) {
            out.number(rows->back().number);
        } else {
            out.null();
        }
        co_return json_answer(out.close_object().take());
    };
    co_return co_await tournaments_.on_loop(work);
}

} // namespace tabuleiro::server
