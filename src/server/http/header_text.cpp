#include "server/http/header_text.hpp"

namespace tabuleiro::server {

void append_fields(std::string& text, const boost::beast::http::fields& fields) {
    for (const auto& field : fields) {
        text.append(field.name_string()).append(": ").append(field.value()).append("\r\n");
    }
}

} // namespace tabuleiro::server
