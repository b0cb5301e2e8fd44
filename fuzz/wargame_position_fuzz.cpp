// A text that reads as a position is sound, and stays the same when written and read again.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "games/wargame/wargame.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using tabuleiro::wargame::WarGame;
    const auto position = WarGame::read({reinterpret_cast<const char*>(data), size});
    if (position) {
        const auto again = WarGame::read(WarGame::write(*position));
        if (!again || !(*again == *position) || !WarGame::broken_invariants(*position).empty()) {
            std::abort();
        }
        const auto view = WarGame::view(*position, WarGame::to_move(*position));
        static_cast<void>(WarGame::parse(view, {reinterpret_cast<const char*>(data), size}));
        static_cast<void>(WarGame::draw(view));
    } else if (position.error().text().empty()) {
        std::abort();
    }
    return 0;
}
