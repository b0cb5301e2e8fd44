// The computers of the house: questions about games, thought over on threads of their own.
//
// The pool is bounded: a hundred games wait in line rather than slow each other down, and each
// question is small. Clocks are honest: thinking time is real time, the wait in line too.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "house/question.hpp"

namespace tabuleiro::house {

class Computers {
  public:
    using Ticket = std::uint64_t;
    using Done = std::function<void(const Answer&)>;

    static constexpr std::size_t most_advice = 256;       // that waits
    static constexpr std::size_t most_advice_of_one = 32; // visitor

    // Requires: at least one thread.
    explicit Computers(int threads);
    // Drops what waits, and waits for what is being thought.
    ~Computers();
    Computers(const Computers&) = delete;
    Computers& operator=(const Computers&) = delete;

    // Thinks when its turn comes, first come first served, then calls `done` from a thread of the
    // pool, unless it was cancelled.
    Ticket think(std::shared_ptr<const Question> question, Done done);
    // The same for who asks for advice, which comes after the moves of all computers; visitors take
    // turns. Refuses with "busy" who has too many questions waiting.
    [[nodiscard]] Allowed<Ticket> advise(const std::string& visitor,
                                         std::shared_ptr<const Question> question, Done done);
    // `done` will not be called, unless it is being called now. Unknown tickets are ignored.
    void cancel(Ticket ticket);

    // How many questions wait or are being thought about.
    std::size_t pending() const;

  private:
    class Pool;
    std::unique_ptr<Pool> pool_;
};

} // namespace tabuleiro::house
