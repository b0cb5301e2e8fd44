// What the routes of people answer in common.
#pragma once

#include <chrono>

#include "core/json_writer.hpp"
#include "server/http/web.hpp"
#include "store/people/people.hpp"

namespace tabuleiro::server {

Response store_refusal(const Error& error);
Response malformed_body();
// 429, with the seconds until it may be tried again.
Response wait_refusal(std::chrono::milliseconds wait);
Response name_taken();
// A rated game between a program and its owner, or two programs of one owner.
Response own_program();

// {"id", "name", "role", "password"}: the person who is signed in.
void write_myself(JsonWriter& out, const store::Person& person, bool has_password);

} // namespace tabuleiro::server
