// Transactions that are waited for: for tools and tests.
#pragma once

#include "store/blocking.hpp"
#include "store/sql/database.hpp"

namespace tabuleiro::store::sql {

template <class Run>
using AnswerOf = typename std::invoke_result_t<Run&, Transaction&>::value_type;

template <class Run>
[[nodiscard]] Expected<AnswerOf<Run>> read(Store& store, Run body) {
    return wait_for<AnswerOf<Run>>([&](auto done) {
        store.database().template read<AnswerOf<Run>>(std::move(body), std::move(done));
    });
}

template <class Run>
[[nodiscard]] Expected<AnswerOf<Run>> write(Store& store, Run body) {
    return wait_for<AnswerOf<Run>>([&](auto done) {
        store.database().template write<AnswerOf<Run>>(std::move(body), std::move(done));
    });
}

} // namespace tabuleiro::store::sql
