#include "house/work/work_job.hpp"

#include "core/text.hpp"
#include "house/shallow_json.hpp"

namespace tabuleiro::house {

namespace {

using nlohmann::json;

constexpr std::array<std::string_view, 2> work_kind_names{"evaluation", "move"};

void write_fields(JsonWriter& out, const EvaluationJob& job) {
    out.key("effort").word(job.effort == Effort::Quick ? "quick" : "deep");
    out.key("variations").number(job.variations);
}

void write_fields(JsonWriter& out, const MoveJob& job) {
    out.key("level").number(job.level);
    out.key("seed").number(static_cast<std::int64_t>(job.seed));
    out.key("time").number(job.time ? std::optional<std::int64_t>(job.time->count())
                                    : std::nullopt);
    out.key("pause").number(static_cast<std::int64_t>(job.longest_pause.count()));
}

bool is_between(const json& given, std::int64_t least, std::int64_t most) {
    return given.is_number_integer() && given >= least && given <= most;
}

Expected<WorkJob> read_evaluation_job(const json& given, MoveList line) {
    const json effort = given.value("effort", json());
    const json variations = given.value("variations", json());
    if ((effort != "quick" && effort != "deep") || !is_between(variations, 1, max_lines)) {
        return fail("The job has no effort, or no number of variations.");
    }
    return EvaluationJob{std::move(line), effort == "quick" ? Effort::Quick : Effort::Deep,
                         variations.get<int>()};
}

Expected<WorkJob> read_move_job(const json& given, MoveList line) {
    constexpr std::int64_t day = 86'400'000;
    const json level = given.value("level", json());
    const json seed = given.value("seed", json());
    const json time = given.value("time", json());
    const json pause = given.value("pause", json());
    if (!is_between(level, 1, 100) || !seed.is_number_integer() ||
        !(time.is_null() || is_between(time, 0, day)) || !is_between(pause, 0, day)) {
        return fail("The job has no level, seed, time or pause.");
    }
    MoveJob job{.line = std::move(line),
                .level = level.get<int>(),
                .seed = static_cast<std::uint64_t>(seed.get<std::int64_t>()),
                .longest_pause = Duration(pause.get<std::int64_t>())};
    if (!time.is_null()) {
        job.time = std::chrono::milliseconds(time.get<std::int64_t>());
    }
    return job;
}

} // namespace

std::string_view name(WorkKind kind) {
    return work_kind_names[static_cast<std::size_t>(kind)];
}

std::optional<WorkKind> work_kind_named(std::string_view text) {
    for (const WorkKind kind : work_kinds) {
        if (name(kind) == text) {
            return kind;
        }
    }
    return std::nullopt;
}

std::string to_text(const WorkJob& job) {
    JsonWriter out;
    out.open_object().key("kind").word(name(kind_of(job)));
    std::visit(
        [&](const auto& one) {
            out.key("line");
            write(out, one.line);
            write_fields(out, one);
        },
        job);
    return out.close_object().take();
}

Expected<WorkJob> parse_work_job(std::string_view text) {
    const json given = parse_shallow(text);
    if (!given.is_object() || !given.contains("line")) {
        return fail("A job is a JSON object with a line.");
    }
    auto line = read_move_list(given["line"]);
    if (!line) {
        return fail(line.error().reasons);
    }
    const json kind = given.value("kind", json());
    if (kind == name(WorkKind::Evaluation)) {
        return read_evaluation_job(given, *std::move(line));
    }
    if (kind == name(WorkKind::Move)) {
        return read_move_job(given, *std::move(line));
    }
    return fail("There is no such kind of job.");
}

} // namespace tabuleiro::house
