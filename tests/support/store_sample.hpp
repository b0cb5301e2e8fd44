// Tables and events for tests of the store, and ways to wait for it.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <future>
#include <memory>
#include <string>
#include <utility>

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

// Each waits for completion.
inline Expected<void> create(store::Store& store, store::Table table) {
    std::promise<Expected<void>> answer;
    store.create(std::move(table), [&](auto done) { answer.set_value(std::move(done)); });
    return answer.get_future().get();
}

inline Expected<void> append(store::Store& store, const std::string& table, store::Event event,
                             std::optional<store::Finish> finish = std::nullopt) {
    std::promise<Expected<void>> answer;
    store.append(table, std::move(event), std::move(finish),
                 [&](auto done) { answer.set_value(std::move(done)); });
    return answer.get_future().get();
}

inline Expected<store::Joined> join(store::Store& store, const std::string& table,
                                    store::Invitee invitee, store::Event event) {
    std::promise<Expected<store::Joined>> answer;
    store.join(table, std::move(invitee), std::move(event),
               [&](auto done) { answer.set_value(std::move(done)); });
    return answer.get_future().get();
}

} // namespace tabuleiro::test
