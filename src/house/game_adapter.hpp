// A game in progress, as tables and studies use it: the seam between games, which are types, and
// the house, which knows none of them. GameAdapterOf<G> (game_adapter_of.hpp) implements it.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/rng.hpp"
#include "house/evaluation.hpp"
#include "house/job.hpp"
#include "house/presenter/board_view.hpp"
#include "house/settings.hpp"
#include "record/match.hpp"

namespace tabuleiro::house {

class GameAdapter {
  public:
    GameAdapter() = default;
    GameAdapter(const GameAdapter&) = delete;
    GameAdapter& operator=(const GameAdapter&) = delete;
    virtual ~GameAdapter() = default;

    virtual Match& match() = 0;
    virtual const Match& match() const = 0;

    // Whether seats see different things.
    virtual bool has_secrets() const = 0;

    // The moves that these texts mean for the player to move, one after the other, ready to be
    // played with Match::play. The game stays as it is.
    [[nodiscard]] virtual Expected<std::shared_ptr<const PreparedMoves>>
    prepare(std::span<const std::string_view> texts) = 0;
    // Whether something may be left to chance now, and the moves that chance makes of it.
    // Requires for the second: the first.
    virtual bool can_arrange() const = 0;
    virtual std::shared_ptr<const PreparedMoves> arrange(Rng& rng) = 0;
    // Whether the move of that ply told anybody what they did not know.
    virtual bool reveals(int ply) const = 0;

    // The move that led from that ply to the next, as everybody may know it.
    virtual PlayedMove played(int ply) const = 0;
    // The same as its own player knows it.
    virtual std::string move_text(int ply) const = 0;

    // As a seat saw it before the move of that ply, or everybody did.
    virtual BoardView board_view(std::optional<Player> perspective, int ply) const = 0;
    // The same with all secrets told.
    virtual BoardView revealed(int ply) const = 0;
    // What the player to move may do.
    virtual std::vector<Choice> choices() const = 0;
    virtual std::optional<NextCells> next_cells() const = 0;
    // The pieces of the player to move that cannot; nothing in a game that does not say why.
    virtual std::optional<Stuck> stuck() const = 0;
    // Where the pieces of a player who waits could go; nothing in a game without prepared moves.
    virtual std::optional<NextCells> premoves(Player player) const = 0;

    // Whether there is a threat to show.
    virtual bool can_threaten() const = 0;
    virtual Job job(const JobRequest& request, const Terms& terms) const = 0;
    // Of the game so far. Requires: it has no secrets.
    virtual Evaluator evaluator() const = 0;

    // Every option with its value, as JSON.
    virtual std::string options() const = 0;
    // As people count, of the move to be made now.
    virtual int move_number() const = 0;
    // The name of the moves so far, in a game whose openings have names.
    virtual std::optional<NamedOpening> opening() const = 0;

    // The whole game in the game's own form, if it has one. `times` has one for every move.
    virtual std::optional<std::string> score_sheet(const Settings& settings, Duration began,
                                                   std::span<const MoveTime> times) const {
        (void)settings;
        (void)began;
        (void)times;
        return std::nullopt;
    }
    // What a file with the record of a game is called by.
    virtual std::string_view record_extension() const { return "txt"; }
};

} // namespace tabuleiro::house
