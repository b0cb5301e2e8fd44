// The chess engine as one object: start a search, listen to it, stop it.
//
// start() returns at once; the search runs on threads of its own and calls the listener from
// one of them. Exactly one on_done() follows each start(), with until_stopped or pondering only
// after stop() or ponder_hit().
//
// Thread safety: stop() and ponder_hit() may be called from any thread; the rest from one.
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "engines/chess/search/limits.hpp"
#include "engines/chess/search/worker.hpp"

namespace tabuleiro::roque {

class EngineListener : public SearchListener {
  public:
    virtual void on_done(const SearchResult& result) = 0;
};

class Engine {
  public:
    static constexpr std::size_t default_megabytes = 16;
    static constexpr int max_threads = 256;

    explicit Engine(std::size_t megabytes = default_megabytes);
    ~Engine();
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

    // Requires for these: no search is running (wait() first).
    bool set_megabytes(std::size_t megabytes) { return table_.resize(megabytes); }
    void set_threads(int threads);
    void clear_table() { table_.clear(); }
    // The evaluation's network, initially the default; none: the tapered evaluation.
    // Weakened play always uses the tapered one, so that levels mean the same with every network.
    void set_network(NetworkPtr network);
    const NetworkPtr& network() const { return network_; }
    // Endgame tables, initially none. Weakened play and the tapered evaluation do without them.
    void set_tablebase(TablebasePtr tablebase);
    void set_tablebase_terms(const TablebaseTerms& terms);
    void new_game();

    // For the next search.
    void set_overhead(Milliseconds overhead) { overhead_ = overhead; }

    // Waits for the last search to end, then begins. The listener must outlive the search.
    void start(SearchRequest request, EngineListener& listener);
    void stop();
    void ponder_hit();
    void wait();

    // A search on the calling thread.
    SearchResult search(const SearchRequest& request, SearchListener* listener = nullptr);

  private:
    SearchResult run(const SearchRequest& request, SearchListener* listener);
    SearchResult run_weakened(const SearchRequest& request, SearchListener* listener);
    // The request with the moves that the endgame tables leave, if they are used.
    SearchRequest looked_up(const SearchRequest& request);
    void forget();

    TranspositionTable table_;
    Control control_;
    NetworkPtr network_ = default_network();
    TablebasePtr tablebase_;
    TablebaseTerms tablebase_terms_;
    bool judged_tapered_ = false; // by the last search
    std::atomic<Milliseconds> overhead_{Milliseconds(10)};
    LagMeter lag_;
    std::vector<std::unique_ptr<Worker>> workers_;
    std::thread thread_;
    std::mutex mutex_;
    std::condition_variable released_; // by stop() or ponder_hit()
    std::optional<SteadyTime> hit_at_; // ponder_hit() of the search that runs
};

} // namespace tabuleiro::roque
