#include "arena/results_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <system_error>

#include "files/atomic_file.hpp"

namespace tabuleiro::arena {
namespace {

using nlohmann::json;

// Names and details may hold any bytes that a program printed.
std::string dumped(const json& value) {
    return value.dump(-1, ' ', false, json::error_handler_t::replace);
}

Expected<void> lock_file(const Descriptor& file, const std::string& path) {
    if (flock(file.number(), LOCK_EX | LOCK_NB) != 0) {
        return errno == EWOULDBLOCK
                   ? fail("{path} is being written by another arena.", path)
                   : fail("Cannot lock {path}: {cause}.", path, std::strerror(errno));
    }
    return {};
}

} // namespace

Expected<Results> read_results(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        return fail("Cannot read {path}: {cause}.", path, std::strerror(errno));
    }
    Results results;
    std::set<int> seen;
    int number = 0;
    for (std::string line; std::getline(file, line);) {
        if (file.eof()) { // no line end: it was cut off
            break;
        }
        ++number;
        const json value = json::parse(line, nullptr, /*allow_exceptions=*/false);
        if (number == 1) {
            auto plan = plan_from(value);
            if (!plan) {
                return fail("{path} is no results file. {reason}", path, plan.error());
            }
            results.plan = std::move(*plan);
        } else {
            auto game = game_record_from(value);
            if (!game) {
                return fail("{path}, line {number}: {reason}", path, number, game.error());
            }
            const int entered = static_cast<int>(results.plan.players.size());
            for (const Player player : tabuleiro::players) {
                if (game->job.seats[player] < 0 || game->job.seats[player] >= entered) {
                    return fail("{path}, line {number}: there is no such player.", path, number);
                }
            }
            if (!seen.insert(game->job.id).second) {
                return fail("{path}, line {number}: game {id} was there already.", path, number,
                            game->job.id);
            }
            results.games.push_back(std::move(*game));
        }
        results.whole_bytes += line.size() + 1;
    }
    if (number == 0) {
        return fail("{path} is no results file: it is empty.", path);
    }
    return results;
}

Expected<ResultsFile> ResultsFile::create(const std::string& path, const Plan& plan) {
    Descriptor file(open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0666));
    if (!file.is_open()) {
        if (errno == EEXIST) {
            return fail("{path} is there already: go on with --resume {same_path}, or name another "
                        "with --out.",
                        path, path);
        }
        return fail("Cannot write {path}: {cause}.", path, std::strerror(errno));
    }
    if (auto locked = lock_file(file, path); !locked) {
        unlink(path.c_str());
        return tl::unexpected(locked.error());
    }
    ResultsFile results(path, plan, std::move(file));
    results.write_line(dumped(to_json(plan)));
    sync_folder_of(path);
    return results;
}

Expected<ResultsFile> ResultsFile::resume(const std::string& path) {
    Descriptor file(open(path.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC));
    if (!file.is_open()) {
        return fail("Cannot go on with {path}: {cause}.", path, std::strerror(errno));
    }
    if (auto locked = lock_file(file, path); !locked) {
        return tl::unexpected(locked.error());
    }
    auto read = read_results(path);
    if (!read) {
        return tl::unexpected(read.error());
    }
    if (ftruncate(file.number(), static_cast<off_t>(read->whole_bytes)) != 0) {
        return fail("Cannot write {path}: {cause}.", path, std::strerror(errno));
    }
    ResultsFile results(path, std::move(read->plan), std::move(file));
    results.games_ = std::move(read->games);
    return results;
}

void ResultsFile::append(const GameRecord& game) {
    write_line(dumped(to_json(game)));
}

void ResultsFile::write_line(const std::string& line) {
    const std::string text = line + '\n';
    std::size_t done = 0;
    while (done < text.size()) {
        const ssize_t wrote = write(file_.number(), text.data() + done, text.size() - done);
        if (wrote < 0 && errno != EINTR) {
            throw std::system_error(errno, std::generic_category(), "cannot write " + path_);
        }
        done += wrote > 0 ? static_cast<std::size_t>(wrote) : 0;
    }
    if (fdatasync(file_.number()) != 0 && errno != EINVAL) { // EINVAL: a pipe, a terminal
        throw std::system_error(errno, std::generic_category(), "cannot write " + path_);
    }
}

} // namespace tabuleiro::arena
