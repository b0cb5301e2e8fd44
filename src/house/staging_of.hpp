// The stagings of one game; see staging.hpp.
#pragma once

#include "engines/computers.hpp"
#include "house/question_of.hpp"
#include "house/scene/stages.hpp"
#include "house/staging.hpp"
#include "record/match_of.hpp"

namespace tabuleiro::house {

template <Staged G>
class StagingOf : public Staging {
  public:
    StagingOf(Record<G> record, const MatchOptions& options) : match_(std::move(record), options) {}

    Match& match() override { return match_; }
    const Match& match() const override { return match_; }
    const Record<G>& record() const { return match_.record(); }

    bool has_secrets() const override { return SecretGame<G>; }

    Expected<std::string> read_move(std::string_view text) const override {
        const auto& view = movers_view();
        return parse_move<G>(view, text).map([&](const typename G::Move& move) {
            return G::format(view, move);
        });
    }

    bool can_arrange() const override {
        if constexpr (Arranges<G>) {
            return Stage<G>::may_arrange(movers_view());
        }
        return false;
    }

    std::string arrangement([[maybe_unused]] Rng& rng) const override {
        std::string text;
        if constexpr (Arranges<G>) {
            const auto& view = movers_view();
            for (const auto& move : Stage<G>::arrange(view, rng)) {
                text += text.empty() ? "" : " ";
                text += G::format(view, move);
            }
        }
        return text;
    }

    bool reveals([[maybe_unused]] int ply) const override {
        if constexpr (SecretGame<G>) {
            return Stage<G>::reveals(move_at(ply));
        }
        return false;
    }

    Played played(int ply) const override {
        const auto& before = record().position_at(ply);
        const Player mover = G::to_move(before);
        return Stage<G>::played(G::view(before, mover), move_at(ply),
                                G::view(record().position_at(ply + 1), mover));
    }

    std::string move_text(int ply) const override {
        const auto& before = record().position_at(ply);
        return G::format(G::view(before, G::to_move(before)), move_at(ply));
    }

    Scene scene([[maybe_unused]] std::optional<Player> eyes, int ply) const override {
        const auto& position = record().position_at(ply);
        if constexpr (SecretGame<G>) {
            if (!eyes) {
                return Stage<G>::scene(typename Stage<G>::PublicView(
                    G::view(position, Player::First), G::view(position, Player::Second)));
            }
            return Stage<G>::scene(G::view(position, *eyes));
        } else {
            return Stage<G>::scene(position);
        }
    }

    Scene revealed(int ply) const override {
        const auto& position = record().position_at(ply);
        if constexpr (SecretGame<G>) {
            return Stage<G>::revealed(G::view(position, Player::First),
                                      G::view(position, Player::Second));
        } else {
            return Stage<G>::scene(position);
        }
    }

    std::vector<Choice> choices() const override { return Stage<G>::choices(movers_view()); }

    std::optional<Ways> ways() const override {
        if constexpr (LeapsInChains<G>) {
            return Stage<G>::ways(movers_view());
        }
        return std::nullopt;
    }

    std::optional<Stuck> stuck() const override {
        if constexpr (ExplainsMoves<G>) {
            return Stage<G>::stuck(movers_view());
        }
        return std::nullopt;
    }

    std::optional<Ways> premoves([[maybe_unused]] Player player) const override {
        if constexpr (TakesPremoves<G>) {
            return Stage<G>::premoves(record().position(), player);
        }
        return std::nullopt;
    }

    bool can_hint() const override { return !can_arrange(); }

    bool can_threaten() const override {
        if constexpr (ShowsThreats<G>) {
            return Stage<G>::passed(record().position()).has_value();
        }
        return false;
    }

    std::shared_ptr<const Question> question(const Errand& errand,
                                             const Terms& terms) const override {
        if constexpr (OpenGame<G>) {
            if constexpr (ShowsThreats<G>) {
                if (errand.task == Task::Threat) {
                    auto passed = Stage<G>::passed(record().position());
                    assert(passed);
                    return std::make_shared<QuestionOf<G>>(
                        errand, Record<G>(*std::move(passed), record().options()), terms, false);
                }
            }
            const bool may_claim = match_.claim_of(errand.seat).has_value();
            return std::make_shared<QuestionOf<G>>(errand, record(), terms, may_claim);
        } else {
            return std::make_shared<QuestionOf<G>>(
                errand, G::view(record().position(), errand.seat), terms, false);
        }
    }

  private:
    decltype(auto) movers_view() const { return G::view(record().position(), record().to_move()); }
    const typename G::Move& move_at(int ply) const {
        return record().moves()[static_cast<std::size_t>(ply)];
    }

    MatchOf<G> match_;
};

// What a game is staged by: a class of its own if it has a house/NAME_staging.hpp.
template <Staged G>
struct StagingFor {
    using Type = StagingOf<G>;
};

} // namespace tabuleiro::house
