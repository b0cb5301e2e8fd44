#include "store/sqlite.hpp"

#include <cstring>

namespace tabuleiro::store {
namespace {

Reason reason_of(const std::string& path, int code, int system_error, const char* message) {
    switch (code & 0xFF) {
    case SQLITE_FULL:
        return Reason("The disk is full: {path} could not be written.", path);
    case SQLITE_READONLY:
        return Reason("The file {path} may not be written.", path);
    case SQLITE_CORRUPT:
        return Reason("The file {path} is damaged: {cause}.", path, message);
    case SQLITE_NOTADB:
        return Reason("The file {path} is damaged, or is not a database.", path);
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return Reason("Another program is using the file {path}.", path);
    case SQLITE_CANTOPEN:
        return system_error != 0 ? Reason("The file {path} could not be opened: {cause}.", path,
                                          std::strerror(system_error))
                                 : Reason("The file {path} could not be opened.", path);
    case SQLITE_IOERR:
        return Reason("The file {path} could not be read or written: {cause}.", path,
                      system_error != 0 ? std::strerror(system_error) : message);
    default:
        return Reason("The database {path} failed: {cause}.", path, message);
    }
}

} // namespace

std::string Row::text(int column) const {
    const void* bytes = sqlite3_column_blob(statement_, column);
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_, column));
    return bytes == nullptr ? std::string() : std::string(static_cast<const char*>(bytes), size);
}

sql::Value Row::value(int column) const {
    switch (sqlite3_column_type(statement_, column)) {
    case SQLITE_INTEGER:
        return number(column);
    case SQLITE_FLOAT:
        return sqlite3_column_double(statement_, column);
    case SQLITE_TEXT:
        return text(column);
    case SQLITE_BLOB:
        return sql::Blob{text(column)};
    default:
        return std::monostate{};
    }
}

Expected<Connection> Connection::open_as(const std::string& place, const std::string& path,
                                         int flags, const std::string& vfs) {
    sqlite3* database = nullptr;
    const int code =
        sqlite3_open_v2(place.c_str(), &database, flags, vfs.empty() ? nullptr : vfs.c_str());
    Connection connection(database, path);
    if (code != SQLITE_OK) {
        return connection.failure();
    }
    sqlite3_extended_result_codes(database, 1);
    return connection;
}

sqlite3_stmt* Connection::prepared(std::string_view sql) {
    if (const auto found = statements_.find(sql); found != statements_.end()) {
        return found->second.get();
    }
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_prepare_v3(database_.get(), sql.data(), static_cast<int>(sql.size()),
                           SQLITE_PREPARE_PERSISTENT, &statement, nullptr) != SQLITE_OK) {
        return nullptr;
    }
    statements_[sql].reset(statement);
    return statement;
}

Expected<void> Connection::execute(const char* sql) {
    if (sqlite3_exec(database_.get(), sql, nullptr, nullptr, nullptr) != SQLITE_OK) {
        return failure();
    }
    return {};
}

tl::unexpected<Error> Connection::failure() const {
    if (!database_) {
        return fail("There is no memory left for the database {path}.", path_);
    }
    return fail(reason_of(path_, sqlite3_extended_errcode(database_.get()),
                          sqlite3_system_errno(database_.get()), sqlite3_errmsg(database_.get())));
}

int Connection::bind(sqlite3_stmt* statement, int index, std::int64_t value) {
    return sqlite3_bind_int64(statement, index, value);
}

// The caller's bytes outlive the step, so nothing is copied. An empty text must not become null.
int Connection::bind(sqlite3_stmt* statement, int index, std::string_view value) {
    return sqlite3_bind_text64(statement, index, value.empty() ? "" : value.data(), value.size(),
                               SQLITE_STATIC, SQLITE_UTF8);
}

int Connection::bind(sqlite3_stmt* statement, int index, Bytes value) {
    return sqlite3_bind_blob64(statement, index, value.data(), value.size(), SQLITE_STATIC);
}

int Connection::bind_value(sqlite3_stmt* statement, int index, const sql::Value& value) {
    if (const auto* number = std::get_if<std::int64_t>(&value)) {
        return bind(statement, index, *number);
    }
    if (const auto* real = std::get_if<double>(&value)) {
        return sqlite3_bind_double(statement, index, *real);
    }
    if (const auto* text = std::get_if<std::string>(&value)) {
        return bind(statement, index, std::string_view(*text));
    }
    if (const auto* blob = std::get_if<sql::Blob>(&value)) {
        return sqlite3_bind_blob64(statement, index, blob->bytes.data(), blob->bytes.size(),
                                   SQLITE_STATIC);
    }
    return sqlite3_bind_null(statement, index);
}

} // namespace tabuleiro::store
