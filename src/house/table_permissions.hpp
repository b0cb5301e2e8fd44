// Who may do what at a table. The commands that a viewer is offered, the refusal of the others and
// the check of a log that is read back all follow from one table of rules.
#pragma once

#include <vector>

#include "house/command.hpp"
#include "house/table_state.hpp"

namespace tabuleiro::house {

// What a player gives to the opponent's clock at a time. Logs are read back with it.
inline constexpr Duration given_time = std::chrono::seconds(15);

class TablePermissions {
  public:
    explicit TablePermissions(const TableState& table) : table_(table) {}

    // For which seat the viewer gives the command; none if they only watch.
    std::optional<Player> acting_seat(Viewer viewer, const Command& command) const;
    // Why the seat may not do that now; none if it may.
    std::optional<Refusal> objection(Player seat, CommandKind kind, WallTime now) const;
    // Everything that the viewer may do now, in the order of CommandKind.
    std::vector<CommandKind> allowed(Viewer viewer, WallTime now) const;
    // Whether what the command depends on has changed since its client saw it.
    bool is_too_late(const Command& command) const;

    // Until both players have moved, the game may end without a result.
    bool may_abort() const;
    // How many plies go if the seat takes its last move back; 0 if it may not.
    int plies_to_take_back(Player seat) const;
    // Whether a takeback needs no answer.
    bool takes_back_at_once() const;
    // When the seat's absence, or its return, matters for the game; none if it does not.
    std::optional<WallTime> presence_counts_at(Player seat) const;

  private:
    // Makes a refusal: most are of no interest, only whether there would be one.
    using Objection = Refusal (*)();
    // Null if the seat may do that now.
    Objection objection_to(Player seat, CommandKind kind, WallTime now) const;

    const TableState& table_;
};

} // namespace tabuleiro::house
