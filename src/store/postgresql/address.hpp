// The address of a database: postgresql://user@host:port/name?option=value, as libpq reads it.
//
// A password may be in it, so it is never printed: `shown` is what messages and logs may say.
#pragma once

#include <libpq-fe.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/error.hpp"

namespace tabuleiro::store::postgresql {

class Address {
  public:
    // Fails without repeating the text, in which there may be a password.
    [[nodiscard]] static Expected<Address> parse(const std::string& text);

    // Host, port and name of the database.
    const std::string& shown() const { return shown_; }

    // Never null; PQstatus says whether the connection was made. Options that the address does not
    // have are libpq's own (PGPASSFILE and the like), but for those that detect a dead connection.
    PGconn* connect() const;

  private:
    Address() = default;

    std::string value_of(std::string_view keyword) const;
    void set_default(std::string_view keyword, std::string_view value);

    std::vector<std::pair<std::string, std::string>> options_;
    std::string shown_;
};

} // namespace tabuleiro::store::postgresql
