#include "store/sqlite_store.hpp"

#include <fcntl.h>

#include <optional>

#include "files/descriptor.hpp"
#include "store/read_connection.hpp"
#include "store/reading.hpp"
#include "store/reading_store.hpp"
#include "store/schema.hpp"
#include "store/sql/sqlite_transaction.hpp"
#include "store/store_lock.hpp"
#include "store/writer.hpp"
#include "store/writing.hpp"

namespace tabuleiro::store {

// Several statements see one state of the store.
template <class Query>
auto read_with(Connection& connection, const Query& query) -> decltype(query(connection)) {
    if (auto begun = connection.run("BEGIN"); !begun) {
        return tl::unexpected(begun.error());
    }
    auto answer = query(connection);
    static_cast<void>(connection.run("ROLLBACK"));
    return answer;
}

namespace {

class SqliteStore final : public ReadingStore<Connection> {
  public:
    // Without a lock and a writing connection it only reads.
    SqliteStore(std::string path, std::optional<StoreLock> lock, std::vector<Connection> reading,
                std::optional<Connection> writing, int checkpoint_pages)
        : ReadingStore(std::move(reading)), lock_(std::move(lock)), path_(std::move(path)) {
        if (writing) {
            writer_.emplace(*std::move(writing), checkpoint_pages);
        }
    }
    // The readers first: what is written because a read has failed is still written. The writer's
    // connection is closed last: that moves SQLite's log into the file, which one that reads
    // cannot.
    ~SqliteStore() override {
        readers().close();
        if (writer_) {
            writer_->finish();
        }
        disconnect_readers();
    }
    SqliteStore(const SqliteStore&) = delete;
    SqliteStore& operator=(const SqliteStore&) = delete;

    void create(Table table, Completion<void> done) override {
        submit([table = std::move(table)](
                   Connection& connection) { return write_table(connection, table); },
               std::move(done));
    }
    void take(std::string table, Takeover, Completion<Taken> done) override {
        read(
            [table = std::move(table)](auto& connection) {
                return read_has_table(connection, table).map([](bool there) {
                    return there ? Taken(HostedHere{}) : Taken(NoSuchTable{});
                });
            },
            std::move(done));
    }
    void release(std::string, Epoch, Completion<void> done) override {
        answer<void>(std::move(done), {});
    }
    Epoch epoch() const override { return 0; }
    bool hosts(Epoch) const override { return true; }
    void node_key(Completion<NodeKey> done) override {
        answer<NodeKey>(std::move(done), fail("A house in a file has only one node."));
    }
    void join(std::string table, Epoch, Invitee invitee, Event event,
              Completion<Joined> done) override {
        submit_for<Joined>(
            [table = std::move(table), invitee = std::move(invitee), event = std::move(event)](
                Connection& connection) { return write_joined(connection, table, invitee, event); },
            std::move(done));
    }
    void append(std::string table, Epoch, Event event, std::optional<Finish> finish,
                Completion<void> done) override {
        submit(
            [table = std::move(table), event = std::move(event), finish = std::move(finish)](
                Connection& connection) { return write_event(connection, table, event, finish); },
            std::move(done));
    }
    void adopt(std::vector<TableLog> tables, Secrets secrets,
               Completion<std::size_t> done) override {
        submit_for<std::size_t>(
            [tables = std::move(tables), secrets](Connection& connection) {
                return write_adopted(connection, tables, secrets);
            },
            std::move(done));
    }
    sql::Database& database() override { return database_; }

  private:
    using Body = sql::Body<void>;

    static Expected<void> run(const Body& body, Connection& connection) {
        sql::SqliteTransaction transaction(connection);
        return run_body(body, transaction);
    }

    void submit(std::function<Expected<void>(Connection&)> write, Completion<void> done) {
        if (writer_) {
            writer_->submit({std::move(write), std::move(done)});
            return;
        }
        answer<void>(std::move(done), fail("The store {path} was opened to be read only.", path_));
    }

    // What `write` answers is passed on once it is on disk.
    template <class Answer, class Write>
    void submit_for(Write write, Completion<Answer> done) {
        auto answer = std::make_shared<Answer>();
        submit(
            [answer, write = std::move(write)](Connection& connection) {
                return write(connection).map([&](Answer given) { *answer = given; });
            },
            [answer, done = std::move(done)](const Expected<void>& written) {
                done(written.map([&] { return *answer; }));
            });
    }

    std::optional<StoreLock> lock_; // let go of when everything below has been closed
    std::string path_;
    std::optional<Writer> writer_;
    sql::Database database_{
        [this](Body body, Completion<void> done) {
            read([body = std::move(body)](Connection& connection) { return run(body, connection); },
                 std::move(done));
        },
        [this](Body body, Completion<void> done) {
            submit(
                [body = std::move(body)](Connection& connection) { return run(body, connection); },
                std::move(done));
        }};
};

// Only its owner may read a new file; SQLite's log follows the mode of its file.
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

Expected<Connection> with_todays_schema(Expected<Connection> connection) {
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
                    connection->path());
    }
    return connection;
}

Expected<Connection> open_to_read(const std::string& path, const SqliteOptions& options) {
    return with_todays_schema(connect_to_read(path, options.patience_ms, options.vfs));
}

// SQLite itself lets two programs write one after the other. The owner moves the log to the file.
Expected<Connection> open_beside(const std::string& path, const SqliteOptions& options) {
    auto connection =
        Connection::open(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, options.vfs);
    if (connection) {
        sqlite3_busy_timeout(connection->handle(), options.patience_ms);
    }
    connection = with_todays_schema(std::move(connection));
    if (connection) {
        if (const auto done = make_durable(*connection); !done) {
            return tl::unexpected(done.error());
        }
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
    } else if (options.access == Access::Beside) {
        auto opened = open_beside(path, options);
        if (!opened) {
            return tl::unexpected(opened.error());
        }
        writing = *std::move(opened);
    }
    std::vector<Connection> reading;
    for (int i = 0; i < options.reader_threads; ++i) {
        auto opened = open_to_read(path, options);
        if (!opened) {
            return tl::unexpected(opened.error());
        }
        reading.push_back(*std::move(opened));
    }
    std::string shown = reading.front().path();
    return std::make_unique<SqliteStore>(std::move(shown), std::move(lock), std::move(reading),
                                         std::move(writing), options.checkpoint_pages);
}

} // namespace tabuleiro::store
