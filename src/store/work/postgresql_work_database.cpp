#include "store/work/postgresql_work_database.hpp"

namespace tabuleiro::store {

Expected<PostgresqlWorkDatabase> PostgresqlWorkDatabase::open(const std::string& address) {
    const auto parsed = postgresql::Address::parse(address);
    if (!parsed) {
        return tl::unexpected(parsed.error());
    }
    auto connection = postgresql::open_to_read(*parsed);
    if (!connection) {
        return tl::unexpected(connection.error());
    }
    return PostgresqlWorkDatabase(postgresql::Reader(*parsed, *std::move(connection)));
}

} // namespace tabuleiro::store
