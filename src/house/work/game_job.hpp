// A game of two programs of the course as a job for another machine: the settings of its table,
// and which programs play.
//
// What comes back are moves and times alone. The house plays them by its own rules, and nothing
// else is believed: a game that they do not end goes on in the house, so that nobody loses by a
// failure that only a worker has seen.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "house/table.hpp"

namespace tabuleiro::house {

struct GameProgram {
    std::string name{}; // as it is called at tables
    std::string hash{}; // SHA-256 of its packed files, in hexadecimal

    friend bool operator==(const GameProgram&, const GameProgram&) = default;
};

struct GameJob {
    Settings settings{};                // of the table; its seats name nobody
    std::vector<std::string> opening{}; // moves that have been played already, in no time
    ByPlayer<GameProgram> programs{};
    std::string terms = "{}"; // how the programs are run: a JSON object of whoever asks

    friend bool operator==(const GameJob&, const GameJob&) = default;
};

// 64 digits, as a hash is written here.
bool is_program_hash(std::string_view text);

struct TimedMove {
    std::string move{};
    Duration time{0}; // since the move before

    friend bool operator==(const TimedMove&, const TimedMove&) = default;
};
using TimedMoves = std::vector<TimedMove>;

// More are not taken from a worker: the house plays the rest.
inline constexpr std::size_t most_timed_moves = 2'000;

struct PlayedTable {
    Table table;
    std::vector<Event> events{};
};

// The table after the opening and these moves. Fails if one of them is not legal, or comes after
// the end or too late.
[[nodiscard]] Expected<PlayedTable> play_again(std::string id, const Settings& settings,
                                               std::span<const std::string> opening,
                                               const TimedMoves& moves, WallTime opened);

// Games that are played elsewhere, by workers for example.
class RemoteGames {
  public:
    using Ticket = std::uint64_t;
    // None: nobody has played it.
    using Done = std::function<void(std::optional<TimedMoves>)>;

    virtual ~RemoteGames() = default;

    // Whether there is somebody to do it. From any thread, as the others.
    virtual bool plays() const = 0;
    // Calls `taken` when somebody has begun, at most once, and `done` once, from any thread, unless
    // the job is cancelled.
    virtual Ticket play(GameJob job, std::function<void()> taken, Done done) = 0;
    // `done` will not be called, unless it is being called now. Unknown tickets are ignored.
    virtual void cancel(Ticket ticket) = 0;
};

} // namespace tabuleiro::house
