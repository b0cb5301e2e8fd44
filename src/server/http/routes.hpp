// Every request that the server answers, with the least role that it needs, and the scope of a
// token that allows it: none, unless it is said here. Requests are matched, and roles and scopes
// are checked, by this list before a handler runs (api/router.hpp), so a request that is not in it
// does not exist.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "house/people/role.hpp"
#include "house/people/scope.hpp"
#include "server/work/work_paths.hpp"

namespace tabuleiro::server {

enum class Method : std::uint8_t { Get, Post, Socket };

enum class RouteName : std::uint8_t {
    // docs/protocols/web.md
    House,
    Players,
    LocalNetwork,
    Health,
    Metrics,
    OpenTable,
    JoinTable,
    TableRecord,
    TableMoves,
    TableSocket,
    ConditionalMoves,
    SetConditionalMoves,
    Study,
    StudyRead,
    StudyWrite,
    StudySocket,
    // docs/protocols/web.md: the lobby
    DeclineTable,
    WithdrawTable,
    LobbySocket,
    // docs/protocols/work.md
    WorkClaim,
    WorkAnswer,
    WorkHold,
    WorkProgram,
    // docs/protocols/people.md
    Me,
    SignUp,
    SignIn,
    SignOut,
    VisitorGames,
    MyDevices,
    MyCard,
    MyPassword,
    MyName,
    MyRemoval,
    MyGroup,
    MyExport,
    Groups,
    NewGroup,
    Group,
    ChangeGroup,
    AddMembers,
    InviteMember,
    ChangeMember,
    GroupGames,
    PairMembers,
    AdminEnter,
    AdminPeople,
    AdminPerson,
    AdminPolicies,
    SetAdminPolicies,
    AdminLog,
    AdminTable,
    AdminBackups,
    MakeBackup,
    MyHistory,
    MyProfile,
    ChangeMyProfile,
    MyOpponent,
    Profile,
    PersonHistory,
    PersonRatings,
    TableRatings,
    TablePeople,
    // docs/protocols/programs.md
    MyPrograms,
    NewProgram,
    ChangeProgram,
    ProgramSocket,
    AdminEngines,
    SetAdminEngines,
    // docs/protocols/tournaments.md
    Tournaments,
    NewTournament,
    Tournament,
    EnterTournament,
    LeaveTournament,
    TournamentCommand,
    TournamentLog,
    StandingsCsv,
    StandingsJson,
    TournamentReport,
    ImportPlayers,
    TournamentGames,
    TournamentSocket,
    // docs/protocols/course.md
    Course,
    NewAssignment,
    Assignment,
    ChangeAssignment,
    NewHandIn,
    HandIns,
    Students,
    Ladder,
    LadderGames,
    MarksCsv,
    Sources,
    StartFinal,
    NewBatteries,
    OpenBatteries,
    NewTeam,
    Teams,
    OwnTeam,
    ChangeTeam,
    HandIn,
    HandInSource,
    HandInTable,
};

// Whether it is answered where visitors are not allowed.
enum class ForStrangers : std::uint8_t { No, Yes };

struct Route {
    RouteName name;
    Method method;
    std::string_view pattern; // `{id}` is any one part of a path
    house::Role least = house::Role::Visitor;
    ForStrangers for_strangers = ForStrangers::No;
    house::Scope scope = house::Scope::Nothing;

    constexpr Route with(house::Scope least_scope) const {
        Route route = *this;
        route.scope = least_scope;
        return route;
    }
};

namespace route_list {

using enum RouteName;
using enum Method;
using enum house::Role;
using enum house::Scope;

// A worker shows its key and has no role; metrics are for the machine itself, or by a key.
inline constexpr std::array routes{
    Route{House, Get, "/api/house", Visitor, ForStrangers::Yes}.with(Watch),
    Route{Players, Get, "/api/players"},
    Route{LocalNetwork, Post, "/api/local-network", Visitor, ForStrangers::Yes},
    Route{Health, Get, "/healthz", Visitor, ForStrangers::Yes},
    Route{Metrics, Get, "/metrics", Visitor, ForStrangers::Yes},
    Route{OpenTable, Post, "/api/tables"}.with(Play),
    Route{JoinTable, Post, "/api/tables/{id}/join"}.with(Play),
    Route{TableRecord, Get, "/api/tables/{id}/record"}.with(Watch),
    Route{TableMoves, Get, "/api/tables/{id}/moves"}.with(Watch),
    Route{TableSocket, Socket, "/api/tables/{id}/socket"}.with(Watch),
    Route{ConditionalMoves, Get, "/api/tables/{id}/conditional-moves"},
    Route{SetConditionalMoves, Post, "/api/tables/{id}/conditional-moves"},
    Route{Study, Post, "/api/study"},
    Route{StudyRead, Post, "/api/study/read"},
    Route{StudyWrite, Post, "/api/study/write"},
    Route{StudySocket, Socket, "/api/study/socket"},
    Route{DeclineTable, Post, "/api/tables/{id}/decline"}.with(Play),
    Route{WithdrawTable, Post, "/api/tables/{id}/withdraw"}.with(Play),
    Route{LobbySocket, Socket, "/api/lobby/socket"}.with(Play),
    Route{WorkClaim, Post, claim_path, Visitor, ForStrangers::Yes},
    Route{WorkAnswer, Post, answer_path, Visitor, ForStrangers::Yes},
    Route{WorkHold, Post, hold_path, Visitor, ForStrangers::Yes},
    Route{WorkProgram, Post, program_path, Visitor, ForStrangers::Yes},
    Route{Me, Get, "/api/me", Visitor, ForStrangers::Yes},
    Route{SignUp, Post, "/api/sign-up", Visitor, ForStrangers::Yes},
    Route{SignIn, Post, "/api/sign-in", Visitor, ForStrangers::Yes},
    Route{SignOut, Post, "/api/sign-out", Player},
    Route{VisitorGames, Get, "/api/visitor-games", Visitor, ForStrangers::Yes},
    Route{MyDevices, Get, "/api/me/devices", Player},
    Route{MyCard, Post, "/api/me/card", Player},
    Route{MyPassword, Post, "/api/me/password", Player},
    Route{MyName, Post, "/api/me/name", Player},
    Route{MyRemoval, Post, "/api/me/remove", Player},
    Route{MyGroup, Post, "/api/me/groups/{id}", Player},
    Route{MyExport, Get, "/api/me/export", Player},
    Route{Groups, Get, "/api/groups", Teacher},
    Route{NewGroup, Post, "/api/groups", Teacher},
    Route{Group, Get, "/api/groups/{id}", Teacher},
    Route{ChangeGroup, Post, "/api/groups/{id}", Teacher},
    Route{AddMembers, Post, "/api/groups/{id}/members", Teacher},
    Route{InviteMember, Post, "/api/groups/{id}/invite", Teacher},
    Route{ChangeMember, Post, "/api/groups/{id}/members/{id}", Teacher},
    Route{GroupGames, Get, "/api/groups/{id}/games", Teacher},
    Route{PairMembers, Post, "/api/groups/{id}/pairs", Teacher},
    Route{AdminEnter, Post, "/api/admin/enter", Visitor, ForStrangers::Yes},
    Route{AdminPeople, Get, "/api/admin/people", Administrator},
    Route{AdminPerson, Post, "/api/admin/people/{id}", Administrator},
    Route{AdminPolicies, Get, "/api/admin/policies", Administrator},
    Route{SetAdminPolicies, Post, "/api/admin/policies", Administrator},
    Route{AdminLog, Get, "/api/admin/log", Administrator},
    Route{AdminTable, Post, "/api/admin/tables/{id}", Administrator},
    Route{AdminBackups, Get, "/api/admin/backups", Administrator},
    Route{MakeBackup, Post, "/api/admin/backups", Administrator},
    Route{MyHistory, Get, "/api/me/history", Player},
    Route{MyProfile, Get, "/api/me/profile", Player},
    Route{ChangeMyProfile, Post, "/api/me/profile", Player},
    Route{MyOpponent, Get, "/api/me/opponent", Player},
    Route{Profile, Get, "/api/people/{id}"},
    Route{PersonHistory, Get, "/api/people/{id}/history"},
    Route{PersonRatings, Get, "/api/people/{id}/ratings"},
    Route{TableRatings, Get, "/api/tables/{id}/ratings"},
    Route{TablePeople, Get, "/api/tables/{id}/people"},
    Route{MyPrograms, Get, "/api/me/programs", Player},
    Route{NewProgram, Post, "/api/me/programs", Player},
    Route{ChangeProgram, Post, "/api/me/programs/{id}", Player},
    Route{ProgramSocket, Socket, "/api/programs/socket", Program}.with(Play),
    Route{AdminEngines, Get, "/api/admin/engines", Administrator},
    Route{SetAdminEngines, Post, "/api/admin/engines", Administrator},
    Route{Tournaments, Get, "/api/tournaments"}.with(Watch),
    Route{NewTournament, Post, "/api/tournaments", Player},
    Route{Tournament, Get, "/api/tournaments/{id}"}.with(Watch),
    Route{EnterTournament, Post, "/api/tournaments/{id}/enter", Player},
    Route{LeaveTournament, Post, "/api/tournaments/{id}/leave", Player},
    Route{TournamentCommand, Post, "/api/tournaments/{id}/command", Player},
    Route{TournamentLog, Get, "/api/tournaments/{id}/log", Player},
    Route{StandingsCsv, Get, "/api/tournaments/{id}/standings.csv"}.with(Watch),
    Route{StandingsJson, Get, "/api/tournaments/{id}/standings.json"}.with(Watch),
    Route{TournamentReport, Get, "/api/tournaments/{id}/report.trf"}.with(Watch),
    Route{ImportPlayers, Post, "/api/tournaments/{id}/players", Player},
    Route{TournamentGames, Get, "/api/tournaments/{id}/games"},
    Route{TournamentSocket, Socket, "/api/tournaments/{id}/socket"}.with(Watch),
    Route{Course, Get, "/api/course", Player},
    Route{NewAssignment, Post, "/api/course/assignments", Teacher},
    Route{Assignment, Get, "/api/course/assignments/{id}", Player},
    Route{ChangeAssignment, Post, "/api/course/assignments/{id}", Player},
    Route{NewHandIn, Post, "/api/course/assignments/{id}/hand-ins", Player},
    Route{HandIns, Get, "/api/course/assignments/{id}/hand-ins", Player},
    Route{Students, Get, "/api/course/assignments/{id}/students", Player},
    Route{Ladder, Get, "/api/course/assignments/{id}/ladder", Player},
    Route{LadderGames, Get, "/api/course/assignments/{id}/games", Player},
    Route{MarksCsv, Get, "/api/course/assignments/{id}/marks.csv", Player},
    Route{Sources, Get, "/api/course/assignments/{id}/sources.tar.gz", Player},
    Route{StartFinal, Post, "/api/course/assignments/{id}/final", Player},
    Route{NewBatteries, Post, "/api/course/assignments/{id}/batteries", Player},
    Route{OpenBatteries, Get, "/api/course/assignments/{id}/batteries.tar.gz", Player},
    Route{NewTeam, Post, "/api/course/assignments/{id}/teams", Player},
    Route{Teams, Get, "/api/course/assignments/{id}/teams", Player},
    Route{OwnTeam, Post, "/api/course/assignments/{id}/team", Player},
    Route{ChangeTeam, Post, "/api/course/teams/{id}", Player},
    Route{HandIn, Get, "/api/course/hand-ins/{id}", Player},
    Route{HandInSource, Get, "/api/course/hand-ins/{id}/source", Player},
    Route{HandInTable, Post, "/api/course/hand-ins/{id}/table", Player},
};

} // namespace route_list

using route_list::routes;

struct MatchedRoute {
    const Route& route;
    std::vector<std::string> ids; // what stands for each `{id}`
};

// Whether its clients show a key that is no program's token: workers (docs/protocols/work.md), and
// what reads the metrics.
constexpr bool has_key_of_its_own(RouteName name) {
    return name == RouteName::WorkClaim || name == RouteName::WorkAnswer ||
           name == RouteName::WorkHold || name == RouteName::WorkProgram ||
           name == RouteName::Metrics;
}

// The route of a path, as it came; none if there is none.
std::optional<MatchedRoute> match_route(Method method, std::string_view path);

} // namespace tabuleiro::server
