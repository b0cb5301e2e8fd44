#include "server/records/profile_routes.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "house/game_type.hpp"
#include "house/shallow_json.hpp"
#include "server/access/request_headers.hpp"
#include "server/people/answers.hpp"
#include "server/people/asked.hpp"
#include "server/records/profiles.hpp"
#include "server/work/wall_time.hpp"
#include "store/people/hidden_parts.hpp"

namespace tabuleiro::server {

namespace {

using nlohmann::json;
using store::sql::Transaction;

constexpr std::size_t most_candidates = 100;

// Empty if it is no game of the house.
std::string asked_game(const Request& request) {
    std::string game = percent_decoded(query_value(request.query, "game"));
    return house::find_game(game) != nullptr ? game : "";
}

Response no_such_game() {
    return refusal(422, "malformed", {Reason("There is no game of that name.")});
}

// Words separated by commas.
std::vector<std::string> asked_people(const Request& request) {
    const std::string list = percent_decoded(query_value(request.query, "people"));
    std::vector<std::string> people;
    for (std::size_t from = 0; from < list.size() && people.size() < most_candidates;) {
        const std::size_t end = std::min(list.find(',', from), list.size());
        people.push_back(list.substr(from, end - from));
        from = end + 1;
    }
    return people;
}

// The parts with a space after each; none if they are not parts of a profile.
std::optional<std::string> parts_in(const json& given) {
    if (!asks(given, "hides", json::value_t::array)) {
        return std::nullopt;
    }
    std::string parts;
    for (const json& part : given["hides"]) {
        if (!part.is_string() || std::find(std::begin(hidable_parts), std::end(hidable_parts),
                                           part.get<std::string>()) == std::end(hidable_parts)) {
            return std::nullopt;
        }
        parts += part.get<std::string>() + ' ';
    }
    return given["hides"].size() <= std::size(hidable_parts) ? std::optional(parts) : std::nullopt;
}

} // namespace

template <class Body>
Awaitable<Response> ProfileRoutes::answer(Body body) {
    if (const auto recorded = co_await recorder_.catch_up(); !recorded) {
        co_return store_refusal(recorded.error());
    }
    co_return co_await answer_by_read(database_, std::move(body));
}

void ProfileRoutes::add_to(Router& router) {
    router.add(RouteName::MyProfile, *this, &ProfileRoutes::own);
    router.add(RouteName::ChangeMyProfile, *this, &ProfileRoutes::change);
    router.add(RouteName::Profile, *this, &ProfileRoutes::of_person);
    router.add(RouteName::PersonRatings, *this, &ProfileRoutes::ratings);
    router.add(RouteName::MyOpponent, *this, &ProfileRoutes::opponent);
}

Awaitable<Response> ProfileRoutes::own(const Call& call) {
    return answer([who = call.who](Transaction& t) {
        return read_profile(t, who, who.person->id, wall_time());
    });
}

Awaitable<Response> ProfileRoutes::of_person(const Call& call) {
    return answer([who = call.who, id = call.id()](Transaction& t) {
        return read_profile(t, who, id, wall_time());
    });
}

Awaitable<Response> ProfileRoutes::change(const Call& call) {
    const auto parts = parts_in(house::parse_shallow(call.request.body));
    if (!parts) {
        co_return refusal(422, "malformed",
                          {Reason("What is hidden is a list of ratings, opponents and history.")});
    }
    const auto body = [id = call.who.person->id, parts = *parts](Transaction& t) {
        return store::set_hidden_parts(t, id, parts);
    };
    const auto written = co_await in_write(database_, body);
    if (!written) {
        co_return store_refusal(written.error());
    }
    co_return json_answer(nothing_to_say);
}

Awaitable<Response> ProfileRoutes::ratings(const Call& call) {
    const std::string game = asked_game(call.request);
    if (game.empty()) {
        return at_once(no_such_game());
    }
    return answer([who = call.who, id = call.id(), game](Transaction& t) {
        return read_rating_points(t, who, id, game, wall_time());
    });
}

Awaitable<Response> ProfileRoutes::opponent(const Call& call) {
    const std::string game = asked_game(call.request);
    if (game.empty()) {
        return at_once(no_such_game());
    }
    return answer(
        [id = call.who.person->id, game, people = asked_people(call.request)](Transaction& t) {
            return read_even_opponents(t, id, game, people, wall_time());
        });
}

Awaitable<Response> ProfileRoutes::ratings_of_table(std::string table) {
    return answer([table](Transaction& t) { return read_table_ratings(t, table); });
}

Awaitable<Response> ProfileRoutes::people_of_table(Identity who, std::string table) {
    return answer(
        [who, table](Transaction& t) { return read_table_people(t, who, table, wall_time()); });
}

} // namespace tabuleiro::server
