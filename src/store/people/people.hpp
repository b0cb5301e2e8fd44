// The people of the house: who they are, and what lets them in. Names are the house's affair; here
// they are kept, and no two people have the same folded one.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "store/sql/transaction.hpp"
#include "store/stored.hpp"

namespace tabuleiro::store {

struct Person {
    std::string id;
    std::string name;
    std::string folded; // the name without case, accents and look-alike letters
    std::string role;   // "program", "player", "teacher", "administrator"
    WallTime created = 0;
    std::string made_by{}; // the teacher in whose group they were made; empty: they signed up

    friend bool operator==(const Person&, const Person&) = default;
};

struct Credentials {
    Person person;
    std::optional<TokenHash> code;
    std::optional<std::string> password; // a hash that says itself how it was made
};

enum class Added : std::uint8_t { Done, NameTaken };

[[nodiscard]] Expected<Added> add_person(sql::Transaction& transaction, const Person& person,
                                         const std::optional<TokenHash>& code,
                                         const std::optional<TokenHash>& card);

[[nodiscard]] Expected<std::optional<Person>> person(sql::Transaction& transaction,
                                                     const std::string& id);
[[nodiscard]] Expected<std::optional<Credentials>> credentials_of(sql::Transaction& transaction,
                                                                  const std::string& folded_name);
[[nodiscard]] Expected<std::optional<Person>> person_with_card(sql::Transaction& transaction,
                                                               const TokenHash& card);
// By folded name, from the first one after `after_folded` that is not before `from_folded`.
[[nodiscard]] Expected<std::vector<Person>> people(sql::Transaction& transaction,
                                                   const std::string& after_folded,
                                                   std::size_t limit,
                                                   const std::string& from_folded = "");
[[nodiscard]] Expected<std::size_t> people_with_role(sql::Transaction& transaction,
                                                     const std::string& role);

// Names and roles are told to all nodes (session_changes.hpp), names to the person's programs too.
[[nodiscard]] Expected<Added> rename_person(sql::Transaction& transaction, const std::string& id,
                                            const std::string& name, const std::string& folded);
[[nodiscard]] Expected<void> set_role(sql::Transaction& transaction, const std::string& id,
                                      const std::string& role);
// The old code and card let nobody in any more.
[[nodiscard]] Expected<void> set_code(sql::Transaction& transaction, const std::string& id,
                                      const TokenHash& code, const TokenHash& card);
[[nodiscard]] Expected<void> set_password(sql::Transaction& transaction, const std::string& id,
                                          const std::optional<std::string>& password);

} // namespace tabuleiro::store
