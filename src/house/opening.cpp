#include "house/opening.hpp"

namespace tabuleiro::house {

Expected<Event> play_for_turn(Table& table, const std::string& move, WallTime now) {
    const auto turn = table.turn();
    if (!turn) {
        return fail("The game is over.");
    }
    Rng no_chance(0);
    const Command play{.kind = CommandKind::Play, .move = move};
    auto event = table.decide(viewer_of(*turn), play, now, no_chance);
    if (!event) {
        return fail(event.error().reasons);
    }
    if (auto applied = table.apply(*event); !applied) {
        return tl::unexpected(applied.error());
    }
    return *std::move(event);
}

Expected<std::vector<Event>> play_opening(Table& table, std::span<const std::string> moves,
                                          WallTime now) {
    std::vector<Event> events;
    for (const std::string& move : moves) {
        auto event = play_for_turn(table, move, now);
        if (!event) {
            return tl::unexpected(event.error());
        }
        events.push_back(*std::move(event));
    }
    return events;
}

} // namespace tabuleiro::house
