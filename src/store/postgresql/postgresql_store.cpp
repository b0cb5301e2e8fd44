#include "store/postgresql/postgresql_store.hpp"

#include <optional>

#include "store/postgresql/membership.hpp"
#include "store/postgresql/node_session.hpp"
#include "store/postgresql/opening.hpp"
#include "store/postgresql/reader.hpp"
#include "store/postgresql/reading.hpp"
#include "store/postgresql/sql_session.hpp"
#include "store/postgresql/taking.hpp"
#include "store/postgresql/writer.hpp"
#include "store/reading_store.hpp"

namespace tabuleiro::store {
namespace postgresql {

template <class Query>
auto read_with(Reader& reader, const Query& query) {
    return reader(query);
}

namespace {

Sharing sharing_of(const PostgresqlOptions& options) {
    return options.node ? Sharing::Nodes : Sharing::Nobody;
}

class PostgresqlStore final : public ReadingStore<Reader> {
  public:
    explicit PostgresqlStore(std::vector<Reader> reading) : ReadingStore(std::move(reading)) {}
    // The readers first: what is written because a read has failed is still written.
    ~PostgresqlStore() override {
        readers().close();
        if (sql_writer_) {
            sql_writer_->finish();
        }
        if (writer_) {
            writer_->finish();
        }
    }
    PostgresqlStore(const PostgresqlStore&) = delete;
    PostgresqlStore& operator=(const PostgresqlStore&) = delete;

    // Before it is used: without a writer it only reads, without a membership it hosts nothing.
    void write_with(const Address& address, Connection tables, const PostgresqlOptions& options) {
        writer_.emplace(address, std::move(tables), sharing_of(options), options.report);
    }
    void write_sql_with(const Address& address, Connection sql) {
        std::vector<SqlSession> sessions;
        sessions.emplace_back(address, std::move(sql));
        sql_writer_.emplace(std::move(sessions));
    }
    void join_as_node(const Address& address, Connection connection,
                      const PostgresqlOptions& options) {
        membership_.emplace(address, std::move(connection), *options.node, options.report);
    }

    void create(Table table, Completion<void> done) override {
        submit(write_table(std::move(table), std::move(done)));
    }
    void take(std::string table, Takeover takeover, Completion<Taken> done) override {
        if (!membership_) {
            answer<Taken>(std::move(done), fail("This program is not a node of the house."));
            return;
        }
        const Epoch epoch = membership_->epoch();
        if (epoch == 0) {
            answer<Taken>(std::move(done), fail("The database cannot be reached."));
            return;
        }
        // Most who ask cannot have the table, or have it already: the writer does not hear of them.
        read([=](auto& connection) { return read_taken(connection, table, epoch, takeover); },
             Completion<std::optional<Taken>>([=, this](Expected<std::optional<Taken>> known) {
                 if (known && !*known) {
                     submit(write_taken(table, epoch, takeover, done));
                 } else {
                     done(known.map([](const auto& taken) { return *taken; }));
                 }
             }));
    }
    void release(std::string table, Epoch epoch, Completion<void> done) override {
        submit(write_released(std::move(table), epoch, std::move(done)));
    }
    Epoch epoch() const override { return membership_ ? membership_->epoch() : 0; }
    bool hosts(Epoch epoch) const override {
        return membership_ ? membership_->hosts(epoch) : epoch == 0;
    }
    void node_key(Completion<NodeKey> done) override {
        read([](auto& connection) { return read_node_key(connection); }, std::move(done));
    }
    void join(std::string table, Epoch epoch, Invitee invitee, Event event,
              Completion<Joined> done) override {
        if (is_over(epoch)) {
            answer<Joined>(std::move(done), not_the_host());
            return;
        }
        submit(write_joined(std::move(table), epoch, std::move(invitee), std::move(event),
                            std::move(done)));
    }
    void append(std::string table, Epoch epoch, Event event, std::optional<Finish> finish,
                Completion<void> done) override {
        if (is_over(epoch)) {
            answer<void>(std::move(done), not_the_host());
            return;
        }
        submit(write_event(std::move(table), epoch, std::move(event), std::move(finish),
                           std::move(done)));
    }
    void adopt(std::vector<TableLog> tables, Secrets secrets,
               Completion<std::size_t> done) override {
        submit(write_adopted(std::move(tables), secrets, std::move(done)));
    }
    sql::Database& database() override { return database_; }

  private:
    // A node that was silent for too long writes nothing, even if no other has its tables yet.
    bool is_over(Epoch epoch) const { return epoch != 0 && !hosts(epoch); }

    using Body = sql::Body<void>;

    void write_in_transaction(Body body, Completion<void> done) {
        if (!sql_writer_) {
            answer<void>(std::move(done), fail("The database was opened to be read only."));
            return;
        }
        sql_writer_->submit([body = std::move(body), done = std::move(done)](SqlSession* session) {
            done(session != nullptr ? session->write(body)
                                    : Expected<void>(fail("The store is being closed.")));
        });
    }

    void submit(std::unique_ptr<Write> write) {
        if (writer_) {
            writer_->submit(std::move(write));
            return;
        }
        readers().submit([write = std::shared_ptr<Write>(std::move(write))](Reader*) {
            write->failed(Error(Reason("The database was opened to be read only.")));
        });
    }

    std::optional<Membership> membership_;
    std::optional<Writer> writer_;
    std::optional<ConnectionThreads<SqlSession>> sql_writer_;
    sql::Database database_{[this](Body body, Completion<void> done) {
                                read(
                                    [body = std::move(body)](Connection& connection) {
                                        return read_in_transaction(connection, body);
                                    },
                                    std::move(done));
                            },
                            [this](Body body, Completion<void> done) {
                                write_in_transaction(std::move(body), std::move(done));
                            }};
};

} // namespace
} // namespace postgresql

bool is_postgresql_address(std::string_view text) {
    return text.starts_with("postgresql://") || text.starts_with("postgres://");
}

Expected<std::string> shown_postgresql_address(const std::string& address) {
    return postgresql::Address::parse(address).map(
        [](const postgresql::Address& parsed) { return parsed.shown(); });
}

Expected<std::unique_ptr<Store>> open_postgresql(const std::string& address,
                                                 const PostgresqlOptions& options) {
    const auto parsed = postgresql::Address::parse(address);
    if (!parsed) {
        return tl::unexpected(parsed.error());
    }
    std::optional<postgresql::Connection> writing;
    if (options.access == Access::Own) {
        auto opened =
            postgresql::open_to_write(*parsed, {postgresql::sharing_of(options), options.patience});
        if (!opened) {
            return tl::unexpected(opened.error());
        }
        writing = *std::move(opened);
    }
    std::vector<postgresql::Reader> reading;
    for (int i = 0; i < options.reader_threads; ++i) {
        auto opened = postgresql::open_to_read(*parsed);
        if (!opened) {
            return tl::unexpected(opened.error());
        }
        reading.emplace_back(*parsed, *std::move(opened));
    }
    auto store = std::make_unique<postgresql::PostgresqlStore>(std::move(reading));
    if (options.access != Access::Read) {
        auto sql = postgresql::open_for_node(*parsed);
        if (!sql) {
            return tl::unexpected(sql.error());
        }
        store->write_sql_with(*parsed, *std::move(sql));
    }
    if (writing) {
        store->write_with(*parsed, *std::move(writing), options);
    }
    if (writing && options.node) {
        auto opened = postgresql::open_for_node(*parsed);
        if (!opened) {
            return tl::unexpected(opened.error());
        }
        store->join_as_node(*parsed, *std::move(opened), options);
    }
    return store;
}

} // namespace tabuleiro::store
