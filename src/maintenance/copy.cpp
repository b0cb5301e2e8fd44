#include "maintenance/copy.hpp"

#include <algorithm>
#include <limits>

#include "store/blocking.hpp"
#include "store/course/file_copy.hpp"
#include "store/history/finished_games.hpp"
#include "store/history/history_copy.hpp"
#include "store/location/open_store.hpp"
#include "store/people/people_copy.hpp"
#include "store/sql/blocking.hpp"

namespace tabuleiro::maintenance {
namespace {

// So many tables are written in one transaction.
constexpr std::size_t tables_at_once = 200;
constexpr std::int64_t games_at_once = 1000;

Expected<store::TableLog> log_of(store::Store& store, const std::string& id) {
    auto log = load(store, id);
    if (!log) {
        return tl::unexpected(log.error());
    }
    if (!*log) {
        return fail("There is no table {table}.", id);
    }
    return **std::move(log);
}

// Opening to write makes a store where there is none; a source must be there.
Expected<std::unique_ptr<store::Store>> open_source(const std::string& from) {
    if (auto there = store::open_store(from, {.access = store::Access::Read}); !there) {
        return there;
    }
    return store::open_store(from);
}

Expected<void> write(store::Store& source, store::Store& target,
                     const std::vector<std::string>& ids) {
    std::vector<store::TableLog> logs;
    for (const std::string& id : ids) {
        auto log = log_of(source, id);
        if (!log) {
            return tl::unexpected(log.error());
        }
        logs.push_back(*std::move(log));
        if (logs.size() == tables_at_once || &id == &ids.back()) {
            const auto written = adopt(target, std::exchange(logs, {}), store::Secrets::Keep);
            if (!written) {
                return tl::unexpected(written.error());
            }
        }
    }
    return {};
}

Expected<store::PeopleRows> people_in(store::Store& store) {
    return store::sql::read(store, store::read_people);
}

Expected<void> write_people_of(store::Store& source, store::Store& target) {
    return people_in(source).and_then([&](const store::PeopleRows& people) {
        return store::sql::write(target, [&](store::sql::Transaction& transaction) {
            return store::write_people(transaction, people);
        });
    });
}

Expected<store::HistoryRows> history_in(store::Store& store, std::int64_t after) {
    return store::sql::read(store, [after](store::sql::Transaction& transaction) {
        return store::read_history(transaction, after, after + games_at_once);
    });
}

// Calls `step` with the number before each part of the histories.
template <class Step>
Expected<void> for_each_part(store::Store& source, Step step) {
    const auto numbers = store::sql::read(source, store::recorded_numbers);
    if (!numbers) {
        return tl::unexpected(numbers.error());
    }
    Expected<void> done;
    for (std::int64_t after = 0; after < numbers->given && done; after += games_at_once) {
        done = step(after);
    }
    return done;
}

Expected<void> write_history_of(store::Store& source, store::Store& target) {
    return for_each_part(source, [&](std::int64_t after) {
        return history_in(source, after).and_then([&](const store::HistoryRows& rows) {
            return store::sql::write(target, [&](store::sql::Transaction& transaction) {
                return store::write_history(transaction, rows);
            });
        });
    });
}

Expected<void> compare_history(store::Store& source, store::Store& target) {
    return for_each_part(source, [&](std::int64_t after) -> Expected<void> {
        const auto original = history_in(source, after);
        const auto copy = history_in(target, after);
        for (const auto* rows : {&original, &copy}) {
            if (!*rows) {
                return tl::unexpected(rows->error());
            }
        }
        return *original == *copy ? Expected<void>()
                                  : fail("The histories in the copy are not the same.");
    });
}

Expected<store::sql::Rows> files_in(store::Store& store, const std::string& hand_in) {
    return store::sql::read(store, [&](store::sql::Transaction& transaction) {
        return store::read_hand_in_files(transaction, hand_in);
    });
}

// Copies the files of all hand-ins, and compares them.
Expected<void> write_hand_ins_of(store::Store& source, store::Store& target) {
    const auto hand_ins = store::sql::read(source, store::hand_ins_with_files);
    if (!hand_ins) {
        return tl::unexpected(hand_ins.error());
    }
    for (const std::string& hand_in : *hand_ins) {
        const auto original = files_in(source, hand_in);
        if (!original) {
            return tl::unexpected(original.error());
        }
        const auto written = store::sql::write(target, [&](store::sql::Transaction& transaction) {
            return store::write_hand_in_files(transaction, hand_in, *original);
        });
        const auto copy = files_in(target, hand_in);
        if (!written || !copy) {
            return tl::unexpected(written ? copy.error() : written.error());
        }
        if (*original != *copy) {
            return fail("The files of the hand-in {hand_in} in the copy are not the same.",
                        hand_in);
        }
    }
    return {};
}

Expected<void> compare_people(store::Store& source, store::Store& target) {
    const auto original = people_in(source);
    const auto copy = people_in(target);
    for (const auto* people : {&original, &copy}) {
        if (!*people) {
            return tl::unexpected(people->error());
        }
    }
    return *original == *copy ? Expected<void>() : fail("The people in the copy are not the same.");
}

Expected<void> compare(store::Store& source, store::Store& target,
                       const std::vector<std::string>& ids) {
    for (const std::string& id : ids) {
        const auto original = log_of(source, id);
        const auto copy = log_of(target, id);
        for (const auto* log : {&original, &copy}) {
            if (!*log) {
                return tl::unexpected(log->error());
            }
        }
        if (*original != *copy) {
            return fail("The copy of the table {table} is not the same.", id);
        }
    }
    constexpr std::size_t all = std::numeric_limits<std::size_t>::max();
    const auto original = standings(source, all);
    const auto copy = standings(target, all);
    for (const auto* standing : {&original, &copy}) {
        if (!*standing) {
            return tl::unexpected(standing->error());
        }
    }
    if (*original != *copy) {
        return fail("The results in the copy are not the same.");
    }
    return {};
}

Expected<std::vector<std::string>> ids_of_people(store::Store& store) {
    return store::sql::read(store, [](store::sql::Transaction& transaction) {
        return transaction.run("SELECT id FROM people").map([](const store::sql::Rows& rows) {
            std::vector<std::string> ids;
            for (int row = 0; row < rows.rows(); ++row) {
                ids.push_back(rows.text(row, 0));
            }
            return ids;
        });
    });
}

// Fails if the target has people that the source does not have.
Expected<void> check_people(store::Store& source, store::Store& target) {
    const auto there = ids_of_people(target);
    auto known = ids_of_people(source);
    if (!there || !known) {
        return tl::unexpected((there ? known : there).error());
    }
    std::sort(known->begin(), known->end());
    for (const std::string& id : *there) {
        if (!std::binary_search(known->begin(), known->end(), id)) {
            return fail("There are other people where the copy should go.");
        }
    }
    return {};
}

// Fails if the target has tables that the source does not have.
Expected<void> check_target(store::Store& target, std::vector<std::string> ids) {
    const auto there = tables(target);
    if (!there) {
        return tl::unexpected(there.error());
    }
    std::sort(ids.begin(), ids.end());
    for (const std::string& id : *there) {
        if (!std::binary_search(ids.begin(), ids.end(), id)) {
            return fail("There are other games where the copy should go.");
        }
    }
    return {};
}

} // namespace

Expected<std::size_t> copy_house(const std::string& from, const std::string& to) {
    const auto source = open_source(from);
    if (!source) {
        return tl::unexpected(source.error());
    }
    const auto target = store::open_store(to);
    if (!target) {
        return tl::unexpected(target.error());
    }
    const auto ids = tables(**source);
    if (!ids) {
        return tl::unexpected(ids.error());
    }
    auto done = check_target(**target, *ids);
    if (done) {
        done = check_people(**source, **target);
    }
    if (done) {
        done = write(**source, **target, *ids);
    }
    if (done) {
        done = write_people_of(**source, **target);
    }
    if (done) {
        done = write_history_of(**source, **target);
    }
    if (done) {
        done = write_hand_ins_of(**source, **target);
    }
    if (done) {
        done = compare(**source, **target, *ids);
    }
    if (done) {
        done = compare_people(**source, **target);
    }
    if (done) {
        done = compare_history(**source, **target);
    }
    return done.map([&] { return ids->size(); });
}

} // namespace tabuleiro::maintenance
