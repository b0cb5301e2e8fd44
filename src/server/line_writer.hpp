// Writes lines to a descriptor and never waits for whoever reads them: a pipe that nobody empties
// must not stop the server. Lines that find no room are dropped, and counted.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace tabuleiro::server {

class LineWriter {
  public:
    // Requires: the descriptor stays open meanwhile.
    explicit LineWriter(int descriptor);
    ~LineWriter();
    LineWriter(const LineWriter&) = delete;
    LineWriter& operator=(const LineWriter&) = delete;

    // The line ends with a newline. False if it was dropped.
    bool write(std::string_view line);

    // Lines dropped since it was last asked.
    std::uint64_t take_dropped();

    bool is_terminal() const;

  private:
    enum class Kind { File, Socket, Other };

    bool write_rest();
    std::size_t write_some(std::string_view bytes) const;

    int descriptor_;
    int own_ = -1; // the same, opened again: whether it waits is then our own affair
    Kind kind_;
    std::string rest_; // of a line that was written in part
    std::uint64_t dropped_ = 0;
};

} // namespace tabuleiro::server
