#include "arena/report/live_pgn.hpp"

#include <fcntl.h>

#include <cerrno>
#include <filesystem>
#include <system_error>

#include "arena/report/pgn_report.hpp"

namespace tabuleiro::arena {
namespace {

[[noreturn]] void cannot_write(const std::string& path) {
    throw std::system_error(errno, std::generic_category(), "cannot write " + path);
}

} // namespace

LivePgn::LivePgn(const std::string& path, const Plan& plan, const std::vector<GameRecord>& earlier)
    : path_(path), plan_(plan) {
    std::error_code error;
    const auto status = std::filesystem::status(path, error);
    if (path.empty() || (std::filesystem::exists(status) && !is_regular_file(status))) {
        return;
    }
    file_ =
        Descriptor(open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0666));
    if (!file_.is_open()) {
        cannot_write(path_);
    }
    for (const GameRecord& game : earlier) {
        add(game);
    }
}

void LivePgn::add(const GameRecord& game) {
    if (!file_.is_open()) {
        return;
    }
    const std::string text = to_pgn(game, plan_);
    for (std::size_t done = 0; done < text.size();) {
        const ssize_t wrote = write(file_.number(), text.data() + done, text.size() - done);
        if (wrote < 0 && errno != EINTR) {
            cannot_write(path_);
        }
        done += wrote > 0 ? static_cast<std::size_t>(wrote) : 0;
    }
}

} // namespace tabuleiro::arena
