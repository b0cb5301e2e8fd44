#include "maintenance/backup/backup.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "maintenance/backup/database_copy.hpp"

namespace tabuleiro::maintenance {
namespace {

namespace fs = std::filesystem;

bool is_dated_backup(const fs::path& file) {
    constexpr std::string_view pattern = "tabuleiro-00000000-000000.db"; // 0: any digit
    const auto matches = [](char given, char wanted) {
        return wanted == '0' ? given >= '0' && given <= '9' : given == wanted;
    };
    return std::ranges::equal(file.filename().string(), pattern, matches);
}

Expected<void> remove_all_but_latest(const fs::path& folder, std::size_t keep) {
    std::error_code error;
    const std::vector<fs::path> backups = dated_backups(folder, error);
    const std::size_t surplus = backups.size() > keep ? backups.size() - keep : 0;
    for (std::size_t i = 0; !error && i < surplus; ++i) {
        fs::remove(backups[i], error);
    }
    if (error) {
        return fail(
            "The backup was made, but old ones in '{folder}' could not be removed: {cause}.",
            folder.string(), error.message());
    }
    return {};
}

} // namespace

std::vector<fs::path> dated_backups(const fs::path& folder, std::error_code& error) {
    std::vector<fs::path> backups;
    for (fs::directory_iterator entry(folder, error); !error && entry != fs::directory_iterator();
         entry.increment(error)) {
        if (is_dated_backup(entry->path())) {
            backups.push_back(entry->path());
        }
    }
    std::sort(backups.begin(), backups.end()); // names sort as their dates do
    return backups;
}

std::string date_for_file_name(std::chrono::sys_seconds time) {
    const auto day = std::chrono::floor<std::chrono::days>(time);
    const std::chrono::year_month_day date(day);
    const std::chrono::hh_mm_ss clock(time - day);
    return fmt::format("{:04}{:02}{:02}-{:02}{:02}{:02}", static_cast<int>(date.year()),
                       static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                       clock.hours().count(), clock.minutes().count(), clock.seconds().count());
}

Expected<fs::path> back_up(const BackupRequest& request, std::chrono::sys_seconds now) {
    std::error_code ignored;
    const bool into_folder = fs::is_directory(request.target, ignored);
    if (request.keep > 0 && !into_folder) {
        return fail("'{path}' is no folder: backups are counted in a folder of their own.",
                    request.target.string());
    }
    const fs::path file = into_folder
                              ? request.target / ("tabuleiro-" + date_for_file_name(now) + ".db")
                              : request.target;
    if (request.existing == Existing::Keep && fs::exists(file, ignored)) {
        return fail("The file '{path}' exists; --force replaces it.", file.string());
    }
    if (fs::equivalent(file, request.database, ignored)) {
        return fail("The file '{path}' is the house's own.", file.string());
    }
    auto database = open_database(request.database.string());
    if (!database) {
        return tl::unexpected(database.error());
    }
    if (auto copied = copy_database(*database, file.string(), request.existing); !copied) {
        return tl::unexpected(copied.error());
    }
    if (request.keep > 0) {
        if (auto removed = remove_all_but_latest(request.target, request.keep); !removed) {
            return tl::unexpected(removed.error());
        }
    }
    return file;
}

} // namespace tabuleiro::maintenance
