// What students have handed in, in the order in which it came: that is the queue in which it is
// examined. A hand-in is examined once: of two who have examined it, the second one is told so.
//
// Files lie apart, so that lists do not read them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "store/sql/transaction.hpp"
#include "store/stored.hpp"

namespace tabuleiro::store {

struct HandIn {
    std::string id{};
    std::int64_t number = 0; // in the order in which they came; given by the store
    std::string assignment{};
    std::string student{}; // a person; empty: they were removed, and their team is there
    WallTime at = 0;
    std::string file{}; // its name
    std::int64_t bytes = 0;
    bool examined = false;
    std::int64_t version = 0; // of this author, from 1 on; 0: it was not accepted
    std::string program{};    // how the version is called at tables; empty: it does not play there
    std::string hash{};       // of the program's files
    std::int64_t passed = 0;  // checks
    std::int64_t failed = 0;
    std::string team{}; // for which the student handed in; empty: for themselves

    // Whose work it is: the team or the student.
    const std::string& author() const { return team.empty() ? student : team; }

    friend bool operator==(const HandIn&, const HandIn&) = default;
};

// What was found out about a hand-in.
struct Examined {
    std::string report{}; // the house's own text
    std::int64_t passed = 0;
    std::int64_t failed = 0;
    bool accepted = false;
    // Of an accepted one: what distinguishes it at tables, where it is called v3-k3f9x2ab; empty:
    // it does not play there.
    std::string mark{};
    std::string program{}; // its files, packed
    std::string hash{};
};

// A version: an accepted hand-in.
struct Version {
    HandIn hand_in{};
    std::string files{}; // packed
};

[[nodiscard]] Expected<void> add_hand_in(sql::Transaction& transaction, const HandIn& hand_in,
                                         const std::string& source);
// False, and nothing is written, if it was examined before, or is there no more.
[[nodiscard]] Expected<bool> finish_hand_in(sql::Transaction& transaction, const std::string& id,
                                            const Examined& examined);

// None if there is no such hand-in; so are the others.
[[nodiscard]] Expected<std::optional<HandIn>> hand_in(sql::Transaction& transaction,
                                                      const std::string& id);
[[nodiscard]] Expected<std::optional<std::string>> hand_in_source(sql::Transaction& transaction,
                                                                  const std::string& id);
// Empty before it was examined.
[[nodiscard]] Expected<std::optional<std::string>> hand_in_report(sql::Transaction& transaction,
                                                                  const std::string& id);
// By how it is called at tables.
[[nodiscard]] Expected<std::optional<Version>> version_called(sql::Transaction& transaction,
                                                              const std::string& program);
[[nodiscard]] Expected<std::optional<HandIn>> hand_in_called(sql::Transaction& transaction,
                                                             const std::string& program);
// The first that waits to be examined.
[[nodiscard]] Expected<std::optional<HandIn>> next_hand_in(sql::Transaction& transaction);
// How many wait that came before this number.
[[nodiscard]] Expected<std::int64_t> waiting_hand_ins(sql::Transaction& transaction,
                                                      std::int64_t before);

// The newest first; so are the others.
[[nodiscard]] Expected<std::vector<HandIn>> hand_ins_of(sql::Transaction& transaction,
                                                        const std::string& assignment,
                                                        const std::string& author);
[[nodiscard]] Expected<std::vector<HandIn>> hand_ins_for(sql::Transaction& transaction,
                                                         const std::string& assignment);
// What the person has handed in, for themselves or a team.
[[nodiscard]] Expected<std::vector<HandIn>> hand_ins_of_student(sql::Transaction& transaction,
                                                                const std::string& student);

} // namespace tabuleiro::store
