#include "server/people/transactions.hpp"

#include "server/http/awaiting.hpp"

namespace tabuleiro::server {

boost::asio::awaitable<Expected<void>> read_of(store::sql::Database& database,
                                               store::sql::Body<void> body) {
    return result_of<Expected<void>>(
        [&database, body = std::move(body)](store::Completion<void> done) mutable {
            database.read<void>(std::move(body), std::move(done));
        });
}

boost::asio::awaitable<Expected<void>> write_of(store::sql::Database& database,
                                                store::sql::Body<void> body) {
    return result_of<Expected<void>>(
        [&database, body = std::move(body)](store::Completion<void> done) mutable {
            database.write<void>(std::move(body), std::move(done));
        });
}

} // namespace tabuleiro::server
