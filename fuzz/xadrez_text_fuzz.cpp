// The texts that xadrez reads besides its protocol: positions, plays and saves. What is accepted
// is written back as it was read.
#include <cstdint>
#include <cstdlib>

#include "games/xadrez/xadrez.hpp"
#include "protocol/xadrez/club.hpp"

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer calls it so
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tabuleiro::xadrez;
    const auto require = [](bool condition) {
        if (!condition) {
            std::abort();
        }
    };
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const std::string_view first_line = text.substr(0, text.find('\n'));
    if (const auto position = Xadrez::read(first_line)) {
        require(position->broken_invariants().empty());
        require(Xadrez::read(Xadrez::write(*position)).value() == *position);
        const std::string_view play = text.substr(std::min(size, first_line.size() + 1));
        if (const auto move = Xadrez::parse(*position, play)) {
            require(Xadrez::parse(*position, Xadrez::format(*position, *move)).value() == *move);
        }
    }
    if (const auto club = parse_save(text)) {
        require(save_text(*club) == text);
    }
    return 0;
}
