// The lists of the administrator's page.
#include <map>

#include "core/unicode.hpp"
#include "house/people/letters.hpp"
#include "server/people/allowed_transactions.hpp"
#include "server/people/people_answers.hpp"
#include "server/people/person_changes.hpp"
#include "store/people/devices.hpp"
#include "store/people/groups.hpp"
#include "store/people/moderation.hpp"

namespace tabuleiro::server {

namespace {

using store::sql::Transaction;

constexpr std::size_t people_page = 50;
constexpr std::size_t log_page = 50;

house::Allowed<void> write_listed(Transaction& transaction, JsonWriter& out,
                                  const store::Person& person) {
    const auto groups = allowed(store::groups_of_member(transaction, person.id));
    if (!groups) {
        return tl::unexpected(groups.error());
    }
    const auto devices = allowed(store::devices_of(transaction, person.id));
    if (!devices) {
        return tl::unexpected(devices.error());
    }
    out.open_object().key("id").text(person.id).key("name").text(person.name);
    out.key("role").text(person.role).key("groups").open_array();
    for (const store::Membership& membership : *groups) {
        if (membership.accepted) {
            out.text(membership.group.name);
        }
    }
    out.close_array().key("created").number(person.created).key("seen");
    out.number(devices->empty() ? std::nullopt : std::optional(devices->front().seen));
    out.close_object();
    return {};
}

// As the names of people are folded; what cannot be in a name is left out.
std::string folded_start(const std::string& text) {
    const auto characters = decoded(text);
    return characters ? encoded(house::folded_letters(*characters)) : "";
}

// Names of people by their ids, each looked up once.
class PersonNames {
  public:
    explicit PersonNames(Transaction& transaction) : transaction_(transaction) {}

    // {"id", "name", "role"}, or null if there is no such person any more.
    house::Allowed<void> write(JsonWriter& out, const std::string& id) {
        auto known = people_.find(id);
        if (known == people_.end()) {
            auto found = allowed(store::person(transaction_, id));
            if (!found) {
                return tl::unexpected(found.error());
            }
            known = people_.emplace(id, *std::move(found)).first;
        }
        if (known->second) {
            write_person(out, *known->second);
        } else {
            out.null();
        }
        return {};
    }

  private:
    Transaction& transaction_;
    std::map<std::string, std::optional<store::Person>> people_;
};

} // namespace

Answer list_people(Transaction& transaction, const std::string& after, const std::string& starts) {
    std::string after_name;
    if (!after.empty()) {
        const auto last = allowed(store::person(transaction, after));
        if (!last) {
            return tl::unexpected(last.error());
        }
        if (!*last) {
            return house::refuse("no-person", "There is no such person.");
        }
        after_name = (*last)->folded;
    }
    const std::string first = folded_start(starts);
    auto people = allowed(store::people(transaction, after_name, people_page + 1, first));
    if (!people) {
        return tl::unexpected(people.error());
    }
    std::erase_if(*people,
                  [&](const store::Person& person) { return !person.folded.starts_with(first); });
    JsonWriter out;
    out.open_object().key("people").open_array();
    for (std::size_t i = 0; i < std::min(people->size(), people_page); ++i) {
        if (const auto written = write_listed(transaction, out, (*people)[i]); !written) {
            return tl::unexpected(written.error());
        }
    }
    out.close_array().key("next");
    if (people->size() > people_page) {
        out.text((*people)[people_page - 1].id);
    } else {
        out.null();
    }
    return out.close_object().take();
}

Answer list_log(Transaction& transaction, std::int64_t before) {
    const auto entries = allowed(store::moderation_entries(transaction, before, log_page));
    if (!entries) {
        return tl::unexpected(entries.error());
    }
    PersonNames names(transaction);
    JsonWriter out;
    out.open_object().key("entries").open_array();
    for (const store::ModerationEntry& entry : *entries) {
        out.open_object().key("number").number(entry.number).key("at").number(entry.at);
        out.key("by");
        if (const auto written = names.write(out, entry.by); !written) {
            return tl::unexpected(written.error());
        }
        out.key("action").text(entry.action).key("person");
        if (const auto written = names.write(out, entry.person); !written) {
            return tl::unexpected(written.error());
        }
        out.key("table").text_or_null(entry.table.empty() ? std::nullopt
                                                          : std::optional(entry.table));
        out.key("text").text(entry.text).close_object();
    }
    const bool more = !entries->empty() && entries->back().number > 1;
    out.close_array().key("next");
    out.number(more ? std::optional(entries->back().number) : std::nullopt);
    return out.close_object().take();
}

} // namespace tabuleiro::server
