// Pairs of games between two versions of roque in this process: other margins or another network.
//
// The games of a pair have the same random balanced opening with the sides swapped. Each game
// begins with empty tables, so with a fixed number of nodes a game depends on its opening alone.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engines/balanced_opening.hpp"
#include "engines/chess/engine.hpp"
#include "engines/chess/search/tunables.hpp"
#include "engines/chess/search_request.hpp"
#include "tuning/match.hpp"

namespace tabuleiro::roque {

// Of a move, for both sides: nodes, or a clock.
struct Thinking {
    std::uint64_t nodes = 5'000;
    std::optional<ClockTimes> clock;               // instead of nodes
    std::optional<std::uint64_t> nodes_per_second; // instead of the time that passes on it

    // "nodes=5000", or "clock=10+0.1" in seconds, or "clock=10+0.1@100000" at so many nodes a
    // second.
    std::string to_text() const;
    [[nodiscard]] static Expected<Thinking> from_text(std::string_view text);
};

struct Version {
    NetworkPtr network = default_network(); // none: the tapered evaluation
    MarginValues margins = usual_margins();
};

struct GameTerms {
    Thinking thinking;
    OpeningTerms opening;
    std::uint64_t seed = 1;
    std::size_t megabytes = 4; // of each side's table
};

struct PlayedPair {
    tuning::PairPoints points; // of the first version
    int plies = 0;             // of both games, without the opening
    int lost_on_time = 0;      // games, by either
};

// The players of one thread.
class PairPlayer {
  public:
    explicit PairPlayer(const GameTerms& terms);

    // Each network is set only when it is another one.
    PlayedPair play(const Version& one, const Version& other, int pair);

  private:
    struct Seat {
        Engine engine;
        const Version* version = nullptr;
        Milliseconds remaining{};
    };

    // The winner, if there is one.
    std::optional<Player> play_game(const Record<Chess>& opening, ByPlayer<Seat*> seats,
                                    PlayedPair& played);
    SearchResult think(Seat& seat, const Record<Chess>& record);

    GameTerms terms_;
    Seat one_;
    Seat other_;
};

} // namespace tabuleiro::roque
