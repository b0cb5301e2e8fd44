#include "house/work/engine_signature.hpp"

#include <array>
#include <cstdint>
#include <string_view>

#include "house/game_type.hpp"
#include "house/study/study.hpp"

namespace tabuleiro::house {

namespace {

constexpr int measured_positions = 3; // of each game
constexpr std::size_t moves_between = 5;

// FNV-1a.
void mix(std::uint64_t& hash, std::string_view text) {
    for (const char c : text) {
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    }
}

// The start, and positions along the best lines that are found.
void measure(std::uint64_t& hash, const GameType& type) {
    MoveList line{.game = std::string(type.id())};
    for (int i = 0; i < measured_positions; ++i) {
        const auto study = Study::open(line);
        if (!study || study->is_over_at(study->plies())) {
            return;
        }
        const auto found = study->evaluate_alone(study->plies(), Effort::Quick, 1, {});
        if (!found) {
            return;
        }
        mix(hash, to_message(*found, i));
        const auto& best = found->lines.front().moves;
        for (std::size_t n = 0; n < best.size() && n < moves_between; ++n) {
            line.moves.push_back(best[n].text);
        }
    }
}

std::string measured_signature() {
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const auto& type : game_types()) {
        if (!type->has_secrets()) {
            mix(hash, type->id());
            measure(hash, *type);
        }
    }
    std::array<char, 17> text{};
    constexpr std::string_view digits = "0123456789abcdef";
    for (std::size_t i = 0; i < 16; ++i) {
        text[i] = digits[(hash >> (60 - 4 * i)) & 15U];
    }
    return text.data();
}

} // namespace

const std::string& engine_signature() {
    static const std::string signature = measured_signature();
    return signature;
}

} // namespace tabuleiro::house
