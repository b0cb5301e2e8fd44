// Reads a child's lines on a thread of its own, for as long as this object lives.
#pragma once

#include <functional>
#include <string>
#include <thread>

#include "programs/process/cancellation.hpp"
#include "programs/process/child.hpp"

namespace tabuleiro::programs {

class BackgroundReader {
  public:
    using Hear = std::function<void(const std::string& line)>;

    // `hear` is called on the other thread. Nobody else uses the child meanwhile. Throws
    // std::system_error if there is no thread left.
    BackgroundReader(Child& child, Hear hear);
    BackgroundReader(const BackgroundReader&) = delete;
    BackgroundReader& operator=(const BackgroundReader&) = delete;
    // Every line that was read has been heard; what comes later stays in the pipe.
    ~BackgroundReader();

  private:
    Cancellation end_;
    std::thread thread_;
};

} // namespace tabuleiro::programs
