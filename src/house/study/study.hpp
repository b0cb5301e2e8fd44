// A line of moves on the board: what the page is shown of it, and what the engines say of it.
//
// The house keeps nothing of a study: it is opened from a MoveList, asked, and forgotten. Only
// games without secrets are studied. Evaluating takes as long as the effort says; everything else
// is quick. A study belongs to one thread at a time.
#pragma once

#include <memory>

#include "house/command.hpp"
#include "house/study/evaluation.hpp"
#include "house/study/move_list.hpp"

namespace tabuleiro::house {

class Study {
  public:
    Study() = default;
    Study(const Study&) = delete;
    Study& operator=(const Study&) = delete;
    virtual ~Study() = default;

    virtual int plies() const = 0;
    // Who made the move of that ply. Requires: there is one.
    virtual Player mover(int ply) const = 0;
    // The move of that ply as the game writes it. Requires: there is one.
    virtual std::string move_text(int ply) const = 0;

    // The end of the line: Study of docs/protocols/web.md.
    virtual std::string message() const = 0;

    // The position before the move of that ply, or the end of the line. None if it was stopped.
    // Requires: 0 <= ply <= plies(), 1 <= lines <= most_lines.
    virtual std::optional<Evaluation> evaluate(int ply, Effort effort, int lines,
                                               const Stop& stop) = 0;
};

// Refuses with "malformed", "secrets", "start" or "move", and all reasons.
[[nodiscard]] Allowed<std::unique_ptr<Study>> open_study(const MoveList& line);

} // namespace tabuleiro::house
