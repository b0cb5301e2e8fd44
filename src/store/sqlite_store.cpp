#include "store/sqlite_store.hpp"

#include <fcntl.h>

#include <future>
#include <mutex>
#include <optional>

#include "files/descriptor.hpp"
#include "store/read_connection.hpp"
#include "store/reading.hpp"
#include "store/schema.hpp"
#include "store/store_lock.hpp"
#include "store/writer.hpp"
#include "store/writing.hpp"

namespace tabuleiro::store {
namespace {

class SqliteStore final : public Store {
  public:
    // Without a lock and a writing connection it only reads.
    SqliteStore(std::optional<StoreLock> lock, Connection reading,
                std::optional<Connection> writing, int checkpoint_pages)
        : lock_(std::move(lock)), reading_(std::move(reading)) {
        if (writing) {
            writer_.emplace(*std::move(writing), checkpoint_pages);
        }
    }
    // Until the last answer has been given, reading goes on.
    ~SqliteStore() override {
        if (writer_) {
            writer_->finish();
        }
    }
    SqliteStore(const SqliteStore&) = delete;
    SqliteStore& operator=(const SqliteStore&) = delete;

    void create(Table table, Done done) override {
        submit([table = std::move(table)](
                   Connection& connection) { return write_table(connection, table); },
               std::move(done));
    }

    void join(std::string table, Invitee invitee, Event event, JoinDone done) override {
        auto joined = std::make_shared<Joined>(Joined::Unknown);
        submit(
            [=, table = std::move(table), invitee = std::move(invitee),
             event = std::move(event)](Connection& connection) {
                return write_guest(connection, table, invitee, event).map([&](Joined answer) {
                    *joined = answer;
                });
            },
            [joined, done = std::move(done)](const Expected<void>& written) {
                done(written.map([&] { return *joined; }));
            });
    }

    void append(std::string table, Event event, std::optional<Finish> finish, Done done) override {
        submit(
            [table = std::move(table), event = std::move(event), finish = std::move(finish)](
                Connection& connection) { return write_event(connection, table, event, finish); },
            std::move(done));
    }

    Expected<std::size_t> adopt(const std::vector<TableLog>& tables) override {
        std::size_t added = 0;
        std::promise<Expected<void>> written;
        submit(
            [&](Connection& connection) {
                return write_adopted(connection, tables).map([&](std::size_t count) {
                    added = count;
                });
            },
            [&](Expected<void> answer) { written.set_value(std::move(answer)); });
        return written.get_future().get().map([&] { return added; });
    }

    Expected<std::optional<TableLog>> load(std::string_view table) override {
        return read([&](Connection& connection) { return read_log(connection, table); });
    }
    Expected<std::vector<std::string>> tables() override {
        return read([](Connection& connection) { return read_ids(connection); });
    }
    Expected<std::vector<TableSummary>> unfinished_of(const TokenHash& secret,
                                                      std::size_t limit) override {
        return read(
            [&](Connection& connection) { return read_unfinished_of(connection, secret, limit); });
    }
    Expected<bool> knows_secret(const TokenHash& secret) override {
        return read([&](Connection& connection) { return read_knows_secret(connection, secret); });
    }
    Expected<std::vector<Standing>> standings(std::size_t limit) override {
        return read([=](Connection& connection) { return read_standings(connection, limit); });
    }

  private:
    void submit(std::function<Expected<void>(Connection&)> write, Done done) {
        if (!writer_) {
            done(fail("The store {path} was opened to be read only.", reading_.path()));
            return;
        }
        writer_->submit({std::move(write), std::move(done)});
    }

    // Several statements see one state of the store.
    template <class Read>
    auto read(Read reader) -> decltype(reader(std::declval<Connection&>())) {
        const std::lock_guard lock(mutex_);
        if (auto begun = reading_.run("BEGIN"); !begun) {
            return tl::unexpected(begun.error());
        }
        auto answer = reader(reading_);
        static_cast<void>(reading_.run("ROLLBACK"));
        return answer;
    }

    std::optional<StoreLock> lock_; // let go of when everything below has been closed
    // Closed last of the two: it moves SQLite's log into the file, which one that reads cannot.
    std::optional<Writer> writer_;
    std::mutex mutex_; // of the connection for reading
    Connection reading_;
};

// Only its owner can read a new file; SQLite's log takes the mode of its file.
void make_private_file(const std::string& path) {
    const Descriptor closed(::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
}

Expected<Connection> connect_to_write(const std::string& path, const SqliteOptions& options) {
    make_private_file(path); // if it fails and there is none, opening says so
    auto connection = Connection::open(
        path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, options.vfs);
    if (connection) {
        sqlite3_busy_timeout(connection->handle(), options.patience_ms);
    }
    return connection;
}

// A damaged file is found before a game is played on it. Not damaged: one row that says "ok".
Expected<void> check(Connection& connection) {
    std::string finding;
    auto done =
        connection.select("PRAGMA quick_check(1)", [&](const Row& row) { finding = row.text(0); });
    if (done && finding != "ok") {
        return fail("The file {path} is damaged: {cause}.", connection.path(), finding);
    }
    return done;
}

// A commit returns when the log has been synchronised. (EXTRA is FULL there; on the way to WAL mode
// it also synchronises the folder, so that an old journal cannot come back after a crash.)
Expected<void> make_durable(Connection& connection) {
    if (auto done = connection.execute("PRAGMA synchronous = EXTRA"); !done) {
        return done;
    }
    std::string mode;
    if (auto done = connection.select("PRAGMA journal_mode = WAL",
                                      [&](const Row& row) { mode = row.text(0); });
        !done) {
        return done;
    }
    if (mode != "wal") {
        return fail("The file {path} cannot be used in SQLite's WAL mode.", connection.path());
    }
    return connection.execute("PRAGMA wal_autocheckpoint = 0");
}

Expected<Connection> open_owned(const std::string& path, const SqliteOptions& options) {
    auto connection = connect_to_write(path, options);
    if (!connection) {
        return connection;
    }
    const auto version = version_of(*connection);
    if (!version) {
        return tl::unexpected(version.error());
    }
    if (sqlite3_db_readonly(connection->handle(), "main") == 1) {
        return fail("The file {path} may not be written.", path);
    }
    for (const auto step : {check, make_durable}) {
        if (const auto done = step(*connection); !done) {
            return tl::unexpected(done.error());
        }
    }
    if (const auto done = migrate(*connection, *version); !done) {
        return tl::unexpected(done.error());
    }
    return connection;
}

Expected<Connection> open_to_read(const std::string& path, const SqliteOptions& options) {
    auto connection = connect_to_read(path, options.patience_ms, options.vfs);
    if (!connection) {
        return connection;
    }
    const auto version = version_of(*connection);
    if (!version) {
        return tl::unexpected(version.error());
    }
    if (*version < schema_version()) {
        return fail("The file {path} was written by an older version of this program; start the "
                    "house once, so that it is brought up to date.",
                    path);
    }
    return connection;
}

} // namespace

Expected<std::unique_ptr<Store>> open_sqlite(const std::string& path,
                                             const SqliteOptions& options) {
    std::optional<StoreLock> lock;
    std::optional<Connection> writing;
    if (options.access == Access::Own) {
        auto taken = StoreLock::take(path);
        if (!taken) {
            return tl::unexpected(taken.error());
        }
        lock.emplace(*std::move(taken));
        auto opened = open_owned(path, options);
        if (!opened) {
            return tl::unexpected(opened.error());
        }
        writing = *std::move(opened);
    }
    auto reading = open_to_read(path, options);
    if (!reading) {
        return tl::unexpected(reading.error());
    }
    return std::make_unique<SqliteStore>(std::move(lock), *std::move(reading), std::move(writing),
                                         options.checkpoint_pages);
}

} // namespace tabuleiro::store
