// Finds the route of a request, whose request it is, and whether they may ask for it; then a
// handler answers. What is no route and not below /api/ is a file of the page.
//
//     router.add(RouteName::Players, *this, &HouseRoutes::players);
#pragma once

#include <functional>
#include <map>

#include "server/http/page_files.hpp"
#include "server/http/routes.hpp"
#include "server/http/web.hpp"
#include "server/people/sessions.hpp"
#include "server/programs/program_tokens.hpp"

namespace tabuleiro::server {

// A request on its way to a handler; it lives until the answer.
struct Call {
    const Request& request;
    Identity who;
    std::vector<std::string> ids; // what stands for each `{id}` of the route

    const std::string& id() const { return ids.front(); }
};

class Router final : public RequestHandler {
  public:
    using Handler = std::function<Awaitable<Response>(const Call&)>;
    using SocketHandler = std::function<Awaitable<Admission>(const Call&)>;

    Router(PageFiles page, Sessions& sessions, ProgramTokens& tokens)
        : page_(std::move(page)), sessions_(sessions), tokens_(tokens) {}

    // Before the first request: these.
    template <class Owner>
    void add(RouteName name, Owner& owner, Awaitable<Response> (Owner::*handler)(const Call&)) {
        handlers_[name] = [&owner, handler](const Call& call) { return (owner.*handler)(call); };
    }
    template <class Owner>
    void add(RouteName name, Owner& owner, Awaitable<Admission> (Owner::*handler)(const Call&)) {
        sockets_[name] = [&owner, handler](const Call& call) { return (owner.*handler)(call); };
    }

    // Whether each route has a handler.
    bool is_complete() const;

    Awaitable<Response> answer(const Request& request) override;
    Awaitable<Admission> admit(const Request& request) override;

  private:
    // Without a session's cookie or a token nothing is looked up.
    Awaitable<Expected<Identity>> identify(const Request& request);
    // Why they may not ask for it, if they may not.
    std::optional<Response> refused(const Request& request, const Route& route,
                                    const Identity& who);

    PageFiles page_;
    Sessions& sessions_;
    ProgramTokens& tokens_;
    std::map<RouteName, Handler> handlers_;
    std::map<RouteName, SocketHandler> sockets_;
};

Response nothing_here();

} // namespace tabuleiro::server
