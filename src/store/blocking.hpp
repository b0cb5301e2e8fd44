// The operations of a store, each of which waits for its answer: for tools and tests, which have
// nothing else to do. A thread of the store or of the network must not call them.
#pragma once

#include <future>
#include <memory>
#include <utility>

#include "store/store.hpp"

namespace tabuleiro::store {

// Calls `begin` with a completion handler and waits until that has been called.
template <class Answer, class Begin>
[[nodiscard]] Expected<Answer> wait_for(Begin begin) {
    // Shared: the other thread may still be inside set_value when this one goes on.
    const auto answer = std::make_shared<std::promise<Expected<Answer>>>();
    begin([answer](Expected<Answer> given) { answer->set_value(std::move(given)); });
    return answer->get_future().get();
}

[[nodiscard]] inline Expected<void> create(Store& store, Table table) {
    return wait_for<void>([&](auto done) { store.create(std::move(table), std::move(done)); });
}

[[nodiscard]] inline Expected<Taken> take(Store& store, std::string table,
                                          Takeover takeover = Takeover::IfFree) {
    return wait_for<Taken>(
        [&](auto done) { store.take(std::move(table), takeover, std::move(done)); });
}

[[nodiscard]] inline Expected<void> release(Store& store, std::string table, Epoch epoch) {
    return wait_for<void>(
        [&](auto done) { store.release(std::move(table), epoch, std::move(done)); });
}

[[nodiscard]] inline Expected<NodeKey> node_key(Store& store) {
    return wait_for<NodeKey>([&](auto done) { store.node_key(std::move(done)); });
}

[[nodiscard]] inline Expected<Joined> join(Store& store, std::string table, Invitee invitee,
                                           Event event, Epoch epoch = 0) {
    return wait_for<Joined>([&](auto done) {
        store.join(std::move(table), epoch, std::move(invitee), std::move(event), std::move(done));
    });
}

[[nodiscard]] inline Expected<void> append(Store& store, std::string table, Event event,
                                           std::optional<Finish> finish = std::nullopt,
                                           Epoch epoch = 0) {
    return wait_for<void>([&](auto done) {
        store.append(std::move(table), epoch, std::move(event), std::move(finish), std::move(done));
    });
}

[[nodiscard]] inline Expected<std::size_t> adopt(Store& store, std::vector<TableLog> tables,
                                                 Secrets secrets = Secrets::Remove) {
    return wait_for<std::size_t>(
        [&](auto done) { store.adopt(std::move(tables), secrets, std::move(done)); });
}

[[nodiscard]] inline Expected<std::optional<TableLog>> load(Store& store, std::string table) {
    return wait_for<std::optional<TableLog>>(
        [&](auto done) { store.load(std::move(table), std::move(done)); });
}

[[nodiscard]] inline Expected<std::vector<TableLog>> load_all(Store& store,
                                                              std::vector<std::string> tables) {
    return wait_for<std::vector<TableLog>>(
        [&](auto done) { store.load_all(std::move(tables), std::move(done)); });
}

[[nodiscard]] inline Expected<std::vector<std::string>> tables(Store& store) {
    return wait_for<std::vector<std::string>>([&](auto done) { store.tables(std::move(done)); });
}

[[nodiscard]] inline Expected<std::vector<TableSummary>>
unfinished_of(Store& store, const TokenHash& secret, std::size_t limit) {
    return wait_for<std::vector<TableSummary>>(
        [&](auto done) { store.unfinished_of(secret, limit, std::move(done)); });
}

[[nodiscard]] inline Expected<std::vector<TableSummary>>
unfinished_of_person(Store& store, std::string person, std::size_t limit) {
    return wait_for<std::vector<TableSummary>>(
        [&](auto done) { store.unfinished_of_person(std::move(person), limit, std::move(done)); });
}

[[nodiscard]] inline Expected<bool> knows_secret(Store& store, const TokenHash& secret) {
    return wait_for<bool>([&](auto done) { store.knows_secret(secret, std::move(done)); });
}

[[nodiscard]] inline Expected<std::vector<Standing>> standings(Store& store, std::size_t limit) {
    return wait_for<std::vector<Standing>>(
        [&](auto done) { store.standings(limit, std::move(done)); });
}

} // namespace tabuleiro::store
