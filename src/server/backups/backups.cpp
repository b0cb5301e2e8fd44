#include "server/backups/backups.hpp"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <chrono>

#include "maintenance/backup/backup.hpp"
#include "server/http/awaiting.hpp"
#include "server/log.hpp"

namespace tabuleiro::server {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kept = 20;

house::Refusal failure(std::string_view cause) {
    log(LogLevel::Error, "backup-failed", {{"reason", std::string(cause)}});
    return {"backup", {Reason("The backup could not be made. The server's log says why.")}};
}

} // namespace

Backups::Backups(fs::path database)
    : database_(std::move(database)),
      folder_(database_.empty() ? fs::path() : database_.parent_path() / "backups") {}

Backups::~Backups() {
    thread_.join();
}

Awaitable<std::vector<BackupFile>> Backups::list() {
    return result_of<std::vector<BackupFile>>(
        [this](auto done) { boost::asio::post(thread_, [this, done] { done(found()); }); });
}

Awaitable<house::Allowed<std::string>> Backups::make() {
    using Made = house::Allowed<std::string>;
    return result_of<Made>([this](auto done) {
        if (busy_.exchange(true)) {
            done(Made(house::refuse("backup-runs", "A backup is being made.")));
            return;
        }
        boost::asio::post(thread_, [this, done] {
            Made name = made();
            busy_ = false;
            done(std::move(name));
        });
    });
}

std::vector<BackupFile> Backups::found() const {
    std::vector<BackupFile> files;
    std::error_code error;
    for (const fs::path& path : maintenance::dated_backups(folder_, error)) {
        const auto written = std::chrono::file_clock::to_sys(fs::last_write_time(path, error));
        const auto bytes = fs::file_size(path, error);
        if (!error) {
            const auto made =
                std::chrono::floor<std::chrono::milliseconds>(written).time_since_epoch();
            files.push_back({path.filename().string(), made.count(), bytes});
        }
    }
    std::reverse(files.begin(), files.end());
    return files;
}

house::Allowed<std::string> Backups::made() const {
    std::error_code error;
    fs::create_directories(folder_, error);
    if (!error) {
        fs::permissions(folder_, fs::perms::owner_all, error); // a copy holds what the store holds
    }
    if (error) {
        return tl::unexpected(failure(error.message()));
    }
    const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    const auto file = maintenance::back_up(
        {.database = database_, .target = folder_, .existing = Existing::Keep, .keep = kept}, now);
    if (!file) {
        return tl::unexpected(failure(file.error().text()));
    }
    return file->filename().string();
}

} // namespace tabuleiro::server
