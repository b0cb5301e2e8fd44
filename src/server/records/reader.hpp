// Who reads somebody's history or profile, and what of it they may see. Looked up in the
// transaction that reads.
#pragma once

#include <string>
#include <string_view>

#include "house/refusal.hpp"
#include "server/people/identity.hpp"
#include "store/people/people.hpp"

namespace tabuleiro::server {

// Parts of a profile that a person may hide from others.
inline constexpr std::string_view hidable_parts[]{"ratings", "opponents", "history"};

struct ReadPerson {
    store::Person person;
    std::string hides;       // parts, with a space after each
    std::string reader;      // the id of whoever asks; empty: a visitor
    bool own = false;        // it is the reader's own
    bool sees_all = false;   // also what is not listed, and what is hidden: a teacher of the person
    bool sees_hidden = true; // games that an administrator has hidden

    bool may_see(std::string_view part) const {
        return sees_all || hides.find(std::string(part) + ' ') == std::string::npos;
    }
};

// Refuses with "no-person".
house::Allowed<ReadPerson> read_person(store::sql::Transaction& transaction, const Identity& who,
                                       const std::string& id);

house::Refusal hidden_part();

} // namespace tabuleiro::server
