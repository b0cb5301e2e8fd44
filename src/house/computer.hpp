// The computers of the house: questions about games, thought over on threads of their own.
//
// A question holds a copy of all that its seat may know, so the thinkers never touch a table. The
// pool is bounded: a hundred games wait in line rather than slow each other down, and each
// question is small. Clocks are honest: thinking time is real time, the wait in line too.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engines/computer.hpp"
#include "house/deed.hpp"
#include "record/time_control.hpp"

namespace tabuleiro::house {

enum class Task : std::uint8_t {
    Move,       // the computer's own
    AnswerDraw, // to an offer of the opponent
    Hint,       // what a strong player would do in the seat's place
    Threat,     // what the opponent would do, were it their turn
};

// Something to be thought about, and at which moment of the game.
struct Errand {
    Player seat = Player::First; // whose eyes see it
    Task task = Task::Move;
    int moment = 0;

    friend bool operator==(const Errand&, const Errand&) = default;
};

// Move and AnswerDraw: the deed that the computer wants done. Hint and Threat: the move as text
// (none if there is nothing to say) and the cells it touches. `pause`: the answer is given no
// sooner than this after the question.
struct Answer {
    Deed deed{};
    std::optional<std::string> move{};
    std::vector<std::string> path{};
    Duration pause{0};
};

// How it is thought about.
struct Terms {
    PlayTerms play{};
    Duration longest_pause{0}; // before the answer is given
};

class Question {
  public:
    Question() = default;
    Question(const Question&) = delete;
    Question& operator=(const Question&) = delete;
    virtual ~Question() = default;

    // Thinks on the calling thread, for some milliseconds up to a few tenths of a second.
    virtual Answer answer() const = 0;
};

// {"advice": ...}; a refusal if there is nothing to say.
std::string to_message(Task task, const Answer& answer,
                       std::optional<std::int64_t> id = std::nullopt);

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
