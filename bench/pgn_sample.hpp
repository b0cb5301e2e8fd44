// A PGN file for benchmarks, from a seed: random games with comments, clocks, NAGs and nested
// variations, some from set-up positions, some damaged in known ways. The round of a game is its
// number in the file.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/rng.hpp"
#include "games/chess/pgn_writer.hpp"
#include "support/random_chess.hpp"

namespace tabuleiro::bench {

enum class Damage {
    None,
    IllegalMove,
    IllegalVariation,
    MissingResult,
    UnclosedVariation,
    UnclosedComment,
};

inline constexpr std::array damage_names{
    "none",           "illegal move",       "illegal variation",
    "missing result", "unclosed variation", "unclosed comment"};

struct PgnSample {
    std::string text;
    std::vector<Damage> games; // what was done to each
};

inline Damage draw_damage(Rng& rng) {
    constexpr int damaged_percent = 4;
    return test::chance(rng, damaged_percent) ? static_cast<Damage>(test::between(rng, 1, 5))
                                              : Damage::None;
}

// The moves of a game as text, damaged.
inline std::string damaged(std::string moves, Damage damage) {
    const std::size_t result = moves.find_last_of(" \n", moves.size() - 3); // before the blank line
    switch (damage) {
    case Damage::IllegalMove:
        return moves.insert(result, " Ka1 Ka1"); // never legal for both
    case Damage::IllegalVariation:
        return moves.insert(result, " (Ka1 Ka1 Ka2)");
    case Damage::MissingResult:
        return moves.substr(0, result) + "\n\n";
    case Damage::UnclosedVariation:
        return moves.insert(result, " (");
    case Damage::UnclosedComment:
        return moves.insert(result, " {and so on");
    default:
        return moves;
    }
}

inline PgnSample make_pgn_sample(std::uint64_t seed, int games) {
    constexpr int set_up_percent = 10;
    Rng rng(seed);
    PgnSample sample;
    chess::Position elsewhere;
    for (int number = 1; number <= games; ++number) {
        test::PgnTaste taste{.least_plies = 20, .max_plies = 160};
        taste.clocks =
            test::chance(rng, 25) ? 100 : 0; // games have clocks throughout or not at all
        test::RandomPgn random(rng, taste);
        chess::PgnGame game =
            random.game(test::chance(rng, set_up_percent) ? elsewhere : chess::Position());
        game.tags[3].value = std::to_string(number);
        test::visit_random_game(rng, chess::Position(), 30,
                                [&](const chess::Position& position) { elsewhere = position; });
        elsewhere = elsewhere.has_legal_move() ? elsewhere : chess::Position();

        const std::string text = chess::to_pgn(game);
        const std::size_t moves = text.find("\n\n") + 2;
        const Damage damage = draw_damage(rng);
        sample.text += text.substr(0, moves) + damaged(text.substr(moves), damage);
        sample.games.push_back(damage);
    }
    return sample;
}

} // namespace tabuleiro::bench
