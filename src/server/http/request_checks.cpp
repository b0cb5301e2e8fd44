#include "server/http/request_checks.hpp"

#include <algorithm>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/access/client_address.hpp"
#include "server/access/notice_page.hpp"
#include "server/access/request_headers.hpp"
#include "server/access/token.hpp"
#include "server/http/forwarding.hpp"
#include "server/http/routes.hpp"

namespace tabuleiro::server {

namespace http = boost::beast::http;
namespace websocket = boost::beast::websocket;

namespace {

// A page for browsers, JSON for programs.
Response notice(NoticeKind kind, Response for_programs, const HttpRequest& header) {
    if (!accepts_html(view(header[http::field::accept]))) {
        return for_programs;
    }
    NoticePage page = notice_page(kind, view(header[http::field::host]),
                                  view(header[http::field::accept_language]));
    for_programs.type = "text/html; charset=utf-8";
    for_programs.body = share(std::move(page.html));
    for_programs.headers.emplace_back("Content-Security-Policy", std::move(page.policy));
    return for_programs;
}

// X-Forwarded-For; where there are several, the last: some proxies add one of their own.
std::string_view forwarded_in(const HttpRequest& header) {
    std::string_view last;
    const auto range = header.equal_range("X-Forwarded-For");
    for (auto field = range.first; field != range.second; ++field) {
        last = view(field->value());
    }
    return last;
}

// With Bearer no cookie counts, unless the route has a key of its own that is shown so.
void read_program_token(Request& request, const HttpRequest& raw) {
    const auto range = raw.equal_range(http::field::authorization);
    request.bearer = std::any_of(range.first, range.second,
                                 [](const auto& field) { return is_bearer(view(field.value())); });
    const auto has_key = [&](Method method) {
        const auto found = match_route(method, request.path);
        return found && has_key_of_its_own(found->route.name);
    };
    if (!request.bearer || has_key(Method::Get) || has_key(Method::Post)) {
        request.bearer = false;
        return;
    }
    request.token.clear();
    request.session.clear();
    if (raw.count(http::field::authorization) == 1) {
        request.program_token = program_bearer_in(view(raw[http::field::authorization]));
    }
}

// Whether many games, a hand-in, or batteries are sent at once, by our own page.
bool is_upload(const HttpRequest& head, const HttpState& state) {
    const std::string_view host = view(head[http::field::host]);
    const std::string root = state.access->root_of(host);
    const std::string_view target = view(head.target());
    const auto path = target.substr(0, target.find('?'));
    const auto found = match_route(Method::Post, path_below(root, path));
    return head.method() == http::verb::post && found &&
           (found->route.name == RouteName::StudyRead ||
            found->route.name == RouteName::StudyWrite ||
            found->route.name == RouteName::NewHandIn ||
            found->route.name == RouteName::NewBatteries) &&
           state.access->knows_host(host) &&
           state.access->same_origin(host, view(head[http::field::origin]));
}

// Bodies are JSON; a hand-in and batteries are files as they are. Neither is a type that a form of
// another page can send without being asked.
bool is_wanted_type(std::string_view type, const Request& request) {
    if (is_json(type)) {
        return true;
    }
    const auto found = match_route(Method::Post, request.path);
    return found &&
           (found->route.name == RouteName::NewHandIn ||
            found->route.name == RouteName::NewBatteries) &&
           type == "application/octet-stream";
}

} // namespace

Response too_many(const HttpRequest& header) {
    Response response = refusal(503, "too-many-connections",
                                {Reason("There are too many connections; try again in a minute.")});
    response.headers.emplace_back("Retry-After", "60");
    return notice(NoticeKind::TooMany, std::move(response), header);
}

bool is_proxy(const std::string& address, const HttpState& state) {
    const auto& proxies = state.setting.proxies;
    return std::any_of(proxies.begin(), proxies.end(),
                       [&](const AddressRange& range) { return range.contains(address); });
}

std::string client_in(const HttpRequest& header, const HttpState& state,
                      const OpenConnection& connection) {
    if (connection.origin().forwarded) {
        return client_of(view(header[client_header]));
    }
    const std::string_view forwarded = forwarded_in(header);
    const bool proxied = !forwarded.empty() && is_proxy(connection.origin().peer, state);
    return client_of(proxied ? last_forwarded(forwarded) : connection.origin().peer);
}

Request plain(HttpRequest& raw, const HttpState& state, const OpenConnection& connection) {
    Request request;
    request.method = view(raw.method_string());
    const std::string_view target = view(raw.target());
    const auto mark = target.find('?');
    request.host = view(raw[http::field::host]);
    request.root = state.access->root_of(request.host);
    request.path = path_below(request.root, target.substr(0, mark));
    request.query = mark == std::string_view::npos ? "" : target.substr(mark + 1);
    request.body = std::move(raw.body());
    // Two Cookie headers are joined as one would be written.
    std::string cookies;
    const auto range = raw.equal_range(http::field::cookie);
    for (auto field = range.first; field != range.second; ++field) {
        cookies += std::string(view(field->value())) + ";";
    }
    request.cookie =
        state.access->is_secure(request.host) ? secure_seat_cookie() : state.setting.cookie;
    request.token = token_in(cookies, request.cookie);
    request.session = session_in(cookies, request.cookie);
    request.key = raw.count(http::field::authorization) == 1
                      ? bearer_in(view(raw[http::field::authorization]))
                      : "";
    read_program_token(request, raw);
    request.etag = view(raw[http::field::if_none_match]);
    request.agent = view(raw[http::field::user_agent]);
    request.takes_gzip = accepts_gzip(view(raw[http::field::accept_encoding]));
    request.address = connection.client();
    request.own_machine = state.setting.privileges && !connection.origin().forwarded &&
                          is_loopback(connection.origin().peer) &&
                          raw.count("X-Forwarded-For") == 0 &&
                          state.access->is_own_name(request.host);
    return request;
}

std::optional<Response> objection_to_body(RequestReader& reader, HttpState& state,
                                          const std::string& client) {
    const HttpRequest& header = reader.header();
    if (header.count(http::field::transfer_encoding) > 1 ||
        !knows_transfer(view(header[http::field::transfer_encoding]))) {
        return refusal(501, "unknown-encoding",
                       {Reason("The body must be sent as it is, or in chunks.")});
    }
    const std::uint64_t usual = state.limits.body_bytes;
    if (!reader.larger_than(usual)) {
        return std::nullopt;
    }
    if (is_upload(header, state)) {
        return state.uploads.take(client, std::chrono::steady_clock::now())
                   ? std::nullopt
                   : std::optional(
                         refusal(429, "too-often", {Reason("Too much at once; wait a moment.")}));
    }
    if (header[http::field::transfer_encoding].empty()) {
        return refusal(413, "too-large", {Reason("The body is too large.")});
    }
    reader.limit_body(usual);
    return std::nullopt;
}

std::optional<Response> refused_access(const HttpRequest& raw, const Request& request,
                                       HttpState& state, bool forwarded) {
    if (!state.requests.take(request.address, std::chrono::steady_clock::now())) {
        Response response =
            refusal(429, "too-often", {Reason("Too many requests; wait a moment.")});
        response.headers.emplace_back("Retry-After", "2");
        return response;
    }
    if (forwarded) {
        return std::nullopt;
    }
    if (has_program_token(view(raw.target()))) {
        return refusal(400, "token-in-url",
                       {Reason("A token is sent in the header Authorization, never in an address: "
                               "addresses are written to logs.")});
    }
    if (raw.count(http::field::host) != 1 || !state.access->knows_host(request.host)) {
        return notice(
            NoticeKind::WrongHost,
            refusal(421, "wrong-host",
                    {Reason("This house is not known by that name. Open it by the address that "
                            "it printed when it started, or start it with --host NAME.")}),
            raw);
    }
    const bool upgrade = websocket::is_upgrade(raw);
    if (raw.method() != http::verb::get && raw.method() != http::verb::head &&
        raw.method() != http::verb::post) {
        return refusal(405, "wrong-method",
                       {Reason("Only GET, HEAD and POST mean something here.")});
    }
    const std::string_view origin = view(raw[http::field::origin]);
    const bool changes = upgrade || raw.method() == http::verb::post;
    if (request.bearer && raw.count(http::field::origin) != 0) {
        return refusal(403, "token-origin", {Reason("A page does not use tokens.")});
    }
    if (changes && !request.bearer &&
        (raw.count(http::field::origin) != 1 || !state.access->same_origin(request.host, origin))) {
        return refusal(403, "wrong-origin",
                       {Reason("Only this house's own page may ask for that.")});
    }
    if (raw.method() == http::verb::post &&
        !is_wanted_type(view(raw[http::field::content_type]), request)) {
        return refusal(415, "wrong-type", {Reason("The body must be application/json.")});
    }
    return std::nullopt;
}

} // namespace tabuleiro::server
