// Which fields of a table's state changed when, so that the change since any version is a few
// comparisons.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/player.hpp"

namespace tabuleiro::house {

// Fields of the state that do not change with every event.
enum class Field : std::uint8_t {
    Seats,
    Phase,
    Turn,
    History,
    BoardView,
    Choices,
    Offer,
    Result,
    Curtain,
    Rematch,
    Pause,
    TimeGiven,
    Greetings,
    Hidden,
};

// What those fields follow from.
struct ChangingFacts {
    int phase;
    std::optional<Player> turn;
    int position_version;
    bool joined;
    std::optional<Player> draw_by;
    std::optional<Player> takeback_by;
    std::optional<Player> looking;
    ByPlayer<bool> wants_rematch;
    bool has_rematch_table;
    int plies;
    std::optional<Player> pause_request;
    bool paused;
    ByPlayer<bool> wants_to_resume;
    ByPlayer<int> time_given;
    ByPlayer<int> greetings; // the events that made them
    bool hidden;
};

class TableChanges {
  public:
    // The event of that version, the next one, has changed the table so.
    void note(int version, const ChangingFacts& before, const ChangingFacts& after);

    bool changed_since(Field field, int version) const {
        return changed_[static_cast<std::size_t>(field)] > version;
    }
    // The first ply that is not the same as it was then. Requires: History has changed since.
    int first_ply_changed_since(int version) const;

  private:
    std::array<int, 14> changed_{};  // the version of the last change of each field
    std::vector<int> lowest_ply_{0}; // that the event of each version changed
};

} // namespace tabuleiro::house
