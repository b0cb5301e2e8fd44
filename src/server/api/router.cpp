#include "server/api/router.hpp"

#include <algorithm>

#include "server/access/token.hpp"

namespace tabuleiro::server {

namespace {

constexpr std::size_t max_sockets_of_program = 100;

// A program that may only watch has no seats: it is a visitor.
Identity as_seen(Identity who) {
    const bool watches =
        who.person && who.person->program && who.person->program->scope < house::Scope::Play;
    return watches ? Identity() : who;
}

Response cannot_identify(const Error& error) {
    return refusal(503, "store", error.reasons());
}

} // namespace

Response nothing_here() {
    return refusal(404, "unknown", {Reason("There is nothing at this address.")});
}

bool Router::is_complete() const {
    return std::all_of(routes.begin(), routes.end(), [this](const Route& route) {
        return route.method == Method::Socket ? sockets_.contains(route.name)
                                              : handlers_.contains(route.name);
    });
}

Awaitable<Expected<Identity>> Router::identify(const Request& request) {
    Identity who;
    if (request.bearer) {
        auto program = co_await tokens_.find(request.program_token);
        if (!program) {
            co_return tl::unexpected(program.error());
        }
        who.person = *std::move(program);
        co_return who;
    }
    if (!request.token.empty()) {
        who.secret = hash_of(request.token);
    }
    if (!request.session.empty()) {
        const auto found = co_await sessions_.find(request.session);
        if (!found) {
            co_return tl::unexpected(found.error());
        }
        who.person = *found;
    }
    co_return who;
}

std::optional<Response> Router::refused(const Request& request, const Route& route,
                                        const Identity& who) {
    if (request.bearer) {
        if (auto no = tokens_.objection(who.person, route)) {
            return no;
        }
    }
    const bool stranger = !who.person && route.for_strangers == ForStrangers::No &&
                          !sessions_.policies().now()->visitors;
    if (who.role() >= route.least && !stranger) {
        return std::nullopt;
    }
    if (!who.person) {
        return refusal(401, "sign-in", {Reason("Sign in first.")});
    }
    return refusal(403, "role", {Reason("Your role does not allow that.")});
}

Awaitable<Response> Router::answer(const Request& request) {
    auto found = match_route(request.method == "POST" ? Method::Post : Method::Get, request.path);
    if (!found) {
        const bool page = request.method != "POST" && !request.path.starts_with("/api/");
        co_return page ? page_.answer(request) : nothing_here();
    }
    auto who = co_await identify(request);
    if (!who) {
        co_return cannot_identify(who.error());
    }
    if (auto no = refused(request, found->route, *who)) {
        co_return *std::move(no);
    }
    const Call call{request, as_seen(*std::move(who)), std::move(found->ids)};
    co_return co_await handlers_.at(found->route.name)(call);
}

Awaitable<Admission> Router::admit(const Request& request) {
    auto found = match_route(Method::Socket, request.path);
    if (!found) {
        co_return nothing_here();
    }
    auto who = co_await identify(request);
    if (!who) {
        co_return cannot_identify(who.error());
    }
    if (auto no = refused(request, found->route, *who)) {
        co_return *std::move(no);
    }
    const std::optional<SignedIn> person = who->person;
    if (person && person->program && sessions_.sockets_of(*person) >= max_sockets_of_program) {
        co_return refusal(429, "too-often", {Reason("Too many connections of this program.")});
    }
    const Call call{request, as_seen(*std::move(who)), std::move(found->ids)};
    Admission admission = co_await sockets_.at(found->route.name)(call);
    auto* const socket = std::get_if<std::shared_ptr<WebSocketHandler>>(&admission);
    if (socket != nullptr && person) {
        co_return sessions_.watched(std::move(*socket), *person);
    }
    co_return admission;
}

} // namespace tabuleiro::server
