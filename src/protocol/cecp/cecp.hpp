// The Chess Engine Communication Protocol (xboard), version 2, as a state machine without input,
// output or threads.
//
// Lines and news of searches go in; lines and requests go out through the port. What the engine
// does at a moment is one task (Task); a search that no longer fits is broken off, and
// what it still reports is not heard, because every search has its number.
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engines/chess/engine_port.hpp"
#include "engines/chess/options.hpp"
#include "engines/chess/search_request.hpp"
#include "protocol/cecp/board_editor.hpp"
#include "protocol/cecp/clock.hpp"

namespace tabuleiro::cecp {

// Whether a line can be the first of a conversation in this protocol: one of its commands, or a
// bare move.
bool speaks_cecp(std::string_view line);

class Machine {
  public:
    explicit Machine(roque::EnginePort& port) : port_(port) {}

    void on_line(std::string_view line);
    void on_info(roque::SearchId id, const roque::LineReport& line);
    void on_current_move(roque::SearchId id, const roque::CurrentMove& current);
    void on_done(roque::SearchId id, const roque::SearchResult& result);

    // Nothing more will be read: a move that is being thought about is still made.
    void on_end_of_input();

    bool is_finished() const { return finished_; }

  private:
    using Words = std::vector<std::string_view>;
    using Handler = void (Machine::*)(const Words& words, std::string_view rest);
    struct Command {
        std::string_view name;
        Handler handler;
    };
    static const std::vector<Command>& commands();
    friend bool speaks_cecp(std::string_view line);

    enum class Task : std::uint8_t { Nothing, Move, Ponder, Analysis, Hint };

    // Commands. `rest`: the line after the command.
    void ignore(const Words&, std::string_view) {}
    void on_xboard(const Words&, std::string_view);
    void on_protover(const Words&, std::string_view);
    void on_new(const Words&, std::string_view);
    void on_variant(const Words& words, std::string_view rest);
    void on_quit(const Words&, std::string_view);
    void on_force(const Words&, std::string_view);
    void on_go(const Words&, std::string_view);
    void on_playother(const Words&, std::string_view);
    void on_white(const Words&, std::string_view);
    void on_black(const Words&, std::string_view);
    void on_level(const Words& words, std::string_view rest);
    void on_st(const Words& words, std::string_view rest);
    void on_sd(const Words& words, std::string_view rest);
    void on_nps(const Words& words, std::string_view rest);
    void on_time(const Words& words, std::string_view rest);
    void on_otim(const Words& words, std::string_view rest);
    void on_usermove(const Words& words, std::string_view rest);
    void on_move_now(const Words&, std::string_view);
    void on_ping(const Words& words, std::string_view rest);
    void on_draw(const Words&, std::string_view);
    void on_setboard(const Words& words, std::string_view rest);
    void on_edit(const Words&, std::string_view);
    void on_hint(const Words&, std::string_view);
    void on_book(const Words&, std::string_view);
    void on_undo(const Words&, std::string_view);
    void on_remove(const Words&, std::string_view);
    void on_hard(const Words&, std::string_view);
    void on_easy(const Words&, std::string_view);
    void on_post(const Words&, std::string_view);
    void on_nopost(const Words&, std::string_view);
    void on_analyze(const Words&, std::string_view);
    void on_status(const Words&, std::string_view);
    void on_exit(const Words&, std::string_view);
    void on_memory(const Words& words, std::string_view rest);
    void on_cores(const Words& words, std::string_view rest);
    void on_option(const Words& words, std::string_view rest);
    void on_exclude(const Words& words, std::string_view rest);
    void on_include(const Words& words, std::string_view rest);
    void on_pause(const Words&, std::string_view);
    void on_resume(const Words&, std::string_view);

    void on_end_of_game(const Words&, std::string_view);

    // cecp.cpp, session.cpp, positions.cpp, talk.cpp
    void handle(std::string_view line);
    void on_edit_line(std::string_view line);
    void change_option(std::string_view name, std::optional<std::string_view> value);
    void complain_unless(bool good, std::string_view line);
    void error(std::string_view kind, std::string_view line);
    void play_user_move(std::string_view move);
    void set_turn(Player player);
    void settle_turn();
    void set_up(const Expected<chess::Position>& position);
    void take_back(int plies);
    void exclude(const Words& words, bool away);

    // thinking.cpp
    void go_on(); // does what the state asks for: think, analyse, or nothing
    void start(Task task);
    void break_off(); // the search ends and is not heard any more
    void start_pondering(std::optional<chess::Move> reply);
    void make_move(const roque::SearchResult& result);
    void think_of_draw(const roque::SearchResult& result);
    bool wants_to_resign(roque::Score score);
    bool announce_result(); // true if the game is over
    void hear_waiting();
    void forget_waiting();
    // By the side to move, since the game began.
    static int moves_made(const Record<chess::Chess>& game) { return game.plies() / 2; }
    std::string text(chess::Move move) const;
    std::optional<std::vector<chess::Move>> allowed_moves() const;

    roque::EnginePort& port_;
    roque::Options options_;
    Record<chess::Chess> game_ = roque::engine_game();
    Clock clock_;
    std::optional<BoardEditor> editor_; // between `edit` and `.`

    std::optional<Player> engine_side_ = chess::black; // none: force mode
    std::optional<Player> asked_turn_;                 // by `white` or `black`, until it matters
    bool analyzing_ = false;
    bool over_ = false;    // the game; moves are still taken
    bool unsound_ = false; // the last position set up was none
    bool paused_ = false;
    bool posting_ = false;
    bool pondering_on_ = false;
    bool chess960_ = false;
    bool finished_ = false;
    bool input_ended_ = false;

    Task task_ = Task::Nothing;
    roque::SearchId search_ = 0;
    std::optional<chess::Move> ponder_move_; // the reply that is taken for granted
    std::vector<chess::Move> excluded_;
    std::deque<std::string> waiting_; // moves and pings, while our own move is thought about

    std::optional<roque::Score> last_score_; // of our last move, or of the search that runs
    int losing_moves_ = 0;                   // in a row, with a score to resign
    int level_moves_ = 0;                    // in a row, with a score that means nothing
    roque::LineReport last_line_;
    roque::CurrentMove last_current_;
};

} // namespace tabuleiro::cecp
