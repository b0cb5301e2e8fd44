// The policies of the house in memory: every request asks for them, and the administrator changes
// them once a year.
#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "house/people/policies.hpp"
#include "store/sql/transaction.hpp"

namespace tabuleiro::server {

// As the store has them; what it does not have is as in a new house.
[[nodiscard]] Expected<house::Policies> stored_policies(store::sql::Transaction& transaction);
[[nodiscard]] Expected<void> store_policies(store::sql::Transaction& transaction,
                                            const house::Policies& policies);
// The names of the engines that are allowed; none in a new house.
[[nodiscard]] Expected<std::vector<std::string>>
stored_engines(store::sql::Transaction& transaction);
[[nodiscard]] Expected<void> store_engines(store::sql::Transaction& transaction,
                                           const std::vector<std::string>& names);
// From outside: the policies with those changed that are given, or all reasons why not.
[[nodiscard]] Expected<house::Policies> changed_policies(const nlohmann::json& given,
                                                         house::Policies policies);

class HousePolicies { // thread-safe
  public:
    std::shared_ptr<const house::Policies> now() const {
        const std::scoped_lock lock(mutex_);
        return policies_;
    }
    // The names of the engines that are allowed.
    std::shared_ptr<const std::vector<std::string>> engines() const {
        const std::scoped_lock lock(mutex_);
        return engines_;
    }
    void set(house::Policies policies, std::vector<std::string> engines) {
        auto set = std::make_shared<const house::Policies>(std::move(policies));
        auto allowed = std::make_shared<const std::vector<std::string>>(std::move(engines));
        const std::scoped_lock lock(mutex_);
        policies_ = std::move(set);
        engines_ = std::move(allowed);
    }

  private:
    mutable std::mutex mutex_;
    std::shared_ptr<const house::Policies> policies_ = std::make_shared<const house::Policies>();
    std::shared_ptr<const std::vector<std::string>> engines_ =
        std::make_shared<const std::vector<std::string>>();
};

} // namespace tabuleiro::server
