// A port that records everything a protocol sends and requests, one line each.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engines/chess/engine_port.hpp"
#include "games/chess/coordinate.hpp"
#include "games/chess/fen.hpp"

namespace tabuleiro::test {

class RecordingPort : public roque::EnginePort {
  public:
    void say(std::string_view line) override { write("< " + std::string(line)); }
    void start(roque::SearchId id, roque::SearchRequest request) override {
        last_id = id;
        last_request = request;
        write("* search" + described(request));
    }
    void stop() override { write("* stop"); }
    void ponder_hit() override { write("* ponderhit"); }
    void new_game() override { write("* new game"); }
    bool set_megabytes(std::size_t megabytes) override {
        write("* hash " + std::to_string(megabytes));
        return megabytes <= 65536;
    }
    void set_threads(int threads) override { write("* threads " + std::to_string(threads)); }
    void set_overhead(roque::Milliseconds overhead) override {
        write("* overhead " + std::to_string(overhead.count()));
    }
    void clear_table() override { write("* clear table"); }
    void set_network(roque::NetworkPtr network) override {
        write(network ? "* network" : "* no network");
    }
    Expected<void> open_tablebase(const std::string& path) override {
        write("* tables " + path);
        if (path == "nowhere") {
            return fail("There are no endgame tables in {path}.", path);
        }
        return {};
    }
    void set_tablebase_terms(const roque::TablebaseTerms& terms) override {
        write("* tables from depth " + std::to_string(terms.probe_depth) + ", at most " +
              std::to_string(terms.most_pieces) + " pieces, " +
              (terms.fifty_moves ? "fifty moves" : "any number of moves"));
    }
    roque::Score evaluate(const chess::Position&) override { return 12; }
    roque::BenchResult bench(int depth) override {
        write("* bench " + std::to_string(depth));
        return {123456, 100};
    }
    std::uint64_t random_seed() override { return 1; }

    std::vector<std::string> take() { return std::exchange(lines_, {}); }

    roque::SearchId last_id = 0;
    roque::SearchRequest last_request;

  private:
    static std::string described(const roque::SearchRequest& request) {
        const roque::SearchLimits& limits = request.limits;
        std::string text;
        const auto add = [&](std::string_view name, auto value) {
            text += " " + std::string(name) + " " + std::to_string(value);
        };
        if (limits.depth) {
            add("depth", *limits.depth);
        }
        if (limits.nodes) {
            add("nodes", *limits.nodes);
        }
        if (limits.mate) {
            add("mate", *limits.mate);
        }
        if (limits.move_time) {
            add("movetime", limits.move_time->count());
        }
        if (limits.clock) {
            add("time", limits.clock->remaining.count());
            add("inc", limits.clock->increment.count());
            if (limits.clock->moves_to_go) {
                add("movestogo", *limits.clock->moves_to_go);
            }
        }
        text += limits.until_stopped ? " until-stopped" : "";
        text += limits.pondering ? " pondering" : "";
        if (request.lines > 1) {
            add("lines", request.lines);
        }
        if (request.elo) {
            add("elo", *request.elo);
        }
        if (!request.search_moves.empty()) {
            text += " moves";
            for (const auto move : request.search_moves) {
                text += " " + to_coordinates(move);
            }
        }
        return text + " | " + to_fen(request.game.position) +
               (request.game.earlier.empty()
                    ? ""
                    : " | after " + std::to_string(request.game.earlier.size()));
    }
    void write(std::string line) { lines_.push_back(std::move(line)); }

    std::vector<std::string> lines_;
};

} // namespace tabuleiro::test
