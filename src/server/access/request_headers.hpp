// The few headers that mean something here, read as browsers write them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace tabuleiro::server {

// The cookie that carries the secret of a seat.
struct SeatCookie {
    std::string name = "tabuleiro";
    bool secure = false; // sent over https alone
};

// Houses at other ports of the same machine get the same cookies from a browser, so each has a name
// of its own for it. Port 0: the port changes at each start, and the name must not.
SeatCookie seat_cookie(std::uint16_t port);
// Of a house with several nodes: they have its key in common, and nothing else.
SeatCookie house_seat_cookie(std::string_view key);
// Of a house behind https: browsers take it from no other site of the same domain.
SeatCookie secure_seat_cookie();

// The cookie that carries the secret of a device where somebody is signed in.
SeatCookie session_cookie(const SeatCookie& seat);

// The token in a Cookie header; empty if there is none, more than one, or something else. Where the
// cookie is not there, one of the name that all houses once used is taken.
std::string token_in(std::string_view cookies, const SeatCookie& cookie);

// The same of a session, which never had another name.
std::string session_in(std::string_view cookies, const SeatCookie& seat);

// The token of `Authorization: Bearer ...`; empty if it is something else.
std::string bearer_in(std::string_view authorization);
// The same of a program's token.
std::string program_bearer_in(std::string_view authorization);
// Whether something is shown by that scheme, whatever it is.
bool is_bearer(std::string_view authorization);

// Whether a Content-Type is application/json.
bool is_json(std::string_view content_type);

// Whether a Transfer-Encoding is one that we can read: chunked, or none.
bool knows_transfer(std::string_view transfer_encoding);

// Whether an Accept header names text/html: a person looks at the answer.
bool accepts_html(std::string_view accept);

// The language of ours that Accept-Language likes best: pt, en or ro.
std::string preferred_language(std::string_view accept_language);

bool accepts_gzip(std::string_view accept_encoding);

// The last address of X-Forwarded-For: the one that our own proxy wrote.
std::string last_forwarded(std::string_view forwarded_for);

// The value of a name in a query, undecoded; empty if it is not there.
std::string_view query_value(std::string_view query, std::string_view name);

// Set-Cookie's value for a token.
std::string cookie_for(std::string_view token, const SeatCookie& cookie);
// Set-Cookie's value that makes the browser forget it.
std::string removed_cookie(const SeatCookie& cookie);

} // namespace tabuleiro::server
