#include "programs/runner/message.hpp"

#include <sys/socket.h>
#include <sys/un.h>

#include <array>
#include <cerrno>
#include <cstring>

#include "core/text.hpp"

namespace tabuleiro::programs {
namespace {

// Room for the descriptors of a message, aligned as the kernel wants it.
union DescriptorRoom {
    cmsghdr aligned;
    std::array<char, CMSG_SPACE(sizeof(int) * Message::most_descriptors)> bytes;
};

} // namespace

Expected<Descriptor> connect_to(const std::string& path) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (path.empty() || path.size() >= sizeof address.sun_path) {
        return fail("The path of the socket is too long, or empty: {path}", path);
    }
    path.copy(address.sun_path, path.size());
    Descriptor end(socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0));
    if (!end.is_open() ||
        connect(end.number(), reinterpret_cast<sockaddr*>(&address), sizeof address) != 0) {
        return fail("Programs run in a service of their own, and it does not answer at {path} "
                    "({cause}): systemctl enable --now tabuleiro-programs.socket",
                    path, std::strerror(errno)); // NOLINT(concurrency-mt-unsafe)
    }
    return end;
}

bool send(const Descriptor& socket, const std::vector<std::string>& fields,
          const std::vector<int>& descriptors) {
    std::string text;
    for (const std::string& field : fields) {
        text += field;
        text += '\0';
    }
    if (text.size() > Message::longest || descriptors.size() > Message::most_descriptors) {
        return false;
    }
    iovec part{text.data(), text.size()};
    DescriptorRoom room{};
    msghdr header{};
    header.msg_iov = &part;
    header.msg_iovlen = 1;
    if (!descriptors.empty()) {
        const std::size_t size = sizeof(int) * descriptors.size();
        header.msg_control = room.bytes.data();
        header.msg_controllen = CMSG_SPACE(size);
        cmsghdr* control = CMSG_FIRSTHDR(&header);
        control->cmsg_level = SOL_SOCKET;
        control->cmsg_type = SCM_RIGHTS;
        control->cmsg_len = CMSG_LEN(size);
        std::memcpy(CMSG_DATA(control), descriptors.data(), size);
    }
    return sendmsg(socket.number(), &header, MSG_NOSIGNAL) == static_cast<ssize_t>(text.size());
}

Expected<Message> receive(const Descriptor& socket) {
    std::string text(Message::longest, '\0');
    iovec part{text.data(), text.size()};
    DescriptorRoom room{};
    msghdr header{};
    header.msg_iov = &part;
    header.msg_iovlen = 1;
    header.msg_control = room.bytes.data();
    header.msg_controllen = room.bytes.size();
    ssize_t got = 0;
    do {
        got = recvmsg(socket.number(), &header, MSG_CMSG_CLOEXEC);
    } while (got < 0 && errno == EINTR);
    Message message;
    for (cmsghdr* control = got > 0 ? CMSG_FIRSTHDR(&header) : nullptr; control != nullptr;
         control = CMSG_NXTHDR(&header, control)) {
        if (control->cmsg_level == SOL_SOCKET && control->cmsg_type == SCM_RIGHTS) {
            const std::size_t count = (control->cmsg_len - CMSG_LEN(0)) / sizeof(int);
            for (std::size_t i = 0; i < count; ++i) {
                int descriptor = -1;
                std::memcpy(&descriptor, CMSG_DATA(control) + i * sizeof(int), sizeof(int));
                message.descriptors.emplace_back(descriptor);
            }
        }
    }
    if (got <= 0 || (header.msg_flags & (MSG_TRUNC | MSG_CTRUNC)) != 0 ||
        text[static_cast<std::size_t>(got) - 1] != '\0') {
        return fail("The service that runs programs has ended the connection.");
    }
    const std::string_view all(text.data(), static_cast<std::size_t>(got) - 1);
    for (const std::string_view field : split(all, '\0')) {
        message.fields.emplace_back(field);
    }
    return message;
}

} // namespace tabuleiro::programs
