#include "server/log.hpp"

#include <fmt/format.h>
#include <spdlog/sinks/rotating_file_sink.h>
#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>

#include <algorithm>

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

} // namespace

void prepare_log(LogLevel least, const std::string& file) {
    auto logger = file.empty()
                      ? spdlog::stderr_color_mt("tabuleiro")
                      : spdlog::rotating_logger_mt("tabuleiro", file, largest_file, files_kept);
    logger->set_level(in_spdlog(least));
    logger->flush_on(spdlog::level::info);
    logger->set_pattern("%Y-%m-%dT%H:%M:%S.%e%z %^%l%$ %v");
    spdlog::set_default_logger(std::move(logger));
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
