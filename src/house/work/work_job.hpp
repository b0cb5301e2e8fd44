// A job for a worker, and its text: a JSON object of docs/protocols/work.md.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "core/error.hpp"
#include "house/study/remote_evaluations.hpp"
#include "house/work/game_job.hpp"
#include "house/work/move_job.hpp"

namespace tabuleiro::house {

// What a worker's key may be limited to.
enum class WorkKind : std::uint8_t { Evaluation, Move, Game };

inline constexpr std::array work_kinds{WorkKind::Evaluation, WorkKind::Move, WorkKind::Game};

// Whether it must be asked for by name: games run programs of other people.
constexpr bool is_usual(WorkKind kind) {
    return kind != WorkKind::Game;
}

std::string_view name(WorkKind kind);
std::optional<WorkKind> work_kind_named(std::string_view name);

// In the order of WorkKind.
using WorkJob = std::variant<EvaluationJob, MoveJob, GameJob>;

inline WorkKind kind_of(const WorkJob& job) {
    return static_cast<WorkKind>(job.index());
}

std::string to_text(const WorkJob& job);
// The line, or what is said of the programs, may still be nonsense.
[[nodiscard]] Expected<WorkJob> parse_work_job(std::string_view text);

} // namespace tabuleiro::house
