#include "programs/process/background_reader.hpp"

#include <utility>

namespace tabuleiro::programs {

BackgroundReader::BackgroundReader(Child& child, Hear hear)
    : thread_([this, &child, hear = std::move(hear)] {
          while (true) {
              const auto arrival =
                  child.read_line(SteadyClock::now() + std::chrono::hours(1), end_.descriptor());
              if (arrival) {
                  hear(arrival->line);
              } else if (arrival.error() != NoLine::TimedOut) {
                  return; // cancelled; or the child has a fault, which its next reader sees
              }
          }
      }) {}

BackgroundReader::~BackgroundReader() {
    end_.request();
    thread_.join();
}

} // namespace tabuleiro::programs
