// The program protocol for every game of the list. In a game with secrets a program is told its
// seat's view and nothing else.
#pragma once

#include "programs/dialogue/program_dialogue.hpp"
#include "programs/player/dialogue_program.hpp"
#include "record/option_text.hpp"

namespace tabuleiro::programs {

template <Game G>
class ProtocolDialogue final : public GameDialogue<G> {
  public:
    explicit ProtocolDialogue(EngineOptions options) : program_(std::move(options)) {}

    Dialogue& dialogue() override { return program_; }

    std::optional<std::string> objection() const override { return program_.objection_to(G::id); }

    Lines new_game(const NewGame<G>& game) override {
        return program_.new_game({std::string(G::id), written_options<G>(game.options)}, game.seat);
    }

    Lines think(const Turn<G>& turn) override {
        std::vector<std::string> legal_moves;
        if (program_.wants_legal_moves()) {
            for (const auto& move : G::legal_moves(turn.view)) {
                legal_moves.push_back(G::format(turn.view, move));
            }
        }
        return program_.think(where(turn), legal_moves,
                              go_command(turn.seat, turn.left, turn.limits));
    }

  private:
    static program::Command where(const Turn<G>& turn) {
        if constexpr (OpenGame<G>) {
            program::SetPosition position;
            const auto usual = G::start(turn.record.options());
            if (!usual || !(*usual == turn.record.start())) {
                position.text = G::write(turn.record.start());
            }
            for (int ply = 0; ply < turn.record.plies(); ++ply) {
                position.moves.push_back(
                    G::format(turn.record.position_at(ply),
                              turn.record.moves()[static_cast<std::size_t>(ply)]));
            }
            return position;
        } else {
            return program::SetView{G::write_view(turn.view)};
        }
    }

    ProgramDialogue program_;
};

} // namespace tabuleiro::programs
