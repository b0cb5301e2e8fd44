// Tables and events for tests of the store.
#pragma once

#include <string>

#include "store/blocking.hpp"
#include "store/sqlite_store.hpp"
#include "support/folder.hpp"

namespace tabuleiro::test {

inline store::TokenHash hash_of(std::uint8_t number) {
    store::TokenHash hash{};
    hash.fill(number);
    return hash;
}

inline store::Seat person(const std::string& name, std::uint8_t secret) {
    return {"here", name, "", hash_of(secret), std::nullopt};
}

inline store::Seat computer(const std::string& level) {
    return {"computer", "", level, std::nullopt, std::nullopt};
}

inline store::Table sample_table(const std::string& id) {
    return {id, "chess", R"({"game":"chess"})", 1000, {person("Ana", 1), computer("3")}};
}

inline store::Event sample_event(std::uint32_t number) {
    return {number, 1000 + number, number % 2 == 1 ? Player::First : Player::Second, "play",
            "move " + std::to_string(number)};
}

} // namespace tabuleiro::test
