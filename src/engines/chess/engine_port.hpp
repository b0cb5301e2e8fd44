// What a protocol may ask of the engine and the outside world. The program implements it; tests
// have one that records everything.
#pragma once

#include <string>
#include <string_view>

#include "core/error.hpp"
#include "engines/chess/bench.hpp"
#include "engines/chess/search/limits.hpp"
#include "engines/chess/search/tablebase.hpp"

namespace tabuleiro::roque {

// Identifies a search, so that reports of a cancelled one are not taken for reports of the next.
using SearchId = int;

class EnginePort {
  public:
    EnginePort() = default;
    EnginePort(const EnginePort&) = delete;
    EnginePort& operator=(const EnginePort&) = delete;
    virtual ~EnginePort() = default;

    virtual void say(std::string_view line) = 0;
    // Its reports and its end come back to the protocol later.
    virtual void start(SearchId id, SearchRequest request) = 0;
    virtual void stop() = 0;
    virtual void ponder_hit() = 0;

    // These end a search first, if one runs.
    virtual void new_game() = 0;
    virtual bool set_megabytes(std::size_t megabytes) = 0;
    virtual void set_threads(int threads) = 0;
    virtual void set_overhead(Milliseconds overhead) = 0;
    virtual void clear_table() = 0;
    virtual void set_network(NetworkPtr network) = 0;
    // The endgame tables in these folders; none if the path is empty. If there are none, it fails,
    // and none are used.
    [[nodiscard]] virtual Expected<void> open_tablebase(const std::string& path) = 0;
    virtual void set_tablebase_terms(const TablebaseTerms& terms) = 0;

    // The static evaluation, from the side to move. Requires: not in check.
    virtual Score evaluate(const Position& position) = 0;

    virtual BenchResult bench(int depth) = 0;
    // For choices that should differ from game to game.
    virtual std::uint64_t random_seed() = 0;
};

} // namespace tabuleiro::roque
