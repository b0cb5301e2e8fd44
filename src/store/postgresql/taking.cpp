#include "store/postgresql/taking.hpp"

#include <utility>

#include "store/postgresql/locks.hpp"

namespace tabuleiro::store::postgresql {
namespace {

WallTime wall_time_before(std::chrono::milliseconds age) {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    return (std::chrono::duration_cast<std::chrono::milliseconds>(now) - age).count();
}

Expected<Taken> answer_to(Epoch epoch, const std::optional<Host>& host) {
    if (!host) {
        return NoSuchTable{};
    }
    if (host->epoch == epoch) {
        const auto silence = host->silence_of_previous;
        return HostedHere{epoch,
                          silence ? std::optional(wall_time_before(*silence)) : std::nullopt};
    }
    if (host->epoch == 0) { // released a moment ago
        return not_the_host();
    }
    return HostedElsewhere{host->address};
}

// Parameters: 1 table, 2 epoch, 3 whether the host was unreachable. Heartbeats are compared with
// the time at which the statement began, when they were read: it may wait for the row.
//
// When PostgreSQL restarts, and when a standby is promoted, all locks are free until the nodes have
// taken theirs again. A session that is three seconds old has seen neither for three seconds.
#define IF_FREE                                                                                    \
    " WHERE t.id = $1::text AND t.epoch <> $2::bigint AND (t.epoch = 0"                            \
    " OR NOT EXISTS (SELECT FROM nodes n WHERE n.epoch = t.epoch AND NOT n.ended"                  \
    " AND n.heartbeat > statement_timestamp() - interval '2 s')"                                   \
    " OR ($3::boolean AND coalesce(t.seized < statement_timestamp() - interval '5 s', true))"      \
    " OR ((SELECT backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid())"               \
    " < statement_timestamp() - interval '3 s'"                                                    \
    " AND NOT EXISTS (SELECT FROM pg_locks l WHERE l.locktype = 'advisory'"                        \
    " AND l.classid = " NODE_LOCKS " AND l.objid::bigint = t.epoch"                                \
    " AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())"           \
    " AND l.granted)))"

Parameters parameters_of(const std::string& table, Epoch epoch, Takeover takeover) {
    return Parameters().add(table, epoch).add_flag(takeover == Takeover::Unreachable);
}

// To take a table again that has been taken changes nothing, and neither does to release it. So if
// the fate of the transaction is not known, it is simply repeated.
class WriteTaken final : public Write {
  public:
    WriteTaken(std::string table, Epoch epoch, Takeover takeover, Completion<Taken> done)
        : table_(std::move(table)), epoch_(epoch), takeover_(takeover), done_(std::move(done)) {}

    const std::string& table() const override { return table_; }
    std::vector<Command> commands() const override {
        return {take_table(table_, epoch_, takeover_)};
    }
    Expected<std::size_t> rows_stored(Connection&) const override { return 0; }
    void committed(std::size_t, Connection& connection) override {
        done_(read_host(connection, table_).and_then([this](const std::optional<Host>& host) {
            return answer_to(epoch_, host);
        }));
    }
    void failed(const Error& error) override { done_(tl::unexpected(error)); }

  private:
    std::string table_;
    Epoch epoch_;
    Takeover takeover_;
    Completion<Taken> done_;
};

class WriteReleased final : public Write {
  public:
    WriteReleased(std::string table, Epoch epoch, Completion<void> done)
        : table_(std::move(table)), epoch_(epoch), done_(std::move(done)) {}

    const std::string& table() const override { return table_; }
    std::vector<Command> commands() const override { return {release_table(table_, epoch_)}; }
    Expected<std::size_t> rows_stored(Connection&) const override { return 0; }
    void committed(std::size_t, Connection&) override { done_({}); }
    void failed(const Error& error) override { done_(tl::unexpected(error)); }

  private:
    std::string table_;
    Epoch epoch_;
    Completion<void> done_;
};

} // namespace

Expected<std::optional<Host>> read_host(Connection& connection, const std::string& table) {
    const auto result = connection.run(
        {"SELECT t.epoch, host.address,"
         " (extract(epoch FROM statement_timestamp() - previous.heartbeat) * 1000)::bigint"
         " FROM tables t LEFT JOIN nodes host ON host.epoch = t.epoch"
         " LEFT JOIN nodes previous ON previous.epoch = t.taken_from WHERE t.id = $1::text",
         Parameters().add(table)});
    if (!result) {
        return tl::unexpected(result.error());
    }
    if (result->rows() == 0) {
        return std::nullopt;
    }
    Host host{result->number(0, 0), result->text(0, 1)};
    if (!result->is_null(0, 2)) {
        host.silence_of_previous = std::chrono::milliseconds(result->number(0, 2));
    }
    return host;
}

Expected<std::optional<Taken>> read_taken(Connection& connection, const std::string& table,
                                          Epoch epoch, Takeover takeover) {
    const auto free =
        connection.run({"SELECT FROM tables t" IF_FREE, parameters_of(table, epoch, takeover)});
    if (!free) {
        return tl::unexpected(free.error());
    }
    if (free->rows() > 0) {
        return std::nullopt;
    }
    return read_host(connection, table).and_then([&](const std::optional<Host>& host) {
        return answer_to(epoch, host).map([](const Taken& taken) { return std::optional(taken); });
    });
}

// The update locks the row, as an append does, so that one comes after the other; if another node
// was first, the condition is judged by what that has written.
Command take_table(const std::string& table, Epoch epoch, Takeover takeover) {
    return {"WITH taken AS (UPDATE tables t SET taken_from = t.epoch, epoch = $2::bigint,"
            " seized = CASE WHEN $3::boolean THEN statement_timestamp() ELSE t.seized END" IF_FREE
            " RETURNING t.id, t.taken_from),"
            " noted AS (INSERT INTO lost_tables (epoch, id)"
            " SELECT taken_from, id FROM taken WHERE taken_from <> 0)"
            " SELECT count(*) FROM taken",
            parameters_of(table, epoch, takeover)};
}

Command release_table(const std::string& table, Epoch epoch) {
    return {"WITH released AS (UPDATE tables SET epoch = 0"
            " WHERE id = $1::text AND epoch = $2::bigint RETURNING 1)"
            " SELECT count(*) FROM released",
            Parameters().add(table, epoch)};
}

std::unique_ptr<Write> write_taken(std::string table, Epoch epoch, Takeover takeover,
                                   Completion<Taken> done) {
    return std::make_unique<WriteTaken>(std::move(table), epoch, takeover, std::move(done));
}

std::unique_ptr<Write> write_released(std::string table, Epoch epoch, Completion<void> done) {
    return std::make_unique<WriteReleased>(std::move(table), epoch, std::move(done));
}

} // namespace tabuleiro::store::postgresql
