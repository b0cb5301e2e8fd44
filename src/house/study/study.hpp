// A line of moves on the board: what the page is shown of it, and what the engines say of it.
//
// The house keeps nothing of a study: it is opened from a MoveList, asked, and forgotten. Only
// games without secrets are studied. A line may go on past a draw. Evaluating takes as long as the
// effort says; everything else is quick. A study belongs to one thread at a time.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "house/game_adapter.hpp"
#include "house/refusal.hpp"
#include "house/study/move_list.hpp"

namespace tabuleiro::house {

class Study {
  public:
    // Refuses with "malformed", "secrets", "start" or "move", and all reasons.
    [[nodiscard]] static Allowed<Study> open(const MoveList& line);

    int plies() const { return game_->match().plies(); }
    // The move of that ply. Requires: there is one.
    PlayedMove played(int ply) const { return game_->played(ply); }

    // The end of the line: Study of docs/protocols/web.md.
    std::string message() const;

    // The line up to that ply, written as the house writes it.
    MoveList line_to(int ply) const;
    // Whether the game is over there, so that nothing is left to search.
    bool is_over_at(int ply) const { return ending_ && ply == plies(); }

    // The position before the move of that ply, or the end of the line. None if it was stopped.
    // Requires: 0 <= ply <= plies(), 1 <= lines <= max_lines.
    std::optional<Evaluation> evaluate(int ply, Effort effort, int lines, const Stop& stop);
    // The same, but it depends on nothing that was seen before and not on the speed of the machine.
    std::optional<Evaluation> evaluate_alone(int ply, Effort effort, int lines,
                                             const Stop& stop) const;

  private:
    Study(std::unique_ptr<GameAdapter> game, std::optional<std::string> start);

    bool goes_on() const;
    Evaluation final_evaluation() const;
    Allowed<void> play(std::string_view text);

    std::unique_ptr<GameAdapter> game_;
    std::optional<std::string> start_;
    std::optional<Result> ending_; // of the line
    Evaluator evaluator_;          // from the first evaluation on
};

} // namespace tabuleiro::house
