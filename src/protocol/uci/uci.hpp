// The Universal Chess Interface, as a state machine without input, output or threads.
//
// Lines and news of searches go in; lines and requests go out through the port. Commands that
// must wait for a search to end are kept and done in their order. stop, ponderhit and quit are
// heard at once and reach the searches that wait, too. isready is heard at once, or in its turn
// where that is sure to come.
#pragma once

#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "engines/chess/engine_port.hpp"
#include "engines/chess/options.hpp"
#include "engines/chess/search_request.hpp"

namespace tabuleiro::uci {

class Machine {
  public:
    explicit Machine(roque::EnginePort& port) : port_(port) {}

    void on_line(std::string_view line);
    void on_info(roque::SearchId id, const roque::LineReport& line);
    void on_current_move(roque::SearchId id, const roque::CurrentMove& current);
    void on_done(roque::SearchId id, const roque::SearchResult& result);

    // quit was read, or the input ended, and nothing is left to be said.
    bool is_finished() const { return quitting_ && !searching_; }

  private:
    using Words = std::vector<std::string_view>;

    // A command that waits for the search to end, and what was said to it meanwhile.
    struct Waiting {
        std::string line;
        bool hit = false;     // by ponderhit
        bool stopped = false; // by stop
    };

    void signal(std::string_view word);
    bool pings_keep_their_turn() const;
    void answer_waiting_pings();
    void resume();
    void handle(std::string_view line, const Words& words);
    void introduce();
    void set_option(const Words& words);
    void set_position(const Words& words);
    void go(const Words& words);
    void perft(int depth);
    void bench(const Words& words);
    void display();
    void evaluate();
    void inform(std::string_view text);
    std::string text(chess::Move move) const;

    roque::EnginePort& port_;
    roque::Options options_;
    Record<chess::Chess> game_ = roque::engine_game();
    std::deque<Waiting> waiting_;
    roque::SearchId search_ = 0;
    bool searching_ = false;
    bool endless_ = false; // the search that runs ends only when it is told to
    bool quitting_ = false;
};

} // namespace tabuleiro::uci
