#include "store/postgresql/result.hpp"

#include <bit>
#include <string_view>

namespace tabuleiro::store::postgresql {
namespace {

// The types of columns, by their numbers in PostgreSQL's catalogue. All others are read as texts.
sql::Value value_in(const Result& result, int row, int column) {
    if (result.is_null(row, column)) {
        return std::monostate{};
    }
    switch (PQftype(result.handle(), column)) {
    case 16: // boolean
    case 20: // bigint
    case 21: // smallint
    case 23: // integer
        return result.number(row, column);
    case 701: // double precision
        return std::bit_cast<double>(result.number(row, column));
    case 17: // bytea
        return sql::Blob{result.text(row, column)};
    default:
        return result.text(row, column);
    }
}

} // namespace

sql::Rows Result::to_rows() const {
    sql::Rows rows(PQnfields(result_.get()));
    for (int row = 0; row < this->rows(); ++row) {
        for (int column = 0; column < rows.columns(); ++column) {
            rows.add(value_in(*this, row, column));
        }
    }
    return rows;
}

std::int64_t Result::number(int row, int column) const {
    const char* bytes = PQgetvalue(result_.get(), row, column);
    const int size = is_null(row, column) ? 0 : PQgetlength(result_.get(), row, column);
    std::uint64_t number = size > 0 && (bytes[0] & 0x80) != 0 ? ~std::uint64_t{0} : 0;
    for (int i = 0; i < size; ++i) {
        number = number << 8U | static_cast<unsigned char>(bytes[i]);
    }
    return static_cast<std::int64_t>(number);
}

std::string Result::text(int row, int column) const {
    return {PQgetvalue(result_.get(), row, column),
            static_cast<std::size_t>(PQgetlength(result_.get(), row, column))};
}

bool Result::failed() const {
    const ExecStatusType status = PQresultStatus(result_.get());
    return status != PGRES_TUPLES_OK && status != PGRES_COMMAND_OK && status != PGRES_PIPELINE_SYNC;
}

// What libpq says itself has no code of PostgreSQL's; after FATAL the server closes the connection.
bool Result::lost() const {
    const char* code = PQresultErrorField(result_.get(), PG_DIAG_SQLSTATE);
    const char* severity = PQresultErrorField(result_.get(), PG_DIAG_SEVERITY_NONLOCALIZED);
    return PQresultStatus(result_.get()) == PGRES_FATAL_ERROR &&
           (code == nullptr || severity == nullptr || std::string_view(severity) != "ERROR");
}

std::string Result::code() const {
    const char* code = PQresultErrorField(result_.get(), PG_DIAG_SQLSTATE);
    return code != nullptr ? code : "";
}

std::string Result::cause() const {
    const char* primary = PQresultErrorField(result_.get(), PG_DIAG_MESSAGE_PRIMARY);
    std::string_view text = primary != nullptr ? primary : PQresultErrorMessage(result_.get());
    while (text.ends_with('\n') || text.ends_with('.')) {
        text.remove_suffix(1);
    }
    return std::string(text);
}

} // namespace tabuleiro::store::postgresql
