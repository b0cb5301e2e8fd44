#include "programs/process/traffic_log.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace tabuleiro::programs {

TrafficLog::TrafficLog(const std::string& path)
    : path_(path),
      file_(open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0666)),
      began_(SteadyClock::now()) {
    if (!file_.is_open()) {
        throw std::system_error(errno, std::generic_category(), "cannot write the log " + path);
    }
}

void TrafficLog::write(char arrow, std::string_view name, std::string_view line) {
    const std::chrono::duration<double> since = SteadyClock::now() - began_;
    const std::string text = fmt::format("{:10.4f} {} {}: {}\n", since.count(), arrow, name, line);
    const std::lock_guard lock(mutex_);
    // A log that can no longer be written is no reason to stop.
    [[maybe_unused]] const auto wrote = ::write(file_.number(), text.data(), text.size());
}

} // namespace tabuleiro::programs
