// The asking side of the program protocol, version 1 (docs/protocols/program.md).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "programs/dialogue/dialogue.hpp"
#include "protocol/messages/program.hpp"

namespace tabuleiro::programs {

class ProgramDialogue final : public Dialogue {
  public:
    explicit ProgramDialogue(EngineOptions options) : options_(std::move(options)) {}

    Lines hello() override;
    Lines new_game(program::NewGame game, Player seat);
    bool waiting() const override { return state_ == State::Greeting || state_ == State::Waiting; }
    std::optional<std::string> objection() const override { return std::nullopt; }
    // `where`: the position or the view. The legal moves count only if the program wants them.
    Lines think(const program::Command& where, const std::vector<std::string>& legal_moves,
                const program::Go& go);
    Lines stop() override;
    Lines game_over(const GameOver& end) override;
    Lines quit() override { return {format(program::Quit{})}; }

    Event receive(std::string_view line) override;
    Event silence() override { return {}; }

    const Thought& thought() const override { return thought_; }
    bool reusable() const override { return true; }

    // What the program said about itself.
    const std::string& name() const { return name_; }
    const std::string& author() const { return author_; }
    const std::vector<std::string>& games() const { return games_; }
    // Why it cannot play this game, if it cannot.
    std::optional<std::string> objection_to(std::string_view game) const;
    bool wants_legal_moves() const;

  private:
    enum class State : std::uint8_t { Deaf, Greeting, Waiting, Idle, Thinking };

    Event finish_greeting();
    const program::Option* known(std::string_view option) const;

    Event hear(const program::IdName& id);
    Event hear(const program::IdAuthor& id);
    Event hear(const program::Option& option);
    Event hear(const program::Games& games);
    Event hear(const program::Ok&);
    Event hear(const program::ReadyOk&);
    Event hear(const program::Info& info);
    Event hear(const program::Play& play);
    Event hear(const program::Complaint& complaint);
    template <class Other>
    Event hear(const Other&) {
        return {};
    }

    State state_ = State::Deaf;
    EngineOptions options_;
    std::string name_;
    std::string author_;
    std::vector<std::string> games_;
    std::vector<program::Option> known_options_;
    Player seat_ = Player::First;
    Thought thought_;
};

// A turn's limits as the protocol tells them.
program::Go go_command(Player seat, const ByPlayer<std::optional<Duration>>& left,
                       const ByPlayer<PlayerLimits>& limits);

} // namespace tabuleiro::programs
