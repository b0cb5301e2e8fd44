// One analysis that somebody asked for: positions of a line, evaluated one after the other from the
// last to the first (what is seen of a position helps with the one before it), and the moves
// between them judged. It tells what it found as messages of docs/protocols/web.md.
//
// The positions may also be evaluated elsewhere, several at a time; each of them then alone.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "house/study/judgement.hpp"
#include "house/study/remote_line.hpp"
#include "house/study/study.hpp"

namespace tabuleiro::house {

struct AnalysisRequest {
    MoveList line{};
    int from = 0;            // the first and the last position
    std::optional<int> to{}; // none: the end of the line
    Effort effort = Effort::Quick;
    int lines = 1;
    std::string engine{}; // that is asked; empty: the house's own
    std::int64_t id = 0;
};
struct StopRequest {};

using StudyRequest = std::variant<AnalysisRequest, StopRequest>;

// A message of the page. Refuses with "malformed".
[[nodiscard]] Allowed<StudyRequest> parse_study_request(std::string_view text);
// The number to which even a refusal is the answer.
std::optional<std::int64_t> id_in(std::string_view text);

class Analysis {
  public:
    using Tell = std::function<void(std::string)>;

    // Refuses if the line is none, or has no such plies.
    [[nodiscard]] static Allowed<Analysis> of(const AnalysisRequest& request, Tell tell);

    // From now on others evaluate the positions; `wake` is called from any thread when one that was
    // waited for may be there.
    void evaluate_elsewhere(std::shared_ptr<RemoteEvaluations> remote, std::function<void()> wake);

    // Only these others do, such as an engine that was asked for; where they fail, the analysis
    // ends with a refusal.
    void leave_to(std::shared_ptr<RemoteEvaluations> engine) { engine_ = std::move(engine); }
    const std::shared_ptr<RemoteEvaluations>& engine() const { return engine_; }

    // Evaluates the next position and tells of it, and of the end; false: that was all, or it was
    // stopped. It thinks on the calling thread.
    bool step(const Stop& stop);
    // The last step did nothing, since others have not evaluated the next position yet.
    bool is_waiting() const { return waiting_; }

    // So many others come first.
    void tell_waiting(std::size_t others) const;

  private:
    Analysis(Study study, const AnalysisRequest& request, Tell tell);

    // None if it was stopped, or if it waits.
    std::optional<Evaluation> evaluate_next(const Stop& stop);
    void ask_ahead();
    void add_move(const Evaluation& before, double chances_after);
    void tell_done() const;

    Study study_;
    std::int64_t id_;
    Effort effort_;
    int lines_;
    int from_;
    int next_;                            // counts down
    std::optional<double> chances_after_; // the first player's, in the position evaluated last
    std::vector<EvaluatedMove> moves_;    // the last one first
    Tell tell_;
    std::shared_ptr<RemoteEvaluations> engine_; // null: whoever is there
    std::unique_ptr<RemoteLine> remote_;        // null: the positions are evaluated here
    bool waiting_ = false;
};

} // namespace tabuleiro::house
