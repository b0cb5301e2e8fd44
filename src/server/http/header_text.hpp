// The fields of an HTTP header as they are sent.
#pragma once

#include <boost/beast/http/fields.hpp>
#include <string>

namespace tabuleiro::server {

// Appends a line for each, without the empty line that ends a header.
void append_fields(std::string& text, const boost::beast::http::fields& fields);

} // namespace tabuleiro::server
