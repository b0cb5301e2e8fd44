// Converts tables and events between the types of the house and those of the store, so that neither
// depends on the other.
#pragma once

#include "house/table.hpp"
#include "store/store.hpp"

namespace tabuleiro::table_log {

store::Event to_store(const house::Event& event);
// Fails if its kind is unknown: it was written by a newer program, or is damaged.
[[nodiscard]] Expected<house::Event> from_store(const store::Event& event);

store::Finish to_store(const Result& result, house::WallTime at);

// Seats without secrets and invitations.
ByPlayer<store::Seat> seats_of(const house::Settings& settings);

struct RestoredTable {
    house::Table table;
    ByPlayer<store::Seat> seats;
};
// The table as the store has it.
[[nodiscard]] Expected<RestoredTable> restore(const store::TableLog& log);
// The same; none if the store has none.
[[nodiscard]] Expected<std::optional<RestoredTable>>
restore_table(const Expected<std::optional<store::TableLog>>& log);

} // namespace tabuleiro::table_log
