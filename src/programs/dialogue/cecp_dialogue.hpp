// The user's side of CECP, the protocol of xboard, version 2 (and 1, for an engine that does not
// answer protover).
#pragma once

#include "programs/dialogue/engine_dialogue.hpp"
#include "protocol/messages/cecp.hpp"

namespace tabuleiro::programs {

class CecpDialogue final : public EngineDialogue {
  public:
    explicit CecpDialogue(EngineOptions options) : options_(std::move(options)) {}

    Lines hello() override;
    Lines new_game(const GameStart& start) override;
    bool waiting() const override { return state_ == State::Greeting || awaited_pong_; }
    std::optional<std::string> objection() const override { return objection_; }
    Lines think(const Question& question) override;
    // It ponders by itself, on what it likes.
    std::optional<std::string> expected_reply() const override { return std::nullopt; }
    Lines ponder(const Question&) override { return {}; }
    Lines stop() override;
    Lines game_over(const GameOver& end) override;
    Lines quit() override { return {format(cecp::Quit{})}; }

    Event receive(std::string_view line) override;
    Event silence() override;

    const Thought& thought() const override { return thought_; }
    MoveText move_text() const override;
    bool reusable() const override { return features_.reuse; }
    KnownStarts known_starts() const override;

    // What the engine called itself; empty: nothing.
    const std::string& name() const { return features_.name; }
    // Whether it has declared any: one that has not may be no engine at all.
    bool has_features() const { return features_.any; }

  private:
    enum class State : std::uint8_t { Deaf, Greeting, Idle, Thinking };
    // What the engine declared; the defaults are the protocol's.
    struct Features {
        bool ping = false;
        bool setboard = false;
        bool usermove = false;
        bool san = false;
        bool time = true;
        bool reuse = true;
        bool memory = false;
        bool smp = false;
        bool nps = false;
        bool any = false;
        std::string name;
        std::vector<std::string> variants;
        std::vector<std::string> options;
    };

    Event hear(const cecp::Features& features);
    void hear_feature(const std::string& name, const std::string& value, Event& event);
    Event hear(const cecp::Pong& pong);
    Event hear(const cecp::EngineMove& move);
    Event hear(const cecp::Resign&);
    Event hear(const cecp::Claim& claim);
    Event hear(const cecp::Thinking& thinking);
    template <class Other>
    Event hear(const Other&) {
        return {};
    }
    Event finish_greeting();
    void add_ping(Lines& lines);
    void add_limits(Lines& lines, const PlayerLimits& limits) const;
    std::optional<std::string> option_command(const std::string& name,
                                              const std::string& value) const;

    State state_ = State::Deaf;
    EngineOptions options_;
    Features features_;
    bool slow_ = false; // done=0: features follow, however long it takes
    std::optional<int> awaited_pong_;
    int pings_ = 0;
    std::optional<std::string> objection_;
    bool chess960_ = false;
    bool playing_ = false;  // it answers each move with its own
    std::size_t known_ = 0; // how many moves of the game it has seen or made
    Thought thought_;
};

} // namespace tabuleiro::programs
