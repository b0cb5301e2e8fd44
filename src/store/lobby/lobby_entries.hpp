// What the nodes of a house tell each other of their lobbies: entries of each node, numbered in the
// order of the commits. In PostgreSQL alone: a house in a file has one node. Nothing of it needs to
// survive a crash of the database, so its writes do not wait for the disk.
#pragma once

#include <string>
#include <vector>

#include "store/hosting.hpp"
#include "store/sql/transaction.hpp"

namespace tabuleiro::store {

struct PublishedEntry {
    Epoch epoch = 0;
    std::int64_t kind = 0;
    std::string id;
    std::string value; // or, if it is gone, why
    bool gone = false;

    friend bool operator==(const PublishedEntry&, const PublishedEntry&) = default;
};

// Each replaces the one of the same node, kind and id.
[[nodiscard]] Expected<void> publish_entries(sql::Transaction& transaction,
                                             const std::vector<PublishedEntry>& entries,
                                             WallTime now);

struct ReadEntries {
    std::int64_t last = 0; // the number up to which they were read
    std::vector<PublishedEntry> entries{};
};
// Those of other nodes above this number, in order.
[[nodiscard]] Expected<ReadEntries> entries_after(sql::Transaction& transaction, Epoch own,
                                                  std::int64_t number);

// The epochs of the nodes that live.
[[nodiscard]] Expected<std::vector<Epoch>> living_epochs(sql::Transaction& transaction);
// Removes the entries of nodes that are gone, and those of this node that were gone before then.
[[nodiscard]] Expected<void> forget_entries(sql::Transaction& transaction, Epoch own,
                                            WallTime before);

} // namespace tabuleiro::store
