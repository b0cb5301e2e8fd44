// Who is told what happens at the tables of this node: the lobby, ratings, notifications. Called on
// the table's own loop, after the event was stored, applied and sent to the table's clients. A
// listener copies what it needs, does not wait, and does not call the table.
//
//     registry.services().listeners.push_back(&lobby); // before the first request
#pragma once

#include <string>
#include <vector>

#include "house/table.hpp"
#include "store/stored.hpp"

namespace tabuleiro::server {

// A table as it is now; it lives for the time of the call.
struct TableNews {
    const house::Table& table;
    const ByPlayer<store::Seat>& seats; // whose they are
    const ByPlayer<bool>& present;      // which of them are connected
};

class TableListener {
  public:
    virtual ~TableListener() = default;
    // The table has come into memory: it is new, or was loaded from the store.
    virtual void opened(const TableNews&) {}
    virtual void changed(const TableNews&, const house::Event&) {}
    // The game has just ended; comes after `changed`.
    virtual void finished(const TableNews&) {}
    // A player has come or gone, which is not an event.
    virtual void presence_changed(const TableNews&) {}
    // The table is not in memory any more: nobody used it here, or another node has it now.
    virtual void left(const std::string& /*table*/) {}
};

using TableListeners = std::vector<TableListener*>;

} // namespace tabuleiro::server
