// Any answers and any shots: both machines go on or end, print only whole lines, and never take
// more shots than there are cells.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "core/text.hpp"
#include "protocol/wargame/referee.hpp"

namespace {

using namespace tabuleiro;
using namespace tabuleiro::wargame;

void check(const Reply& reply) {
    for (const std::string& line : reply.lines) {
        if (line.empty() || line.find('\n') != std::string::npos) {
            std::abort();
        }
    }
}

template <class Machine>
void play(Machine machine, const std::vector<std::string_view>& lines) {
    check(machine.start());
    Reply reply = machine.first_shot(0);
    check(reply);
    for (const std::string_view line : lines) {
        if (reply.over) {
            return;
        }
        reply = machine.line(line, 1);
        check(reply);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 3) {
        return 0;
    }
    Counts counts{
        {static_cast<std::uint8_t>(data[0] % 3), static_cast<std::uint8_t>(data[0] / 3 % 3),
         static_cast<std::uint8_t>(data[0] / 9 % 2), static_cast<std::uint8_t>(data[0] / 18 % 2)}};
    const auto lines = split({reinterpret_cast<const char*>(data) + 2, size - 2}, '\n');
    const Size board_size{9, static_cast<std::uint8_t>(9 + 3 * (data[1] / 8 % 2))};
    if (has_room(board_size, counts)) {
        play(Attack({.firing = static_cast<Firing>(1 + data[1] % 4),
                     .size = board_size,
                     .counts = counts,
                     .placement = static_cast<Placement>(data[1] / 4 % 3),
                     .effort = {data[1] % 16},
                     .seed = 1}),
             lines);
    }
    Rng rng(data[0]);
    play(Target(place_p1(board_size, rng)), lines);
    return 0;
}
