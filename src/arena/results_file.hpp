// The file of a tournament: its plan, then every finished game, one line of JSON each.
//
// A game is written whole and synced before it counts, so that no finished game is lost, whatever
// happens to the process; an incomplete line at the end, from an interrupted write, is dropped when
// the file is opened again. Two arenas cannot write the same file.
#pragma once

#include <string>
#include <vector>

#include "arena/game/game_record.hpp"
#include "arena/programs.hpp"
#include "arena/schedule/plan.hpp"

namespace tabuleiro::arena {

class ResultsFile {
  public:
    // A new file; fails if there is one already.
    [[nodiscard]] static Expected<ResultsFile> create(const std::string& path, const Plan& plan);
    // An existing one, to be continued.
    [[nodiscard]] static Expected<ResultsFile> resume(const std::string& path);

    const std::string& path() const { return path_; }
    const Plan& plan() const { return plan_; }
    // Those that were there when it was opened.
    const std::vector<GameRecord>& games() const { return games_; }

    // Throws std::system_error if it cannot be written, since the run cannot go on then.
    void append(const GameRecord& game);

  private:
    ResultsFile(std::string path, Plan plan, Descriptor file)
        : path_(std::move(path)), plan_(std::move(plan)), file_(std::move(file)) {}
    void write_line(const std::string& line);

    std::string path_;
    Plan plan_;
    Descriptor file_;
    std::vector<GameRecord> games_;
};

struct Results {
    Plan plan;
    std::vector<GameRecord> games;
    std::size_t whole_bytes = 0; // up to the end of the last whole line
};

// Reads a file without touching it.
[[nodiscard]] Expected<Results> read_results(const std::string& path);

} // namespace tabuleiro::arena
