// The user's side of UCI.
#pragma once

#include "arena/process/dialogue.hpp"
#include "protocol/messages/uci.hpp"

namespace tabuleiro::arena {

class UciDialogue final : public Dialogue {
  public:
    explicit UciDialogue(EngineOptions options) : options_(std::move(options)) {}

    Lines hello() override;
    Lines new_game(const GameStart& start) override;
    bool waiting() const override { return state_ == State::Greeting || state_ == State::Waiting; }
    std::optional<std::string> objection() const override { return objection_; }
    Lines think(const Question& question) override;
    Lines stop() override;
    Lines game_over(std::string_view, std::string_view) override { return {}; }
    Lines quit() override { return {format(uci::Quit{})}; }

    Event receive(std::string_view line) override;
    Event silence() override { return {}; }

    const Thought& thought() const override { return thought_; }
    MoveText move_text() const override { return MoveText::Coordinates; }
    bool reusable() const override { return true; }

  private:
    enum class State : std::uint8_t { Deaf, Greeting, Waiting, Idle, Thinking };

    Event finish_greeting();
    Event hear(const uci::Option& option);
    Event hear(const uci::UciOk&);
    Event hear(const uci::ReadyOk&);
    Event hear(const uci::Info& info);
    Event hear(const uci::BestMove& best);
    template <class Other>
    Event hear(const Other&) {
        return {};
    }
    std::optional<std::string> declared(std::string_view option) const;

    State state_ = State::Deaf;
    EngineOptions options_;
    std::vector<std::string> known_options_;
    GameStart start_;
    bool chess960_ = false;
    std::optional<std::string> objection_;
    Thought thought_;
};

} // namespace tabuleiro::arena
