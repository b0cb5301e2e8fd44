// The user's side of UCI.
#pragma once

#include "programs/dialogue/engine_dialogue.hpp"
#include "protocol/messages/uci.hpp"

namespace tabuleiro::programs {

class UciDialogue final : public EngineDialogue {
  public:
    explicit UciDialogue(EngineOptions options) : options_(std::move(options)) {}

    Lines hello() override;
    Lines new_game(const GameStart& start) override;
    bool waiting() const override {
        return state_ == State::Greeting || state_ == State::Waiting || owes_move_;
    }
    std::optional<std::string> objection() const override { return objection_; }
    Lines think(const Question& question) override;
    std::optional<std::string> expected_reply() const override;
    Lines ponder(const Question& question) override;
    Lines stop() override;
    Lines game_over(const GameOver&) override { return stop_pondering(); }
    Lines quit() override { return {format(uci::Quit{})}; }

    Event receive(std::string_view line) override;
    Event silence() override { return {}; }

    const Thought& thought() const override { return thought_; }
    // Several, with its option MultiPV.
    const std::vector<Thought>& variations() const override { return variations_; }
    MoveText move_text() const override { return MoveText::Coordinates; }
    bool reusable() const override { return true; }
    KnownStarts known_starts() const override;

    // What the engine said about itself.
    const std::string& name() const { return name_; }
    const std::string& author() const { return author_; }
    // The option as it spells it; none if it has none of that name.
    std::optional<std::string> declared(std::string_view option) const;

  private:
    enum class State : std::uint8_t { Deaf, Greeting, Waiting, Idle, Thinking, Pondering };

    Lines go(const Question& question, bool ponder);
    Lines stop_pondering();
    Event finish_greeting();
    Event hear(const uci::IdName& id);
    Event hear(const uci::IdAuthor& id);
    Event hear(const uci::Option& option);
    Event hear(const uci::UciOk&);
    Event hear(const uci::ReadyOk&);
    Event hear(const uci::Info& info);
    Event hear(const uci::BestMove& best);
    template <class Other>
    Event hear(const Other&) {
        return {};
    }
    void note(std::size_t number, const uci::Info& info);

    State state_ = State::Deaf;
    EngineOptions options_;
    std::string name_;
    std::string author_;
    std::vector<std::string> known_options_;
    GameStart start_;
    bool chess960_ = false;
    bool ponders_ = false;       // as it was told
    std::string expected_reply_; // to its last move; empty: none
    Question pondered_;          // while it ponders
    // It was stopped while it pondered, and its move, which nobody wants, has not come yet; then
    // the question that waits is asked.
    bool owes_move_ = false;
    std::optional<Question> waiting_question_;
    std::optional<std::string> objection_;
    Thought thought_;
    std::vector<Thought> variations_;
};

} // namespace tabuleiro::programs
