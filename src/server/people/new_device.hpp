// A browser that is being signed in: always with a new secret, so that nobody can choose another's.
//
//     const NewDevice device = new_device(request, person);
//     ... enter(transaction, device, call.who.person) in the transaction that lets them in
//     set_session(response, request, device);
#pragma once

#include <optional>

#include "server/http/web.hpp"
#include "server/people/identity.hpp"
#include "store/people/devices.hpp"

namespace tabuleiro::server {

struct NewDevice {
    store::Device device;
    std::string token;
    store::TokenHash secret{};
};

NewDevice new_device(const Request& request, const std::string& person);

// Whoever was signed in at this browser is no longer; nor is the person at a device that was not
// used for long, if there are too many. Requires: the person is there.
[[nodiscard]] Expected<void> enter(store::sql::Transaction& transaction, const NewDevice& device,
                                   const std::optional<SignedIn>& before);

void set_session(Response& response, const Request& request, const NewDevice& device);
// Removes the session's cookie and, on a computer that others use too, that of the visitor's seats.
void remove_session(Response& response, const Request& request);

// "Firefox · Linux", from the User-Agent header; names as they are, no words of a language.
std::string device_label(std::string_view user_agent);

} // namespace tabuleiro::server
