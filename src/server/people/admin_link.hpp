// The administrator's link: whoever opens it first is an administrator of the house from then on.
// It is good once and for 24 hours, and a new one ends the old. Its secret stands behind the `#` of
// the address, so that it appears in no log; the store has its hash.
#pragma once

#include <filesystem>
#include <string>

#include "core/error.hpp"

namespace tabuleiro::store {
class Store;
}

namespace tabuleiro::server {

struct Config;

// At the start of a house: one that has no administrator gets a link. It is printed to a terminal;
// if standard output is none, it is written to a file that only its owner can read. A node keeps a
// link that can still be used, which another node has shown. `own_address`: of the page.
void offer_admin_link(store::Store& store, const Config& config, const std::string& own_address);

// What is in the file cannot be used any more.
void remove_admin_link_file(const std::filesystem::path& data);

// `tabuleiro admin-link`, also while the house is open: a new link.
[[nodiscard]] Expected<std::string> make_admin_link(const Config& config);

} // namespace tabuleiro::server
