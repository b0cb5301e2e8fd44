#include "server/programs/program_routes.hpp"

#include <nlohmann/json.hpp>

#include "core/text.hpp"
#include "house/shallow_json.hpp"
#include "server/access/token.hpp"
#include "server/log.hpp"
#include "server/people/answers.hpp"
#include "server/people/asked.hpp"
#include "server/people/guesses.hpp"
#include "server/people/transactions.hpp"
#include "server/programs/program_changes.hpp"
#include "server/programs/program_socket.hpp"
#include "server/work/wall_time.hpp"

namespace tabuleiro::server {

namespace {

using nlohmann::json;
using store::sql::Transaction;

constexpr int max_days = 366;
constexpr store::WallTime a_day = 24LL * 60 * 60 * 1000;

// The widest of the scopes, each of which is one.
std::optional<house::Scope> scope_in(const json& given) {
    if (!given.is_array() || given.empty()) {
        return std::nullopt;
    }
    house::Scope widest = house::Scope::Nothing;
    for (const json& one : given) {
        const auto scope =
            one.is_string() ? house::parse_scope(one.get_ref<const std::string&>()) : std::nullopt;
        if (!scope) {
            return std::nullopt;
        }
        widest = std::max(widest, *scope);
    }
    return widest;
}

std::optional<WantedToken> wanted_token(const json& given) {
    if (!given.is_object() || !given.contains("scopes") || !given.contains("days")) {
        return std::nullopt;
    }
    const auto scope = scope_in(given["scopes"]);
    const json& days = given["days"];
    if (!scope || !days.is_number_integer() || days < 1 || days > max_days) {
        return std::nullopt;
    }
    return WantedToken{*scope, wall_time() + days.get<int>() * a_day};
}

std::optional<std::string> wanted_challenges(const json& given) {
    if (!given.contains("challenges")) {
        return "own";
    }
    const json& who = given["challenges"];
    return who == "own" || who == "anyone" ? std::optional(who.get<std::string>()) : std::nullopt;
}

Response malformed_program() {
    return refusal(400, "malformed",
                   {Reason("A token has scopes (play, watch) and 1 to {most} days; challenges come "
                           "from its own person (own) or from anyone.",
                           max_days)});
}

constexpr std::size_t max_known_tables = 50;

// `TABLE.VERSION,TABLE.VERSION`; none if it is something else.
std::optional<KnownTables> known_in(std::string_view text) {
    KnownTables known;
    if (text.empty()) {
        return known;
    }
    for (const std::string_view one : split(text, ',')) {
        const auto dot = one.find('.');
        const auto version = dot == std::string_view::npos
                                 ? std::nullopt
                                 : parse_number<std::uint16_t>(one.substr(dot + 1));
        if (!version || !looks_like_table_id(one.substr(0, dot)) ||
            known.size() >= max_known_tables) {
            return std::nullopt;
        }
        known[std::string(one.substr(0, dot))] = *version;
    }
    return known;
}

} // namespace

void ProgramRoutes::add_to(Router& router) {
    router.add(RouteName::MyPrograms, *this, &ProgramRoutes::list);
    router.add(RouteName::NewProgram, *this, &ProgramRoutes::make);
    router.add(RouteName::ChangeProgram, *this, &ProgramRoutes::change);
    router.add(RouteName::ProgramSocket, *this, &ProgramRoutes::enter);
}

Awaitable<Response> ProgramRoutes::list(const Call& call) {
    return answer_by_read(database_, [owner = call.who.person->id](Transaction& transaction) {
        return list_programs(transaction, owner);
    });
}

Awaitable<Response> ProgramRoutes::make(const Call& call) {
    const json given = house::parse_shallow(call.request.body);
    const auto token = wanted_token(given);
    const auto challenges = token ? wanted_challenges(given) : std::nullopt;
    if (!challenges || !given.contains("name") || !given["name"].is_string()) {
        co_return malformed_program();
    }
    const auto name = house::parse_person_name(given["name"].get<std::string>());
    if (!name) {
        co_return refusal(422, "name", name.error().reasons());
    }
    const WantedProgram wanted{call.who.person->id, *name, *challenges, *token};
    // Counted apart, so that a name that is taken counts too: nobody finds out by trying who is
    // here.
    const auto count = [&key = key_, owner = wanted.owner, now = wall_time()](Transaction& t) {
        return count_sign_up(t, key, "name of " + owner, now);
    };
    const auto wait = co_await in_write(database_, count);
    if (!wait) {
        co_return store_refusal(wait.error());
    }
    if (wait->count() > 0) {
        co_return wait_refusal(*wait);
    }
    const auto body = [&key = key_, wanted](Transaction& transaction) {
        return make_program(transaction, wanted, key);
    };
    Response response = co_await changed(database_, sessions_, body);
    if (response.status == 200) {
        log(LogLevel::Info, "program-made", {{"person", wanted.owner}});
    }
    co_return response;
}

Awaitable<Response> ProgramRoutes::change(const Call& call) {
    const json given = house::parse_shallow(call.request.body);
    const OwnProgram own{call.who.person->id, call.id()};
    if (asks(given, "token", json::value_t::object)) {
        const auto token = wanted_token(given["token"]);
        if (!token) {
            return at_once(malformed_program());
        }
        return changed(database_, sessions_,
                       [&key = key_, own, wanted = *token](Transaction& transaction) {
                           return replace_token(transaction, own, wanted, key);
                       });
    }
    if (asks(given, "revoke")) {
        return changed(database_, sessions_,
                       [own](Transaction& transaction) { return revoke_token(transaction, own); });
    }
    if (asks(given, "remove")) {
        return changed(database_, sessions_, [own](Transaction& transaction) {
            return remove_program(transaction, own);
        });
    }
    if (asks(given, "challenges", json::value_t::string)) {
        if (const auto challenges = wanted_challenges(given)) {
            return changed(database_, sessions_,
                           [own, challenges = *challenges](Transaction& transaction) {
                               return change_challenges(transaction, own, challenges);
                           });
        }
    }
    return at_once(malformed_program());
}

Awaitable<Admission> ProgramRoutes::enter(const Call& call) {
    if (!call.who.person->program) { // a person has pages
        co_return refusal(403, "role", {Reason("Your role does not allow that.")});
    }
    auto known = known_in(query_value(call.request.query, "known"));
    if (!known) {
        co_return refusal(400, "malformed",
                          {Reason("What is known is a list of tables with their versions.")});
    }
    co_return std::make_shared<ProgramSocket>(lobby_, games_, *call.who.person, *std::move(known));
}

} // namespace tabuleiro::server
