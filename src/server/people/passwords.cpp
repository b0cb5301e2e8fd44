#include "server/people/passwords.hpp"

#include <sodium.h>

#include <array>

#include "server/http/awaiting.hpp"

namespace tabuleiro::server {

namespace {

constexpr std::size_t max_waiting = 64;

std::optional<std::string> hashed(const std::string& password) {
    std::array<char, crypto_pwhash_STRBYTES> text{};
    if (crypto_pwhash_str(text.data(), password.data(), password.size(),
                          crypto_pwhash_OPSLIMIT_INTERACTIVE,
                          crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0) {
        return std::nullopt; // no memory
    }
    return std::string(text.data());
}

bool is_right(const std::optional<std::string>& hash, const std::string& password) {
    // Made of a password that nobody has, with the same effort.
    static const std::string nobodys = hashed("").value_or("");
    const std::string& against = hash ? *hash : nobodys;
    const bool fits =
        crypto_pwhash_str_verify(against.c_str(), password.data(), password.size()) == 0;
    return hash && fits;
}

} // namespace

Passwords::~Passwords() {
    {
        const std::scoped_lock lock(mutex_);
        closing_ = true;
        waiting_.clear();
    }
    changed_.notify_all();
    thread_.join();
}

Awaitable<std::optional<std::string>> Passwords::hash(std::string password) {
    return result_of<std::optional<std::string>>([this, password](auto done) {
        if (!add([password, done] { done(hashed(password)); })) {
            done(std::nullopt);
        }
    });
}

Awaitable<std::optional<bool>> Passwords::check(std::optional<std::string> hash,
                                                std::string password) {
    return result_of<std::optional<bool>>([this, hash, password](auto done) {
        if (!add([hash, password, done] { done(is_right(hash, password)); })) {
            done(std::nullopt);
        }
    });
}

bool Passwords::add(Work work) {
    {
        const std::scoped_lock lock(mutex_);
        if (closing_ || waiting_.size() >= max_waiting) {
            return false;
        }
        waiting_.push_back(std::move(work));
    }
    changed_.notify_one();
    return true;
}

void Passwords::run() {
    std::unique_lock lock(mutex_);
    while (true) {
        changed_.wait(lock, [this] { return closing_ || !waiting_.empty(); });
        if (closing_) {
            return;
        }
        const Work work = std::move(waiting_.front());
        waiting_.pop_front();
        lock.unlock();
        work();
        lock.lock();
    }
}

} // namespace tabuleiro::server
