// Chess games drawn at random from a seed, with everything that can be written beside the moves.
#pragma once

#include <string>

#include "core/rng.hpp"
#include "games/chess/chess960.hpp"
#include "games/chess/pgn.hpp"

namespace tabuleiro::test {

inline int between(Rng& rng, int least, int most) {
    return least + static_cast<int>(rng.below(static_cast<std::uint64_t>(most - least + 1)));
}

inline bool chance(Rng& rng, int percent) {
    return between(rng, 1, 100) <= percent;
}

// Every position on the way of a random game, the first one too.
template <class Visit>
void visit_random_game(Rng& rng, chess::Position position, int plies, Visit visit) {
    for (int ply = 0; ply < plies; ++ply) {
        visit(position);
        const chess::MoveList moves = position.legal_moves();
        if (moves.empty()) {
            return;
        }
        position.play(moves[rng.below(moves.size())]);
    }
}

// How often things are written, in per cent of the places where they may stand.
struct PgnTaste {
    int least_plies = 0;
    int max_plies = 120;
    int nags = 5;
    int comments = 15;
    int clocks = 10;
    int evaluations = 5;
    int variations = 6;
    int odd_characters = 0; // in comments: braces, brackets, signs of other tongues
};

class RandomPgn {
  public:
    RandomPgn(Rng& rng, const PgnTaste& taste) : rng_(rng), taste_(taste) {}

    chess::PgnGame game(const chess::Position& start) {
        chess::PgnGame game;
        game.start = start;
        chess::Position position = start;
        game.line = line(position, between(rng_, taste_.least_plies, taste_.max_plies), 0);
        game.result = static_cast<chess::PgnResult>(between(rng_, 0, 3));
        for (const char* name : {"Event", "Site", "Date", "Round", "White", "Black"}) {
            game.tags.push_back({name, words(1, 3)});
        }
        game.tags.push_back({"Result", std::string(to_text(game.result))});
        return game;
    }

    // Plays on from the position, which becomes the last one of the line.
    chess::PgnLine line(chess::Position& position, int plies, int depth) {
        chess::PgnLine line;
        chess::Position before = position;
        for (int ply = 0; ply <= plies; ++ply) {
            add_note(line, before, depth);
            const chess::MoveList moves = position.legal_moves();
            if (ply == plies || moves.empty()) {
                break;
            }
            before = position;
            line.moves.push_back(moves[rng_.below(moves.size())]);
            position.play(line.moves.back());
        }
        return line;
    }

    std::string words(int least, int most) {
        std::string text;
        for (int count = between(rng_, least, most); count > 0; --count) {
            text += text.empty() ? "" : " ";
            for (int letters = between(rng_, 1, 9); letters > 0; --letters) {
                text += chance(rng_, taste_.odd_characters)
                            ? odd_character()
                            : std::string(1, static_cast<char>(between(rng_, 'a', 'z')));
            }
        }
        return text;
    }

  private:
    std::string odd_character() {
        constexpr const char* odd[] = {"}", "{", "[", "]", "%",   "\"", "\\",       "(",
                                       ")", ";", "$", "*", "1-0", ".",  "\xC3\xA9", "\xE2\x99\x9E"};
        return odd[rng_.below(std::size(odd))];
    }

    void add_note(chess::PgnLine& line, const chess::Position& before, int depth) {
        chess::PgnNote note;
        note.ply = line.moves.size();
        for (int most = 2; most > 0 && !line.moves.empty() && chance(rng_, taste_.nags); --most) {
            note.nags.push_back(static_cast<chess::Nag>(rng_.below(256)));
        }
        if (chance(rng_, taste_.comments)) {
            note.comment = words(1, 15);
        }
        if (chance(rng_, taste_.clocks)) {
            note.clock = std::chrono::milliseconds(between(rng_, 0, 9'000'000));
            note.elapsed = std::chrono::seconds(between(rng_, 0, 200));
        }
        if (chance(rng_, taste_.evaluations)) {
            note.evaluation = evaluation();
        }
        for (int most = 2;
             depth < 3 && most > 0 && !line.moves.empty() && chance(rng_, taste_.variations);
             --most) {
            chess::Position position = before;
            note.variations.push_back(this->line(position, between(rng_, 1, 10), depth + 1));
        }
        if (!note.empty()) {
            line.notes.push_back(note);
        }
    }

    chess::PgnEvaluation evaluation() {
        using Kind = chess::PgnEvaluation::Kind;
        chess::PgnEvaluation evaluation;
        evaluation.kind = chance(rng_, 20) ? Kind::MateIn : Kind::Centipawns;
        evaluation.value = between(rng_, -999, 999);
        if (chance(rng_, 30)) {
            evaluation.depth = between(rng_, 1, 40);
        }
        return evaluation;
    }

    Rng& rng_;
    PgnTaste taste_;
};

} // namespace tabuleiro::test
