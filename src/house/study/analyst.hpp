// How the engine of a game is asked about a position, all out: one specialisation a game. An
// analyst remembers what it saw, which helps with the neighbours of a position.
//
//     think(position, history, terms)    the best lines, from the player to move
//
// Requires: there is a legal move. It is a matter of some tenths of a second (Quick) or a second
// (Deep) of one core; `stop` is asked often enough to end it sooner.
#pragma once

#include <memory>
#include <span>

#include "games/chess/chess.hpp"
#include "games/renpaarden/renpaarden.hpp"
#include "games/xadrez/xadrez.hpp"
#include "house/study/evaluation.hpp"

namespace tabuleiro::house {

struct StudyTerms {
    Effort effort = Effort::Quick;
    int lines = 1;
    Stop stop{};
};

template <OpenGame G>
struct ThoughtLine {
    std::vector<typename G::Move> moves;
    Worth worth;
};

template <OpenGame G>
struct Thought {
    int depth = 0;
    std::vector<ThoughtLine<G>> lines{}; // the best first
};

template <OpenGame G>
class Analyst {
  public:
    using Position = typename G::Position;

    Analyst();
    ~Analyst();
    Analyst(const Analyst&) = delete;
    Analyst& operator=(const Analyst&) = delete;

    Thought<G> think(const Position& position, std::span<const Position> history,
                     const StudyTerms& terms);

  private:
    struct Memory;
    std::unique_ptr<Memory> memory_;
};

// roque has its own search; the others have search/.
template <>
Analyst<chess::Chess>::Analyst();
template <>
Analyst<chess::Chess>::~Analyst();
template <>
Thought<chess::Chess> Analyst<chess::Chess>::think(const Position& position,
                                                   std::span<const Position> history,
                                                   const StudyTerms& terms);
extern template class Analyst<xadrez::Xadrez>;
extern template class Analyst<renpaarden::Renpaarden>;

} // namespace tabuleiro::house
