#include "store/postgresql/write.hpp"

#include <algorithm>
#include <cassert>
#include <set>
#include <tuple>
#include <utility>

#include "store/postgresql/reading.hpp"
#include "store/postgresql/statements.hpp"
#include "store/postgresql/taking.hpp"

namespace tabuleiro::store::postgresql {
namespace {

tl::unexpected<Error> not_next(const Event& event) {
    return fail("Event {number} is not the next of its table.", event.number);
}

bool has(const TableLog& log, const Event& event) {
    return event.number >= 1 && event.number <= log.events.size() &&
           log.events[event.number - 1] == event;
}

bool has_command_of(const TableLog& log, const Event& event) {
    return !event.command_id.empty() && event.seat &&
           std::any_of(log.events.begin(), log.events.end(), [&](const Event& earlier) {
               return earlier.seat == event.seat && earlier.command_id == event.command_id;
           });
}

Expected<void> check_host(Connection& connection, const std::string& table, Epoch epoch) {
    const auto host = read_host(connection, table);
    if (!host) {
        return tl::unexpected(host.error());
    }
    return *host && (*host)->epoch != epoch ? Expected<void>(not_the_host()) : Expected<void>();
}

Expected<void> check_person(Connection& connection, const std::string& person) {
    if (person.empty()) {
        return {};
    }
    const auto found =
        connection.run({"SELECT 1 FROM people WHERE id = $1::text", Parameters().add(person)});
    if (found && found->rows() == 0) {
        return unknown_person();
    }
    return found.map([](const Result&) {});
}

class WriteTable final : public Write {
  public:
    WriteTable(Table table, Completion<void> done)
        : log_{std::move(table), {}, {}}, done_(std::move(done)) {}

    const std::string& table() const override { return log_.table.id; }
    std::vector<Command> commands() const override {
        return {insert_table(log_, Origin::Here, Persons::MustBeKnown)};
    }
    Expected<std::size_t> rows_stored(Connection& connection) const override {
        return read_log(connection, table()).map([&](const auto& log) -> std::size_t {
            return log && log->table == log_.table ? 1 : 0;
        });
    }
    void committed(std::size_t rows, Connection& connection) override {
        done_(rows > 0 ? Expected<void>() : why_refused(connection));
    }
    void failed(const Error& error) override { done_(tl::unexpected(error)); }

  private:
    Expected<void> why_refused(Connection& connection) const {
        for (const Player player : players) {
            if (auto known = check_person(connection, log_.table.seats[player].person); !known) {
                return known;
            }
        }
        return fail("There is a table {table} already.", table());
    }

    TableLog log_;
    Completion<void> done_;
};

class WriteEvent final : public Write {
  public:
    WriteEvent(std::string table, Epoch epoch, Event event, std::optional<Finish> finish,
               Completion<void> done)
        : table_(std::move(table)), epoch_(epoch), event_(std::move(event)),
          finish_(std::move(finish)), done_(std::move(done)) {}

    const std::string& table() const override { return table_; }
    std::vector<Command> commands() const override {
        return {append_event(table_, epoch_, event_, finish_)};
    }
    std::vector<std::string> ended() const override {
        return finish_ ? std::vector{table_} : std::vector<std::string>();
    }
    bool plays() const override { return true; }
    Expected<std::size_t> rows_stored(Connection& connection) const override {
        return read_log(connection, table_).map([&](const auto& log) -> std::size_t {
            return log && has(*log, event_) ? 1 : 0;
        });
    }
    void committed(std::size_t rows, Connection& connection) override {
        done_(rows > 0 ? Expected<void>() : why_refused(connection));
    }
    void failed(const Error& error) override { done_(tl::unexpected(error)); }

  private:
    Expected<void> why_refused(Connection& connection) const {
        if (auto hosted = check_host(connection, table_, epoch_); !hosted) {
            return hosted;
        }
        const auto log = read_log(connection, table_);
        if (!log) {
            return tl::unexpected(log.error());
        }
        if (!*log) {
            return fail("There is no table {table}.", table_);
        }
        if (has_command_of(**log, event_)) {
            return fail("The command {id} has been carried out already.", event_.command_id);
        }
        if (event_.number != (*log)->events.size() + 1) {
            return not_next(event_);
        }
        if (finish_ && (*log)->finish) {
            return fail("The table had ended before.");
        }
        return not_next(event_);
    }

    std::string table_;
    Epoch epoch_;
    Event event_;
    std::optional<Finish> finish_;
    Completion<void> done_;
};

class WriteJoined final : public Write {
  public:
    WriteJoined(std::string table, Epoch epoch, Invitee invitee, Event event,
                Completion<Joined> done)
        : table_(std::move(table)), epoch_(epoch), invitee_(std::move(invitee)),
          event_(std::move(event)), done_(std::move(done)) {
        assert(event_.seat);
    }

    const std::string& table() const override { return table_; }
    std::vector<Command> commands() const override {
        return {append_join(table_, epoch_, invitee_, event_)};
    }
    Expected<std::size_t> rows_stored(Connection& connection) const override {
        return read_log(connection, table_).map([&](const auto& log) -> std::size_t {
            return log && has(*log, event_) && is_taken_by_invitee(log->table.seats[*event_.seat])
                       ? 1
                       : 0;
        });
    }
    void committed(std::size_t rows, Connection& connection) override {
        done_(rows > 0 ? Joined::Seated : why_refused(connection));
    }
    void failed(const Error& error) override { done_(tl::unexpected(error)); }

  private:
    Expected<Joined> why_refused(Connection& connection) const {
        if (const auto hosted = check_host(connection, table_, epoch_); !hosted) {
            return tl::unexpected(hosted.error());
        }
        const auto log = read_log(connection, table_);
        if (!log) {
            return tl::unexpected(log.error());
        }
        if (!*log) {
            return Joined::Unknown;
        }
        const Seat& seat = (*log)->table.seats[*event_.seat];
        if (seat.invitation != invitee_.invitation) {
            return Joined::Unknown;
        }
        if (seat.secret || !seat.person.empty()) {
            return Joined::Used;
        }
        if (const auto known = check_person(connection, invitee_.person); !known) {
            return tl::unexpected(known.error());
        }
        return not_next(event_);
    }
    bool is_taken_by_invitee(const Seat& seat) const {
        return invitee_.person.empty() ? seat.secret == invitee_.secret
                                       : seat.person == invitee_.person;
    }

    std::string table_;
    Epoch epoch_;
    Invitee invitee_;
    Event event_;
    Completion<Joined> done_;
};

// Numbers from 1 without gaps, and each command once.
Expected<void> check_events(const std::vector<Event>& events) {
    std::uint32_t next = 1;
    std::set<std::tuple<Player, std::string_view>> carried_out;
    for (const Event& event : events) {
        if (event.number != next++) {
            return not_next(event);
        }
        if (event.seat && !event.command_id.empty() &&
            !carried_out.emplace(*event.seat, event.command_id).second) {
            return fail("The command {id} has been carried out already.", event.command_id);
        }
    }
    return {};
}

class WriteAdopted final : public Write {
  public:
    WriteAdopted(std::vector<TableLog> tables, Secrets secrets, Completion<std::size_t> done)
        : tables_(std::move(tables)),
          origin_(secrets == Secrets::Keep ? Origin::Here : Origin::Elsewhere),
          done_(std::move(done)) {
        std::sort(tables_.begin(), tables_.end(),
                  [](const TableLog& a, const TableLog& b) { return a.table.id < b.table.id; });
        for (const TableLog& log : tables_) {
            check_ = check_ ? check_events(log.events) : check_;
        }
        if (!check_) {
            tables_.clear(); // nothing of it is sent
        }
    }

    const std::string& table() const override {
        static const std::string none;
        return tables_.empty() ? none : tables_.front().table.id;
    }
    std::vector<Command> commands() const override {
        std::vector<Command> commands;
        for (const TableLog& log : tables_) {
            commands.push_back(insert_table(log, origin_, Persons::MayBeUnknown));
        }
        return commands;
    }
    std::size_t size() const override { return tables_.size(); }
    std::vector<std::string> ended() const override {
        std::vector<std::string> ids;
        for (const TableLog& log : tables_) {
            if (log.finish) {
                ids.push_back(log.table.id);
            }
        }
        return ids;
    }
    // It is there whole or not at all; which of its tables had been there before is not known any
    // more, so all of them count.
    Expected<std::size_t> rows_stored(Connection& connection) const override {
        for (const TableLog& log : tables_) {
            const auto found = read_log(connection, log.table.id);
            if (!found || !*found) {
                return found.map([](const auto&) { return std::size_t{0}; });
            }
        }
        return tables_.size();
    }
    void committed(std::size_t rows, Connection&) override {
        done_(check_.map([&] { return rows; }));
    }
    void failed(const Error& error) override { done_(tl::unexpected(error)); }

  private:
    std::vector<TableLog> tables_;
    Origin origin_;
    Expected<void> check_;
    Completion<std::size_t> done_;
};

} // namespace

std::unique_ptr<Write> write_table(Table table, Completion<void> done) {
    return std::make_unique<WriteTable>(std::move(table), std::move(done));
}

std::unique_ptr<Write> write_joined(std::string table, Epoch epoch, Invitee invitee, Event event,
                                    Completion<Joined> done) {
    return std::make_unique<WriteJoined>(std::move(table), epoch, std::move(invitee),
                                         std::move(event), std::move(done));
}

std::unique_ptr<Write> write_event(std::string table, Epoch epoch, Event event,
                                   std::optional<Finish> finish, Completion<void> done) {
    return std::make_unique<WriteEvent>(std::move(table), epoch, std::move(event),
                                        std::move(finish), std::move(done));
}

std::unique_ptr<Write> write_adopted(std::vector<TableLog> tables, Secrets secrets,
                                     Completion<std::size_t> done) {
    return std::make_unique<WriteAdopted>(std::move(tables), secrets, std::move(done));
}

} // namespace tabuleiro::store::postgresql
