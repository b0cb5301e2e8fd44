// Whose a request is. A seat belongs to a person, on every device where they are signed in, or to
// whoever has its secret: a visitor.
#pragma once

#include <optional>
#include <string>

#include "house/people/role.hpp"
#include "house/people/scope.hpp"
#include "store/stored.hpp"

namespace tabuleiro::server {

// What a program has besides a person.
struct OwnedProgram {
    std::string owner;  // a person's id
    std::string author; // the owner's name
    std::string challenges;
    house::Scope scope = house::Scope::Nothing;
    store::WallTime expires = 0; // of the token
};

// A person at one of the devices where they are signed in, or a program with its token.
struct SignedIn {
    std::string id;
    std::string name;
    house::Role role = house::Role::Player;
    std::string device;
    store::TokenHash session{};            // of the device's secret, or of the token
    std::optional<OwnedProgram> program{}; // none: a person
};

// A game between two of one owner is casual.
inline const std::string& owner_of(const SignedIn& who) {
    return who.program ? who.program->owner : who.id;
}

struct Identity {
    std::optional<store::TokenHash> secret{}; // of the browser's seats as a visitor
    std::optional<SignedIn> person{};

    house::Role role() const { return person ? person->role : house::Role::Visitor; }
    // Whether a seat is theirs. A seat with a person is never somebody's by a secret.
    bool has(const store::Seat& seat) const {
        if (!seat.person.empty()) {
            return person && person->id == seat.person;
        }
        return secret && seat.secret == secret;
    }
};

} // namespace tabuleiro::server
