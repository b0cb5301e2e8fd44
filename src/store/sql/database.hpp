// Transactions of a store that are made of SQL: for what is neither a table nor an event of one.
//
// A body runs on a thread of the store. It may run more than once, because in PostgreSQL two
// transactions may collide: so it changes nothing but the database and its answer, and it waits for
// nothing else. If it fails, or one of its statements did, nothing of it is kept. After success a
// write is on disk. Each call is answered once, as store.hpp says.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>

#include "store/completion.hpp"
#include "store/sql/transaction.hpp"

namespace tabuleiro::store::sql {

template <class Answer>
using Body = std::function<Expected<Answer>(Transaction&)>;

// What the body answers, or the failure of a statement that the body passed over.
[[nodiscard]] inline Expected<void> run_body(const Body<void>& body, Transaction& transaction) {
    auto answer = body(transaction);
    if (answer && transaction.failure()) {
        return tl::unexpected(*transaction.failure());
    }
    return answer;
}

class Database {
  public:
    // Runs a body in a transaction and calls the handler.
    using Run = std::function<void(Body<void>, Completion<void>)>;

    Database(Run read, Run write) : read_(std::move(read)), write_(std::move(write)) {}
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    // Its statements see one state of the database, and cannot write.
    template <class Answer>
    void read(Body<Answer> body, Completion<Answer> done) {
        run(read_, std::move(body), std::move(done));
    }
    template <class Answer>
    void write(Body<Answer> body, Completion<Answer> done) {
        run(write_, std::move(body), std::move(done));
    }

  private:
    template <class Answer>
    static void run(const Run& run, Body<Answer> body, Completion<Answer> done) {
        if constexpr (std::is_void_v<Answer>) {
            run(std::move(body), std::move(done));
        } else {
            const auto answer = std::make_shared<std::optional<Answer>>();
            run(
                [answer, body = std::move(body)](Transaction& transaction) {
                    return body(transaction).map([&](Answer given) { *answer = std::move(given); });
                },
                [answer, done = std::move(done)](const Expected<void>& ended) {
                    done(ended.map([&] { return std::move(**answer); }));
                });
        }
    }

    Run read_;
    Run write_;
};

} // namespace tabuleiro::store::sql
