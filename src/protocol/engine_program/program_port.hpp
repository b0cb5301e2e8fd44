// The port of the program: lines go to standard output, searches to an engine, and their reports to
// the queue.
#pragma once

#include <cstdio>
#include <random>

#include "engines/chess/engine.hpp"
#include "engines/chess/fathom/fathom_tablebase.hpp"
#include "protocol/engine_program/event_queue.hpp"

namespace tabuleiro::roque {

class ProgramPort : public EnginePort {
  public:
    explicit ProgramPort(EventQueue& queue) : messenger_(queue) {}

    void say(std::string_view line) override {
        std::fwrite(line.data(), 1, line.size(), stdout);
        std::fputc('\n', stdout);
        std::fflush(stdout);
    }
    void start(SearchId id, SearchRequest request) override {
        engine_.wait();
        messenger_.set_id(id);
        request.started = std::chrono::steady_clock::now();
        engine_.start(std::move(request), messenger_);
    }
    void stop() override { engine_.stop(); }
    void ponder_hit() override { engine_.ponder_hit(); }

    void new_game() override { resting().new_game(); }
    bool set_megabytes(std::size_t megabytes) override {
        return resting().set_megabytes(megabytes);
    }
    void set_threads(int threads) override { resting().set_threads(threads); }
    void set_overhead(Milliseconds overhead) override { engine_.set_overhead(overhead); }
    void clear_table() override { resting().clear_table(); }
    void set_network(NetworkPtr network) override { resting().set_network(std::move(network)); }

    Expected<void> open_tablebase(const std::string& path) override {
        resting().set_tablebase(nullptr); // closed before others are opened
        if (path.empty()) {
            return {};
        }
        auto tablebase = open_fathom(path);
        if (!tablebase) {
            return tl::unexpected(tablebase.error());
        }
        engine_.set_tablebase(std::move(*tablebase));
        return {};
    }
    void set_tablebase_terms(const TablebaseTerms& terms) override {
        resting().set_tablebase_terms(terms);
    }

    Score evaluate(const Position& position) override {
        return Evaluation(engine_.network())(position);
    }
    BenchResult bench(int depth) override { return roque::bench(depth, engine_.network()); }
    std::uint64_t random_seed() override {
        std::random_device device;
        return std::uint64_t{device()} << 32 | device();
    }

  private:
    // Sends the reports of one search to the queue, under its id.
    class Messenger : public EngineListener {
      public:
        explicit Messenger(EventQueue& queue) : queue_(queue) {}
        // Requires: no search is running.
        void set_id(SearchId id) { id_ = id; }

        void on_variation(const VariationReport& line) override {
            queue_.push(VariationNews{id_, line});
        }
        void on_current_move(const CurrentMove& current) override {
            queue_.push(CurrentMoveNews{id_, current});
        }
        void on_done(const SearchResult& result) override { queue_.push(DoneNews{id_, result}); }

      private:
        EventQueue& queue_;
        SearchId id_ = 0;
    };

    // The engine, after stopping its search.
    Engine& resting() {
        engine_.stop();
        engine_.wait();
        return engine_;
    }

    Messenger messenger_;
    Engine engine_;
};

} // namespace tabuleiro::roque
