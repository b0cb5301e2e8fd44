#include "store/work/work_store.hpp"

#include <filesystem>

#include "store/postgresql/postgresql_store.hpp"
#include "store/work/postgresql_work_database.hpp"
#include "store/work/sql_work_store.hpp"
#include "store/work/sqlite_work_database.hpp"

namespace tabuleiro::store {
namespace {

template <class Database>
std::unique_ptr<WorkStore> store_in(Database database) {
    return std::make_unique<SqlWorkStore<Database>>(std::move(database));
}

} // namespace

Expected<std::unique_ptr<WorkStore>> open_work_store(const std::string& location, Missing missing) {
    if (is_postgresql_address(location)) {
        return PostgresqlWorkDatabase::open(location).map(store_in<PostgresqlWorkDatabase>);
    }
    const auto path = std::filesystem::absolute(location).parent_path() / "workers.db";
    if (missing == Missing::Fail && !std::filesystem::exists(path)) {
        return fail("This house has no workers: there is no file {path}.", path.string());
    }
    return SqliteWorkDatabase::open(path.string(), missing).map(store_in<SqliteWorkDatabase>);
}

} // namespace tabuleiro::store
