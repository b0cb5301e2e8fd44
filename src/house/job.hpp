// What a computer of the house is asked, and what it answers.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engines/computer.hpp"
#include "house/command.hpp"
#include "house/presenter/board_view.hpp"
#include "house/program_failure.hpp"
#include "record/time_control.hpp"

namespace tabuleiro::house {

enum class JobKind : std::uint8_t {
    Move,       // the computer's own
    AnswerDraw, // to an offer of the opponent
    Hint,       // what a strong player would do in the seat's place
    Threat,     // what the opponent would do, were it their turn
};

// Something to be thought about, and in which position: Table counts its changes.
struct JobRequest {
    Player seat = Player::First; // whose view it uses
    JobKind kind = JobKind::Move;
    int position_version = 0;

    friend bool operator==(const JobRequest&, const JobRequest&) = default;
};

// Move and AnswerDraw: the command that the computer wants done. Hint and Threat: the move as text
// (none if there is nothing to say) and the cells it touches. `pause`: the answer is given no
// sooner than this after the job.
struct JobResult {
    Command command{};
    std::optional<std::string> move{};
    Path path{};
    Duration pause{0};
    std::optional<ProgramFailure> failure{}; // of an engine: then there is no command
};

// How it is thought about.
struct Terms {
    PlayTerms play{};
    Duration longest_pause{0}; // before the answer is given
};

// Thinks on the calling thread, for some milliseconds up to a few tenths of a second. It holds a
// copy of all that its seat may know, so that it needs no table.
using Job = std::function<JobResult()>;

// {"advice": ...}; a refusal if there is nothing to say.
std::string to_message(JobKind kind, const JobResult& answer, std::string_view id = {});

} // namespace tabuleiro::house
