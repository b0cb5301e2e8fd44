// The house's words and the store's: the same things, each in its own types, so that neither knows
// the other.
#pragma once

#include <span>
#include <vector>

#include "house/table.hpp"
#include "store/store.hpp"

namespace tabuleiro::server {

store::Event to_store(const house::Event& event);
// Fails if a word is unknown: the store was written by a newer program, or damaged.
[[nodiscard]] Expected<std::vector<house::Event>> from_store(std::span<const store::Event> events);

store::Finish to_store(const Result& result, house::WallTime at);

// Seats without secrets and invitations.
ByPlayer<store::Seat> seats_of(const house::Settings& settings);

struct RestoredTable {
    house::Table table;
    ByPlayer<store::Seat> seats;
};
// The table as the store has it; none if the store has none.
[[nodiscard]] Expected<std::optional<RestoredTable>>
restore_table(const Expected<std::optional<store::TableLog>>& log);

} // namespace tabuleiro::server
