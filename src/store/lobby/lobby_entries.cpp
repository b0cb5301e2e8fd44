#include "store/lobby/lobby_entries.hpp"

namespace tabuleiro::store {

namespace {

// A node shows twice a second that it lives.
#define LIVING                                                                                     \
    "SELECT epoch FROM nodes WHERE NOT ended"                                                      \
    " AND heartbeat > statement_timestamp() - interval '5 seconds'"

// Whoever reads it may lose it by a crash: the next one publishes it again.
Expected<void> without_waiting_for_the_disk(sql::Transaction& transaction) {
    return transaction.run("SET LOCAL synchronous_commit = off").map([](const sql::Rows&) {});
}

} // namespace

Expected<void> publish_entries(sql::Transaction& transaction,
                               const std::vector<PublishedEntry>& entries, WallTime now) {
    auto done = without_waiting_for_the_disk(transaction);
    if (!done || entries.empty()) {
        return done;
    }
    const auto count = static_cast<std::int64_t>(entries.size());
    const auto last = transaction.run(
        "UPDATE counters SET last = last + $1 WHERE name = 'lobby' RETURNING last", {count});
    if (!last) {
        return tl::unexpected(last.error());
    }
    std::int64_t number = last->number(0, 0) - count;
    for (const PublishedEntry& entry : entries) {
        const auto written = transaction.run(
            "INSERT INTO lobby_entries (epoch, kind, id, number, at, value, gone)"
            " VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (epoch, kind, id) DO UPDATE SET"
            " number = excluded.number, at = excluded.at, value = excluded.value,"
            " gone = excluded.gone",
            {entry.epoch, entry.kind, entry.id, ++number, now, sql::Blob{entry.value},
             std::int64_t{entry.gone}});
        if (!written) {
            return tl::unexpected(written.error());
        }
    }
    return {};
}

Expected<ReadEntries> entries_after(sql::Transaction& transaction, Epoch own, std::int64_t number) {
    const auto rows =
        transaction.run("SELECT number, epoch, kind, id, value, gone FROM lobby_entries"
                        " WHERE number > $1 AND epoch <> $2 ORDER BY number",
                        {number, own});
    if (!rows) {
        return tl::unexpected(rows.error());
    }
    ReadEntries read{number};
    for (int row = 0; row < rows->rows(); ++row) {
        read.last = rows->number(row, 0);
        read.entries.push_back({rows->number(row, 1), rows->number(row, 2), rows->text(row, 3),
                                rows->text(row, 4), rows->number(row, 5) != 0});
    }
    return read;
}

Expected<std::vector<Epoch>> living_epochs(sql::Transaction& transaction) {
    return transaction.run(LIVING).map([](const sql::Rows& rows) {
        std::vector<Epoch> epochs;
        for (int row = 0; row < rows.rows(); ++row) {
            epochs.push_back(rows.number(row, 0));
        }
        return epochs;
    });
}

Expected<void> forget_entries(sql::Transaction& transaction, Epoch own, WallTime before) {
    return without_waiting_for_the_disk(transaction)
        .and_then([&] {
            return transaction.run("DELETE FROM lobby_entries WHERE epoch = $1 AND at < $2"
                                   " AND gone = 1",
                                   {own, before});
        })
        .and_then([&](const sql::Rows&) {
            return transaction.run("DELETE FROM lobby_entries WHERE epoch NOT IN (" LIVING ")");
        })
        .map([](const sql::Rows&) {});
}

} // namespace tabuleiro::store
