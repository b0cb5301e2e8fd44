#include "maintenance/restore.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include "files/private_folder.hpp"
#include "maintenance/backup/backup.hpp"
#include "maintenance/backup/database_copy.hpp"
#include "store/store_lock.hpp"

namespace tabuleiro::maintenance {
namespace {

namespace fs = std::filesystem;

fs::path with(const fs::path& path, const std::string& ending) {
    return path.string() + ending;
}

Expected<void> require_no_games(const fs::path& database) {
    const auto refuse = [&](const std::string& what) {
        return fail("The file {path} {what}; --force puts it aside and restores the backup.",
                    database.string(), what);
    };
    auto old = open_database(database.string());
    if (!old) {
        std::error_code ignored;
        return fs::file_size(database, ignored) == 0 ? Expected<void>()
                                                     : refuse("cannot be read as a house's");
    }
    std::int64_t tables = 0;
    const auto counted = old->select("SELECT count(*) FROM tables",
                                     [&](const store::Row& row) { tables = row.number(0); });
    if (!counted || tables > 0) {
        return refuse("has games: " + std::to_string(tables));
    }
    return {};
}

// Moves what is only in SQLite's log into the file, if the file is sound.
void empty_log(const fs::path& database) {
    auto connection = store::Connection::open(database.string(), SQLITE_OPEN_READWRITE, "");
    if (connection) {
        static_cast<void>(connection->execute("PRAGMA wal_checkpoint(TRUNCATE)"));
    }
}

fs::path free_name_aside(const fs::path& database, std::chrono::sys_seconds now) {
    const fs::path first = with(database, ".before-" + date_for_file_name(now));
    fs::path name = first;
    std::error_code ignored;
    for (int number = 2; fs::exists(name, ignored); ++number) {
        name = with(first, "-" + std::to_string(number));
    }
    return name;
}

// The old database gets a second name and keeps its own until the new one replaces it, so that
// there is always one. Its log must not stay: it would be read as the new one's.
Expected<void> put_aside(const fs::path& database, const fs::path& aside) {
    empty_log(database);
    std::error_code error;
    fs::create_hard_link(database, aside, error);
    if (error) {
        fs::copy_file(database, aside, error); // for file systems without hard links
    }
    if (!error && fs::exists(with(database, "-wal"), error)) {
        fs::rename(with(database, "-wal"), with(aside, "-wal"), error);
    }
    if (!error) {
        fs::remove(with(database, "-shm"), error);
    }
    if (error) {
        return fail("The file {path} could not be put aside: {cause}.", database.string(),
                    error.message());
    }
    return {};
}

// When root restores, new files belong to the folder's owner.
void give_to_owner_of_folder(const fs::path& database) {
    struct stat folder {};
    if (::geteuid() != 0 || ::stat(database.parent_path().c_str(), &folder) != 0) {
        return;
    }
    for (const char* ending : {"", ".lock"}) {
        const fs::path file = with(database, ending);
        static_cast<void>(::lchown(file.c_str(), folder.st_uid, folder.st_gid) == 0);
    }
}

} // namespace

Expected<std::optional<fs::path>> restore(const fs::path& database, const fs::path& backup,
                                          Existing existing, std::chrono::sys_seconds now) {
    std::error_code ignored;
    if (fs::equivalent(database, backup, ignored)) {
        return fail("The file '{path}' is the house's own.", backup.string());
    }
    auto source = open_database(backup.string());
    if (!source) {
        return tl::unexpected(source.error());
    }
    const auto damage = damage_of(*source);
    if (!damage || !damage->empty()) {
        return damage ? fail(*damage) : tl::unexpected(damage.error());
    }
    if (const auto made = make_private_folder(database.parent_path()); !made) {
        return tl::unexpected(made.error());
    }
    const auto lock = store::StoreLock::take(database.string());
    if (!lock) {
        return tl::unexpected(lock.error());
    }
    std::optional<fs::path> aside;
    if (fs::exists(database, ignored)) {
        const auto allowed = require_no_games(database);
        if (!allowed && existing == Existing::Keep) {
            return tl::unexpected(allowed.error());
        }
        aside = free_name_aside(database, now);
    }
    // First everything that may fail for lack of space.
    const fs::path ready = with(database, ".restoring");
    if (const auto copied = copy_database(*source, ready.string(), Existing::Replace); !copied) {
        return tl::unexpected(copied.error());
    }
    if (aside) {
        if (const auto put = put_aside(database, *aside); !put) {
            fs::remove(ready, ignored);
            return tl::unexpected(put.error());
        }
    }
    std::error_code error;
    fs::rename(ready, database, error);
    if (error) {
        return fail("The file {path} could not be written: {cause}.", database.string(),
                    error.message());
    }
    give_to_owner_of_folder(database);
    sync_folder_of(database.string());
    return aside;
}

} // namespace tabuleiro::maintenance
