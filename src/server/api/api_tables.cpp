// The answers about tables: opening, lists, joining, records, results.
#include <sodium.h>

#include <nlohmann/json.hpp>

#include "core/json_writer.hpp"
#include "core/text.hpp"
#include "house/catalogue.hpp"
#include "house/shallow_json.hpp"
#include "house/table_view.hpp"
#include "server/access/request_headers.hpp"
#include "server/access/token.hpp"
#include "server/api/api.hpp"
#include "server/log.hpp"

namespace tabuleiro::server {

namespace {

using nlohmann::json;

// A start page with more is no help to anyone.
constexpr std::size_t max_unfinished = 30;
constexpr std::size_t max_standings = 1000;

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

std::optional<Response> not_here(const Expected<FoundTable>& found) {
    if (!found) {
        return refusal(503, "store", found.error().reasons());
    }
    if (!found->node.empty()) {
        return Response{.node = found->node};
    }
    if (found->live == nullptr) {
        return refusal(404, "no-table", {Reason("There is no such table.")});
    }
    return std::nullopt;
}

Response shown_of(const LiveTable& live, Response response) {
    if (live.is_hosted()) {
        return response;
    }
    return refusal(503, "store", store::not_the_host().value().reasons());
}

Awaitable<Response> Api::describe_house(const Request& request) {
    const auto secret = secret_of(request);
    std::vector<store::TableSummary> unfinished;
    if (secret) {
        auto found = co_await registry_.services().store.unfinished_of(*secret, max_unfinished);
        if (!found) {
            co_return refusal(503, "store", found.error().reasons());
        }
        unfinished = *std::move(found);
    }
    JsonWriter out;
    out.open_object();
    house::write_catalogue(out);
    out.key("tables").open_array();
    for (const store::TableSummary& one : unfinished) {
        if (const auto summary = co_await registry_.summary(one.table.id, *secret)) {
            out.raw(*summary);
        }
    }
    out.close_array();
    write_addresses(out, access_.other_addresses());
    out.key("local_network").open_object();
    out.key("open").boolean(local_network_.is_open());
    out.key("may_change").boolean(request.own_machine);
    co_return json_answer(out.close_object().close_object().take());
}

Awaitable<Response> Api::open_table(const Request& request) {
    if (!openings_.take(request.address, std::chrono::steady_clock::now())) {
        co_return refusal(429, "too-often", {Reason("Too many new tables; wait a moment.")});
    }
    auto settings = house::parse_settings(request.body);
    if (!settings) {
        co_return refusal(400, "malformed", settings.error().reasons());
    }
    if (settings->random_sides) {
        if (randombytes_uniform(2) == 1) {
            *settings = house::with_sides_changed(*settings);
        }
        settings->random_sides = false;
    }
    const std::string token = co_await token_for(request);
    const auto opened = co_await registry_.open(*settings, hash_of(token));
    if (!opened) {
        co_return refusal(503, "store", opened.error().reasons());
    }
    log(LogLevel::Info, "table-opened", {{"table", opened->table}, {"game", settings->game}});
    JsonWriter out;
    out.open_object().key("table").text(opened->table).key("link");
    if (opened->key) {
        out.text("/table/" + opened->table + "#" + *opened->key);
    } else {
        out.null();
    }
    Response response = json_answer(out.close_object().take());
    response.headers.emplace_back("Set-Cookie", cookie_for(token, request.cookie));
    co_return response;
}

Awaitable<Response> Api::join_table(const Request& request, const std::string& table) {
    const json body = house::parse_shallow(request.body);
    const bool shaped = body.is_object() && body.contains("key") && body["key"].is_string() &&
                        (!body.contains("name") || body["name"].is_string());
    if (!shaped) {
        co_return refusal(400, "malformed", {Reason("It should be an object with key and name.")});
    }
    const auto name = house::parse_name(body.value("name", ""));
    if (!name) {
        co_return refusal(400, "malformed", name.error().reasons());
    }
    const std::string token = co_await token_for(request);
    const auto found = co_await find(request, table);
    if (auto refused = not_here(found)) {
        co_return *std::move(refused);
    }
    store::Invitee invitee{hash_of(body["key"].get<std::string>()), hash_of(token), *name};
    const auto joined = co_await found->live->join(std::move(invitee));
    if (!joined) {
        const std::string& code = joined.error().code;
        const int status = code == "store" ? 503 : code == "wrong-key" ? 403 : 409;
        co_return refusal(status, code, joined.error().reasons);
    }
    Response welcome =
        json_answer(JsonWriter().open_object().key("table").text(table).close_object().take());
    welcome.headers.emplace_back("Set-Cookie", cookie_for(token, request.cookie));
    co_return welcome;
}

Awaitable<Response> Api::give_record(const Request& request, const std::string& table) {
    const auto found = co_await find(request, table);
    if (auto refused = not_here(found)) {
        co_return *std::move(refused);
    }
    Response record = co_await found->live->read(
        secret_of(request), [](const house::Table& read, house::Viewer viewer) {
            const house::TableView view(read, viewer);
            const std::string extension(view.record_extension());
            Response response = json_answer(view.record());
            response.type = extension == "pgn" ? "application/x-chess-pgn; charset=utf-8"
                                               : "text/plain; charset=utf-8";
            response.headers.emplace_back("Content-Disposition",
                                          "attachment; filename=\"" + read.settings().game + "-" +
                                              read.id() + "." + extension + "\"");
            return response;
        });
    co_return shown_of(*found->live, std::move(record));
}

Awaitable<Response> Api::players() {
    const auto standings = co_await registry_.services().store.standings(max_standings);
    co_return standings ? players_answer(*standings)
                        : refusal(503, "store", standings.error().reasons());
}

} // namespace tabuleiro::server
