// A text that reads as a view is that of some position, and stays the same when written and read
// again.
#include "check.hpp"
#include "games/wargame/wargame.hpp"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    using namespace tabuleiro;
    using wargame::WarGame;
    const auto view = WarGame::read_view(fuzz::as_text(data, size));
    if (!view) {
        fuzz::check(!view.error().text().empty(), "a refusal has a reason");
        return 0;
    }
    const auto again = WarGame::read_view(WarGame::write_view(*view));
    fuzz::check(again && *again == *view, "a view is read as it is written");
    Rng rng(1);
    const auto world = WarGame::sample(*view, rng);
    fuzz::check(WarGame::broken_invariants(world).empty(), "a view has a world");
    fuzz::check(WarGame::view(world, view->seat) == *view, "that world has the view");
    return 0;
}
