#include "server/people/member_list.hpp"

#include <map>

#include "core/text.hpp"
#include "server/access/token.hpp"
#include "server/people/allowed_transactions.hpp"
#include "server/people/labels.hpp"

namespace tabuleiro::server {

namespace {

using nlohmann::json;

house::Refusal malformed_list() {
    return house::refusal("malformed",
                          "It should be an object as docs/protocols/people.md describes it.");
}

// Reads the lines one after the other and gathers what is wrong with them.
class MemberLines {
  public:
    explicit MemberLines(store::sql::Transaction& transaction) : transaction_(transaction) {}

    house::Allowed<void> read(const ListedMember& listed) {
        ++line_;
        const auto name = house::parse_person_name(listed.name);
        const auto real_name = parse_real_name(listed.real_name);
        complain(name);
        complain(real_name);
        if (!name || !real_name) {
            return {};
        }
        const auto taken = allowed(store::credentials_of(transaction_, name->folded));
        if (!taken) {
            return tl::unexpected(taken.error());
        }
        if (*taken) {
            complain(
                Reason("Somebody has the name {name}, or one that looks like it.", name->shown));
        }
        const auto [before, is_new] = lines_.emplace(name->folded, line_);
        if (!is_new) {
            complain(Reason("The name {name} is also in line {other}, or one that looks like it.",
                            name->shown, before->second));
        }
        names_.push_back(*name);
        real_names_.push_back(*real_name);
        return {};
    }

    const Reasons& reasons() const { return reasons_; }
    // Requires: there is nothing to complain about.
    const std::vector<house::PersonName>& names() const { return names_; }
    const std::vector<std::string>& real_names() const { return real_names_; }

  private:
    void complain(Reason reason) {
        reasons_.push_back(Reason("line {line}: {reason}", line_, std::move(reason)));
    }
    template <class T>
    void complain(const Expected<T>& parsed) {
        if (!parsed) {
            for (const Reason& reason : parsed.error().reasons()) {
                complain(reason);
            }
        }
    }

    store::sql::Transaction& transaction_;
    std::size_t line_ = 0;
    std::map<std::string, std::size_t> lines_; // of the folded names so far
    std::vector<house::PersonName> names_;
    std::vector<std::string> real_names_;
    Reasons reasons_;
};

house::Allowed<MadeMember> make_member(store::sql::Transaction& transaction, const OwnGroup& own,
                                       const house::PersonName& name, const std::string& real_name,
                                       const HouseKey& key, store::WallTime now) {
    const std::string id = new_person_id();
    MadeMember made{{.id = id,
                     .name = name.shown,
                     .folded = name.folded,
                     .role = std::string(word(house::Role::Player)),
                     .created = now,
                     .made_by = own.teacher.id},
                    real_name,
                    new_card(key, id)};
    const auto added =
        store::add_person(transaction, made.person, made.card.code_hash, made.card.card_hash);
    if (!added) {
        return tl::unexpected(house::Refusal{"store", added.error().reasons()});
    }
    const auto joined =
        allowed(store::add_member(transaction, own.group.id, made.person.id, real_name, true));
    if (!joined) {
        return tl::unexpected(joined.error());
    }
    return made;
}

} // namespace

house::Allowed<std::vector<ListedMember>> read_member_list(const json& body) {
    if (!body.is_object() || !body.contains("members") || !body["members"].is_array()) {
        return tl::unexpected(malformed_list());
    }
    std::vector<ListedMember> list;
    for (const json& line : body["members"]) {
        const bool shaped = line.is_object() && line.contains("name") && line["name"].is_string() &&
                            (!line.contains("real_name") || line["real_name"].is_string());
        if (!shaped) {
            return tl::unexpected(malformed_list());
        }
        list.push_back({line["name"].get<std::string>(), line.value("real_name", std::string())});
    }
    if (list.empty() || list.size() > max_list) {
        return house::refuse("members", "A list has 1 to {most} names.", max_list);
    }
    return list;
}

house::Allowed<void> room_in_group(std::size_t members, std::size_t more) {
    if (members + more > max_members) {
        return house::refuse("full", "A group has at most {most} members.", max_members);
    }
    return {};
}

house::Allowed<std::vector<MadeMember>> make_members(store::sql::Transaction& transaction,
                                                     const OwnGroup& own,
                                                     const std::vector<ListedMember>& list,
                                                     const HouseKey& key, store::WallTime now) {
    MemberLines lines(transaction);
    for (const ListedMember& listed : list) {
        if (const auto read = lines.read(listed); !read) {
            return tl::unexpected(read.error());
        }
    }
    if (!lines.reasons().empty()) {
        return tl::unexpected(house::Refusal{"members", lines.reasons()});
    }
    std::vector<MadeMember> made;
    for (std::size_t i = 0; i < lines.names().size(); ++i) {
        auto one = make_member(transaction, own, lines.names()[i], lines.real_names()[i], key, now);
        if (!one) {
            return tl::unexpected(one.error());
        }
        made.push_back(*std::move(one));
    }
    return made;
}

} // namespace tabuleiro::server
