#include "store/postgresql/postgresql_store.hpp"

#include <optional>

#include "store/postgresql/opening.hpp"
#include "store/postgresql/reader.hpp"
#include "store/postgresql/reading.hpp"
#include "store/postgresql/writer.hpp"
#include "store/reading_store.hpp"

namespace tabuleiro::store {
namespace postgresql {

template <class Query>
auto read_with(Reader& reader, const Query& query) {
    return reader(query);
}

namespace {

class PostgresqlStore final : public ReadingStore<Reader> {
  public:
    // Without a writing connection it only reads.
    PostgresqlStore(const Address& address, std::vector<Reader> reading,
                    std::optional<Connection> writing, std::function<void(const Error&)> report)
        : ReadingStore(std::move(reading)) {
        if (writing) {
            writer_.emplace(address, *std::move(writing), std::move(report));
        }
    }
    // The readers first: what is written because a read has failed is still written.
    ~PostgresqlStore() override {
        readers().close();
        if (writer_) {
            writer_->finish();
        }
    }
    PostgresqlStore(const PostgresqlStore&) = delete;
    PostgresqlStore& operator=(const PostgresqlStore&) = delete;

    void create(Table table, Completion<void> done) override {
        submit(write_table(std::move(table), std::move(done)));
    }
    void join(std::string table, Invitee invitee, Event event, Completion<Joined> done) override {
        submit(
            write_joined(std::move(table), std::move(invitee), std::move(event), std::move(done)));
    }
    void append(std::string table, Event event, std::optional<Finish> finish,
                Completion<void> done) override {
        submit(write_event(std::move(table), std::move(event), std::move(finish), std::move(done)));
    }
    void adopt(std::vector<TableLog> tables, Secrets secrets,
               Completion<std::size_t> done) override {
        submit(write_adopted(std::move(tables), secrets, std::move(done)));
    }

  private:
    void submit(std::unique_ptr<Write> write) {
        if (writer_) {
            writer_->submit(std::move(write));
            return;
        }
        readers().submit([write = std::shared_ptr<Write>(std::move(write))](Reader*) {
            write->failed(Error(Reason("The database was opened to be read only.")));
        });
    }

    std::optional<Writer> writer_;
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
        auto opened = postgresql::open_to_write(*parsed, {options.patience});
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
    return std::make_unique<postgresql::PostgresqlStore>(*parsed, std::move(reading),
                                                         std::move(writing), options.report);
}

} // namespace tabuleiro::store
