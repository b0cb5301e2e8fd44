// Metrics for the administrator, in the text format of Prometheus.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <string>

namespace tabuleiro::server {

// How long something took: counts of what was at most so many seconds.
class Histogram {
  public:
    void observe(std::chrono::nanoseconds time);
    void print(std::string& text, const char* name, const char* help) const;

  private:
    static constexpr std::array bounds{0.0005, 0.001, 0.0025, 0.005, 0.01,
                                       0.025,  0.05,  0.1,    0.25,  1.0};
    std::array<std::atomic<std::uint64_t>, bounds.size() + 1> counts_{};
    std::atomic<std::uint64_t> nanoseconds_{0};
};

// Each is counted where it happens, from any thread.
struct Metrics {
    using Count = std::atomic<std::uint64_t>;
    using Gauge = std::atomic<std::int64_t>;

    Gauge connections{0};
    Gauge sockets{0};
    Gauge tables{0};
    Gauge thoughts{0}; // jobs of computers, waiting or running; set when the text is written
    Gauge analyses{0}; // the same of analyses
    Count requests{0};
    Count requests_refused{0};    // wrong Host, Origin, size, rate
    Count connections_refused{0}; // too many, from one client or in all
    Count messages{0};
    Count commands_done{0};
    Count commands_refused{0};
    Count store_failures{0};
    Count slow_readers{0};
    Count tables_opened{0};
    Histogram command_time; // from the message to the last delivery

    std::string text() const;
};

} // namespace tabuleiro::server
