#include "server/api/house_routes.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/json_writer.hpp"
#include "core/text.hpp"
#include "house/catalogue.hpp"
#include "house/shallow_json.hpp"

namespace tabuleiro::server {

namespace {

using nlohmann::json;

// A start page with more is no help to anyone.
constexpr std::size_t max_unfinished = 30;
constexpr std::size_t max_standings = 1000;

// The key "addresses".
void write_addresses(JsonWriter& out, const std::vector<std::string>& addresses) {
    out.key("addresses").open_array();
    for (const std::string& address : addresses) {
        out.text(address);
    }
    out.close_array();
}

Response players_answer(const std::vector<store::Standing>& standings) {
    const auto count = [](std::uint64_t games) { return static_cast<std::int64_t>(games); };
    JsonWriter out;
    out.open_object().key("players").open_array();
    for (const store::Standing& one : standings) {
        out.open_object().key("name").text(one.name).key("game").text(one.game);
        out.key("level").number(parse_number<int>(one.level));
        out.key("games").number(count(one.games())).key("wins").number(count(one.victories));
        out.key("draws").number(count(one.draws)).key("defeats").number(count(one.defeats));
        out.close_object();
    }
    return json_answer(out.close_array().close_object().take());
}

} // namespace

void HouseRoutes::add_to(Router& router) {
    router.add(RouteName::House, *this, &HouseRoutes::describe);
    router.add(RouteName::Players, *this, &HouseRoutes::players);
    router.add(RouteName::LocalNetwork, *this, &HouseRoutes::switch_local_network);
    router.add(RouteName::Health, *this, &HouseRoutes::health);
    router.add(RouteName::Metrics, *this, &HouseRoutes::metrics);
}

Awaitable<Expected<std::vector<std::string>>> HouseRoutes::unfinished_of(Identity who) {
    std::vector<std::string> tables;
    const auto add = [&](const std::vector<store::TableSummary>& found) {
        for (const store::TableSummary& one : found) {
            const bool there =
                std::find(tables.begin(), tables.end(), one.table.id) != tables.end();
            if (!there && tables.size() < max_unfinished) {
                tables.push_back(one.table.id);
            }
        }
    };
    AsyncStore& store = registry_.services().store;
    if (who.person) {
        const auto found = co_await store.unfinished_of_person(who.person->id, max_unfinished);
        if (!found) {
            co_return tl::unexpected(found.error());
        }
        add(*found);
    }
    if (who.secret) {
        const auto found = co_await store.unfinished_of(*who.secret, max_unfinished);
        if (!found) {
            co_return tl::unexpected(found.error());
        }
        add(*found);
    }
    co_return tables;
}

Awaitable<Response> HouseRoutes::describe(const Call& call) {
    auto unfinished = co_await unfinished_of(call.who);
    if (!unfinished) {
        co_return refusal(503, "store", unfinished.error().reasons());
    }
    const auto summaries = co_await registry_.summaries(*std::move(unfinished), call.who);
    JsonWriter out;
    out.open_object();
    house::write_catalogue(out);
    engines_.write(out);
    out.key("tables").open_array();
    for (const std::string& summary : summaries) {
        out.raw(summary);
    }
    out.close_array();
    write_addresses(out, access_.other_addresses());
    out.key("local_network").open_object();
    out.key("open").boolean(local_network_.is_open());
    out.key("may_change").boolean(call.request.own_machine);
    co_return json_answer(out.close_object().close_object().take());
}

Awaitable<Response> HouseRoutes::players(const Call&) {
    const auto standings = co_await registry_.services().store.standings(max_standings);
    co_return standings ? players_answer(*standings)
                        : refusal(503, "store", standings.error().reasons());
}

Awaitable<Response> HouseRoutes::switch_local_network(const Call& call) {
    if (!call.request.own_machine) {
        co_return refusal(403, "own-machine",
                          {Reason("Only a browser on the house's own machine may do that.")});
    }
    const json body = house::parse_shallow(call.request.body);
    if (!body.is_object() || !body.contains("open") || !body["open"].is_boolean()) {
        co_return refusal(400, "malformed",
                          {Reason("It should be an object with open, true or false.")});
    }
    if (!body["open"].get<bool>()) {
        local_network_.close();
    } else if (const auto opened = local_network_.open(); !opened) {
        co_return refusal(503, "no-network", opened.error().reasons());
    }
    JsonWriter out;
    out.open_object().key("open").boolean(local_network_.is_open());
    write_addresses(out, access_.other_addresses());
    co_return json_answer(out.close_object().take());
}

// What a proxy in front asks, to know where to send the next client.
Awaitable<Response> HouseRoutes::health(const Call&) {
    if (!closing_ && registry_.services().store.is_open()) {
        co_return json_answer(R"({"status":"open"})");
    }
    Response response = json_answer(R"({"status":"closed"})");
    response.status = 503;
    co_return response;
}

Awaitable<Response> HouseRoutes::metrics(const Call& call) {
    if (!call.request.own_machine && !metrics_key_.is(call.request.key)) {
        co_return nothing_here();
    }
    metrics_.thoughts = static_cast<std::int64_t>(registry_.services().computers.pending());
    metrics_.analyses = static_cast<std::int64_t>(analysts_.pending());
    Response response = json_answer(metrics_.text());
    response.type = "text/plain; version=0.0.4; charset=utf-8";
    co_return response;
}

} // namespace tabuleiro::server
