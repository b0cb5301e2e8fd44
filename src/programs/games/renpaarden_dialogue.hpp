// The asking side of `renpaarden --protocol`: every line is answered by exactly one line, in order.
#pragma once

#include <deque>
#include <string>
#include <vector>

#include "programs/dialogue/dialogue.hpp"

namespace tabuleiro::programs {

class RaceDialogue final : public Dialogue {
  public:
    // The only option is the level.
    explicit RaceDialogue(EngineOptions options) : options_(std::move(options)) {}

    static constexpr std::string_view level_option = "Level";

    Lines hello() override;
    // `start`: the line that sets up the first position. Or why the program cannot play.
    Lines new_game(const std::string& start, std::optional<std::string> objection);
    bool waiting() const override { return !awaited_.empty() && !thinking_; }
    std::optional<std::string> objection() const override { return objection_; }
    // All turns so far, and what may be spent on the next one.
    Lines think(const std::vector<std::string>& turns, std::optional<Duration> time,
                std::optional<int> depth);
    Lines stop() override { return {}; }
    Lines game_over(const GameOver&) override { return {}; }
    Lines quit() override { return {"quit"}; }

    Event receive(std::string_view line) override;
    Event silence() override { return {}; }

    const Thought& thought() const override { return thought_; }
    bool reusable() const override { return true; }

  private:
    enum class Answer : std::uint8_t { Ok, Path, BestTurn };
    struct Awaited {
        std::string line; // that it answers
        Answer answer;
    };

    Lines ask(std::string line, Answer answer);
    Event best_turn(const std::vector<std::string_view>& said);

    EngineOptions options_;
    std::deque<Awaited> awaited_;
    bool thinking_ = false;
    std::string start_;
    std::vector<std::string> told_; // the turns that it knows
    std::optional<std::string> objection_;
    Thought thought_;
};

} // namespace tabuleiro::programs
