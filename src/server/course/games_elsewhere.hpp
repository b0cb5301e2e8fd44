// Games of ladders that workers play (docs/workers.md): which are given away, and what came back.
//
// A game that is given away is known to this object alone. It becomes a game of its ladder, and a
// table, when its moves come back; if they do not, the pair is free again. So a worker that is lost
// leaves nothing behind.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "house/work/game_job.hpp"
#include "store/course/assignments.hpp"
#include "store/course/ladder_games.hpp"

namespace tabuleiro::server {

// Used on one thread; answers come from others.
class GamesElsewhere {
  public:
    struct Returned {
        store::LadderGame game;
        std::vector<std::string> opening;
        house::TimedMoves moves;
        store::WallTime given = 0; // when it was given away
    };

    // `changed` is called, from any thread, when a worker has begun a game, and when one came back.
    // Null: there are no workers.
    GamesElsewhere(std::shared_ptr<house::RemoteGames> workers, std::function<void()> changed);
    ~GamesElsewhere() { stop(); }
    GamesElsewhere(const GamesElsewhere&) = delete;
    GamesElsewhere& operator=(const GamesElsewhere&) = delete;

    // Whether workers would begin another game: a few wait for them, and no more.
    bool wants_another() const;
    void give(store::LadderGame game, house::GameJob job);
    bool empty() const;
    // Those that are given away, of one assignment.
    std::vector<store::LadderGame> of(const std::string& assignment) const;
    // Gives up those of all other assignments, and those that take too long.
    void keep(const std::vector<store::Assignment>& running);
    void stop() { keep({}); }
    std::vector<Returned> take_returned();

  private:
    struct State;

    std::shared_ptr<house::RemoteGames> workers_;
    std::shared_ptr<State> state_; // answers may come when this object is gone
};

} // namespace tabuleiro::server
