// A stored table replayed, to see what its events lead to.
#pragma once

#include <string>
#include <vector>

#include "core/error.hpp"
#include "house/table.hpp"
#include "store/stored.hpp"

namespace tabuleiro::archive {

struct Replay {
    house::Table table;
    // For each move of the final game (others were taken back): the event that played it.
    std::vector<std::uint32_t> played_by;
    // When the table ended, if it has.
    std::optional<store::Finish> finish;
};

// Fails if the settings or an event are invalid.
[[nodiscard]] Expected<Replay> replay(const store::Table& stored,
                                      const std::vector<store::Event>& events);

// The table as a store adopts it: the seats follow from settings and events.
[[nodiscard]] Expected<store::TableLog> adoptable(store::Table table,
                                                  std::vector<store::Event> events);

// "first", "second", "draw", "void" (over before it began), "unfinished".
std::string result_word(const std::optional<store::Finish>& finish);

} // namespace tabuleiro::archive
