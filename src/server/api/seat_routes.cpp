#include "server/api/seat_routes.hpp"

#include <cmath>
#include <nlohmann/json.hpp>

#include "core/json_writer.hpp"
#include "house/player_name.hpp"
#include "house/shallow_json.hpp"
#include "server/access/token.hpp"
#include "server/api/found_table.hpp"
#include "server/api/seating.hpp"
#include "server/people/answers.hpp"
#include "server/people/transactions.hpp"
#include "store/people/seated_people.hpp"
#include "store/ratings/ratings.hpp"

namespace tabuleiro::server {

namespace {

using nlohmann::json;

bool is_text_if_given(const json& body, const char* field) {
    return !body.contains(field) || body[field].is_string();
}

int status_of(const house::Refusal& refusal) {
    const std::string& code = refusal.code;
    return code == "store"                                ? 503
           : code == "sign-in"                            ? 401
           : code == "no-table"                           ? 404
           : code == "wrong-key" || code == "people-only" ? 403
                                                          : 409;
}

} // namespace

void SeatRoutes::add_to(Router& router) {
    router.add(RouteName::JoinTable, *this, &SeatRoutes::join);
    router.add(RouteName::DeclineTable, *this, &SeatRoutes::decline);
    router.add(RouteName::WithdrawTable, *this, &SeatRoutes::withdraw);
}

Awaitable<Response> SeatRoutes::join(const Call& call) {
    const json body = house::parse_shallow(call.request.body);
    if (!body.is_object() || !is_text_if_given(body, "key") || !is_text_if_given(body, "name")) {
        co_return refusal(400, "malformed", {Reason("It should be an object with key and name.")});
    }
    const auto name = house::parse_name(body.value("name", ""));
    if (!name) {
        co_return refusal(400, "malformed", name.error().reasons());
    }
    const Seating seating = co_await seating_for(call, registry_.services().store);
    const auto found = co_await finder_.find(call);
    if (auto refused = not_here(found)) {
        co_return *std::move(refused);
    }
    std::optional<Response> objection = co_await objection_by_rating(call, *found->live);
    if (objection) {
        co_return *std::move(objection);
    }
    objection = co_await objection_by_owner(call, *found->live);
    if (objection) {
        co_return *std::move(objection);
    }
    store::Invitee invitee{hash_of(body.value("key", "")),
                           seating.who.secret.value_or(store::TokenHash{}), *name};
    if (call.who.person) {
        invitee.person = call.who.person->id;
        invitee.name = call.who.person->name;
    }
    Joining joining{std::move(invitee), seating.who};
    const auto joined = co_await found->live->join(std::move(joining));
    if (!joined) {
        co_return co_await refused(call, joined.error());
    }
    Response welcome =
        json_answer(JsonWriter().open_object().key("table").text(call.id()).close_object().take());
    seating.set_cookie(welcome, call.request);
    co_return welcome;
}

Awaitable<std::optional<Response>> SeatRoutes::objection_by_rating(const Call& call,
                                                                   LiveTable& live) {
    using Ratings = std::optional<house::RatingRange>;
    const Ratings ratings =
        co_await live.read(call.who, [](const house::Table& table, house::Viewer) -> Ratings {
            return table.phase() == house::Phase::Waiting ? table.settings().ratings : std::nullopt;
        });
    if (!ratings) {
        co_return std::nullopt;
    }
    std::optional<int> rating;
    if (call.who.person) {
        const std::string game =
            co_await live.read(call.who, [](const house::Table& table, house::Viewer) {
                return table.settings().game;
            });
        const auto find = [person = call.who.person->id,
                           game](store::sql::Transaction& transaction) {
            return store::rating_of(transaction, person, game);
        };
        const auto found = co_await in_read(database_, find);
        if (!found) {
            co_return refusal(503, "store", found.error().reasons());
        }
        if (*found) {
            rating = static_cast<int>(std::lround((*found)->rating));
        }
    }
    if (rating && ratings->contains(*rating)) {
        co_return std::nullopt;
    }
    co_return refusal(403, "rating", {Reason("This offer is for players with other ratings.")});
}

Awaitable<std::optional<Response>> SeatRoutes::objection_by_owner(const Call& call,
                                                                  LiveTable& live) {
    const bool rated =
        co_await live.read(call.who, [](const house::Table& table, house::Viewer viewer) {
            return table.settings().rated && viewer == house::Viewer::Watcher;
        });
    if (!rated || !call.who.person) {
        co_return std::nullopt;
    }
    const auto find = [table = call.id()](store::sql::Transaction& transaction) {
        return store::owners_at(transaction, table);
    };
    const auto owners = co_await in_read(database_, find);
    if (!owners) {
        co_return refusal(503, "store", owners.error().reasons());
    }
    const std::string& own = owner_of(*call.who.person);
    if (owners->first == own || owners->second == own) {
        co_return own_program();
    }
    co_return std::nullopt;
}

Awaitable<Response> SeatRoutes::decline(const Call& call) {
    return stop_waiting(call, WaitingEnd::Declined);
}

Awaitable<Response> SeatRoutes::withdraw(const Call& call) {
    return stop_waiting(call, WaitingEnd::Withdrawn);
}

Awaitable<Response> SeatRoutes::stop_waiting(const Call& call, WaitingEnd how) {
    const auto found = co_await finder_.find(call);
    if (auto refused = not_here(found)) {
        co_return *std::move(refused);
    }
    const auto done = co_await found->live->stop_waiting(how, call.who);
    co_return done ? json_answer("{}")
                   : refusal(status_of(done.error()), done.error().code, done.error().reasons);
}

Awaitable<Response> SeatRoutes::refused(const Call& call, const house::Refusal& refusal) {
    if (refusal.code == "wrong-key") {
        const auto shown = co_await finder_.find_shown(call);
        if (auto hidden = not_here(shown.found)) {
            co_return *std::move(hidden);
        }
    }
    co_return server::refusal(status_of(refusal), refusal.code, refusal.reasons);
}

} // namespace tabuleiro::server
