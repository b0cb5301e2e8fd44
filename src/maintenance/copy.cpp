#include "maintenance/copy.hpp"

#include <algorithm>
#include <limits>

#include "store/blocking.hpp"
#include "store/location/open_store.hpp"

namespace tabuleiro::maintenance {
namespace {

// So many tables are written in one transaction.
constexpr std::size_t tables_at_once = 200;

Expected<store::TableLog> log_of(store::Store& store, const std::string& id) {
    auto log = load(store, id);
    if (!log) {
        return tl::unexpected(log.error());
    }
    if (!*log) {
        return fail("There is no table {table}.", id);
    }
    return **std::move(log);
}

// Opening to write makes a store where there is none; a source must be there.
Expected<std::unique_ptr<store::Store>> open_source(const std::string& from) {
    if (auto there = store::open_store(from, {.access = store::Access::Read}); !there) {
        return there;
    }
    return store::open_store(from);
}

Expected<void> write(store::Store& source, store::Store& target,
                     const std::vector<std::string>& ids) {
    std::vector<store::TableLog> logs;
    for (const std::string& id : ids) {
        auto log = log_of(source, id);
        if (!log) {
            return tl::unexpected(log.error());
        }
        logs.push_back(*std::move(log));
        if (logs.size() == tables_at_once || &id == &ids.back()) {
            const auto written = adopt(target, std::exchange(logs, {}), store::Secrets::Keep);
            if (!written) {
                return tl::unexpected(written.error());
            }
        }
    }
    return {};
}

Expected<void> compare(store::Store& source, store::Store& target,
                       const std::vector<std::string>& ids) {
    for (const std::string& id : ids) {
        const auto original = log_of(source, id);
        const auto copy = log_of(target, id);
        for (const auto* log : {&original, &copy}) {
            if (!*log) {
                return tl::unexpected(log->error());
            }
        }
        if (*original != *copy) {
            return fail("The copy of the table {table} is not the same.", id);
        }
    }
    constexpr std::size_t all = std::numeric_limits<std::size_t>::max();
    const auto original = standings(source, all);
    const auto copy = standings(target, all);
    for (const auto* standing : {&original, &copy}) {
        if (!*standing) {
            return tl::unexpected(standing->error());
        }
    }
    if (*original != *copy) {
        return fail("The results in the copy are not the same.");
    }
    return {};
}

// Fails if the target has tables that the source does not have.
Expected<void> check_target(store::Store& target, std::vector<std::string> ids) {
    const auto there = tables(target);
    if (!there) {
        return tl::unexpected(there.error());
    }
    std::sort(ids.begin(), ids.end());
    for (const std::string& id : *there) {
        if (!std::binary_search(ids.begin(), ids.end(), id)) {
            return fail("There are other games where the copy should go.");
        }
    }
    return {};
}

} // namespace

Expected<std::size_t> copy_house(const std::string& from, const std::string& to) {
    const auto source = open_source(from);
    if (!source) {
        return tl::unexpected(source.error());
    }
    const auto target = store::open_store(to);
    if (!target) {
        return tl::unexpected(target.error());
    }
    const auto ids = tables(**source);
    if (!ids) {
        return tl::unexpected(ids.error());
    }
    auto done = check_target(**target, *ids);
    if (done) {
        done = write(**source, **target, *ids);
    }
    if (done) {
        done = compare(**source, **target, *ids);
    }
    return done.map([&] { return ids->size(); });
}

} // namespace tabuleiro::maintenance
