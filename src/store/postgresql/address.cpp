#include "store/postgresql/address.hpp"

#include <algorithm>
#include <memory>
#include <new>

namespace tabuleiro::store::postgresql {

Expected<Address> Address::parse(const std::string& text) {
    char* message = nullptr;
    const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> parsed(
        PQconninfoParse(text.c_str(), &message), PQconninfoFree);
    PQfreemem(message); // it repeats the text
    if (!parsed || text.find("://") == std::string::npos) {
        return fail("The address of the database is not of the form "
                    "postgresql://user@host:port/name.");
    }
    Address address;
    for (const PQconninfoOption* option = parsed.get(); option->keyword != nullptr; ++option) {
        if (option->val != nullptr) {
            address.options_.emplace_back(option->keyword, option->val);
        }
    }
    const std::string port = address.value_of("port");
    address.shown_ = "postgresql://" + address.value_of("host") + (port.empty() ? "" : ":" + port) +
                     "/" + address.value_of("dbname");
    address.set_default("application_name", "tabuleiro");
    address.set_default("target_session_attrs", "read-write");
    address.set_default("client_encoding", "UTF8");
    address.set_default("connect_timeout", "3");
    address.set_default("keepalives_idle", "5");
    address.set_default("keepalives_interval", "1");
    address.set_default("keepalives_count", "5");
    address.set_default("tcp_user_timeout", "10000");
    return address;
}

PGconn* Address::connect() const {
    std::vector<const char*> keywords;
    std::vector<const char*> values;
    for (const auto& [keyword, value] : options_) {
        keywords.push_back(keyword.c_str());
        values.push_back(value.c_str());
    }
    keywords.push_back(nullptr);
    values.push_back(nullptr);
    PGconn* connection = PQconnectdbParams(keywords.data(), values.data(), 0);
    if (connection == nullptr) {
        throw std::bad_alloc();
    }
    return connection;
}

std::string Address::value_of(std::string_view keyword) const {
    const auto found = std::find_if(options_.begin(), options_.end(),
                                    [&](const auto& option) { return option.first == keyword; });
    return found == options_.end() ? "" : found->second;
}

void Address::set_default(std::string_view keyword, std::string_view value) {
    if (value_of(keyword).empty()) {
        options_.emplace_back(keyword, value);
    }
}

} // namespace tabuleiro::store::postgresql
