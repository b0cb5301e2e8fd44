// The store for coroutines: each call waits without blocking the event loop.
#pragma once

#include <boost/asio/awaitable.hpp>

#include "server/http/awaiting.hpp"
#include "store/store.hpp"

namespace tabuleiro::server {

class AsyncStore {
  public:
    template <class T>
    using Answer = boost::asio::awaitable<Expected<T>>;

    explicit AsyncStore(store::Store& store) : store_(store) {}

    Answer<void> create(store::Table table) {
        return result_of<Expected<void>>([this, table = std::move(table)](auto done) mutable {
            store_.create(std::move(table), std::move(done));
        });
    }
    // Answers how many were new.
    Answer<std::size_t> adopt(store::TableLog table) {
        return result_of<Expected<std::size_t>>(
            [this, table = std::move(table)](auto done) mutable {
                store_.adopt({std::move(table)}, store::Secrets::Keep, std::move(done));
            });
    }
    Answer<store::Taken> take(std::string table, store::Takeover takeover) {
        return result_of<Expected<store::Taken>>(
            [this, table = std::move(table), takeover](auto done) mutable {
                store_.take(std::move(table), takeover, std::move(done));
            });
    }
    Answer<void> release(std::string table, store::Epoch epoch) {
        return result_of<Expected<void>>(
            [this, table = std::move(table), epoch](auto done) mutable {
                store_.release(std::move(table), epoch, std::move(done));
            });
    }
    bool hosts(store::Epoch epoch) const { return store_.hosts(epoch); }
    // Whether this node may host tables at present.
    bool is_open() const { return store_.hosts(store_.epoch()); }
    Answer<store::Joined> join(std::string table, store::Epoch epoch, store::Invitee invitee,
                               store::Event event) {
        return result_of<Expected<store::Joined>>([this, table = std::move(table), epoch,
                                                   invitee = std::move(invitee),
                                                   event = std::move(event)](auto done) mutable {
            store_.join(std::move(table), epoch, std::move(invitee), std::move(event),
                        std::move(done));
        });
    }
    Answer<void> append(std::string table, store::Epoch epoch, store::Event event,
                        std::optional<store::Finish> finish) {
        return result_of<Expected<void>>([this, table = std::move(table), epoch,
                                          event = std::move(event),
                                          finish = std::move(finish)](auto done) mutable {
            store_.append(std::move(table), epoch, std::move(event), std::move(finish),
                          std::move(done));
        });
    }

    // What `make` makes of the log, on the thread that read it: replaying a long game takes a
    // while.
    template <class Make>
    auto load(std::string table, Make make) {
        using Log = Expected<std::optional<store::TableLog>>;
        return result_of<std::invoke_result_t<Make, Log>>(
            [this, table = std::move(table), make](auto done) {
                store_.load(table, [make, done](const Log& log) { done(make(log)); });
            });
    }
    // The same of several tables at once.
    template <class Make>
    auto load_all(std::vector<std::string> tables, Make make) {
        using Logs = Expected<std::vector<store::TableLog>>;
        return result_of<std::invoke_result_t<Make, Logs>>(
            [this, tables = std::move(tables), make = std::move(make)](auto done) mutable {
                store_.load_all(std::move(tables), [make = std::move(make),
                                                    done](const Logs& logs) { done(make(logs)); });
            });
    }
    Answer<std::vector<store::TableSummary>> unfinished_of(store::TokenHash secret,
                                                           std::size_t limit) {
        return result_of<Expected<std::vector<store::TableSummary>>>(
            [this, secret, limit](auto done) { store_.unfinished_of(secret, limit, done); });
    }
    Answer<std::vector<store::TableSummary>> unfinished_of_person(std::string person,
                                                                  std::size_t limit) {
        return result_of<Expected<std::vector<store::TableSummary>>>(
            [this, person = std::move(person), limit](auto done) {
                store_.unfinished_of_person(person, limit, done);
            });
    }
    Answer<bool> knows_secret(store::TokenHash secret) {
        return result_of<Expected<bool>>(
            [this, secret](auto done) { store_.knows_secret(secret, done); });
    }
    Answer<std::vector<store::Standing>> standings(std::size_t limit) {
        return result_of<Expected<std::vector<store::Standing>>>(
            [this, limit](auto done) { store_.standings(limit, done); });
    }

    // For what is neither a table nor an event.
    store::sql::Database& database() const { return store_.database(); }

  private:
    store::Store& store_;
};

} // namespace tabuleiro::server
