// What a person changes of their programs, each in a transaction: whether the program is theirs is
// looked up there.
#pragma once

#include "house/people/person_name.hpp"
#include "house/people/scope.hpp"
#include "server/people/allowed_transactions.hpp"
#include "server/people/house_key.hpp"
#include "store/people/programs.hpp"

namespace tabuleiro::server {

inline constexpr std::size_t max_programs = 20; // of one person

// What a new token is for.
struct WantedToken {
    house::Scope scope = house::Scope::Watch;
    store::WallTime expires = 0;
};

struct WantedProgram {
    std::string owner;
    house::PersonName name;
    std::string challenges;
    WantedToken token;
};

// Of whom, and which: for everybody else there is no such program.
struct OwnProgram {
    std::string owner;
    std::string program;
};

Answer list_programs(store::sql::Transaction& transaction, const std::string& owner);
// Both answer with the token, which nobody gets to see again.
Answer make_program(store::sql::Transaction& transaction, const WantedProgram& wanted,
                    const HouseKey& key);
Answer replace_token(store::sql::Transaction& transaction, const OwnProgram& own,
                     const WantedToken& wanted, const HouseKey& key);
Answer revoke_token(store::sql::Transaction& transaction, const OwnProgram& own);
Answer change_challenges(store::sql::Transaction& transaction, const OwnProgram& own,
                         const std::string& challenges);
Answer remove_program(store::sql::Transaction& transaction, const OwnProgram& own);

// [{"name", "scopes", ...}] for an export: nothing that lets anybody in.
void write_programs(JsonWriter& out, const std::vector<store::Program>& programs);

} // namespace tabuleiro::server
