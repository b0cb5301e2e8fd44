// Everything sent to and by engines, in one file, for finding out what went wrong.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

#include "programs/process/child.hpp"

namespace tabuleiro::programs {

// Any thread may write.
class TrafficLog {
  public:
    // Truncates the file; throws std::system_error if it cannot be written.
    explicit TrafficLog(const std::string& path);

    // "   12.345 < name: line"; the arrow points from the speaker.
    void to_engine(std::string_view name, std::string_view line) { write('>', name, line); }
    void from_engine(std::string_view name, std::string_view line) { write('<', name, line); }
    const std::string& path() const { return path_; }

  private:
    void write(char arrow, std::string_view name, std::string_view line);

    std::string path_;
    std::mutex mutex_;
    Descriptor file_;
    TimePoint began_;
};

} // namespace tabuleiro::programs
