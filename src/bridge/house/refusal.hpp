// What the house says when it does not do what it was asked for.
#pragma once

#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "client/socket/web_socket_client.hpp"
#include "core/error.hpp"

namespace tabuleiro::bridge {

// Its sentences; or the status, if there are none.
std::string sentences_in(const nlohmann::json& refusal, int status = 0);
std::string sentences_in_body(std::string_view body, int status);

// Why a socket was not opened, and what to do about it.
Reason reason_for(const client::NotOpened& why, const std::string& house);
// Whether trying again helps.
bool may_pass(const client::NotOpened& why);

} // namespace tabuleiro::bridge
