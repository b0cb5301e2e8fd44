// Programs of people. A program is a person with the role "program", who belongs to another, the
// owner, and comes in by a token alone; it has at most one.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "store/people/people.hpp"

namespace tabuleiro::store {

inline constexpr const char* program_role = "program";

// What lets a program in; the secret itself never comes here.
struct Token {
    std::string id;     // as nodes hear of its end (session_changes.hpp)
    TokenHash secret{}; // a hash
    std::string scopes; // words, blanks between
    WallTime expires = 0;
};

struct Program {
    std::string id;
    std::string name;
    std::string folded;
    WallTime created = 0;
    std::string owner;
    std::string author{}; // the owner's name
    std::string challenges;
    std::string token{};  // its id; empty: it has none
    std::string scopes{}; // of the token, as the next two
    WallTime expires = 0;
    std::optional<WallTime> seen{}; // about: the caller says it at most once an hour

    friend bool operator==(const Program&, const Program&) = default;
};

// Without a token.
[[nodiscard]] Expected<Added> add_program(sql::Transaction& transaction, const Program& program);

[[nodiscard]] Expected<std::optional<Program>> program(sql::Transaction& transaction,
                                                       const std::string& id);
// By name.
[[nodiscard]] Expected<std::vector<Program>> programs_of(sql::Transaction& transaction,
                                                         const std::string& owner);
// Also if it has expired.
[[nodiscard]] Expected<std::optional<Program>> program_with_token(sql::Transaction& transaction,
                                                                  const TokenHash& secret);

// The old token lets nobody in any more: all nodes are told.
[[nodiscard]] Expected<void> set_token(sql::Transaction& transaction, const std::string& program,
                                       const Token& token);
[[nodiscard]] Expected<void> end_token(sql::Transaction& transaction, const std::string& program);
[[nodiscard]] Expected<void> see_token(sql::Transaction& transaction, const std::string& program,
                                       WallTime now);
// All nodes are told.
[[nodiscard]] Expected<void> set_challenges(sql::Transaction& transaction,
                                            const std::string& program,
                                            const std::string& challenges);

} // namespace tabuleiro::store
