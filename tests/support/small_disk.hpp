// A file system of a few megabytes in memory, for tests that fill a disk. Only this thread and the
// processes that it starts see it, and it goes when they have ended.
#pragma once

#include <fcntl.h>
#include <sched.h>
#include <sys/mount.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <utility>

#include "files/descriptor.hpp"
#include "support/folder.hpp"

namespace tabuleiro::test {

class SmallDisk {
  public:
    // Null if this process may not mount one. Requires: it has no other threads yet.
    static std::unique_ptr<SmallDisk> mount(const Folder& folder, const std::string& megabytes) {
        const uid_t user = ::geteuid();
        const gid_t group = ::getegid();
        if (::unshare(user == 0 ? CLONE_NEWNS : CLONE_NEWNS | CLONE_NEWUSER) != 0) {
            return nullptr;
        }
        if (user != 0) {
            std::ofstream("/proc/self/uid_map") << user << ' ' << user << " 1";
            std::ofstream("/proc/self/setgroups") << "deny";
            std::ofstream("/proc/self/gid_map") << group << ' ' << group << " 1";
        }
        const std::string options = "mode=0777,size=" + megabytes + "m";
        if (::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0 ||
            ::mount("none", folder.path().c_str(), "tmpfs", 0, options.c_str()) != 0) {
            return nullptr;
        }
        return std::unique_ptr<SmallDisk>(new SmallDisk(folder.path()));
    }

    ~SmallDisk() { ::umount2(path_.c_str(), MNT_DETACH); }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;

    // Takes all the space that there is but for so many megabytes.
    void fill(std::uintmax_t megabytes_left) const {
        {
            const Descriptor file(
                ::open(ballast().c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600));
            const std::array<char, 4096> page{};
            while (::write(file.number(), page.data(), page.size()) > 0) {
            }
        }
        const auto size = std::filesystem::file_size(ballast());
        std::filesystem::resize_file(ballast(), size - std::min(size, megabytes_left << 20U));
    }
    void make_room() const { std::filesystem::remove(ballast()); }

  private:
    explicit SmallDisk(std::filesystem::path path) : path_(std::move(path)) {}

    std::string ballast() const { return (path_ / "ballast").string(); }

    std::filesystem::path path_;
};

} // namespace tabuleiro::test
