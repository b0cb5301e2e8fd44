#include "house/study/analysis.hpp"

#include <algorithm>

#include "core/text.hpp"
#include "house/shallow_json.hpp"

namespace tabuleiro::house {

namespace {

using nlohmann::json;

// Reads one field after the other, and remembers what was wrong with any.
class RequestReader {
  public:
    void take(const std::string& key, const json& value) {
        if (key == "analyse") {
            take_line(value);
        } else if (key == "plies" && value.is_array() && value.size() == 2 && is_ply(value[0]) &&
                   is_ply(value[1]) && value[0] <= value[1]) {
            request_.from = value[0].get<int>();
            request_.to = value[1].get<int>();
        } else if (key == "effort" && (value == "quick" || value == "deep")) {
            request_.effort = value == "quick" ? Effort::Quick : Effort::Deep;
        } else if (key == "variations" && value.is_number_integer() && value >= 1 &&
                   value <= max_lines) {
            request_.lines = value.get<int>();
        } else if (key == "engine" && value.is_string()) {
            request_.engine = value.get<std::string>();
        } else if (key == "id" && value.is_number_integer()) {
            request_.id = value.get<std::int64_t>();
            has_id_ = true;
        } else {
            reasons_.push_back(Reason("An analysis has no field {field}, or it has the wrong type.",
                                      tabuleiro::quoted(key)));
        }
    }

    Allowed<StudyRequest> finish() {
        if (!has_line_) {
            reasons_.push_back(Reason("It should say which line to analyse."));
        }
        if (!has_id_) {
            reasons_.push_back(Reason("It should have an id."));
        }
        if (!reasons_.empty()) {
            return tl::unexpected(Refusal{"malformed", std::move(reasons_)});
        }
        return StudyRequest(std::move(request_));
    }

  private:
    static bool is_ply(const json& value) {
        return value.is_number_integer() && value >= 0 && value <= longest_line;
    }

    void take_line(const json& value) {
        has_line_ = true;
        if (auto line = read_move_list(value)) {
            request_.line = *std::move(line);
        } else {
            const auto& reasons = line.error().reasons;
            reasons_.insert(reasons_.end(), reasons.begin(), reasons.end());
        }
    }

    AnalysisRequest request_;
    bool has_line_ = false;
    bool has_id_ = false;
    Reasons reasons_;
};

} // namespace

Allowed<StudyRequest> parse_study_request(std::string_view text) {
    const json message = parse_shallow(text);
    if (!message.is_object()) {
        return refuse("malformed", "A request is a JSON object.");
    }
    if (message == json{{"stop", true}}) {
        return StudyRequest(StopRequest{});
    }
    RequestReader reader;
    for (const auto& [key, value] : message.items()) {
        reader.take(key, value);
    }
    return reader.finish();
}

std::optional<std::int64_t> id_in(std::string_view text) {
    const json message = parse_shallow(text);
    const bool has =
        message.is_object() && message.contains("id") && message["id"].is_number_integer();
    return has ? std::optional(message["id"].get<std::int64_t>()) : std::nullopt;
}

Allowed<Analysis> Analysis::of(const AnalysisRequest& request, Tell tell) {
    auto study = Study::open(request.line);
    if (!study) {
        return tl::unexpected(study.error());
    }
    if (std::max(request.from, request.to.value_or(0)) > study->plies()) {
        return refuse("malformed", "The line has no such plies.");
    }
    return Analysis(*std::move(study), request, std::move(tell));
}

Analysis::Analysis(Study study, const AnalysisRequest& request, Tell tell)
    : study_(std::move(study)), id_(request.id), effort_(request.effort), lines_(request.lines),
      from_(request.from), next_(request.to.value_or(study_.plies())), tell_(std::move(tell)) {}

void Analysis::evaluate_elsewhere(std::shared_ptr<RemoteEvaluations> remote,
                                  std::function<void()> wake) {
    remote_ = std::make_unique<RemoteLine>(std::move(remote), std::move(wake));
}

void Analysis::ask_ahead() {
    for (int ply = next_; ply >= from_ && ply > next_ - RemoteLine::positions_ahead; --ply) {
        if (!remote_->has_asked(ply) && !study_.is_over_at(ply)) {
            remote_->ask(ply, {study_.line_to(ply), effort_, lines_});
        }
    }
}

std::optional<Evaluation> Analysis::evaluate_next(const Stop& stop) {
    if (!remote_) {
        return study_.evaluate(next_, effort_, lines_, stop);
    }
    ask_ahead();
    std::optional<RemoteLine::Arrival> arrival{std::in_place};
    if (!study_.is_over_at(next_)) {
        arrival = remote_->take(next_);
    }
    waiting_ = !arrival;
    if (waiting_ || arrival->evaluation) {
        return waiting_ ? std::nullopt : std::move(arrival->evaluation);
    }
    if (engine_ && !study_.is_over_at(next_)) {
        tell_(to_message(refusal("engine", "The engine does not answer."), id_));
        return std::nullopt;
    }
    return study_.evaluate_alone(next_, effort_, lines_, stop);
}

bool Analysis::step(const Stop& stop) {
    const auto evaluation = evaluate_next(stop);
    if (!evaluation) {
        return waiting_;
    }
    tell_(to_message(*evaluation, id_));
    if (chances_after_) {
        add_move(*evaluation, *chances_after_);
    }
    chances_after_ = evaluation->worth.chances;
    if (next_ == from_) {
        tell_done();
        return false;
    }
    --next_;
    return true;
}

void Analysis::add_move(const Evaluation& before, double chances_after) {
    const PlayedMove played = study_.played(before.ply);
    EvaluatedMove move{.ply = before.ply, .by = played.by};
    const bool first = move.by == Player::First;
    move.before = first ? before.worth.chances : 1 - before.worth.chances;
    move.after = first ? chances_after : 1 - chances_after;
    move.was_best = !before.lines.empty() && before.lines.front().moves.front().text == played.text;
    moves_.push_back(move);
}

void Analysis::tell_done() const {
    constexpr int loss_digits = 4;
    constexpr int accuracy_digits = 1;
    JsonWriter out;
    out.open_object()
        .key("reply_to")
        .number(id_)
        .key("done")
        .boolean(true)
        .key("moves")
        .open_array();
    for (auto move = moves_.rbegin(); move != moves_.rend(); ++move) {
        const double loss = loss_of(*move);
        out.open_object().key("ply").number(move->ply);
        out.key("loss").decimal(loss, loss_digits).key("judgement");
        if (const auto judgement = judgement_of(loss)) {
            out.word(name(*judgement));
        } else {
            out.null();
        }
        out.close_object();
    }
    out.close_array().key("accuracy").open_object();
    for (const Player player : players) {
        out.key(name(player));
        if (const auto accuracy = accuracy_of(moves_, player)) {
            out.decimal(*accuracy, accuracy_digits);
        } else {
            out.null();
        }
    }
    tell_(out.close_object().close_object().take());
}

void Analysis::tell_waiting(std::size_t others) const {
    tell_(JsonWriter()
              .open_object()
              .key("reply_to")
              .number(id_)
              .key("waiting")
              .number(static_cast<std::int64_t>(others))
              .close_object()
              .take());
}

} // namespace tabuleiro::house
