// The studies of one game; see study.hpp.
#pragma once

#include <algorithm>
#include <optional>

#include "engines/computers.hpp"
#include "house/option_reading.hpp"
#include "house/shallow_json.hpp"
#include "house/study/study.hpp"
#include "record/match_rules.hpp"

namespace tabuleiro::house {

// The page shows no more of a line that an engine expects.
inline constexpr std::size_t longest_shown = 12;

template <OpenGame G>
class StudyOf final : public Study {
  public:
    static Allowed<std::unique_ptr<Study>> open(const MoveList& line) {
        const auto options = read_options<G>(parse_shallow(line.options));
        if (!options) {
            return tl::unexpected(Refusal{"malformed", options.error().reasons()});
        }
        auto record =
            line.start ? record_from<G>(*line.start, *options) : Record<G>::begin(*options);
        if (!record) {
            return tl::unexpected(Refusal{"start", record.error().reasons()});
        }
        auto study = std::make_unique<StudyOf>(*std::move(record), line.start);
        for (const std::string& move : line.moves) {
            if (auto played = study->play(move); !played) {
                return tl::unexpected(played.error());
            }
        }
        return study;
    }

    StudyOf(Record<G> record, std::optional<std::string> start)
        : record_(std::move(record)), start_(std::move(start)) {
        endings_.push_back(ending_of(record_));
    }

    int plies() const override { return record_.plies(); }
    Player mover(int ply) const override { return G::to_move(record_.position_at(ply)); }
    std::string move_text(int ply) const override {
        return G::format(record_.position_at(ply), move_at(ply));
    }

    std::string message() const override;
    std::optional<Evaluation> evaluate(int ply, Effort effort, int lines,
                                       const Stop& stop) override;

  private:
    using Position = typename G::Position;
    using Move = typename G::Move;

    // Whether there is a move to be made from there: games on paper go on past a draw.
    bool goes_on(int ply) const {
        const auto& ending = endings_[static_cast<std::size_t>(ply)];
        return !ending ||
               (!ending->winner && std::size(G::legal_moves(record_.position_at(ply))) > 0);
    }

    // As people count, of the move to be made now.
    int move_number() const {
        if constexpr (NumbersMoves<G>) {
            return Presenter<G>::move_number(record_.position());
        }
        return plies() / 2 + 1;
    }

    Allowed<void> play(const std::string& text) {
        const auto refused = [&](const Error& error) {
            return tl::unexpected(Refusal{"move",
                                          {Reason("Move {number}, {text}: {reason}", move_number(),
                                                  tabuleiro::quoted(text), error)},
                                          plies()});
        };
        if (!goes_on(plies())) {
            return refused(Error(Reason("The game is over.")));
        }
        const auto move = parse_move<G>(record_.position(), text);
        if (!move) {
            return refused(move.error());
        }
        record_.play(*move);
        endings_.push_back(ending_of(record_));
        return {};
    }

    Record<G> record_at(int ply) const {
        Record<G> record = record_;
        while (record.plies() > ply) {
            record.take_back();
        }
        return record;
    }

    const Move& move_at(int ply) const { return record_.moves()[static_cast<std::size_t>(ply)]; }

    static PlayedMove played(const Position& before, const Move& move, const Position& after) {
        return Presenter<G>::played(before, move, after);
    }

    void write_line(JsonWriter& out, BoardView& board_view) const {
        out.open_array();
        for (int ply = 0; ply < plies(); ++ply) {
            PlayedMove move =
                played(record_.position_at(ply), move_at(ply), record_.position_at(ply + 1));
            write(out, move, MoveTime{});
            auto& beside = board_view.beside[move.by];
            beside.insert(beside.end(), move.taken.begin(), move.taken.end());
        }
        out.close_array();
    }

    void write_opening(JsonWriter& out) const {
        if constexpr (NamesOpenings<G>) {
            if (const auto named = Presenter<G>::opening(record_.start(), record_.moves())) {
                out.open_object().key("name").open_object().key("en").text(named->english);
                out.key("pt").text(named->portuguese).close_object();
                out.key("ply").number(named->plies).close_object();
                return;
            }
        }
        out.null();
    }

    void write_result(JsonWriter& out) const {
        const auto& ending = endings_.back();
        if (!ending) {
            out.null();
            return;
        }
        out.open_object().key("winner");
        write(out, ending->winner);
        out.key("ending").word(to_text(ending->ending)).key("rule").word(ending->rule);
        out.close_object();
    }

    static BestLine best_line(Position position, const Variation<Move>& variation) {
        BestLine line{{}, variation.worth};
        for (const Move& move : variation.moves) {
            if (line.moves.size() == longest_shown) {
                break;
            }
            Position next = after<G>(position, move);
            PlayedMove shown = played(position, move, next);
            line.moves.push_back(
                {std::move(shown.text), std::move(shown.note), std::move(shown.path)});
            position = std::move(next);
        }
        return line;
    }

    Record<G> record_;
    std::optional<std::string> start_;
    std::vector<std::optional<Result>> endings_; // at each ply
    Computer<G> computer_;
};

template <OpenGame G>
std::string StudyOf<G>::message() const {
    JsonWriter out;
    BoardView board_view = Presenter<G>::board_view(record_.position());
    const bool open = goes_on(plies());
    out.open_object().key("game").word(G::id);
    out.key("options").raw(written_options<G>(record_.options())).key("start");
    if (start_) {
        out.text(*start_);
    } else {
        out.null();
    }
    out.key("history");
    write_line(out, board_view);
    out.key("board_view");
    write(out, board_view);
    out.key("turn");
    write(out, open ? std::optional(record_.to_move()) : std::nullopt);
    out.key("choices");
    write(out, open ? Presenter<G>::choices(record_.position()) : std::vector<Choice>{});
    out.key("next_cells");
    if constexpr (LeapsInChains<G>) {
        write(out, open ? Presenter<G>::next_cells(record_.position()) : NextCells{});
    } else {
        out.null();
    }
    out.key("stuck");
    if constexpr (ExplainsMoves<G>) {
        write(out, open ? Presenter<G>::stuck(record_.position()) : Stuck{});
    } else {
        out.null();
    }
    out.key("position").text(G::write(record_.position())).key("result");
    write_result(out);
    out.key("opening");
    write_opening(out);
    return out.close_object().take();
}

template <OpenGame G>
std::optional<Evaluation> StudyOf<G>::evaluate(int ply, Effort effort, int lines,
                                               const Stop& stop) {
    Evaluation evaluation{.ply = ply};
    const auto& ending = endings_[static_cast<std::size_t>(ply)];
    if (ending && (ply == plies() || !goes_on(ply))) {
        evaluation.worth.chances = !ending->winner                    ? 0.5
                                   : *ending->winner == Player::First ? 1.0
                                                                      : 0.0;
        return evaluation;
    }
    const Record<G> record = record_at(ply);
    const auto variations = computer_.analyse(record, {effort, lines, stop});
    if (variations.empty() || (stop && stop())) {
        return std::nullopt;
    }
    for (const auto& variation : variations) {
        BestLine best = best_line(record.position(), variation);
        if (record.to_move() == Player::Second) {
            best.worth = from_other_side(best.worth);
        }
        evaluation.depth = std::max(evaluation.depth, variation.depth);
        evaluation.lines.push_back(std::move(best));
    }
    evaluation.worth = evaluation.lines.front().worth;
    return evaluation;
}

} // namespace tabuleiro::house
