#include "server/people/house_policies.hpp"

#include <map>
#include <nlohmann/json.hpp>

#include "house/game_type.hpp"
#include "house/shallow_json.hpp"
#include "store/people/policies.hpp"

namespace tabuleiro::server {

namespace {

constexpr const char* stored_as = "policies";
constexpr const char* engines_stored_as = "engines";

} // namespace

Expected<house::Policies> changed_policies(const nlohmann::json& given, house::Policies policies) {
    std::vector<std::string_view> games;
    for (const auto& type : house::game_types()) {
        games.push_back(type->id());
    }
    return house::parse_policies(given, std::move(policies), games);
}

Expected<house::Policies> stored_policies(store::sql::Transaction& transaction) {
    const auto stored = store::policies(transaction);
    if (!stored) {
        return tl::unexpected(stored.error());
    }
    const auto found = stored->find(stored_as);
    if (found == stored->end()) {
        return house::Policies();
    }
    return changed_policies(house::parse_own(found->second), {});
}

Expected<std::vector<std::string>> stored_engines(store::sql::Transaction& transaction) {
    return store::policies(transaction).map([](const std::map<std::string, std::string>& stored) {
        std::vector<std::string> names;
        const auto found = stored.find(engines_stored_as);
        if (found != stored.end()) {
            const auto list = house::parse_own(found->second);
            for (const auto& name : list.is_array() ? list : nlohmann::json::array()) {
                if (name.is_string()) {
                    names.push_back(name.get<std::string>());
                }
            }
        }
        return names;
    });
}

Expected<void> store_engines(store::sql::Transaction& transaction,
                             const std::vector<std::string>& names) {
    return store::set_policy(transaction, engines_stored_as, nlohmann::json(names).dump());
}

Expected<void> store_policies(store::sql::Transaction& transaction,
                              const house::Policies& policies) {
    return store::set_policy(transaction, stored_as, house::to_json(policies));
}

} // namespace tabuleiro::server
