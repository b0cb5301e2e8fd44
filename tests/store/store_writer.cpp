// store_writer FILE|ADDRESS: appends events to eight tables as fast as it can and says which of
// them were acknowledged, one line each, until it is killed.
#include <unistd.h>

#include <cstdio>
#include <future>
#include <string>

#include "store/postgresql/postgresql_store.hpp"
#include "support/store_sample.hpp"

namespace {

using namespace tabuleiro;

void next(store::Store& store, const std::string& table, std::uint32_t number) {
    store.append(table, 0, test::sample_event(number), std::nullopt,
                 [&store, table, number](auto done) {
                     if (!done) {
                         std::fprintf(stderr, "%s\n", done.error().text().c_str());
                         ::_exit(1);
                     }
                     const std::string line = table + " " + std::to_string(number) + "\n";
                     // One unbuffered write: what was printed was printed before the kill.
                     if (::write(STDOUT_FILENO, line.data(), line.size()) < 0) {
                         ::_exit(1);
                     }
                     next(store, table, number + 1);
                 });
}

} // namespace

int main(int count, char** words) {
    if (count != 2) {
        std::fprintf(stderr, "usage: store_writer FILE|ADDRESS\n");
        return 2;
    }
    // SQLite with a short log, so that it is killed in checkpoints too.
    auto store = store::is_postgresql_address(words[1])
                     ? store::open_postgresql(words[1])
                     : store::open_sqlite(words[1], {.checkpoint_pages = 50});
    if (!store) {
        std::fprintf(stderr, "%s\n", store.error().text().c_str());
        return 1;
    }
    for (const char* table : {"a", "b", "c", "d", "e", "f", "g", "h"}) {
        static_cast<void>(create(**store, test::sample_table(table)));
        const auto log = load(**store, table);
        next(**store, table, static_cast<std::uint32_t>((*log)->events.size()) + 1);
    }
    std::promise<void>().get_future().wait(); // for the kill
}
