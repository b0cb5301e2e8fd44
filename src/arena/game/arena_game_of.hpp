// The adapter of a game, written once for all of them.
#pragma once

#include <array>
#include <ctime>

#include "arena/game/arena_game.hpp"
#include "arena/game/own_openings.hpp"
#include "arena/game/random_opening.hpp"
#include "arena/game/referee.hpp"
#include "arena/players/players_of.hpp"

namespace tabuleiro::arena {

// The record of a game that has only its opening.
template <Game G>
Expected<Record<G>> begin(const Opening& opening) {
    auto start = opening.start.empty() ? G::start({}) : G::read(opening.start);
    if (!start) {
        return tl::unexpected(start.error());
    }
    typename G::Options options{};
    if constexpr (KeepsOptions<G>) {
        G::agree(*start, options);
    }
    Record<G> record(*std::move(start), options);
    for (const std::string& move : opening.moves) {
        if (const auto played = record.play_text(move); !played) {
            return fail("The move {move}: {reason}", move, played.error());
        }
    }
    return record;
}

std::string today();

template <Game G>
class GameSlotOf final : public GameSlot {
  public:
    GameSlotOf(const Plan& plan, ProgramSurroundings surroundings)
        : plan_(plan), surroundings_(std::move(surroundings)) {}

    std::optional<GameRecord> play(const GameJob& job, const Cancellation& cancellation) override {
        auto record = begin<G>(job.opening);
        assert(record); // every opening has been checked
        const auto opening_plies = static_cast<std::size_t>(record->plies());
        Conditions conditions;
        ByPlayer<PlayerOf<G>*> seats;
        seat(job.seats);
        Rng rng(job.seed);
        for (const Player player : players) {
            const int number = job.seats[player];
            const PlayerSpec& spec = plan_.players[static_cast<std::size_t>(number)];
            conditions.limits[player] = completed(spec.limits, plan_.limits);
            conditions.seeds[player] = rng();
            seats[player] = seated_[player].player.get();
        }
        conditions.adjudication = plan_.adjudication;
        conditions.ponder = plan_.ponder;
        Referee<G> referee(*record, seats, conditions, cancellation);
        const auto end = referee.play();
        if (!end) {
            return std::nullopt;
        }
        GameRecord played{job, today(), {}, referee.notes(), *end};
        for (std::size_t ply = opening_plies; ply < record->moves().size(); ++ply) {
            const auto& position = record->position_at(static_cast<int>(ply));
            played.moves.push_back(
                G::format(G::view(position, G::to_move(position)), record->moves()[ply]));
        }
        return played;
    }

  private:
    struct Seated {
        int number = -1;
        std::unique_ptr<PlayerOf<G>> player;
    };

    // Players of the last game stay, whichever side they take now.
    void seat(const ByPlayer<int>& numbers) {
        ByPlayer<Seated> before = std::move(seated_);
        for (const Player player : players) {
            Seated& here = seated_[player];
            here = {};
            const PlayerSpec& spec = plan_.players[static_cast<std::size_t>(numbers[player])];
            for (const Player old : players) {
                if (!here.player && before[old].player && before[old].number == numbers[player] &&
                    !spec.restart) {
                    here = std::move(before[old]);
                }
            }
            here.number = numbers[player];
        }
        before = {}; // players that are not needed end before new ones start
        for (const Player player : players) {
            Seated& here = seated_[player];
            if (!here.player) {
                here.player = make_player<G>(plan_.players[static_cast<std::size_t>(here.number)],
                                             plan_, surroundings_);
            }
        }
    }

    const Plan& plan_;
    ProgramSurroundings surroundings_;
    ByPlayer<Seated> seated_;
};

template <Game G>
class ArenaGameOf final : public ArenaGame {
  public:
    std::string_view id() const override { return G::id; }
    int highest_level() const override { return Computer<G>::highest_level; }

    Expected<void> admit(const PlayerSpec& player, const Plan& plan,
                         const ProgramSurroundings& surroundings) const override {
        return admit_player<G>(player, plan, surroundings);
    }

    std::unique_ptr<GameSlot> slot(const Plan& plan,
                                   ProgramSurroundings surroundings) const override {
        return std::make_unique<GameSlotOf<G>>(plan, std::move(surroundings));
    }

    Expected<Opening> checked(const Opening& opening) const override {
        const auto record = begin<G>(opening);
        if (!record) {
            return tl::unexpected(record.error());
        }
        if (record->outcome()) {
            return fail("The game is over after the opening.");
        }
        return written(*record, opening.start.empty());
    }

    Opening random_opening(int plies, int balance, std::uint64_t seed) const override {
        return written(arena::random_opening<G>(plies, balance, seed), true);
    }

  private:
    static Opening written(const Record<G>& record, bool usual_start) {
        Opening opening;
        if (!usual_start) {
            opening.start = G::write(record.start());
        }
        for (int ply = 0; ply < record.plies(); ++ply) {
            const auto& position = record.position_at(ply);
            opening.moves.push_back(G::format(G::view(position, G::to_move(position)),
                                              record.moves()[static_cast<std::size_t>(ply)]));
        }
        return opening;
    }
};

} // namespace tabuleiro::arena
