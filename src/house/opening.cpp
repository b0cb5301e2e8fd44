#include "house/opening.hpp"

namespace tabuleiro::house {

Expected<std::vector<Event>> play_opening(Table& table, std::span<const std::string> moves,
                                          WallTime now) {
    std::vector<Event> events;
    Rng unused(0);
    for (const std::string& move : moves) {
        const auto turn = table.turn();
        if (!turn) {
            return fail("The game is over.");
        }
        const Command play{.kind = CommandKind::Play, .move = move};
        auto event = table.decide(viewer_of(*turn), play, now, unused);
        if (!event) {
            return tl::unexpected(Error(event.error().reasons));
        }
        if (auto applied = table.apply(*event); !applied) {
            return tl::unexpected(applied.error());
        }
        events.push_back(*std::move(event));
    }
    return events;
}

} // namespace tabuleiro::house
