// The Chess Engine Communication Protocol (xboard), version 2, as a state machine: who plays, and
// what each command does. Its parts are separate: the game on the board, the clock, the running
// search (thinker.hpp), and when to resign or to agree to a draw (judgement.hpp).
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <string_view>

#include "engines/chess/options.hpp"
#include "engines/chess/protocol_machine.hpp"
#include "protocol/cecp/board_editor.hpp"
#include "protocol/cecp/clock.hpp"
#include "protocol/cecp/game.hpp"
#include "protocol/cecp/judgement.hpp"
#include "protocol/cecp/thinker.hpp"

namespace tabuleiro::cecp {

// Whether a line can be the first of a conversation in this protocol: one of its commands, or a
// bare move.
bool speaks_cecp(std::string_view line);

class Machine : public roque::ProtocolMachine {
  public:
    explicit Machine(roque::EnginePort& port) : port_(port), thinker_(port) {}

    void on_line(std::string_view line) override;
    // A move that is being searched is still made.
    void on_end_of_input() override;
    void on_variation(roque::SearchId id, const roque::VariationReport& line) override;
    void on_current_move(roque::SearchId id, const roque::CurrentMove& current) override;
    void on_done(roque::SearchId id, const roque::SearchResult& result) override;
    bool is_finished() const override { return finished_; }

  private:
    // Commands that require no action.
    template <class Other>
    void on(const Other&) {}
    // commands.cpp
    void on(const Xboard&) { port_.say(""); }
    void on(const Protover&);
    void on(const New&);
    void on(const Variant& variant);
    void on(const Quit&);
    void on(const Force&);
    void on(const Go&);
    void on(const PlayOther&);
    void on(const White&) { set_turn(chess::white); }
    void on(const Black&) { set_turn(chess::black); }
    void on(const Level& level) { clock_.set(level, moves_made(game_.record())); }
    void on(const MoveTime& time) { clock_.set(time); }
    void on(const Depth& depth) { clock_.set(depth); }
    void on(const NodeRate& rate) { clock_.set(rate); }
    void on(const OwnTime& time) { clock_.set(time); }
    void on(const UserMove& command);
    void on(const MoveNow&);
    void on(const Ping& ping);
    void on(const Draw&);
    void on(const Result&) { end_game(); }
    void on(const Resign&) { end_game(); }
    void on(const SetBoard& board);
    void on(const Edit&);
    void on(const Hint&);
    void on(const Book&);
    void on(const Undo&) { take_back(1); }
    void on(const Remove&) { take_back(2); }
    void on(const Hard&) { pondering_on_ = true; }
    void on(const Easy&);
    void on(const Post&) { posting_ = true; }
    void on(const NoPost&) { posting_ = false; }
    void on(const Analyze&);
    void on(const AskStatus&);
    void on(const Exit&);
    void on(const Memory& memory);
    void on(const Cores& cores);
    void on(const SetOption& option);
    void on(const Exclude& command);
    void on(const Include& command);
    void on(const Pause&);
    void on(const Resume&);
    void on(const BadArgument& command) { complain("bad argument", command.line); }
    void on(const Unknown& command);

    void handle(const Command& command);
    void on_edit_line(std::string_view line);
    void change_option(std::string_view name, std::optional<std::string_view> value);
    void exclude(std::string_view word, std::string_view move, Game::Search search);
    void end_game();
    void set_turn(Player player);
    void set_up(const Expected<chess::Position>& position);
    void take_back(int plies);
    void say(const Message& message) { port_.say(format(message)); }
    void complain(std::string_view kind, std::string_view line);

    // cecp.cpp
    void play_user_move(std::string_view move);
    void go_on(); // does what the state requires: think, analyse, or nothing
    void start(Purpose purpose);
    void start_pondering(std::optional<chess::Move> reply);
    void make_move(const roque::SearchResult& result);
    bool announce_result(); // true if the game is over
    void hear_waiting();
    void forget_waiting();
    // By the side to move, since the game began.
    static int moves_made(const Record<chess::Chess>& game) { return game.plies() / 2; }

    roque::EnginePort& port_;
    roque::Options options_;
    Game game_;
    Clock clock_;
    Thinker thinker_;
    Judgement judgement_;
    std::optional<BoardEditor> editor_; // between `edit` and `.`
    std::deque<Command> waiting_;       // moves and pings, while our own move is being searched

    std::optional<Player> engine_side_ = chess::black; // none: force mode
    bool analyzing_ = false;
    bool paused_ = false;
    bool posting_ = false;
    bool pondering_on_ = false;
    bool finished_ = false;
    bool input_ended_ = false;
};

} // namespace tabuleiro::cecp
