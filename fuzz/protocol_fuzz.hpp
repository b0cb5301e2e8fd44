// Feeds bytes as lines to a protocol machine whose searches end at once, sometimes with the first
// legal move, sometimes with the last, sometimes only on stop.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/text.hpp"
#include "engines/chess/engine_port.hpp"

namespace tabuleiro {

class FuzzPort : public roque::EnginePort {
  public:
    void say(std::string_view) override {}
    void start(roque::SearchId id, roque::SearchRequest request) override {
        running = id;
        last = std::move(request);
    }
    void stop() override {}
    void ponder_hit() override {}
    void new_game() override {}
    bool set_megabytes(std::size_t megabytes) override { return megabytes < 100; }
    void set_threads(int) override {}
    void set_overhead(roque::Milliseconds) override {}
    void clear_table() override {}
    void set_network(roque::NetworkPtr) override {}
    Expected<void> open_tablebase(const std::string& path) override {
        return path.size() % 2 == 0 ? Expected<void>{} : fail("There are no endgame tables.");
    }
    void set_tablebase_terms(const roque::TablebaseTerms&) override {}
    roque::Score evaluate(const chess::Position&) override { return 0; }
    roque::BenchResult bench(int) override { return {}; }
    std::uint64_t random_seed() override { return 1; }

    std::optional<roque::SearchId> running;
    roque::SearchRequest last;
};

template <class Machine>
void end_search(Machine& machine, FuzzPort& port, std::uint8_t choice) {
    const auto id = *port.running;
    port.running.reset();
    roque::SearchResult result;
    const auto moves = port.last.game.position.legal_moves();
    if (!moves.empty()) {
        result.best = choice % 2 == 0 ? moves[0] : moves[moves.size() - 1];
        result.score = (choice - 128) * 100;
        roque::VariationReport line;
        line.moves = {*result.best};
        machine.on_variation(id, line);
        chess::Position next = port.last.game.position;
        next.play(*result.best);
        const auto replies = next.legal_moves();
        if (!replies.empty()) {
            result.ponder = replies[0];
        }
    }
    machine.on_done(id, result);
}

template <class Machine>
void talk(std::string_view text) {
    FuzzPort port;
    Machine machine(port);
    std::uint8_t number = 0;
    for (const std::string_view line : split(text, '\n')) {
        // Deep counting is slow by design, and has nothing to do with parsing.
        if (line.find("perft") != std::string_view::npos && !line.ends_with(" 1")) {
            continue;
        }
        machine.on_line(line);
        number = static_cast<std::uint8_t>(number * 31 + line.size());
        for (int i = 0; i < 8 && port.running && number % 3 != 0; ++i) {
            end_search(machine, port, number);
        }
    }
}

} // namespace tabuleiro
