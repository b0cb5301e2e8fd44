#include "server/log.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <spdlog/sinks/base_sink.h>
#include <spdlog/sinks/rotating_file_sink.h>
#include <spdlog/spdlog.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <stdexcept>
#include <utility>

#include "server/line_writer.hpp"

namespace tabuleiro::server {

namespace {

constexpr std::size_t largest_file = 10U << 20U;
constexpr std::size_t files_kept = 3;

spdlog::level::level_enum in_spdlog(LogLevel level) {
    switch (level) {
    case LogLevel::Debug:
        return spdlog::level::debug;
    case LogLevel::Info:
        return spdlog::level::info;
    case LogLevel::Warning:
        return spdlog::level::warn;
    case LogLevel::Error:
        break;
    }
    return spdlog::level::err;
}

class LineSink : public spdlog::sinks::base_sink<std::mutex> {
  public:
    explicit LineSink(int descriptor) : writer_(descriptor), colours_(writer_.is_terminal()) {}

  protected:
    void sink_it_(const spdlog::details::log_msg& message) override {
        spdlog::memory_buf_t formatted;
        base_sink::formatter_->format(message, formatted);
        std::string line(formatted.data(), formatted.size());
        if (colours_ && message.level >= spdlog::level::warn) {
            constexpr std::string_view bold = "\033[1m";
            constexpr std::string_view plain = "\033[m";
            line.insert(message.color_range_end, plain);
            line.insert(message.color_range_start, bold);
        }
        if (writer_.write(line) && unsaid_ > 0 &&
            writer_.write(fmt::format("log-lines-dropped count={}\n", unsaid_))) {
            unsaid_ = 0;
        }
        unsaid_ += writer_.take_dropped();
    }
    void flush_() override {}

  private:
    LineWriter writer_;
    bool colours_;
    std::uint64_t unsaid_ = 0;
};

// A pipe with a name, or a terminal: whoever reads it may stop reading.
bool may_be_stuck(const std::string& file) {
    struct stat about {};
    return ::stat(file.c_str(), &about) == 0 && !S_ISREG(about.st_mode);
}

int open_to_write(const std::string& file) {
    const int descriptor = ::open(file.c_str(), O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (descriptor < 0) {
        throw std::runtime_error("The log " + file + " cannot be written: " + std::strerror(errno) +
                                 ".");
    }
    return descriptor;
}

spdlog::sink_ptr sink_for(const std::string& file) {
    if (file.empty()) {
        return std::make_shared<LineSink>(STDERR_FILENO);
    }
    if (may_be_stuck(file)) {
        return std::make_shared<LineSink>(open_to_write(file)); // open as long as the program
    }
    return std::make_shared<spdlog::sinks::rotating_file_sink_mt>(file, largest_file, files_kept);
}

} // namespace

void prepare_log(LogLevel least, const std::string& file) {
    auto logger = std::make_shared<spdlog::logger>("tabuleiro", sink_for(file));
    logger->set_level(in_spdlog(least));
    logger->flush_on(spdlog::level::info);
    logger->set_pattern("%Y-%m-%dT%H:%M:%S.%e%z %^%l%$ %v");
    logger->set_error_handler([](const std::string&) {}); // a full disk must not stop the server
    spdlog::set_default_logger(std::move(logger));
}

std::optional<std::uint64_t> LogPause::ask(Time now) {
    const std::scoped_lock lock(mutex_);
    if (last_ && now - *last_ < length_) {
        ++unsaid_;
        return std::nullopt;
    }
    last_ = now;
    return std::exchange(unsaid_, 0);
}

std::string log_value(std::string_view value) {
    const bool plain = !value.empty() && std::all_of(value.begin(), value.end(), [](char c) {
        return c > ' ' && c < 127 && c != '"' && c != '=' && c != '\\';
    });
    if (plain) {
        return std::string(value);
    }
    std::string text = "\"";
    for (const char c : value) {
        if (c == '"' || c == '\\') {
            text += '\\';
            text += c;
        } else if (static_cast<unsigned char>(c) < ' ' || c == 127) {
            text += fmt::format("\\x{:02x}", static_cast<unsigned char>(c));
        } else {
            text += c;
        }
    }
    return text + '"';
}

void log(LogLevel level, std::string_view event, Facts facts) {
    if (!spdlog::default_logger_raw()->should_log(in_spdlog(level))) {
        return;
    }
    std::string line(event);
    for (const auto& [name, value] : facts) {
        line += fmt::format(" {}={}", name, log_value(value));
    }
    spdlog::default_logger_raw()->log(in_spdlog(level), spdlog::string_view_t(line));
}

} // namespace tabuleiro::server
