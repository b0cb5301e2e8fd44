// What a live table is sent. Messages wait in its queue and are handled one after the other.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <variant>

#include "house/command.hpp"
#include "house/job.hpp"
#include "house/table.hpp"
#include "server/access/bucket.hpp"
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
    std::optional<store::TokenHash> secret;
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
struct InviteeJoins {
    store::Invitee invitee;
    std::function<void(house::Allowed<void>)> done;
};
struct TableRead {
    std::optional<store::TokenHash> secret;
    std::function<void(const house::Table&, house::Viewer)> read;
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
    std::variant<TableStarted, ClientEntered, ClientCommand, ClientLeft, InviteeJoins, TableRead,
                 AlarmRang, ThinkingDue, JobFinished, ServerCloses>;

} // namespace tabuleiro::server
