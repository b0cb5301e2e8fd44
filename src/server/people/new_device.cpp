#include "server/people/new_device.hpp"

#include <array>

#include "server/access/request_headers.hpp"
#include "server/access/token.hpp"
#include "server/work/wall_time.hpp"

namespace tabuleiro::server {

namespace {

// More are of no help to anyone who looks for a lost one.
constexpr std::size_t max_devices = 50;

struct Sign {
    std::string_view in_header;
    std::string_view name;
};

// Browsers also name those that they descend from: the first that fits is it.
constexpr std::array<Sign, 9> browsers{{{"Edg", "Edge"},
                                        {"OPR/", "Opera"},
                                        {"SamsungBrowser", "Samsung Internet"},
                                        {"Firefox", "Firefox"},
                                        {"FxiOS", "Firefox"},
                                        {"CriOS", "Chrome"},
                                        {"Chromium", "Chromium"},
                                        {"Chrome", "Chrome"},
                                        {"Safari", "Safari"}}};
constexpr std::array<Sign, 7> systems{{{"iPhone", "iPhone"},
                                       {"iPad", "iPad"},
                                       {"Android", "Android"},
                                       {"CrOS", "ChromeOS"},
                                       {"Windows", "Windows"},
                                       {"Mac OS", "macOS"},
                                       {"Linux", "Linux"}}};

template <std::size_t size>
std::string_view name_in(std::string_view header, const std::array<Sign, size>& signs) {
    for (const Sign& sign : signs) {
        if (header.find(sign.in_header) != std::string_view::npos) {
            return sign.name;
        }
    }
    return {};
}

} // namespace

std::string device_label(std::string_view user_agent) {
    const std::string browser(name_in(user_agent, browsers));
    const std::string system(name_in(user_agent, systems));
    return browser.empty() || system.empty() ? browser + system : browser + " · " + system;
}

NewDevice new_device(const Request& request, const std::string& person) {
    const store::WallTime now = wall_time();
    NewDevice made;
    made.device = {new_table_id(), person, device_label(request.agent), now, now};
    made.token = new_token();
    made.secret = hash_of(made.token);
    return made;
}

Expected<void> enter(store::sql::Transaction& transaction, const NewDevice& device,
                     const std::optional<SignedIn>& before) {
    if (before) {
        const auto ended = store::end_device(transaction, before->id, before->device);
        if (!ended) {
            return ended;
        }
    }
    const auto devices = store::devices_of(transaction, device.device.person);
    if (!devices) {
        return tl::unexpected(devices.error());
    }
    for (std::size_t i = max_devices - 1; i < devices->size(); ++i) { // the last seen are first
        const auto ended = store::end_device(transaction, device.device.person, (*devices)[i].id);
        if (!ended) {
            return ended;
        }
    }
    return store::add_device(transaction, device.device, device.secret);
}

void set_session(Response& response, const Request& request, const NewDevice& device) {
    response.headers.emplace_back("Set-Cookie",
                                  cookie_for(device.token, session_cookie(request.cookie)));
}

void remove_session(Response& response, const Request& request) {
    response.headers.emplace_back("Set-Cookie", removed_cookie(session_cookie(request.cookie)));
    response.headers.emplace_back("Set-Cookie", removed_cookie(request.cookie));
}

} // namespace tabuleiro::server
