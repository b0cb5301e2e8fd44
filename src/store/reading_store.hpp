// The half of a store that reads, which is the same for every database: a thread with a connection
// carries out each read and answers it once.
//
// A database has `read_with(reader, query)`, which calls the query with a connection, and the
// functions that the queries below call; they are found by the types of their arguments.
#pragma once

#include <exception>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "store/connection_threads.hpp"
#include "store/store.hpp"

namespace tabuleiro::store {

template <class Reader>
class ReadingStore : public Store {
  public:
    void load(std::string table, Completion<std::optional<TableLog>> done) override {
        read([table = std::move(table)](auto& connection) { return read_log(connection, table); },
             std::move(done));
    }
    void load_all(std::vector<std::string> tables,
                  Completion<std::vector<TableLog>> done) override {
        read([tables =
                  std::move(tables)](auto& connection) { return read_logs(connection, tables); },
             std::move(done));
    }
    void tables(Completion<std::vector<std::string>> done) override {
        read([](auto& connection) { return read_ids(connection); }, std::move(done));
    }
    void unfinished_of(TokenHash secret, std::size_t limit,
                       Completion<std::vector<TableSummary>> done) override {
        read([=](auto& connection) { return read_unfinished_of(connection, secret, limit); },
             std::move(done));
    }
    void unfinished_of_person(std::string person, std::size_t limit,
                              Completion<std::vector<TableSummary>> done) override {
        read([person = std::move(person),
              limit](auto& connection) { return read_unfinished_of(connection, person, limit); },
             std::move(done));
    }
    void knows_secret(TokenHash secret, Completion<bool> done) override {
        read([=](auto& connection) { return read_knows_secret(connection, secret); },
             std::move(done));
    }
    void standings(std::size_t limit, Completion<std::vector<Standing>> done) override {
        read([=](auto& connection) { return read_standings(connection, limit); }, std::move(done));
    }

  protected:
    explicit ReadingStore(std::vector<Reader> connections)
        : readers_(std::in_place, std::move(connections)) {}

    ConnectionThreads<Reader>& readers() { return *readers_; }
    // Closes their connections. Requires: the readers are closed.
    void disconnect_readers() { readers_.reset(); }
    // Gives an answer that needs no connection, by a thread of the store.
    template <class Answer>
    void answer(Completion<Answer> done, Expected<Answer> given) {
        readers_->submit(
            [done = std::move(done), given = std::move(given)](Reader*) { done(given); });
    }

    template <class Query, class Answer>
    void read(Query query, Completion<Answer> done) {
        readers_->submit([query = std::move(query), done = std::move(done)](Reader* reader) {
            Expected<Answer> answer = fail("The store is being closed.");
            if (reader != nullptr) {
                try {
                    answer = read_with(*reader, query);
                } catch (const std::exception& error) { // no memory, say
                    answer = fail("The store could not read: {cause}.", error.what());
                }
            }
            done(std::move(answer));
        });
    }

  private:
    std::optional<ConnectionThreads<Reader>> readers_; // none: disconnected
};

} // namespace tabuleiro::store
