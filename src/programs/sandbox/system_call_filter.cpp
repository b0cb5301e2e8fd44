#include "programs/sandbox/system_call_filter.hpp"

#include <linux/audit.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <bit>
#include <cerrno>
#include <cstddef>
#include <cstring>

namespace tabuleiro::programs {
namespace {

#if defined(__x86_64__)
constexpr std::uint32_t own_architecture = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
constexpr std::uint32_t own_architecture = AUDIT_ARCH_AARCH64;
#else
#error "The sandbox's filter of system calls is not written for this processor."
#endif
static_assert(std::endian::native == std::endian::little); // where the low half of an argument is

constexpr std::uint32_t other_numbers = 0x4000'0000; // x32: other numbers for the same calls
constexpr std::uint32_t namespaces = CLONE_NEWNS | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER |
                                     CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWCGROUP | CLONE_NEWTIME;

constexpr std::uint32_t ends_program = SECCOMP_RET_KILL_PROCESS;
constexpr std::uint32_t allows = SECCOMP_RET_ALLOW;
constexpr std::uint32_t fails_with(int reason) {
    return SECCOMP_RET_ERRNO | static_cast<std::uint32_t>(reason);
}

// Calls that no player needs, and that no library tries on its own.
constexpr long attacks[] = {
    // other processes
    SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp, SYS_pidfd_getfd,
    SYS_process_madvise, SYS_move_pages, SYS_migrate_pages,
    // file systems and namespaces
    SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_move_mount, SYS_open_tree, SYS_fsopen,
    SYS_fsconfig, SYS_fsmount, SYS_fspick, SYS_mount_setattr, SYS_unshare, SYS_setns,
    SYS_open_by_handle_at, SYS_name_to_handle_at, SYS_fanotify_init, SYS_quotactl, SYS_swapon,
    SYS_swapoff,
    // the kernel and the machine
    SYS_bpf, SYS_perf_event_open, SYS_userfaultfd, SYS_kexec_load, SYS_init_module,
    SYS_finit_module, SYS_delete_module, SYS_reboot, SYS_acct, SYS_syslog, SYS_settimeofday,
    SYS_clock_settime, SYS_sethostname, SYS_setdomainname, SYS_vhangup,
#if defined(__x86_64__)
    SYS_iopl, SYS_ioperm, SYS_modify_ldt, SYS_kexec_file_load,
#endif
    // the kernel's keys
    SYS_keyctl, SYS_add_key, SYS_request_key};

// Memory that no limit of a process counts, and calls that libraries do without if they fail.
constexpr long refused[] = {SYS_io_uring_setup, SYS_io_uring_enter, SYS_io_uring_register,
                            SYS_memfd_create,   SYS_memfd_secret,   SYS_shmget,
                            SYS_msgget,         SYS_semget,         SYS_mq_open,
                            SYS_personality,    SYS_mbind,          SYS_set_mempolicy,
                            SYS_adjtimex,       SYS_clock_adjtime};

class FilterWriter {
  public:
    void load(std::size_t offset) {
        filter_.push_back(BPF_STMT(BPF_LD | BPF_W | BPF_ABS, static_cast<std::uint32_t>(offset)));
    }
    void load_call() { load(offsetof(seccomp_data, nr)); }
    // The low half: the flags and numbers that we look at have no more bits.
    void load_argument(std::size_t index) {
        load(offsetof(seccomp_data, args) + index * sizeof(std::uint64_t));
    }
    void decide(std::uint32_t action) { filter_.push_back(BPF_STMT(BPF_RET | BPF_K, action)); }

    void if_equal(std::uint32_t value, std::uint32_t action) { branch(BPF_JEQ, value, 0, action); }
    void unless_equal(std::uint32_t value, std::uint32_t action) {
        branch(BPF_JEQ, value, 1, action);
    }
    void if_any_bit(std::uint32_t bits, std::uint32_t action) { branch(BPF_JSET, bits, 0, action); }
    void if_call(long number, std::uint32_t action) {
        if_equal(static_cast<std::uint32_t>(number), action);
    }
    // `about` writes what holds for this call alone, and decides.
    template <class About>
    void for_call(long number, About about) {
        const std::size_t here = filter_.size();
        filter_.push_back(
            BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(number), 0, 0));
        about();
        filter_[here].jf = static_cast<std::uint8_t>(filter_.size() - here - 1);
    }

    SystemCallFilter take() { return std::move(filter_); }

  private:
    void branch(std::uint16_t test, std::uint32_t value, std::uint8_t skipped_if,
                std::uint32_t action) {
        const auto skipped_else = static_cast<std::uint8_t>(1 - skipped_if);
        filter_.push_back(BPF_JUMP(static_cast<std::uint16_t>(BPF_JMP | test | BPF_K), value,
                                   skipped_if, skipped_else));
        decide(action);
    }

    SystemCallFilter filter_;
};

} // namespace

SystemCallFilter system_call_filter() {
    FilterWriter write;
    write.load(offsetof(seccomp_data, arch));
    write.unless_equal(own_architecture, ends_program);
    write.load_call();
#if defined(__x86_64__)
    write.if_any_bit(other_numbers, ends_program);
#endif
    for (const long call : attacks) {
        write.if_call(call, ends_program);
    }
    for (const long call : refused) {
        write.if_call(call, fails_with(EPERM));
    }
    // Its flags are in memory, where a filter cannot look; libraries then use clone.
    write.if_call(SYS_clone3, fails_with(ENOSYS));
    write.for_call(SYS_clone, [&] {
        write.load_argument(0);
        write.if_any_bit(namespaces, ends_program);
        write.decide(allows);
    });
    write.for_call(SYS_socket, [&] {
        write.load_argument(0);
        write.unless_equal(AF_UNIX, ends_program);
        write.decide(allows);
    });
    write.for_call(SYS_ioctl, [&] {
        write.load_argument(1);
        write.if_equal(TIOCSTI, ends_program); // types into another's terminal
        write.decide(allows);
    });
    write.decide(allows);
    return write.take();
}

Expected<Descriptor> file_of(const SystemCallFilter& filter) {
    Descriptor file(memfd_create("filter", MFD_CLOEXEC));
    const std::size_t size = filter.size() * sizeof(sock_filter);
    if (!file.is_open() ||
        write(file.number(), filter.data(), size) != static_cast<ssize_t>(size) ||
        lseek(file.number(), 0, SEEK_SET) != 0) {
        return fail("The filter of system calls cannot be written: {cause}.",
                    std::strerror(errno)); // NOLINT(concurrency-mt-unsafe)
    }
    return file;
}

} // namespace tabuleiro::programs
