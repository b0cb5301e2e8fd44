// The Universal Chess Interface, as a state machine without input, output or threads. Commands that
// must wait for a search to end are queued in order. stop, ponderhit and quit act at once, and on
// waiting searches too. isready is answered at once, or in its turn if that is sure to come.
#pragma once

#include <deque>
#include <string>
#include <string_view>

#include "engines/chess/options.hpp"
#include "engines/chess/protocol_machine.hpp"
#include "engines/chess/search_request.hpp"
#include "protocol/messages/uci.hpp"

namespace tabuleiro::uci {

class Machine : public roque::ProtocolMachine {
  public:
    explicit Machine(roque::EnginePort& port) : port_(port) {}

    void on_line(std::string_view line) override;
    void on_end_of_input() override { on_line(Quit::word); }
    void on_variation(roque::SearchId id, const roque::VariationReport& line) override;
    void on_current_move(roque::SearchId id, const roque::CurrentMove& current) override;
    void on_done(roque::SearchId id, const roque::SearchResult& result) override;

    // quit was read, or the input ended, and there is no more output to come.
    bool is_finished() const override { return quitting_ && !searching_; }

  private:
    // A command that waits for the search to end, and what arrived for it meanwhile.
    struct Waiting {
        Command command;
        bool hit = false;     // by ponderhit
        bool stopped = false; // by stop
    };

    void signal(bool is_stop);
    bool pings_keep_their_turn() const;
    void answer_waiting_pings();
    void resume();
    void handle(const Command& command);

    void on(const Hello&);
    void on(const Debug&) {}
    void on(const IsReady&) { say(ReadyOk{}); }
    void on(const Register&) {}
    void on(const SetOption& option);
    void on(const NewGame&);
    void on(const SetPosition& position);
    void on(const Go& go);
    void on(const Stop&) {}
    void on(const PonderHit&) {}
    void on(const Quit&) {}
    void on(const Display&);
    void on(const Evaluate&);
    void on(const Bench& bench);
    void on(const Perft& perft);
    void on(const Malformed& command) { inform(command.sentence); }
    void on(const Unknown& command);

    void say(const Message& message) { port_.say(format(message)); }
    void inform(std::string text) { say(Info{.text = std::move(text)}); }
    std::string text(chess::Move move) const;

    roque::EnginePort& port_;
    roque::Options options_;
    Record<chess::Chess> game_ = roque::engine_game();
    std::deque<Waiting> waiting_;
    roque::SearchId search_ = 0;
    bool searching_ = false;
    bool endless_ = false; // the running search ends only on stop
    bool quitting_ = false;
};

} // namespace tabuleiro::uci
