// A machine of the program protocol in memory: what it says is collected, and it thinks when told.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engines/computers.hpp"
#include "protocol/program/game_program_of.hpp"
#include "protocol/program/machine.hpp"
#include "record/games.hpp"

namespace tabuleiro::test {

class ProgramPort final : public program::Port {
  public:
    void say(std::string_view line) override { lines_.emplace_back(line); }
    void start(program::Task task) override { task_ = std::move(task); }
    std::uint64_t random_seed() override { return 1; }

    std::vector<std::string> take() { return std::exchange(lines_, {}); }
    const std::optional<program::Task>& task() const { return task_; }
    std::optional<program::Task> take_task() { return std::exchange(task_, std::nullopt); }

  private:
    std::vector<std::string> lines_;
    std::optional<program::Task> task_;
};

// Every game of the list, or one.
inline program::GamePrograms all_programs(std::string_view only = "") {
    program::GamePrograms games;
    AllGames::for_each([&]<HasComputer G>() {
        if (only.empty() || only == G::id) {
            games.push_back(program::game_program<G>());
        }
    });
    return games;
}

class ProgramInMemory {
  public:
    explicit ProgramInMemory(std::string_view only = "")
        : machine_("Tested", all_programs(only), port_) {}

    // What it says at once.
    std::vector<std::string> tell(std::string_view line) {
        machine_.on_line(line);
        return port_.take();
    }
    // What it says when it has thought; nothing if it was not asked to.
    std::vector<std::string> think() {
        if (const auto task = port_.take_task()) {
            machine_.on_thought((*task)());
        }
        return port_.take();
    }
    std::vector<std::string> end_input() {
        machine_.on_end_of_input();
        return port_.take();
    }
    const std::optional<program::Task>& task() const { return port_.task(); }
    bool is_finished() const { return machine_.is_finished(); }

  private:
    ProgramPort port_;
    program::Machine machine_;
};

} // namespace tabuleiro::test
