// The lines of a program of the War Game's assignment, in both of its dialogues: remarks, a header,
// then one word for each that it is told.
#pragma once

#include <string>

#include "games/wargame/wargame.hpp"
#include "programs/dialogue/dialogue.hpp"

namespace tabuleiro::programs {

class AssignmentDialogue final : public Dialogue {
  public:
    explicit AssignmentDialogue(const wargame::WarGame::Options& options);

    Lines hello() override { return {}; }
    bool waiting() const override { return !greeted_; }
    std::optional<std::string> objection() const override { return std::nullopt; }
    Lines stop() override { return {}; }
    Lines game_over(const GameOver&) override { return {}; }
    Lines quit() override { return {}; }
    // A Move is a shot, or the answer to one.
    Event receive(std::string_view line) override;
    Event silence() override { return {}; }
    const Thought& thought() const override { return thought_; }
    bool reusable() const override { return false; }

  private:
    std::string header_;
    bool greeted_ = false;
    Thought thought_; // it does not tell
};

} // namespace tabuleiro::programs
