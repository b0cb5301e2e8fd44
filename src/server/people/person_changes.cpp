#include "server/people/person_changes.hpp"

#include "server/people/allowed_transactions.hpp"
#include "server/people/group_access.hpp"
#include "server/people/people_answers.hpp"
#include "server/work/wall_time.hpp"
#include "store/people/devices.hpp"
#include "store/people/moderation.hpp"
#include "store/people/programs.hpp"
#include "store/people/removal.hpp"
#include "table_log/house_texts.hpp"

namespace tabuleiro::server {

namespace {

using house::Action;
using house::Role;
using store::sql::Transaction;

// The person, if the administrator may do that to them.
house::Allowed<store::Person> subject_of(Transaction& transaction, const Moderation& wanted,
                                         Action action) {
    const auto actor = acting_person(transaction, wanted.by, Role::Administrator);
    if (!actor) {
        return tl::unexpected(actor.error());
    }
    auto subject = allowed(store::person(transaction, wanted.person));
    if (!subject) {
        return tl::unexpected(subject.error());
    }
    if (!*subject) {
        return house::refuse("no-person", "There is no such person.");
    }
    const auto relation =
        wanted.by == wanted.person ? house::Relation::Self : house::Relation::Stranger;
    if (!house::may_manage(action, role_of(*actor), role_of(**subject), relation)) {
        return house::refuse("may-not", "You may not do that with this person.");
    }
    return **std::move(subject);
}

// Somebody must be left who can let others in.
house::Allowed<void> keep_an_administrator(Transaction& transaction, const store::Person& subject) {
    if (role_of(subject) != Role::Administrator) {
        return {};
    }
    const auto administrators = allowed(store::people_with_role(transaction, subject.role));
    if (!administrators) {
        return tl::unexpected(administrators.error());
    }
    if (*administrators <= 1) {
        return house::refuse("last-administrator", "A house needs an administrator.");
    }
    return {};
}

house::Allowed<void> note(Transaction& transaction, const Moderation& wanted,
                          const std::string& action, const std::string& text = "") {
    return allowed(store::add_moderation(transaction, {.at = wall_time(),
                                                       .by = wanted.by,
                                                       .action = action,
                                                       .person = wanted.person,
                                                       .text = text}));
}

// Nothing but their games is left, without their name; the same of their programs.
Answer remove_with_data(Transaction& transaction, const store::Person& subject) {
    const auto programs = allowed(store::programs_of(transaction, subject.id));
    if (!programs) {
        return tl::unexpected(programs.error());
    }
    for (const store::Program& program : *programs) {
        const auto removed = allowed(store::remove_person(transaction, program.id, new_person_id(),
                                                          table_log::house_texts()));
        if (!removed) {
            return tl::unexpected(removed.error());
        }
    }
    return allowed(store::remove_person(transaction, subject.id, new_person_id(),
                                        table_log::house_texts()))
        .map([](bool) { return nothing_to_say; });
}

Answer noted(Transaction& transaction, const Moderation& wanted, const std::string& action,
             const std::string& text, std::string answer) {
    return note(transaction, wanted, action, text).map([&] { return std::move(answer); });
}

} // namespace

Answer change_role(Transaction& transaction, const Moderation& wanted, Role role) {
    const auto subject = subject_of(transaction, wanted, Action::ChangeRole);
    if (!subject) {
        return tl::unexpected(subject.error());
    }
    const std::string name(word(role));
    if (subject->role == name) {
        return nothing_to_say;
    }
    if (const auto kept = keep_an_administrator(transaction, *subject); !kept) {
        return tl::unexpected(kept.error());
    }
    if (const auto set = allowed(store::set_role(transaction, subject->id, name)); !set) {
        return tl::unexpected(set.error());
    }
    return noted(transaction, wanted, "role", name, nothing_to_say);
}

Answer rename_by_administrator(Transaction& transaction, const Moderation& wanted,
                               const house::PersonName& name) {
    auto subject = subject_of(transaction, wanted, Action::Rename);
    if (!subject) {
        return tl::unexpected(subject.error());
    }
    const auto renamed =
        allowed(store::rename_person(transaction, subject->id, name.shown, name.folded));
    if (!renamed) {
        return tl::unexpected(renamed.error());
    }
    if (*renamed == store::Added::NameTaken) {
        return house::refuse(
            "name-taken", "Somebody has the name {name}, or one that looks like it.", name.shown);
    }
    subject->name = name.shown;
    JsonWriter out;
    out.open_object().key("person");
    write_person(out, *subject);
    return noted(transaction, wanted, "rename", "", out.close_object().take());
}

Answer sign_out_by_administrator(Transaction& transaction, const Moderation& wanted) {
    const auto subject = subject_of(transaction, wanted, Action::SignOut);
    if (!subject) {
        return tl::unexpected(subject.error());
    }
    const auto ended = allowed(role_of(*subject) == Role::Program
                                   ? store::end_token(transaction, subject->id)
                                   : store::end_all_devices(transaction, subject->id));
    if (!ended) {
        return tl::unexpected(ended.error());
    }
    return noted(transaction, wanted, "sign-out", "", nothing_to_say);
}

Answer card_by_administrator(Transaction& transaction, const Moderation& wanted,
                             const HouseKey& key) {
    const auto subject = subject_of(transaction, wanted, Action::ReplaceCard);
    if (!subject) {
        return tl::unexpected(subject.error());
    }
    const auto card = give_new_card(transaction, subject->id, key);
    if (!card) {
        return tl::unexpected(card.error());
    }
    return noted(transaction, wanted, "card", "", written_card(*subject, "", *card));
}

// The entry in the log is written first, so that the removal takes the person out of it as well.
Answer remove_by_administrator(Transaction& transaction, const Moderation& wanted) {
    const auto subject = subject_of(transaction, wanted, Action::RemovePerson);
    if (!subject) {
        return tl::unexpected(subject.error());
    }
    if (const auto kept = keep_an_administrator(transaction, *subject); !kept) {
        return tl::unexpected(kept.error());
    }
    if (const auto noted = note(transaction, wanted, "remove"); !noted) {
        return tl::unexpected(noted.error());
    }
    return remove_with_data(transaction, *subject);
}

Answer remove_oneself(Transaction& transaction, const std::string& person) {
    const auto subject = acting_person(transaction, person, Role::Player);
    if (!subject) {
        return tl::unexpected(subject.error());
    }
    if (const auto kept = keep_an_administrator(transaction, *subject); !kept) {
        return tl::unexpected(kept.error());
    }
    return remove_with_data(transaction, *subject);
}

} // namespace tabuleiro::server
