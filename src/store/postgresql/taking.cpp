#include "store/postgresql/taking.hpp"

#include <utility>

#include "store/postgresql/locks.hpp"

namespace tabuleiro::store::postgresql {
namespace {

WallTime wall_time_before(std::chrono::milliseconds age) {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    return (std::chrono::duration_cast<std::chrono::milliseconds>(now) - age).count();
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
        done_(taken(read_host(connection, table_)));
    }
    void failed(const Error& error) override { done_(tl::unexpected(error)); }

  private:
    Expected<Taken> taken(const Expected<std::optional<Host>>& host) const {
        if (!host) {
            return tl::unexpected(host.error());
        }
        if (!*host) {
            return NoSuchTable{};
        }
        if ((*host)->epoch == epoch_) {
            const auto silence = (*host)->silence_of_previous;
            return HostedHere{epoch_,
                              silence ? std::optional(wall_time_before(*silence)) : std::nullopt};
        }
        if ((*host)->epoch == 0) { // released a moment ago
            return not_the_host();
        }
        return HostedElsewhere{(*host)->address};
    }

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

// The update locks the row, as an append does, so that one comes after the other; if another node
// was first, the condition is judged by what that has written. Heartbeats are compared with the
// time at which the statement began, when they were read: it may wait for the row.
//
// When PostgreSQL restarts, and when a standby is promoted, all locks are free until the nodes have
// taken theirs again. A session that is three seconds old has seen neither for three seconds.
Command take_table(const std::string& table, Epoch epoch, Takeover takeover) {
    Parameters parameters;
    parameters.add(table, epoch);
    parameters.add_flag(takeover == Takeover::Unreachable);
    return {"WITH taken AS (UPDATE tables SET taken_from = epoch, epoch = $2::bigint,"
            " seized = CASE WHEN $3::boolean THEN statement_timestamp() ELSE seized END"
            " WHERE id = $1::text AND epoch <> $2 AND (epoch = 0"
            " OR NOT EXISTS (SELECT FROM nodes n WHERE n.epoch = tables.epoch"
            " AND NOT n.ended AND n.heartbeat > statement_timestamp() - interval '2 s')"
            " OR ($3 AND coalesce(seized < statement_timestamp() - interval '5 s', true))"
            " OR ((SELECT backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid())"
            " < statement_timestamp() - interval '3 s'"
            " AND NOT EXISTS (SELECT FROM pg_locks l WHERE l.locktype = 'advisory'"
            " AND l.classid = " NODE_LOCKS " AND l.objid::bigint = tables.epoch"
            " AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())"
            " AND l.granted)))"
            " RETURNING id, taken_from),"
            " noted AS (INSERT INTO lost_tables (epoch, id)"
            " SELECT taken_from, id FROM taken WHERE taken_from <> 0)"
            " SELECT count(*) FROM taken",
            std::move(parameters)};
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
