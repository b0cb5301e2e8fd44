// A job for a worker, and its text: a JSON object of docs/protocols/work.md.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "core/error.hpp"
#include "house/study/remote_evaluations.hpp"
#include "house/work/move_job.hpp"

namespace tabuleiro::house {

// What a worker's key may be limited to.
enum class WorkKind : std::uint8_t { Evaluation, Move };

inline constexpr std::array work_kinds{WorkKind::Evaluation, WorkKind::Move};

std::string_view name(WorkKind kind);
std::optional<WorkKind> work_kind_named(std::string_view name);

using WorkJob = std::variant<EvaluationJob, MoveJob>;

inline WorkKind kind_of(const WorkJob& job) {
    return std::holds_alternative<MoveJob>(job) ? WorkKind::Move : WorkKind::Evaluation;
}

std::string to_text(const WorkJob& job);
// The line may still be nonsense.
[[nodiscard]] Expected<WorkJob> parse_work_job(std::string_view text);

} // namespace tabuleiro::house
