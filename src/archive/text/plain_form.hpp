// Games without a notation of their own, as lines that begin with a per cent sign.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "archive/text/replay.hpp"
#include "core/error.hpp"
#include "store/stored.hpp"

namespace tabuleiro::archive {

std::string to_plain(const store::TableLog& log, const Replay& replay);

// Reads the lines of a whole text, one after the other; those that do not begin with a per cent
// sign are skipped.
class PlainReader {
  public:
    // Without its line end.
    void line(std::string_view text);
    // The tables, or every reason with its line.
    [[nodiscard]] Expected<std::vector<store::TableLog>> finish();

  private:
    void word(std::string_view word, std::string_view rest);
    void open(std::string_view rest);
    void close();
    void complain(Reason reason);
    void complain(std::size_t line, Reason reason);

    std::size_t number_ = 0;
    bool is_ours_ = false;      // the line that begins an archive has been seen
    std::size_t opened_at_ = 0; // the line where the open table begins; 0: none is open
    store::Table table_;
    std::vector<store::Event> events_;
    std::string result_;
    std::vector<store::TableLog> tables_;
    Reasons complaints_;
};

} // namespace tabuleiro::archive
