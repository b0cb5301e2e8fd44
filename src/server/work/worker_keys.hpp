// The keys of workers, for the administrator: also while the house is open.
#pragma once

#include <string>
#include <vector>

#include "core/error.hpp"
#include "store/work/work_store.hpp"

namespace tabuleiro::server {

// A new key, which is in the store as a hash only. kinds: of jobs that the worker may have; none:
// evaluations and moves. Fails if the name is taken or not fit to be one, or a kind is unknown.
[[nodiscard]] Expected<std::string> add_worker(const std::string& location, const std::string& name,
                                               const std::vector<std::string>& kinds);

// By name.
[[nodiscard]] Expected<std::vector<store::Worker>> list_workers(const std::string& location);

[[nodiscard]] Expected<void> revoke_worker(const std::string& location, const std::string& name);

// A line for people.
std::string describe(const store::Worker& worker);

} // namespace tabuleiro::server
