// Ends of sessions, and changes of a person's name or role, for nodes that keep sessions in memory:
// each asks once a second what is new.
//
// The numbers have no gaps. Only the latest are kept: if the first one is not the next after the
// number that a node asked with, the node has missed some and looks up all its sessions again.
#pragma once

#include <string>
#include <vector>

#include "store/sql/transaction.hpp"

namespace tabuleiro::store {

inline constexpr std::int64_t session_changes_kept = 10'000;

struct SessionChange {
    std::int64_t number = 0;
    std::string person;
    std::string device; // empty: all of the person's

    friend bool operator==(const SessionChange&, const SessionChange&) = default;
};

[[nodiscard]] Expected<void> add_session_change(sql::Transaction& transaction,
                                                const std::string& person,
                                                const std::string& device = {});
[[nodiscard]] Expected<std::vector<SessionChange>> session_changes(sql::Transaction& transaction,
                                                                   std::int64_t after_number);
// Those up to this number are dropped: all nodes have heard of them.
[[nodiscard]] Expected<void> forget_session_changes(sql::Transaction& transaction,
                                                    std::int64_t up_to);
// 0: there was none yet.
[[nodiscard]] Expected<std::int64_t> latest_session_change(sql::Transaction& transaction);

} // namespace tabuleiro::store
