// Finds the multipliers of src/games/chess/magics.hpp and prints that file.
//
// For each square and slider it tries sparse random numbers until one maps all occupations of the
// relevant squares to table slots such that no two different attack sets share a slot.
#include <cstdio>
#include <optional>
#include <vector>

#include "core/rng.hpp"
#include "games/chess/attacks.hpp"

namespace {

using namespace tabuleiro;
using namespace tabuleiro::chess;

bool works(std::uint64_t magic, const std::vector<Bitboard>& occupied,
           const std::vector<Bitboard>& attacked, int shift) {
    std::vector<std::optional<Bitboard>> slots(occupied.size());
    for (std::size_t i = 0; i < occupied.size(); ++i) {
        auto& slot = slots[(occupied[i] * magic) >> shift];
        if (slot && *slot != attacked[i]) {
            return false;
        }
        slot = attacked[i];
    }
    return true;
}

std::uint64_t find(Slider slider, Square from, Rng& rng) {
    const Bitboard mask = relevant_squares(slider, from);
    std::vector<Bitboard> occupied;
    std::vector<Bitboard> attacked;
    Bitboard subset = 0;
    do {
        occupied.push_back(subset);
        attacked.push_back(walk_attacks(slider, from, subset));
        subset = (subset - mask) & mask;
    } while (subset != 0);
    while (true) {
        const std::uint64_t magic = rng() & rng() & rng();
        if (count((mask * magic) >> 56) >= 6 &&
            works(magic, occupied, attacked, 64 - count(mask))) {
            return magic;
        }
    }
}

void print(const char* name, Slider slider, Rng& rng) {
    std::printf("inline constexpr std::array<std::uint64_t, 64> %s{\n", name);
    for (int number = 0; number < 64; ++number) {
        std::printf("%s0x%016llX,%s", number % 4 == 0 ? "    " : " ",
                    static_cast<unsigned long long>(find(slider, square_at(number), rng)),
                    number % 4 == 3 ? "\n" : "");
    }
    std::printf("};\n");
}

} // namespace

int main() {
    Rng rng(1);
    std::printf("// Found by tools/magics; see slider_index.hpp for their use.\n"
                "#pragma once\n\n#include <array>\n#include <cstdint>\n\n"
                "namespace tabuleiro::chess {\n\n");
    print("bishop_magics", Slider::Bishop, rng);
    std::printf("\n");
    print("rook_magics", Slider::Rook, rng);
    std::printf("\n} // namespace tabuleiro::chess\n");
}
