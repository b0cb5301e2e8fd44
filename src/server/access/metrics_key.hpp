// The key with which a monitoring program reads the metrics from elsewhere, or of a house with
// PostgreSQL, where the machine itself has no privileges.
#pragma once

#include <filesystem>
#include <string_view>

#include "core/error.hpp"
#include "server/access/token.hpp"

namespace tabuleiro::server {

class MetricsKey {
  public:
    // Nobody has one.
    MetricsKey() = default;
    // Makes the file, with mode 0600, if there is none. Fails if it is not a key, or if others than
    // its owner and its group may read it.
    [[nodiscard]] static Expected<MetricsKey> read_or_make(const std::filesystem::path& file);

    bool is(std::string_view shown) const;

  private:
    explicit MetricsKey(const TokenHash& hash) : hash_(hash), exists_(true) {}

    TokenHash hash_{};
    bool exists_ = false;
};

} // namespace tabuleiro::server
