// The games of a running tournament as PGN: each is appended when it ends, in the order of their
// ends. Who reads the file meanwhile sees whole games only.
#pragma once

#include <string>
#include <vector>

#include "arena/game/game_record.hpp"
#include "arena/schedule/plan.hpp"
#include "files/descriptor.hpp"

namespace tabuleiro::arena {

class LivePgn {
  public:
    // Begins the file anew, with the games that were played before. An empty path, or something
    // that is no ordinary file (a pipe gets the games at the end), is not written. Throws
    // std::system_error if the file cannot be written, as add() does. The plan must outlive it.
    LivePgn(const std::string& path, const Plan& plan, const std::vector<GameRecord>& earlier);

    void add(const GameRecord& game);

  private:
    std::string path_;
    const Plan& plan_;
    Descriptor file_;
};

} // namespace tabuleiro::arena
