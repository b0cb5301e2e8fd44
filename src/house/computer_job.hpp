// The jobs of a game (job.hpp): what its computer does for a table.
#pragma once

#include <utility>

#include "house/job.hpp"
#include "house/pause.hpp"
#include "house/presenter/presenter.hpp"

namespace tabuleiro::house {

template <Presented G>
requires HasComputer<G>
class ComputerJob {
  public:
    // `may_claim`: a rule lets the seat claim a draw.
    ComputerJob(const JobRequest& request, Situation<G> situation, const Terms& terms,
                bool may_claim)
        : request_(request), situation_(std::move(situation)), terms_(terms),
          may_claim_(may_claim) {}

    JobResult operator()() const {
        JobResult answer;
        switch (request_.kind) {
        case JobKind::Move:
            answer = turn();
            break;
        case JobKind::AnswerDraw:
            answer.command.kind =
                accepts_draw() ? CommandKind::AcceptDraw : CommandKind::DeclineDraw;
            answer.pause = pause(Ease::Usual);
            break;
        case JobKind::Hint:
        case JobKind::Threat:
            if (const auto move = computer().hint(situation_, terms_.play.seed)) {
                answer.move = G::format(view(), *move);
                answer.path = path_of(*answer.move);
            }
            break;
        }
        return answer;
    }

  private:
    // One per thread, so that its tables are allocated once. It is reset for each job.
    static Computer<G>& computer() {
        thread_local Computer<G> computer;
        computer.new_game();
        return computer;
    }

    JobResult turn() const {
        if constexpr (Arranges<G>) {
            if (Presenter<G>::may_arrange(view())) {
                return {.command = {.kind = CommandKind::Arrange}, .pause = pause(Ease::Usual)};
            }
        }
        // A computer that sees nothing better claims the draw.
        if (may_claim_ && computer().standing(situation_, request_.seat) != Standing::Better) {
            return {.command = {.kind = CommandKind::ClaimDraw}, .pause = pause(Ease::Usual)};
        }
        const auto move = computer().choose(situation_, terms_.play).move;
        return {.command = {.kind = CommandKind::Play, .move = G::format(view(), move)},
                .pause = pause(Computer<G>::ease(situation_, move))};
    }

    Duration pause(Ease ease) const {
        return pause_before(ease, terms_.play.seed, terms_.longest_pause);
    }

    // Not in the opening, unless the draw could be claimed anyway. After it, a computer that stands
    // much worse accepts; in a long game, one that does not stand better.
    bool accepts_draw() const {
        constexpr int long_game = 80;
        if (!may_claim_ && !Computer<G>::talks_of_draws(situation_)) {
            return false;
        }
        const Standing standing = computer().standing(situation_, request_.seat);
        bool is_long = false;
        if constexpr (OpenGame<G>) {
            is_long = situation_.plies() >= long_game;
        }
        return standing == Standing::MuchWorse ||
               ((is_long || may_claim_) && standing == Standing::NoBetter);
    }

    const typename G::View& view() const {
        if constexpr (OpenGame<G>) {
            return situation_.position();
        } else {
            return situation_;
        }
    }

    // The cells to touch to play it.
    Path path_of(const std::string& move) const {
        for (const Choice& choice : Presenter<G>::choices(view())) {
            if (choice.move == move) {
                return choice.path;
            }
        }
        return {};
    }

    JobRequest request_;
    Situation<G> situation_;
    Terms terms_;
    bool may_claim_;
};

} // namespace tabuleiro::house
