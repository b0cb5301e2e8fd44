// The answers about tournaments (docs/protocols/tournaments.md): lists, new ones, what they are
// like, entering and leaving, and the socket.
#pragma once

#include "server/access/bucket.hpp"
#include "server/api/router.hpp"
#include "server/people/house_policies.hpp"
#include "server/tournaments/tournament_access.hpp"
#include "server/tournaments/tournament_boards.hpp"
#include "server/tournaments/tournaments.hpp"

namespace tabuleiro::server {

class TournamentRoutes {
  public:
    TournamentRoutes(Tournaments& tournaments, TournamentBoards& boards,
                     store::sql::Database& database, const HousePolicies& policies)
        : tournaments_(tournaments), boards_(boards), database_(database), policies_(policies) {}

    void add_to(Router& router);

  private:
    Awaitable<Response> list(const Call& call);
    Awaitable<Response> create(const Call& call);
    Awaitable<Response> show(const Call& call);
    Awaitable<Response> enter(const Call& call);
    Awaitable<Response> leave(const Call& call);
    Awaitable<Response> standings_csv(const Call& call);
    Awaitable<Response> standings_json(const Call& call);
    Awaitable<Response> report(const Call& call);
    Awaitable<Admission> connect(const Call& call);

    // What `show` makes of the tournament for somebody who may see it.
    using Show =
        std::function<Response(const LiveTournament&, const house::tournament::TournamentViewer&)>;
    Awaitable<Response> shown(const Call& call, Show show);
    struct Entry {
        std::string code;
        std::optional<std::string> program;
        std::optional<league::Team> team;
    };
    Awaitable<Response> enter_on_loop(std::string id, Identity who, Entry entry);
    Awaitable<Response> leave_on_loop(std::string id, Identity who,
                                      std::optional<std::string> program);
    // Who enters or leaves: the viewer, or a program of theirs. Refuses with "no-program".
    Awaitable<house::Allowed<house::tournament::Contestant>>
    contestant_of(Identity who, std::optional<std::string> program);

    bool may_create(const Identity& who) const;

    Tournaments& tournaments_;
    TournamentBoards& boards_;
    store::sql::Database& database_;
    const HousePolicies& policies_;
    Buckets made_{{1.0 / 10, 10}};
    Buckets entries_{{1, 20}};
};

} // namespace tabuleiro::server
