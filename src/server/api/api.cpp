#include "server/api/api.hpp"

#include <nlohmann/json.hpp>

#include "core/json_writer.hpp"
#include "core/text.hpp"
#include "house/shallow_json.hpp"
#include "server/access/request_headers.hpp"
#include "server/access/token.hpp"
#include "server/api/study_socket.hpp"
#include "server/log.hpp"
#include "server/tables/table_socket.hpp"

namespace tabuleiro::server {

namespace {

using nlohmann::json;

// `/api/tables/ID/WORD` has an ID, if that is what it is.
std::optional<std::string> table_in(const std::string& path, std::string_view word) {
    const auto parts = split(path, '/');
    const bool fits =
        parts.size() == 5 && parts[1] == "api" && parts[2] == "tables" && parts[4] == word;
    return fits ? std::optional(std::string(parts[3])) : std::nullopt;
}

Response nothing_here() {
    return refusal(404, "unknown", {Reason("There is nothing at this address.")});
}

} // namespace

Api::Api(TableRegistry& registry, house::AnalysisPool& analysts, PageFiles page,
         const AccessCheck& access, LocalNetwork& local_network, Metrics& metrics,
         const Settings& settings)
    : registry_(registry), analysts_(analysts), page_(std::move(page)), access_(access),
      local_network_(local_network), metrics_(metrics), settings_(settings),
      openings_(settings.tables) {}

void write_addresses(JsonWriter& out, const std::vector<std::string>& addresses) {
    out.key("addresses").open_array();
    for (const std::string& address : addresses) {
        out.text(address);
    }
    out.close_array();
}

std::optional<store::TokenHash> secret_of(const Request& request) {
    return request.token.empty() ? std::nullopt : std::optional(hash_of(request.token));
}

Awaitable<Response> Api::answer(const Request& request) {
    if (request.method == "POST") {
        co_return co_await post(request);
    }
    co_return co_await get(request);
}

Awaitable<Response> Api::get(const Request& request) {
    const std::string& path = request.path;
    if (path == "/api/house") {
        co_return co_await describe_house(request);
    }
    if (path == "/api/players") {
        co_return co_await players();
    }
    if (const auto table = table_in(path, "record")) {
        co_return co_await give_record(request, *table);
    }
    if (const auto table = table_in(path, "moves")) {
        co_return co_await give_moves(request, *table);
    }
    if (path == "/healthz") {
        co_return health();
    }
    if (path == "/metrics" && request.own_machine) {
        co_return metrics();
    }
    if (path == "/metrics" || path.starts_with("/api/")) {
        co_return nothing_here();
    }
    co_return page_.answer(request);
}

Awaitable<Response> Api::post(const Request& request) {
    if (request.path == "/api/tables") {
        co_return co_await open_table(request);
    }
    if (const auto table = table_in(request.path, "join")) {
        co_return co_await join_table(request, *table);
    }
    if (request.path == "/api/study") {
        co_return study(request);
    }
    if (request.path == "/api/study/read") {
        co_return co_await read_games(request);
    }
    if (request.path == "/api/study/write") {
        co_return co_await write_games(request);
    }
    if (request.path == "/api/local-network") {
        co_return switch_local_network(request);
    }
    co_return nothing_here();
}

// What a proxy in front asks, to know where to send the next client.
Response Api::health() const {
    if (!closing_ && registry_.services().store.is_open()) {
        return json_answer(R"({"status":"open"})");
    }
    Response response = json_answer(R"({"status":"closed"})");
    response.status = 503;
    return response;
}

Response Api::metrics() {
    metrics_.thoughts = static_cast<std::int64_t>(registry_.services().computers.pending());
    metrics_.analyses = static_cast<std::int64_t>(analysts_.pending());
    Response response = json_answer(metrics_.text());
    response.type = "text/plain; version=0.0.4; charset=utf-8";
    return response;
}

Awaitable<std::string> Api::token_for(const Request& request) {
    if (request.token.empty()) {
        co_return new_token();
    }
    const auto known = co_await registry_.services().store.knows_secret(hash_of(request.token));
    co_return known.value_or(true) ? request.token : new_token();
}

Awaitable<Expected<FoundTable>> Api::find(const Request& request, const std::string& table) {
    return registry_.find(table, request.host_unreachable ? store::Takeover::Unreachable
                                                          : store::Takeover::IfFree);
}

Awaitable<Admission> Api::admit(const Request& request) {
    if (request.path == "/api/study/socket") {
        co_return std::make_shared<StudySocket>(analysts_, request.address);
    }
    const auto table = table_in(request.path, "socket");
    if (!table) {
        co_return nothing_here();
    }
    const auto found = co_await find(request, *table);
    if (auto refused = not_here(found)) {
        co_return *std::move(refused);
    }
    const auto seen = parse_number<int>(query_value(request.query, "version"));
    co_return std::make_shared<TableSocket>(found->live, registry_.services(), secret_of(request),
                                            request.address, seen);
}

Response Api::switch_local_network(const Request& request) {
    if (!request.own_machine) {
        return refusal(403, "own-machine",
                       {Reason("Only a browser on the house's own machine may do that.")});
    }
    const json body = house::parse_shallow(request.body);
    if (!body.is_object() || !body.contains("open") || !body["open"].is_boolean()) {
        return refusal(400, "malformed",
                       {Reason("It should be an object with open, true or false.")});
    }
    if (!body["open"].get<bool>()) {
        local_network_.close();
    } else if (const auto opened = local_network_.open(); !opened) {
        return refusal(503, "no-network", opened.error().reasons());
    }
    JsonWriter out;
    out.open_object().key("open").boolean(local_network_.is_open());
    write_addresses(out, access_.other_addresses());
    return json_answer(out.close_object().take());
}

} // namespace tabuleiro::server
