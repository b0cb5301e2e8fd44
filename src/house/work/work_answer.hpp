// What a worker answers, and how the house judges it. Moves come back as text and are replayed by
// the house, so that nothing else of an answer is shown to anybody.
#pragma once

#include <string>
#include <string_view>

#include "house/work/work_job.hpp"

namespace tabuleiro::house {

// Does the job on the calling thread: the text of the answer, as a JSON object. The answer to an
// evaluation is the same on every machine. Fails if the job is nonsense, or it was stopped.
// A game of programs is not done here (server/worker/game_work.hpp).
[[nodiscard]] Expected<std::string> carry_out(const WorkJob& job, const Stop& stop);

// Fail if the answer cannot be one to this job: it is malformed, or a move is not legal.
[[nodiscard]] Expected<Evaluation> read_answer(const EvaluationJob& job, std::string_view text);
[[nodiscard]] Expected<JobResult> read_answer(const MoveJob& job, std::string_view text);
[[nodiscard]] Expected<TimedMoves> read_answer(const GameJob& job, std::string_view text);

// The answer to a game.
std::string to_text(const TimedMoves& moves);

// The answer as `carry_out` writes it: two equal answers have the same text.
[[nodiscard]] Expected<std::string> normalised(const WorkJob& job, std::string_view answer);

} // namespace tabuleiro::house
