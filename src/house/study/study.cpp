#include "house/study/study.hpp"

#include <cassert>

#include "core/text.hpp"
#include "house/game_type.hpp"
#include "house/shallow_json.hpp"

namespace tabuleiro::house {

namespace {

// None of them, once the game is over.
template <class Cells>
std::optional<Cells> only_if(bool open, std::optional<Cells> cells) {
    if (cells && !open) {
        cells->clear();
    }
    return cells;
}

} // namespace

Allowed<Study> Study::open(const MoveList& line) {
    const GameType* const type = find_game(line.game);
    if (type == nullptr) {
        return refuse("malformed", "There is no game {text}.", tabuleiro::quoted(line.game));
    }
    if (type->has_secrets()) {
        return refuse("secrets", "A game with hidden information cannot be analysed.");
    }
    auto game = type->open({.game = line.game, .options = line.options, .start = line.start});
    if (!game) {
        const bool sound_options = type->complete_options(parse_shallow(line.options)).has_value();
        return tl::unexpected(
            Refusal{sound_options ? "start" : "malformed", game.error().reasons()});
    }
    Study study(*std::move(game), line.start);
    for (const std::string& move : line.moves) {
        if (auto played = study.play(move); !played) {
            return tl::unexpected(played.error());
        }
    }
    return study;
}

Study::Study(std::unique_ptr<GameAdapter> game, std::optional<std::string> start)
    : game_(std::move(game)), start_(std::move(start)), ending_(game_->match().ending_by_rule()) {}

bool Study::goes_on() const {
    return !ending_ || (!ending_->winner && !game_->choices().empty());
}

Allowed<void> Study::play(std::string_view text) {
    const auto refused = [&](const Error& error) {
        return tl::unexpected(
            Refusal{"move",
                    {Reason("Move {number}, {text}: {reason}", game_->move_number(),
                            tabuleiro::quoted(text), error)},
                    plies()});
    };
    if (!goes_on()) {
        return refused(Error(Reason("The game is over.")));
    }
    const auto moves = game_->prepare({&text, 1});
    if (!moves) {
        return refused(moves.error());
    }
    Match& match = game_->match();
    match.play_on();
    [[maybe_unused]] const auto played = match.play(match.to_move(), **moves, 0, Duration(0));
    assert(played);
    ending_ = match.result();
    return {};
}

std::string Study::message() const {
    JsonWriter out;
    BoardView board_view = game_->board_view(std::nullopt, plies());
    const bool open = goes_on();
    out.open_object().key("game").word(game_->match().game());
    out.key("options").raw(game_->options()).key("start").text_or_null(start_);
    out.key("history").open_array();
    for (int ply = 0; ply < plies(); ++ply) {
        const PlayedMove move = played(ply);
        write(out, move, MoveTime{});
        auto& beside = board_view.beside[move.by];
        beside.insert(beside.end(), move.taken.begin(), move.taken.end());
    }
    out.close_array().key("board_view");
    write(out, board_view);
    out.key("turn");
    write(out, open ? std::optional(game_->match().to_move()) : std::nullopt);
    out.key("choices");
    write(out, open ? game_->choices() : std::vector<Choice>{});
    out.key("next_cells");
    write(out, only_if(open, game_->next_cells()));
    out.key("stuck");
    write(out, only_if(open, game_->stuck()));
    out.key("position").text(game_->match().position()).key("result");
    write(out, ending_);
    out.key("opening");
    write(out, game_->opening());
    return out.close_object().take();
}

MoveList Study::line_to(int ply) const {
    MoveList line{.game = std::string(game_->match().game()),
                  .options = game_->options(),
                  .start = start_,
                  .moves = game_->match().moves()};
    line.moves.resize(static_cast<std::size_t>(ply));
    return line;
}

// Requires: the game is over.
Evaluation Study::final_evaluation() const {
    Evaluation evaluation{.ply = plies()};
    evaluation.worth.chances = !ending_->winner                    ? 0.5
                               : *ending_->winner == Player::First ? 1.0
                                                                   : 0.0;
    return evaluation;
}

std::optional<Evaluation> Study::evaluate(int ply, Effort effort, int lines, const Stop& stop) {
    if (is_over_at(ply)) {
        return final_evaluation();
    }
    if (!evaluator_) {
        evaluator_ = game_->evaluator();
    }
    auto evaluation = evaluator_(ply, {effort, lines, stop});
    if (evaluation.lines.empty() || (stop && stop())) {
        return std::nullopt;
    }
    return evaluation;
}

std::optional<Evaluation> Study::evaluate_alone(int ply, Effort effort, int lines,
                                                const Stop& stop) const {
    if (is_over_at(ply)) {
        return final_evaluation();
    }
    auto evaluation = game_->evaluator()(ply, {effort, lines, stop, true});
    if (evaluation.lines.empty() || (stop && stop())) {
        return std::nullopt;
    }
    return evaluation;
}

} // namespace tabuleiro::house
