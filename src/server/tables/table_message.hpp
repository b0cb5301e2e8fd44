// What a live table is sent. Messages wait in its queue and are handled one after the other.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <variant>

#include "house/command.hpp"
#include "house/conditional_moves.hpp"
#include "house/job.hpp"
#include "house/table.hpp"
#include "server/access/bucket.hpp"
#include "server/people/identity.hpp"
#include "server/tables/table_clients.hpp"
#include "store/store.hpp"

namespace tabuleiro::server {

// When a command arrived, by both clocks: a player's time is counted from here, not from when the
// command is handled.
struct Arrival {
    house::WallTime at;
    SteadyTime measured;
};

struct TableStarted {};
struct ClientEntered {
    Client client;
    Identity who;
    std::optional<int> seen; // the last version that the client knows
};
struct ClientCommand {
    std::uint64_t client;
    house::Command command;
    Arrival arrival;
};
struct ClientLeft {
    std::uint64_t client;
};
// Somebody takes the seat that waits for a person.
struct Joining {
    store::Invitee invitee; // the invitation is that of their key, if they have one
    Identity who;
};
struct InviteeJoins {
    Joining joining;
    std::function<void(house::Allowed<void>)> done;
};
// How a table ends at which the second player has not come.
enum class WaitingEnd : std::uint8_t {
    Declined,  // by whoever was challenged
    Withdrawn, // by whoever opened the table
    Expired,
};
struct WaitingEnds {
    WaitingEnd how;
    Identity who; // nobody if it has expired
    std::function<void(house::Allowed<void>)> done;
};
struct TableRead {
    Identity who;
    std::function<void(const house::Table&, house::Viewer)> read;
};
// A person is no longer there: a table that has their name in memory is loaded again.
struct PersonRemoved {
    std::string person;
    std::function<void(bool)> done; // whether it was such a table
};
struct TableModerated {
    house::EventKind kind; // Close, Hide or Unhide
    std::function<void(house::Allowed<void>)> done;
};
// A player looks at, or replaces, what they have prepared in a slow game.
struct ConditionsAsked {
    Identity who;
    std::optional<house::ConditionalMoves> change;
    std::function<void(house::Allowed<house::ConditionalMoves>)> done;
};
struct AlarmRang {};
struct ThinkingDue {};
struct JobFinished {
    house::JobRequest request;
    house::JobResult result;
};
struct ServerCloses {
    std::shared_ptr<void> until_closed; // released when the table has closed
};

using TableMessage =
    std::variant<TableStarted, ClientEntered, ClientCommand, ClientLeft, InviteeJoins, WaitingEnds,
                 TableRead, PersonRemoved, TableModerated, ConditionsAsked, AlarmRang, ThinkingDue,
                 JobFinished, ServerCloses>;

} // namespace tabuleiro::server
