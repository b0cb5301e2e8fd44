#include "store/read_connection.hpp"

#include <filesystem>

namespace tabuleiro::store {
namespace {

Expected<Connection> connect(const std::string& place, const std::string& path, int flags,
                             int patience_ms, const std::string& vfs) {
    auto connection =
        Connection::open_as(place, path, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX | flags, vfs);
    if (connection) {
        sqlite3_busy_timeout(connection->handle(), patience_ms);
        // Opening alone reads nothing.
        if (const auto done = connection->run("SELECT count(*) FROM sqlite_schema"); !done) {
            return tl::unexpected(done.error());
        }
    }
    return connection;
}

// The path as SQLite's URIs have it, of a file that nobody changes meanwhile.
std::string immutable(const std::string& path) {
    std::string uri = "file:";
    for (const char c : std::filesystem::absolute(path).string()) {
        switch (c) {
        case '%':
            uri += "%25";
            break;
        case '?':
            uri += "%3f";
            break;
        case '#':
            uri += "%23";
            break;
        default:
            uri += c;
        }
    }
    return uri + "?immutable=1";
}

} // namespace

// To read a database in WAL mode, SQLite makes files beside it. Where it cannot, and there is no
// log, nobody has the database open, and the file alone is all there is.
Expected<Connection> connect_to_read(const std::string& path, int patience_ms,
                                     const std::string& vfs) {
    auto connection = connect(path, path, 0, patience_ms, vfs);
    std::error_code ignored;
    const bool has_log = std::filesystem::exists(path + "-wal", ignored) &&
                         std::filesystem::file_size(path + "-wal", ignored) > 0;
    if (connection || has_log || !std::filesystem::is_regular_file(path, ignored)) {
        return connection;
    }
    if (auto alone = connect(immutable(path), path, SQLITE_OPEN_URI, patience_ms, vfs)) {
        return alone;
    }
    return connection;
}

} // namespace tabuleiro::store
