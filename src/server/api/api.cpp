#include "server/api/api.hpp"

#include <sodium.h>

#include <nlohmann/json.hpp>

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

std::optional<store::TokenHash> secret_of(const Request& request) {
    return request.token.empty() ? std::nullopt : std::optional(hash_of(request.token));
}

// `/api/tables/ID/WORD` has an ID, if that is what it is.
std::optional<std::string> table_in(const std::string& path, std::string_view word) {
    const auto parts = split(path, '/');
    const bool fits =
        parts.size() == 5 && parts[1] == "api" && parts[2] == "tables" && parts[4] == word;
    return fits ? std::optional(std::string(parts[3])) : std::nullopt;
}

} // namespace

Api::Api(TableRegistry& registry, house::AnalysisPool& analysts, PageFiles page,
         const AccessCheck& access, LocalNetwork& local_network, Metrics& metrics,
         const Settings& settings)
    : registry_(registry), analysts_(analysts), page_(std::move(page)), access_(access),
      local_network_(local_network), metrics_(metrics), settings_(settings),
      openings_(settings.tables) {}

void Api::answer(Request request, std::function<void(Response)> done) {
    if (request.method == "POST") {
        post(request, done);
    } else {
        get(request, done);
    }
}

void Api::get(const Request& request, const Done& done) {
    const std::string& path = request.path;
    if (path == "/api/house") {
        describe_house(request, done);
    } else if (path == "/api/players") {
        players(done);
    } else if (const auto table = table_in(path, "record")) {
        give_record(request, *table, done);
    } else if (const auto over = table_in(path, "moves")) {
        give_line(*over, done);
    } else if (path == "/healthz") {
        done(json_answer(R"({"status":"open"})"));
    } else if (path == "/metrics" && request.own_machine) {
        metrics_.thoughts = static_cast<std::int64_t>(registry_.services().computers.pending());
        metrics_.analyses = static_cast<std::int64_t>(analysts_.pending());
        Response response = json_answer(metrics_.text());
        response.type = "text/plain; version=0.0.4; charset=utf-8";
        done(response);
    } else if (path == "/metrics" || path.starts_with("/api/")) {
        done(refusal(404, "unknown", {Reason("There is nothing at this address.")}));
    } else {
        done(page_.answer(request));
    }
}

void Api::post(const Request& request, const Done& done) {
    if (request.path == "/api/tables") {
        open_table(request, done);
    } else if (const auto table = table_in(request.path, "join")) {
        join_table(request, *table, done);
    } else if (request.path == "/api/study") {
        done(study(request));
    } else if (request.path == "/api/study/read") {
        read_games(request, done);
    } else if (request.path == "/api/study/write") {
        write_games(request, done);
    } else if (request.path == "/api/local-network") {
        done(switch_local_network(request));
    } else {
        done(refusal(404, "unknown", {Reason("There is nothing at this address.")}));
    }
}

void Api::with_token(const Request& request, std::function<void(std::string)> then) {
    if (request.token.empty()) {
        then(new_token());
        return;
    }
    registry_.services().store.knows_secret(
        hash_of(request.token),
        on_loop<bool>([token = request.token, then = std::move(then)](const Expected<bool>& known) {
            then(known.value_or(true) ? token : new_token());
        }));
}

void Api::open_table(const Request& request, const Done& done) {
    if (!openings_.take(request.address, std::chrono::steady_clock::now())) {
        done(refusal(429, "too-often", {Reason("Too many new tables; wait a moment.")}));
        return;
    }
    auto settings = house::parse_settings(request.body);
    if (!settings) {
        done(refusal(400, "malformed", settings.error().reasons()));
        return;
    }
    if (settings->random_sides) {
        if (randombytes_uniform(2) == 1) {
            *settings = house::with_sides_changed(*settings);
        }
        settings->random_sides = false;
    }
    with_token(request, [this, done, settings = *settings,
                         cookie = request.cookie](const std::string& token) {
        const auto answer = [done, token, cookie,
                             game = settings.game](const Expected<Opened>& opened) {
            if (!opened) {
                done(refusal(503, "store", opened.error().reasons()));
                return;
            }
            log(LogLevel::Info, "table-opened", {{"table", opened->table}, {"game", game}});
            const std::string path = "/table/" + opened->table;
            Response response = json_answer(json{
                {"table", opened->table},
                {"link", opened->key ? json(path + "#" + *opened->key)
                                     : json()}}.dump());
            response.headers.emplace_back("Set-Cookie", cookie_for(token, cookie));
            done(response);
        };
        registry_.open(settings, hash_of(token), answer);
    });
}

void Api::admit(Request request, std::function<void(Admission)> done) {
    if (request.path == "/api/study/socket") {
        done(std::make_shared<StudySocket>(analysts_, request.address));
        return;
    }
    const auto table = table_in(request.path, "socket");
    if (!table) {
        done(refusal(404, "unknown", {Reason("There is nothing at this address.")}));
        return;
    }
    const auto seen = parse_number<int>(query_value(request.query, "version"));
    registry_.visit(*table, [this, done = std::move(done), secret = secret_of(request),
                             address = request.address,
                             seen](const Expected<TableRegistry::LiveTablePtr>& live) {
        if (const auto refused = refused_visit(live)) {
            done(*refused);
        } else {
            done(std::make_shared<TableSocket>(*live, registry_.services().clock,
                                               (*live)->viewer_of(secret), address, seen));
        }
    });
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
    return json_answer(
        json{{"open", local_network_.is_open()}, {"addresses", access_.other_addresses()}}.dump());
}

} // namespace tabuleiro::server
