// The adapters of one game; see game_adapter.hpp.
#pragma once

#include "engines/computers.hpp"
#include "house/computer_job.hpp"
#include "house/game_adapter.hpp"
#include "house/option_reading.hpp"
#include "house/presenter/presenters.hpp"
#include "house/record_evaluator.hpp"
#include "record/match_of.hpp"

namespace tabuleiro::house {

template <Presented G>
class GameAdapterOf : public GameAdapter {
  public:
    GameAdapterOf(Record<G> record, const MatchOptions& options)
        : match_(std::move(record), options) {}

    Match& match() override { return match_; }
    const Match& match() const override { return match_; }
    const Record<G>& record() const { return match_.record(); }

    bool has_secrets() const override { return SecretGame<G>; }

    Expected<std::shared_ptr<const PreparedMoves>>
    prepare(std::span<const std::string_view> texts) override {
        typename MatchOf<G>::Preparation preparation(match_);
        for (const std::string_view text : texts) {
            const auto move = parse_move<G>(movers_view(), text);
            if (!move) {
                return tl::unexpected(move.error());
            }
            preparation.play(*move);
        }
        return preparation.moves();
    }

    bool can_arrange() const override {
        if constexpr (Arranges<G>) {
            return Presenter<G>::may_arrange(movers_view());
        }
        return false;
    }

    std::shared_ptr<const PreparedMoves> arrange([[maybe_unused]] Rng& rng) override {
        typename MatchOf<G>::Preparation preparation(match_);
        if constexpr (Arranges<G>) {
            for (const auto& move : Presenter<G>::arrange(movers_view(), rng)) {
                preparation.play(move);
            }
        }
        return preparation.moves();
    }

    bool reveals([[maybe_unused]] int ply) const override {
        if constexpr (SecretGame<G>) {
            return Presenter<G>::reveals(move_at(ply));
        }
        return false;
    }

    PlayedMove played(int ply) const override {
        const auto& before = record().position_at(ply);
        const Player mover = G::to_move(before);
        return Presenter<G>::played(G::view(before, mover), move_at(ply),
                                    G::view(record().position_at(ply + 1), mover));
    }

    std::string move_text(int ply) const override {
        const auto& before = record().position_at(ply);
        return G::format(G::view(before, G::to_move(before)), move_at(ply));
    }

    BoardView board_view([[maybe_unused]] std::optional<Player> perspective,
                         int ply) const override {
        const auto& position = record().position_at(ply);
        if constexpr (SecretGame<G>) {
            if (!perspective) {
                return Presenter<G>::board_view(typename Presenter<G>::PublicView(
                    G::view(position, Player::First), G::view(position, Player::Second)));
            }
            return Presenter<G>::board_view(G::view(position, *perspective));
        } else {
            return Presenter<G>::board_view(position);
        }
    }

    BoardView revealed(int ply) const override {
        const auto& position = record().position_at(ply);
        if constexpr (SecretGame<G>) {
            return Presenter<G>::revealed(G::view(position, Player::First),
                                          G::view(position, Player::Second));
        } else {
            return Presenter<G>::board_view(position);
        }
    }

    std::vector<Choice> choices() const override { return Presenter<G>::choices(movers_view()); }

    std::optional<NextCells> next_cells() const override {
        if constexpr (LeapsInChains<G>) {
            return Presenter<G>::next_cells(movers_view());
        }
        return std::nullopt;
    }

    std::optional<Stuck> stuck() const override {
        if constexpr (ExplainsMoves<G>) {
            return Presenter<G>::stuck(movers_view());
        }
        return std::nullopt;
    }

    std::optional<NextCells> premoves([[maybe_unused]] Player player) const override {
        if constexpr (TakesPremoves<G>) {
            return Presenter<G>::premoves(record().position(), player);
        }
        return std::nullopt;
    }

    bool can_threaten() const override {
        if constexpr (ShowsThreats<G>) {
            return Presenter<G>::passed(record().position()).has_value();
        }
        return false;
    }

    Job job(const JobRequest& request, const Terms& terms) const override {
        if constexpr (OpenGame<G>) {
            if constexpr (ShowsThreats<G>) {
                if (request.kind == JobKind::Threat) {
                    auto passed = Presenter<G>::passed(record().position());
                    assert(passed);
                    return ComputerJob<G>(
                        request, Record<G>(*std::move(passed), record().options()), terms, false);
                }
            }
            const bool may_claim = match_.claim_of(request.seat).has_value();
            return ComputerJob<G>(request, record(), terms, may_claim);
        } else {
            return ComputerJob<G>(request, G::view(record().position(), request.seat), terms,
                                  false);
        }
    }

    Evaluator evaluator() const override {
        if constexpr (CanBeAnalysed<G>) {
            return RecordEvaluator<G>(record());
        }
        return nullptr;
    }

    std::string options() const override { return written_options<G>(record().options()); }

    int move_number() const override {
        if constexpr (NumbersMoves<G>) {
            return Presenter<G>::move_number(record().position());
        }
        return record().plies() / 2 + 1;
    }

    std::optional<NamedOpening> opening() const override {
        if constexpr (NamesOpenings<G>) {
            return Presenter<G>::opening(record().start(), record().moves());
        }
        return std::nullopt;
    }

  private:
    decltype(auto) movers_view() const { return G::view(record().position(), record().to_move()); }
    const typename G::Move& move_at(int ply) const {
        return record().moves()[static_cast<std::size_t>(ply)];
    }

    MatchOf<G> match_;
};

// The adapter of a game: GameAdapterOf, or its own class from house/NAME_adapter.hpp.
template <Presented G>
struct GameAdapterFor {
    using Type = GameAdapterOf<G>;
};

} // namespace tabuleiro::house
