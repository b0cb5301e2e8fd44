#include "server/programs/program_changes.hpp"

#include "core/json_writer.hpp"
#include "server/access/token.hpp"
#include "server/people/cards.hpp"
#include "server/people/group_access.hpp"
#include "server/people/guesses.hpp"
#include "server/programs/program_tokens.hpp"
#include "server/work/wall_time.hpp"
#include "store/people/removal.hpp"
#include "table_log/house_texts.hpp"

namespace tabuleiro::server {

namespace {

using store::sql::Transaction;

house::Allowed<store::Program> program_of(Transaction& transaction, const OwnProgram& own) {
    auto found = allowed(store::program(transaction, own.program));
    if (!found) {
        return tl::unexpected(found.error());
    }
    if (!*found || (*found)->owner != own.owner) {
        return house::refuse("no-program", "There is no such program.");
    }
    return **std::move(found);
}

void write_program(JsonWriter& out, const store::Program& program) {
    const bool valid = !program.token.empty() && program.expires > wall_time();
    out.open_object().key("id").text(program.id).key("name").text(program.name);
    out.key("scopes").open_array();
    if (valid && program.scopes == word(house::Scope::Play)) {
        out.word(word(house::Scope::Play));
    }
    if (valid) {
        out.word(word(house::Scope::Watch));
    }
    out.close_array().key("challenges").word(program.challenges);
    out.key("created").number(program.created).key("expires");
    out.number(valid ? std::optional<std::int64_t>(program.expires) : std::nullopt);
    out.key("seen").number(program.seen).close_object();
}

// With a new token.
Answer given_token(Transaction& transaction, const OwnProgram& own, const WantedToken& wanted,
                   const HouseKey& key) {
    const std::string token = new_program_token();
    const auto set = allowed(store::set_token(transaction, own.program,
                                              {new_table_id(), program_token_hash(key, token),
                                               std::string(word(wanted.scope)), wanted.expires}));
    if (!set) {
        return tl::unexpected(set.error());
    }
    return program_of(transaction, own).map([&](const store::Program& program) {
        JsonWriter out;
        out.open_object().key("program");
        write_program(out, program);
        return out.key("token").text(token).close_object().take();
    });
}

// The answer of a change that says nothing, if the program is theirs.
template <class Change>
Answer changed_program(Transaction& transaction, const OwnProgram& own, Change change) {
    const auto program = program_of(transaction, own);
    if (!program) {
        return tl::unexpected(program.error());
    }
    return allowed(change()).map([](auto...) { return nothing_to_say; });
}

} // namespace

void write_programs(JsonWriter& out, const std::vector<store::Program>& programs) {
    out.open_array();
    for (const store::Program& program : programs) {
        write_program(out, program);
    }
    out.close_array();
}

Answer list_programs(Transaction& transaction, const std::string& owner) {
    return allowed(store::programs_of(transaction, owner)).map([](const auto& programs) {
        JsonWriter out;
        out.open_object().key("programs");
        write_programs(out, programs);
        return out.close_object().take();
    });
}

Answer make_program(Transaction& transaction, const WantedProgram& wanted, const HouseKey& key) {
    const auto owner = acting_person(transaction, wanted.owner, house::Role::Player);
    if (!owner) {
        return tl::unexpected(owner.error());
    }
    const auto programs = allowed(store::programs_of(transaction, wanted.owner));
    if (!programs) {
        return tl::unexpected(programs.error());
    }
    if (programs->size() >= max_programs) {
        return house::refuse("full", "You have {most} programs already.", max_programs);
    }
    const store::Program program{new_person_id(),  wanted.name.shown, wanted.name.folded,
                                 wall_time(),      wanted.owner,      {},
                                 wanted.challenges};
    const auto added = allowed(store::add_program(transaction, program));
    if (!added) {
        return tl::unexpected(added.error());
    }
    if (*added == store::Added::NameTaken) {
        return house::refuse("name-taken",
                             "Somebody has the name {name}, or one that looks like it.",
                             wanted.name.shown);
    }
    return given_token(transaction, {wanted.owner, program.id}, wanted.token, key);
}

Answer replace_token(Transaction& transaction, const OwnProgram& own, const WantedToken& wanted,
                     const HouseKey& key) {
    const auto program = program_of(transaction, own);
    if (!program) {
        return tl::unexpected(program.error());
    }
    return given_token(transaction, own, wanted, key);
}

Answer revoke_token(Transaction& transaction, const OwnProgram& own) {
    return changed_program(transaction, own,
                           [&] { return store::end_token(transaction, own.program); });
}

Answer change_challenges(Transaction& transaction, const OwnProgram& own,
                         const std::string& challenges) {
    return changed_program(transaction, own, [&] {
        return store::set_challenges(transaction, own.program, challenges);
    });
}

Answer remove_program(Transaction& transaction, const OwnProgram& own) {
    return changed_program(transaction, own, [&] {
        return store::remove_person(transaction, own.program, new_person_id(),
                                    table_log::house_texts());
    });
}

} // namespace tabuleiro::server
