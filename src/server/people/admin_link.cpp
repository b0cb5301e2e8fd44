#include "server/people/admin_link.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include "files/atomic_file.hpp"
#include "files/private_folder.hpp"
#include "house/people/role.hpp"
#include "server/access/access_check.hpp"
#include "server/access/token.hpp"
#include "server/config.hpp"
#include "server/log.hpp"
#include "server/work/wall_time.hpp"
#include "store/location/open_store.hpp"
#include "store/people/admin_links.hpp"
#include "store/people/people.hpp"
#include "store/sql/blocking.hpp"

namespace tabuleiro::server {

namespace {

constexpr std::chrono::hours lasting{24};

// What becomes of a link that can still be used when a house starts.
enum class OldLink : std::uint8_t {
    Replace,
    Keep, // another node has shown it
};

// Its secret.
Expected<std::string> new_link(store::sql::Transaction& transaction, store::WallTime now) {
    std::string secret = new_token();
    const auto expires = now + std::chrono::milliseconds(lasting).count();
    return store::set_admin_link(transaction, hash_of(secret), expires).map([&] {
        return std::move(secret);
    });
}

// The secret of a new link if the house has no administrator; none if it has, or if a link that can
// still be used is kept.
Expected<std::optional<std::string>> link_at_start(store::sql::Transaction& transaction,
                                                   OldLink old, store::WallTime now) {
    const auto administrators =
        store::people_with_role(transaction, std::string(word(house::Role::Administrator)));
    if (!administrators) {
        return tl::unexpected(administrators.error());
    }
    const auto usable = store::has_admin_link(transaction, now);
    if (!usable) {
        return tl::unexpected(usable.error());
    }
    if (*administrators > 0 || (*usable && old == OldLink::Keep)) {
        return std::nullopt;
    }
    return new_link(transaction, now).map([](std::string secret) {
        return std::optional(std::move(secret));
    });
}

Expected<std::string> link_text(const Config& config, const std::string& own_address,
                                const std::string& secret) {
    const auto address = config.public_url.empty()
                             ? Expected<std::string>(own_address)
                             : parse_public_url(config.public_url).map([](const Address& given) {
                                   return given.text();
                               });
    return address.map([&](const std::string& page) { return page + "/#admin=" + secret; });
}

std::filesystem::path link_file(const std::filesystem::path& data) {
    return data / "admin-link";
}

Expected<void> write_link_file(const std::string& link, const std::filesystem::path& data) {
    if (auto made = make_private_folder(data); !made) {
        return made;
    }
    remove_admin_link_file(data); // one that exists would keep its mode
    const std::string file = link_file(data).string();
    return replace_file(file, link + "\n", Readers::OwnerOnly).map([&] {
        log(LogLevel::Info, "admin-link", {{"file", file}});
    });
}

} // namespace

void remove_admin_link_file(const std::filesystem::path& data) {
    std::error_code ignored;
    std::filesystem::remove(link_file(data), ignored);
}

void offer_admin_link(store::Store& store, const Config& config, const std::string& own_address) {
    const OldLink old = config.address.empty() ? OldLink::Replace : OldLink::Keep;
    const auto secret = store::sql::write(store, [&](store::sql::Transaction& transaction) {
        return link_at_start(transaction, old, wall_time());
    });
    if (secret && !*secret) {
        return;
    }
    const auto shown = secret.and_then([&](const std::optional<std::string>& made) {
        return link_text(config, own_address, *made);
    });
    const auto done = shown.and_then([&](const std::string& link) -> Expected<void> {
        if (::isatty(STDOUT_FILENO) == 1) {
            fmt::print("The administrator's link, for one use within 24 hours:\n  {}\n", link);
            return {};
        }
        return write_link_file(link, config.data);
    });
    if (!done) {
        log(LogLevel::Error, "no-admin-link", {{"reason", done.error().text()}});
    }
}

Expected<std::string> make_admin_link(const Config& config) {
    const auto store = store::open_store(config.location(), {.access = store::Access::Beside});
    if (!store) {
        return tl::unexpected(store.error());
    }
    prepare_tokens();
    const auto secret = store::sql::write(**store, [](store::sql::Transaction& transaction) {
        return new_link(transaction, wall_time());
    });
    if (!secret) {
        return secret;
    }
    remove_admin_link_file(config.data);
    return link_text(config, AccessCheck(config.port).own_address(), *secret);
}

} // namespace tabuleiro::server
