#include "programs/games/renpaarden_programs.hpp"

#include <fmt/format.h>

#include "games/renpaarden/notation.hpp"
#include "programs/games/renpaarden_dialogue.hpp"
#include "programs/player/dialogue_program.hpp"
#include "record/thinking_time.hpp"

namespace tabuleiro::programs {
namespace {

using renpaarden::Renpaarden;

// The line that sets up a first position; none if the protocol cannot tell it.
std::optional<std::string> first_line(const renpaarden::Options& options,
                                      const renpaarden::Position& start) {
    if (start == Renpaarden::start(options).value()) {
        return fmt::format("new {}", options.size);
    }
    const std::string rows = renpaarden::write_rows(start);
    const std::string side(1, renpaarden::side_letter(start.to_move()));
    const auto told = renpaarden::read_board(rows, side, options);
    return told && *told == start ? std::optional(fmt::format("position {} {}", rows, side))
                                  : std::nullopt;
}

class RenpaardenDialogue final : public GameDialogue<Renpaarden> {
  public:
    explicit RenpaardenDialogue(EngineOptions options) : race_(std::move(options)) {}

    Dialogue& dialogue() override { return race_; }

    // Its rules are set on its command line.
    std::vector<std::string> arguments(const NewGame<Renpaarden>& game) const override {
        const renpaarden::Options usual;
        std::vector<std::string> found;
        if (game.options.rules != usual.rules) {
            found.insert(found.end(), {"--rules", std::string(name(game.options.rules))});
        }
        if (game.options.win != usual.win) {
            found.insert(found.end(), {"--win", std::string(name(game.options.win))});
        }
        return found;
    }

    Lines new_game(const NewGame<Renpaarden>& game) override {
        const auto line = first_line(game.options, game.start);
        std::optional<std::string> objection;
        if (game.limits.nodes) {
            objection = "it has no limit by nodes";
        } else if (!line) {
            objection = "it cannot be told which knights have entered or left";
        }
        return race_.new_game(line.value_or(""), objection);
    }

    Lines think(const Turn<Renpaarden>& turn) override {
        std::vector<std::string> turns;
        for (const renpaarden::Move move : turn.record.moves()) {
            turns.push_back(renpaarden::format_turn(move));
        }
        const PlayerLimits& limits = turn.limits[turn.seat];
        const auto left = turn.left[turn.seat];
        const auto time =
            left ? std::optional(thinking_time(limits.clock, *left, turn.moves_to_control))
                 : std::nullopt;
        return race_.think(turns, time, limits.depth);
    }

  private:
    RaceDialogue race_;
};

} // namespace

std::optional<Reason> OwnPrograms<Renpaarden>::objection(const KnownStarts&,
                                                         const renpaarden::Options& options,
                                                         const renpaarden::Position& start) {
    return first_line(options, start)
               ? std::nullopt
               : std::optional(
                     Reason("The engine cannot be told which knights have entered or left."));
}

std::unique_ptr<Program<Renpaarden>> OwnPrograms<Renpaarden>::make(ProgramSetup setup) {
    setup.command.terminal = true;
    auto dialogue = [options = setup.options] {
        return std::make_unique<RenpaardenDialogue>(options);
    };
    return std::make_unique<DialogueProgram<Renpaarden>>(std::move(setup), std::move(dialogue));
}

} // namespace tabuleiro::programs
