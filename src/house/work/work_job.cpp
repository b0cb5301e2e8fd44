#include "house/work/work_job.hpp"

#include <algorithm>

#include "core/text.hpp"
#include "house/shallow_json.hpp"

namespace tabuleiro::house {

namespace {

using nlohmann::json;

constexpr std::array<std::string_view, 3> work_kind_names{"evaluation", "move", "game"};
constexpr std::size_t longest_program_name = 60;
constexpr std::size_t most_opening_moves = 64;

void write_fields(JsonWriter& out, const EvaluationJob& job) {
    out.key("line");
    write(out, job.line);
    out.key("effort").word(job.effort == Effort::Quick ? "quick" : "deep");
    out.key("variations").number(job.variations);
}

void write_fields(JsonWriter& out, const MoveJob& job) {
    out.key("line");
    write(out, job.line);
    out.key("level").number(job.level);
    out.key("seed").number(static_cast<std::int64_t>(job.seed));
    out.key("time").number(job.time ? std::optional<std::int64_t>(job.time->count())
                                    : std::nullopt);
    out.key("pause").number(static_cast<std::int64_t>(job.longest_pause.count()));
}

void write_fields(JsonWriter& out, const GameJob& job) {
    out.key("settings").raw(to_text(job.settings)).key("opening").open_array();
    for (const std::string& move : job.opening) {
        out.text(move);
    }
    out.close_array().key("programs").open_object();
    for (const Player player : players) {
        const GameProgram& program = job.programs[player];
        out.key(name(player)).open_object().key("name").text(program.name);
        out.key("hash").text(program.hash).close_object();
    }
    out.close_object().key("terms").raw(job.terms);
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

std::optional<GameProgram> read_game_program(const json& given) {
    const json called = given.is_object() ? given.value("name", json()) : json();
    const json hash = given.is_object() ? given.value("hash", json()) : json();
    if (!called.is_string() || !hash.is_string()) {
        return std::nullopt;
    }
    GameProgram program{called.get<std::string>(), hash.get<std::string>()};
    const bool fits = !program.name.empty() && program.name.size() <= longest_program_name &&
                      is_program_hash(program.hash);
    return fits ? std::optional(std::move(program)) : std::nullopt;
}

Expected<WorkJob> read_game_job(const json& given) {
    const auto settings = parse_settings(given.value("settings", json()).dump());
    if (!settings) {
        return tl::unexpected(settings.error());
    }
    const json opening = given.value("opening", json::array());
    const json programs = given.value("programs", json());
    const json terms = given.value("terms", json());
    GameJob job{.settings = *settings, .terms = terms.dump()};
    const bool is_opening = opening.is_array() && opening.size() <= most_opening_moves &&
                            std::all_of(opening.begin(), opening.end(),
                                        [](const json& one) { return one.is_string(); });
    if (!is_opening) {
        return fail("The opening of a game is a list of a few moves.");
    }
    job.opening = opening.get<std::vector<std::string>>();
    for (const Player player : players) {
        const auto program = read_game_program(
            programs.is_object() ? programs.value(std::string(name(player)), json()) : json());
        if (!program || settings->seats[player].kind != SeatKind::Engine) {
            return fail("The job has no two programs.");
        }
        job.programs[player] = *program;
    }
    if (!terms.is_object()) {
        return fail("The job does not say how programs are run.");
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
    std::visit([&](const auto& one) { write_fields(out, one); }, job);
    return out.close_object().take();
}

Expected<WorkJob> parse_work_job(std::string_view text) {
    const json given = parse_shallow(text);
    if (!given.is_object()) {
        return fail("A job is a JSON object.");
    }
    if (given.value("kind", json()) == name(WorkKind::Game)) {
        return read_game_job(given);
    }
    if (!given.contains("line")) {
        return fail("A job about a position has a line.");
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
