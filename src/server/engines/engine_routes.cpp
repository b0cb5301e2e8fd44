#include "server/engines/engine_routes.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "house/refusal.hpp"
#include "house/shallow_json.hpp"
#include "server/people/allowed_transactions.hpp"
#include "server/people/answers.hpp"
#include "server/people/asked.hpp"
#include "server/people/group_access.hpp"
#include "server/work/wall_time.hpp"
#include "store/people/moderation.hpp"

namespace tabuleiro::server {

namespace {

using nlohmann::json;
using store::sql::Transaction;

void write_reason(JsonWriter& out, const std::optional<Reason>& reason) {
    if (reason) {
        house::write(out, *reason);
    } else {
        out.null();
    }
}

// The names, each once and in the order of the catalogue; none if there is another one among them.
std::optional<std::vector<std::string>> names_in(const json& given, const TriedEngines& engines) {
    std::vector<std::string> names;
    for (const TriedEngine& engine : engines.engines) {
        if (std::find(given.begin(), given.end(), engine.name()) != given.end()) {
            names.push_back(engine.name());
        }
    }
    const bool all_known = std::all_of(given.begin(), given.end(), [&](const json& name) {
        return name.is_string() && engines.find(name.get_ref<const std::string&>()) != nullptr;
    });
    return all_known ? std::optional(std::move(names)) : std::nullopt;
}

Answer allow_in(Transaction& transaction, const std::string& by,
                const std::vector<std::string>& names) {
    const auto actor = acting_person(transaction, by, house::Role::Administrator);
    if (!actor) {
        return tl::unexpected(actor.error());
    }
    if (const auto written = allowed(store_engines(transaction, names)); !written) {
        return tl::unexpected(written.error());
    }
    return allowed(
               store::add_moderation(
                   transaction,
                   {.at = wall_time(), .by = by, .action = "engines", .text = json(names).dump()}))
        .map([] { return nothing_to_say; });
}

} // namespace

void EngineRoutes::add_to(Router& router) {
    router.add(RouteName::AdminEngines, *this, &EngineRoutes::list);
    router.add(RouteName::SetAdminEngines, *this, &EngineRoutes::allow);
}

std::string EngineRoutes::written(const TriedEngines& engines) const {
    const auto allowed = sessions_.policies().engines();
    JsonWriter out;
    out.open_object().key("engines").open_array();
    for (const TriedEngine& engine : engines.engines) {
        out.open_object().key("name").text(engine.name()).key("command");
        out.text(engine.command.command).key("games").open_array();
        if (engine.introduction) {
            for (const std::string& game : engine.introduction->games) {
                out.text(game);
            }
        }
        out.close_array().key("allowed").boolean(
            std::find(allowed->begin(), allowed->end(), engine.name()) != allowed->end());
        out.key("trouble");
        write_reason(out, engine.trouble);
        out.close_object();
    }
    out.close_array().key("sandbox");
    write_reason(out, engines.no_sandbox);
    return out.close_object().take();
}

Awaitable<Response> EngineRoutes::list(const Call&) {
    const auto known = co_await catalogue_.known();
    co_return json_answer(written(*known));
}

Awaitable<Response> EngineRoutes::allow(const Call& call) {
    const json body = house::parse_shallow(call.request.body);
    if (!asks(body, "allowed", json::value_t::array)) {
        co_return malformed_body();
    }
    const auto known = co_await catalogue_.known();
    const auto names = names_in(body["allowed"], *known);
    if (!names) {
        co_return refused(house::refusal(
            "engines", "There is an engine in the list that the house does not have."));
    }
    const auto write = [by = call.who.person->id, names = *names](Transaction& transaction) {
        return allow_in(transaction, by, names);
    };
    const Response done = co_await changed(database_, sessions_, write);
    co_return done.status == 200 ? json_answer(written(*known)) : done;
}

} // namespace tabuleiro::server
