#include "house/table_changes.hpp"

#include <algorithm>
#include <limits>

namespace tabuleiro::house {

void TableChanges::note(int version, const ChangingFacts& before, const ChangingFacts& after) {
    const auto note = [&](Field field, bool changed) {
        if (changed) {
            changed_[static_cast<std::size_t>(field)] = version;
        }
    };
    const bool phase = before.phase != after.phase;
    const bool position = before.position_version != after.position_version;
    const bool turn = before.turn != after.turn;
    const bool looking = before.looking != after.looking;
    note(Field::Seats, before.joined != after.joined);
    note(Field::Phase, phase);
    note(Field::Turn, turn);
    note(Field::History, position);
    note(Field::BoardView, position || looking || phase);
    const bool pause = before.paused != after.paused;
    note(Field::Choices, position || looking || phase || pause);
    note(Field::Offer, before.draw_by != after.draw_by || before.takeback_by != after.takeback_by ||
                           before.pause_request != after.pause_request);
    note(Field::Result, phase);
    note(Field::Curtain, looking || turn || phase);
    note(Field::Rematch, before.wants_rematch != after.wants_rematch ||
                             before.has_rematch_table != after.has_rematch_table);
    note(Field::Pause,
         pause || (phase && before.paused) || before.wants_to_resume != after.wants_to_resume);
    note(Field::TimeGiven, before.time_given != after.time_given);
    note(Field::Greetings, before.greetings != after.greetings);
    note(Field::Hidden, before.hidden != after.hidden);
    lowest_ply_.push_back(position ? std::min(before.plies, after.plies)
                                   : std::numeric_limits<int>::max());
}

int TableChanges::first_ply_changed_since(int version) const {
    return *std::min_element(lowest_ply_.begin() + version + 1, lowest_ply_.end());
}

} // namespace tabuleiro::house
