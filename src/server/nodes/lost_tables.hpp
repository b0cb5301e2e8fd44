// Passes on to the registry what the store says about tables that this node does not host any more.
// The store may speak before there is a registry, and after it is gone: then nothing is to be done.
#pragma once

#include <mutex>
#include <string>
#include <vector>

#include "server/tables/table_registry.hpp"

namespace tabuleiro::server {

class LostTables { // thread-safe
  public:
    // The registry listens as long as this lives.
    class Listener {
      public:
        Listener(LostTables& lost, TableRegistry& registry) : lost_(lost) { lost_.set(&registry); }
        ~Listener() { lost_.set(nullptr); }
        Listener(const Listener&) = delete;
        Listener& operator=(const Listener&) = delete;

      private:
        LostTables& lost_;
    };

    void lose(const std::vector<std::string>& tables) {
        const std::scoped_lock lock(mutex_);
        if (registry_ != nullptr) {
            registry_->drop(tables);
        }
    }
    void lose_all() {
        const std::scoped_lock lock(mutex_);
        if (registry_ != nullptr) {
            registry_->drop_all();
        }
    }

  private:
    void set(TableRegistry* registry) {
        const std::scoped_lock lock(mutex_);
        registry_ = registry;
    }

    std::mutex mutex_;
    TableRegistry* registry_ = nullptr; // null: nobody listens
};

} // namespace tabuleiro::server
