#include "server/api/metrics.hpp"

#include <fmt/format.h>

#include <iterator>

namespace tabuleiro::server {

void Histogram::observe(std::chrono::nanoseconds time) {
    const double seconds = std::chrono::duration<double>(time).count();
    std::size_t slot = 0;
    while (slot < bounds.size() && seconds > bounds[slot]) {
        ++slot;
    }
    counts_[slot].fetch_add(1, std::memory_order_relaxed);
    nanoseconds_.fetch_add(static_cast<std::uint64_t>(time.count()), std::memory_order_relaxed);
}

void Histogram::print(std::string& text, const char* name, const char* help) const {
    auto out = std::back_inserter(text);
    fmt::format_to(out, "# HELP {0} {1}\n# TYPE {0} histogram\n", name, help);
    std::uint64_t total = 0;
    for (std::size_t i = 0; i < bounds.size(); ++i) {
        total += counts_[i].load(std::memory_order_relaxed);
        fmt::format_to(out, "{}_bucket{{le=\"{}\"}} {}\n", name, bounds[i], total);
    }
    total += counts_.back().load(std::memory_order_relaxed);
    fmt::format_to(out, "{}_bucket{{le=\"+Inf\"}} {}\n", name, total);
    fmt::format_to(out, "{}_sum {}\n", name,
                   static_cast<double>(nanoseconds_.load(std::memory_order_relaxed)) * 1e-9);
    fmt::format_to(out, "{}_count {}\n", name, total);
}

std::string Metrics::text() const {
    std::string text;
    auto out = std::back_inserter(text);
    const auto print = [&](const char* name, const char* kind, const char* help, auto value) {
        fmt::format_to(out,
                       "# HELP tabuleiro_{0} {2}\n# TYPE tabuleiro_{0} {1}\ntabuleiro_{0} {3}\n",
                       name, kind, help, value);
    };
    print("connections", "gauge", "Open connections of any kind.", connections.load());
    print("sockets", "gauge", "Open WebSockets.", sockets.load());
    print("tables", "gauge", "Tables in memory.", tables.load());
    print("thoughts", "gauge", "Jobs of computers, waiting or running.", thoughts.load());
    print("analyses", "gauge", "Analyses, waiting or running.", analyses.load());
    print("tables_opened_total", "counter", "Tables that were opened.", tables_opened.load());
    print("requests_total", "counter", "HTTP requests.", requests.load());
    print("requests_refused_total", "counter", "Requests refused at the door.",
          requests_refused.load());
    print("connections_refused_total", "counter", "Connections refused: there were too many.",
          connections_refused.load());
    print("messages_total", "counter", "WebSocket messages received.", messages.load());
    print("commands_done_total", "counter", "Commands that were stored and sent to all.",
          commands_done.load());
    print("commands_refused_total", "counter", "Commands that were refused.",
          commands_refused.load());
    print("store_failures_total", "counter", "Events that could not be stored.",
          store_failures.load());
    print("slow_readers_total", "counter", "WebSockets cut off because they read too slowly.",
          slow_readers.load());
    command_time.print(text, "tabuleiro_command_seconds",
                       "From a command's message to its last delivery.");
    return text;
}

} // namespace tabuleiro::server
