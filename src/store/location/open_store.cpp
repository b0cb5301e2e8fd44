#include "store/location/open_store.hpp"

#include <filesystem>

#include "files/private_folder.hpp"
#include "store/postgresql/postgresql_store.hpp"
#include "store/sqlite_store.hpp"

namespace tabuleiro::store {

Expected<std::unique_ptr<Store>> open_store(const std::string& location,
                                            const StoreOptions& options) {
    if (is_postgresql_address(location)) {
        return open_postgresql(
            location, {.access = options.access, .report = options.report, .node = options.node});
    }
    if (options.access == Access::Own) {
        const auto folder = std::filesystem::absolute(location).parent_path();
        if (const auto made = make_private_folder(folder); !made) {
            return tl::unexpected(made.error());
        }
    }
    return open_sqlite(location, {.access = options.access});
}

std::string shown_location(const std::string& location) {
    if (!is_postgresql_address(location)) {
        return location;
    }
    return shown_postgresql_address(location).value_or("postgresql://");
}

} // namespace tabuleiro::store
