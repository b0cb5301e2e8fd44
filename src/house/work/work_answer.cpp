#include "house/work/work_answer.hpp"

#include "core/text.hpp"
#include "house/game_adapter.hpp"
#include "house/game_type.hpp"
#include "house/shallow_json.hpp"
#include "house/study/study.hpp"

namespace tabuleiro::house {

namespace {

using nlohmann::json;

constexpr int worth_digits = 4;
constexpr std::size_t max_moves = 12; // of a variation; the page shows no more
constexpr int max_depth = 1'000;
constexpr int max_score = 1'000'000;

void write_worth(JsonWriter& out, const Worth& worth) {
    const auto wide = [](std::optional<int> number) {
        return number ? std::optional<std::int64_t>(*number) : std::nullopt;
    };
    out.key("chances").decimal(worth.chances, worth_digits);
    out.key("score").number(wide(worth.score)).key("mate").number(wide(worth.mate));
}

std::string text_of(const Evaluation& evaluation) {
    JsonWriter out;
    out.open_object().key("depth").number(evaluation.depth).key("variations").open_array();
    for (const BestLine& line : evaluation.lines) {
        out.open_object().key("moves").open_array();
        for (const BestMove& move : line.moves) {
            out.text(move.text);
        }
        out.close_array();
        write_worth(out, line.worth);
        out.close_object();
    }
    return out.close_array().close_object().take();
}

std::string text_of(const JobResult& result) {
    return JsonWriter()
        .open_object()
        .key("move")
        .text(result.command.move)
        .key("pause")
        .number(static_cast<std::int64_t>(result.pause.count()))
        .close_object()
        .take();
}

std::string text_of(const TimedMoves& moves) {
    return to_text(moves);
}

tl::unexpected<Error> malformed() {
    return fail("The answer is malformed.");
}

// The game of a job, at the end of its line.
Expected<std::unique_ptr<GameAdapter>> replayed(const MoveList& line) {
    const GameType* const type = find_game(line.game);
    if (type == nullptr || type->has_secrets()) {
        return fail("There is no game {text} for workers.", tabuleiro::quoted(line.game));
    }
    auto game = type->open({.game = line.game, .options = line.options, .start = line.start});
    for (std::size_t i = 0; game && i < line.moves.size(); ++i) {
        Match& match = (*game)->match();
        if (auto played = match.play(match.to_move(), line.moves[i], Duration(0)); !played) {
            return tl::unexpected(played.error());
        }
    }
    if (game && (*game)->match().ending_by_rule()) {
        return fail("The game of the job is over.");
    }
    return game;
}

Expected<std::string> do_job(const EvaluationJob& job, const Stop& stop) {
    const auto study = Study::open(job.line);
    if (!study) {
        return fail(study.error().reasons);
    }
    if (study->is_over_at(study->plies())) {
        return fail("The game of the job is over.");
    }
    const auto evaluation = study->evaluate_alone(study->plies(), job.effort, job.variations, stop);
    if (!evaluation) {
        return fail("The job was stopped.");
    }
    return text_of(*evaluation);
}

Expected<std::string> do_job(const MoveJob& job, const Stop& /*stop*/) {
    const auto game = replayed(job.line);
    if (!game) {
        return tl::unexpected(game.error());
    }
    const Terms terms{.play = {.level = job.level, .seed = job.seed, .limits = {.time = job.time}},
                      .longest_pause = job.longest_pause};
    if (job.level > find_game(job.line.game)->highest_level()) {
        return fail("There is no such level.");
    }
    const JobResult result = (*game)->job({(*game)->match().to_move(), JobKind::Move, 0}, terms)();
    if (result.command.kind != CommandKind::Play) {
        return fail("The computer does not want to move.");
    }
    return text_of(result);
}

Expected<std::string> do_job(const GameJob& /*job*/, const Stop& /*stop*/) {
    return fail("Programs are not run here.");
}

std::optional<Worth> worth_in(const json& given) {
    const auto number = [](const json& value, int most) {
        return value.is_null() || (value.is_number_integer() && value >= -most && value <= most);
    };
    const json chances = given.value("chances", json());
    const json score = given.value("score", json());
    const json mate = given.value("mate", json());
    if (!chances.is_number() || chances < 0 || chances > 1 || !number(score, max_score) ||
        !number(mate, max_depth)) {
        return std::nullopt;
    }
    Worth worth{.chances = chances.get<double>()};
    if (!score.is_null()) {
        worth.score = score.get<int>();
    }
    if (!mate.is_null()) {
        worth.mate = mate.get<int>();
    }
    return worth;
}

// The moves of a variation as the house shows them. They follow the moves of the line.
Expected<std::vector<BestMove>> moves_in(const json& given, const MoveList& line) {
    if (!given.is_array() || given.empty() || given.size() > max_moves) {
        return malformed();
    }
    MoveList whole = line;
    for (const json& move : given) {
        if (!move.is_string()) {
            return malformed();
        }
        whole.moves.push_back(move.get<std::string>());
    }
    const auto study = Study::open(whole);
    if (!study) {
        return fail(study.error().reasons);
    }
    std::vector<BestMove> moves;
    for (std::size_t i = line.moves.size(); i < whole.moves.size(); ++i) {
        PlayedMove shown = study->played(static_cast<int>(i));
        moves.push_back({std::move(shown.text), std::move(shown.note), std::move(shown.path)});
    }
    return moves;
}

} // namespace

Expected<std::string> carry_out(const WorkJob& job, const Stop& stop) {
    return std::visit([&](const auto& one) { return do_job(one, stop); }, job);
}

Expected<Evaluation> read_answer(const EvaluationJob& job, std::string_view text) {
    const json given = parse_shallow(text);
    if (!given.is_object()) {
        return malformed();
    }
    const json depth = given.value("depth", json());
    const json variations = given.value("variations", json());
    if (!depth.is_number_integer() || depth < 1 || depth > max_depth || !variations.is_array() ||
        variations.empty() || variations.size() > static_cast<std::size_t>(job.variations)) {
        return malformed();
    }
    Evaluation evaluation{.ply = static_cast<int>(job.line.moves.size()),
                          .depth = depth.get<int>()};
    for (const json& variation : variations) {
        const auto worth = variation.is_object() ? worth_in(variation) : std::nullopt;
        if (!worth) {
            return malformed();
        }
        auto moves = moves_in(variation.value("moves", json()), job.line);
        if (!moves) {
            return tl::unexpected(moves.error());
        }
        evaluation.lines.push_back({*std::move(moves), *worth});
    }
    evaluation.worth = evaluation.lines.front().worth;
    return evaluation;
}

Expected<JobResult> read_answer(const MoveJob& job, std::string_view text) {
    const json given = parse_shallow(text);
    if (!given.is_object()) {
        return malformed();
    }
    const json move = given.value("move", json());
    const json pause = given.value("pause", json());
    if (!move.is_string() || !pause.is_number_integer() || pause < 0 ||
        pause > job.longest_pause.count()) {
        return malformed();
    }
    const auto game = replayed(job.line);
    if (!game) {
        return tl::unexpected(game.error());
    }
    const std::string_view move_text = move.get_ref<const std::string&>();
    if (const auto legal = (*game)->prepare({&move_text, 1}); !legal) {
        return tl::unexpected(legal.error());
    }
    return JobResult{.command = {.kind = CommandKind::Play, .move = std::string(move_text)},
                     .pause = Duration(pause.get<std::int64_t>())};
}

std::string to_text(const TimedMoves& moves) {
    JsonWriter out;
    out.open_object().key("moves").open_array();
    for (const TimedMove& move : moves) {
        out.text(move.move);
    }
    out.close_array().key("times").open_array();
    for (const TimedMove& move : moves) {
        out.number(static_cast<std::int64_t>(move.time.count()));
    }
    return out.close_array().close_object().take();
}

Expected<TimedMoves> read_answer(const GameJob& job, std::string_view text) {
    constexpr std::int64_t hour = 3'600'000;
    const json given = parse_shallow(text);
    const json moves = given.is_object() ? given.value("moves", json()) : json();
    const json times = given.is_object() ? given.value("times", json()) : json();
    if (!moves.is_array() || !times.is_array() || moves.size() != times.size() ||
        moves.size() > most_timed_moves) {
        return malformed();
    }
    TimedMoves played;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (!moves[i].is_string() || !times[i].is_number_integer() || times[i] < 0 ||
            times[i] > hour) {
            return malformed();
        }
        played.push_back({moves[i].get<std::string>(), Duration(times[i].get<std::int64_t>())});
    }
    constexpr WallTime any_time{hour};
    const auto table = play_again("game", job.settings, job.opening, played, any_time);
    if (!table) {
        return tl::unexpected(table.error());
    }
    for (std::size_t i = 0; i < played.size(); ++i) { // as the game writes them
        played[i].move = table->events[job.opening.size() + i].text;
    }
    return played;
}

Expected<std::string> normalised(const WorkJob& job, std::string_view answer) {
    return std::visit(
        [&](const auto& one) {
            return read_answer(one, answer).map([](const auto& read) { return text_of(read); });
        },
        job);
}

} // namespace tabuleiro::house
