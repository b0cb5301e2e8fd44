// Devices: browsers at which somebody is signed in. Each has a secret, of which a hash is kept.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "store/people/people.hpp"
#include "store/people/session_changes.hpp"

namespace tabuleiro::store {

struct Device {
    std::string id;
    std::string person;
    std::string label; // as people know it: "Firefox, Linux"
    WallTime created = 0;
    WallTime seen = 0; // about: the caller says it at most once an hour

    friend bool operator==(const Device&, const Device&) = default;
};

struct Session {
    Device device;
    Person person;

    friend bool operator==(const Session&, const Session&) = default;
};

// Requires: the person is there.
[[nodiscard]] Expected<void> add_device(sql::Transaction& transaction, const Device& device,
                                        const TokenHash& secret);
[[nodiscard]] Expected<std::optional<Session>> session_with(sql::Transaction& transaction,
                                                            const TokenHash& secret);
[[nodiscard]] Expected<void> see_device(sql::Transaction& transaction, const std::string& id,
                                        WallTime now);
// The last seen first.
[[nodiscard]] Expected<std::vector<Device>> devices_of(sql::Transaction& transaction,
                                                       const std::string& person);

// All nodes are told. Nothing happens if the person has no such device.
[[nodiscard]] Expected<void> end_device(sql::Transaction& transaction, const std::string& person,
                                        const std::string& device);
[[nodiscard]] Expected<void> end_all_devices(sql::Transaction& transaction,
                                             const std::string& person,
                                             const std::optional<std::string>& except = {});

} // namespace tabuleiro::store
