// Messages between the house and the service that runs programs: texts, and with them descriptors,
// over a local socket that keeps messages apart (SOCK_SEQPACKET).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/error.hpp"
#include "files/descriptor.hpp"

namespace tabuleiro::programs {

struct Message {
    static constexpr std::size_t longest = 65536;
    static constexpr std::size_t most_descriptors = 4;

    std::vector<std::string> fields; // without zero bytes
    std::vector<Descriptor> descriptors{};
};

[[nodiscard]] Expected<Descriptor> connect_to(const std::string& path);

// False if the message is too long, or nobody is at the other end.
bool send(const Descriptor& socket, const std::vector<std::string>& fields,
          const std::vector<int>& descriptors = {});
// Waits for a message; none if the other end has closed. Received descriptors close on exec.
Expected<Message> receive(const Descriptor& socket);

} // namespace tabuleiro::programs
