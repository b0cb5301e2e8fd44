// People, their devices and their groups, whichever database the store is in.
#include <gtest/gtest.h>

#include <future>

#include "store/people/admin_links.hpp"
#include "store/people/attempts.hpp"
#include "store/people/devices.hpp"
#include "store/people/groups.hpp"
#include "store/people/key_check.hpp"
#include "store/people/moderation.hpp"
#include "store/people/policies.hpp"
#include "support/each_store.hpp"

namespace tabuleiro::test {
namespace {

using namespace store;
using sql::Transaction;
using namespace std::chrono_literals;

Person player(const std::string& name) {
    return {"id-" + name, name, "folded " + name, "player", 1000};
}

class PeopleTest : public EachStore {
  protected:
    Added add(const Person& person, std::uint8_t code = 1) {
        const auto card = hash_of(static_cast<std::uint8_t>(100 + next_card_++));
        return write([&](Transaction& t) { return add_person(t, person, hash_of(code), card); });
    }
    void sign_in(const std::string& person, const std::string& device, std::uint8_t secret,
                 WallTime seen = 1000) {
        write([&](Transaction& t) {
            return add_device(t, {device, person, "Firefox", 1000, seen}, hash_of(secret));
        });
    }
    std::optional<Session> session(std::uint8_t secret) {
        return read([&](Transaction& t) { return session_with(t, hash_of(secret)); });
    }
    std::vector<SessionChange> changes(std::int64_t after) {
        return read([&](Transaction& t) { return session_changes(t, after); });
    }
    // Another node of the house; the store itself if it can have only one.
    Store& other_node() {
        if (GetParam() == Database::Postgresql && !other_) {
            other_ = *open_postgresql(address_, {.node = NodeOptions{"b:1"}});
        }
        return other_ ? *other_ : *store_;
    }
    // Both nodes carry out the body at the same time; how many of them it succeeded for.
    template <class Body>
    int winners(const Body& body) {
        const auto win = [&](Store& store) {
            const auto won = sql::write(store, body);
            EXPECT_TRUE(won) << won.error().text();
            return *won ? 1 : 0;
        };
        Store& other = other_node();
        auto there = std::async(std::launch::async, [&] { return win(other); });
        const int here = win(*store_);
        return here + there.get();
    }

  private:
    std::uint8_t next_card_ = 0;
    std::unique_ptr<Store> other_;
};

TEST_WITH_EACH_STORE(PeopleTest);

TEST_P(PeopleTest, APersonIsFoundByIdNameAndCard) {
    Person ana = player("Zoë");
    ana.made_by = "id-teacher";
    write([&](Transaction& t) { return add_person(t, ana, hash_of(1), hash_of(2)); });
    EXPECT_EQ(read([](Transaction& t) { return store::person(t, "id-Zoë"); }), ana);
    EXPECT_EQ(read([](Transaction& t) { return store::person(t, "id-"); }), std::nullopt);
    const auto found = read([](Transaction& t) { return credentials_of(t, "folded Zoë"); });
    ASSERT_TRUE(found);
    EXPECT_EQ(found->person, ana);
    EXPECT_EQ(found->code, hash_of(1));
    EXPECT_EQ(found->password, std::nullopt);
    EXPECT_FALSE(read([](Transaction& t) { return credentials_of(t, "Zoë"); }));
    EXPECT_EQ(read([](Transaction& t) { return person_with_card(t, hash_of(2)); }), ana);
    EXPECT_EQ(read([](Transaction& t) { return person_with_card(t, hash_of(1)); }), std::nullopt);
}

TEST_P(PeopleTest, AFoldedNameIsTakenOnce) {
    EXPECT_EQ(add(player("Ana")), Added::Done);
    Person other = player("ANA");
    other.folded = "folded Ana";
    EXPECT_EQ(add(other), Added::NameTaken);
    EXPECT_EQ(add(player("Bob")), Added::Done);
    const auto rename = [&](const std::string& id, const std::string& folded) {
        return write([&](Transaction& t) { return rename_person(t, id, "New", folded); });
    };
    EXPECT_EQ(rename("id-Bob", "folded Ana"), Added::NameTaken);
    EXPECT_EQ(rename("id-Ana", "folded Ana"), Added::Done) << "it is their own";
    EXPECT_EQ(rename("id-Bob", "folded New"), Added::Done);
    EXPECT_EQ(read([](Transaction& t) { return store::person(t, "id-Bob"); })->name, "New");
    EXPECT_EQ(read([](Transaction& t) { return store::person(t, "id-Ana"); })->folded,
              "folded Ana");
}

TEST_P(PeopleTest, OfTwoWhoTakeANameAtTheSameTimeOneGetsIt) {
    for (int i = 0; i < 20; ++i) {
        const std::string name = "name " + std::to_string(i);
        std::atomic<int> next = 0;
        EXPECT_EQ(winners([&](Transaction& t) {
                      Person person = player(name);
                      person.id += std::to_string(next++);
                      return add_person(t, person, {}, {}).map([](Added added) {
                          return added == Added::Done;
                      });
                  }),
                  1);
    }
}

TEST_P(PeopleTest, PeopleAreListedInPagesByFoldedName) {
    for (const char* const name : {"b", "d", "a", "c"}) {
        add(player(name));
    }
    const auto names = [&](const std::string& after, std::size_t limit,
                           const std::string& from = "") {
        std::string names;
        for (const Person& person :
             read([&](Transaction& t) { return people(t, after, limit, from); })) {
            names += person.name;
        }
        return names;
    };
    EXPECT_EQ(names("", 3), "abc");
    EXPECT_EQ(names("folded c", 3), "d");
    EXPECT_EQ(names("folded d", 3), "");
    EXPECT_EQ(names("", 3, "folded b"), "bcd") << "a name is not before itself";
    EXPECT_EQ(names("folded c", 3, "folded b"), "d");
    EXPECT_EQ(read([](Transaction& t) { return people_with_role(t, "player"); }), 4U);
    EXPECT_EQ(read([](Transaction& t) { return people_with_role(t, "teacher"); }), 0U);
}

TEST_P(PeopleTest, ANewCodeEndsTheOldOneAndAPasswordCanBeRemoved) {
    add(player("Ana"));
    const auto credentials = [&] {
        return *read([](Transaction& t) { return credentials_of(t, "folded Ana"); });
    };
    write([](Transaction& t) { return set_code(t, "id-Ana", hash_of(8), hash_of(9)); });
    EXPECT_EQ(credentials().code, hash_of(8));
    EXPECT_EQ(read([](Transaction& t) { return person_with_card(t, hash_of(100)); }), std::nullopt);
    EXPECT_TRUE(read([](Transaction& t) { return person_with_card(t, hash_of(9)); }));
    write([](Transaction& t) { return set_password(t, "id-Ana", "$argon2id$x"); });
    EXPECT_EQ(credentials().password, "$argon2id$x");
    write([](Transaction& t) { return set_password(t, "id-Ana", std::nullopt); });
    EXPECT_EQ(credentials().password, std::nullopt);
}

TEST_P(PeopleTest, ADeviceIsSignedInUntilItIsEnded) {
    add(player("Ana"));
    add(player("Bob"));
    sign_in("id-Ana", "d1", 1);
    sign_in("id-Ana", "d2", 2, 3000);
    sign_in("id-Bob", "d3", 3);
    EXPECT_EQ(session(1), (Session{{"d1", "id-Ana", "Firefox", 1000, 1000}, player("Ana")}));
    EXPECT_EQ(session(9), std::nullopt);
    write([](Transaction& t) { return see_device(t, "d1", 2000); });
    EXPECT_EQ(session(1)->device.seen, 2000);
    const auto devices = [&](const std::string& person) {
        return read([&](Transaction& t) { return devices_of(t, person); });
    };
    ASSERT_EQ(devices("id-Ana").size(), 2U);
    EXPECT_EQ(devices("id-Ana").front().id, "d2");
    write([](Transaction& t) { return end_device(t, "id-Bob", "d1"); });
    EXPECT_TRUE(session(1)) << "it is another's";
    write([](Transaction& t) { return end_device(t, "id-Ana", "d1"); });
    EXPECT_FALSE(session(1));
    sign_in("id-Ana", "d4", 4);
    write([](Transaction& t) { return end_all_devices(t, "id-Ana", "d4"); });
    EXPECT_FALSE(session(2));
    EXPECT_TRUE(session(4));
    write([](Transaction& t) { return end_all_devices(t, "id-Ana"); });
    EXPECT_TRUE(devices("id-Ana").empty());
    EXPECT_TRUE(session(3));
}

TEST_P(PeopleTest, NodesHearOfEndedSessionsAndOfChangesOfAPerson) {
    add(player("Ana"));
    sign_in("id-Ana", "d1", 1);
    sign_in("id-Ana", "d2", 2);
    EXPECT_TRUE(changes(0).empty());
    EXPECT_EQ(read([](Transaction& t) { return latest_session_change(t); }), 0);
    write([](Transaction& t) { return end_device(t, "id-Ana", "d1"); });
    write([](Transaction& t) { return end_device(t, "id-Ana", "d1"); });
    write([](Transaction& t) { return set_role(t, "id-Ana", "teacher"); });
    write([](Transaction& t) { return rename_person(t, "id-Ana", "B", "b"); });
    write([](Transaction& t) { return end_all_devices(t, "id-Ana"); });
    const std::vector<SessionChange> expected{
        {1, "id-Ana", "d1"}, {2, "id-Ana", ""}, {3, "id-Ana", ""}, {4, "id-Ana", "d2"}};
    EXPECT_EQ(changes(0), expected);
    EXPECT_EQ(changes(3), (std::vector<SessionChange>{expected.back()}));
    EXPECT_EQ(read([](Transaction& t) { return latest_session_change(t); }), 4);
    write([](Transaction& t) { return forget_session_changes(t, 3); });
    EXPECT_EQ(changes(0), (std::vector<SessionChange>{expected.back()}));
    EXPECT_EQ(read([](Transaction& t) { return store::person(t, "id-Ana"); })->role, "teacher");
}

TEST_P(PeopleTest, OnlyTheLatestSessionChangesAreKept) {
    write([](Transaction& t) {
        return t.run("UPDATE counters SET last = $1 WHERE name = 'session changes'",
                     {session_changes_kept - 1});
    });
    for (int i = 0; i < 3; ++i) {
        write([](Transaction& t) { return add_session_change(t, "p"); });
    }
    write([](Transaction& t) {
        return t.run("UPDATE counters SET last = last + $1 WHERE name = 'session changes'",
                     {session_changes_kept - 3});
    });
    write([](Transaction& t) { return add_session_change(t, "q"); });
    ASSERT_EQ(changes(0).size(), 3U);
    EXPECT_EQ(changes(0).front().number, session_changes_kept + 1);
}

// A number that is committed later is higher, so that nobody who has read up to a number misses
// one.
TEST_P(PeopleTest, NodesThatChangeSessionsAtTheSameTimeLeaveNoGap) {
    Store& other = other_node();
    const auto change = [](Store& store) {
        for (int i = 0; i < 30; ++i) {
            EXPECT_TRUE(
                sql::write(store, [](Transaction& t) { return add_session_change(t, "p"); }));
        }
    };
    auto there = std::async(std::launch::async, [&] { change(other); });
    auto here = std::async(std::launch::async, [&] { change(*store_); });
    std::int64_t last = 0;
    while (last < 60) {
        for (const SessionChange& next : changes(last)) {
            EXPECT_EQ(next.number, ++last);
        }
    }
}

TEST_P(PeopleTest, AGroupHasATeacherAndMembers) {
    for (const char* const name : {"Teacher", "Ana", "Bob"}) {
        add(player(name));
    }
    const Group group_a{"g1", "Class 3b", "id-Teacher", 5};
    write([&](Transaction& t) { return add_group(t, group_a); });
    write([&](Transaction& t) { return add_group(t, {"g2", "Club", "id-Teacher", 6}); });
    EXPECT_EQ(read([](Transaction& t) { return group(t, "g1"); }), group_a);
    EXPECT_EQ(read([](Transaction& t) { return group(t, "g3"); }), std::nullopt);
    const auto join = [&](const std::string& person, const std::string& real_name, bool accepted) {
        return write(
            [&](Transaction& t) { return add_member(t, "g1", person, real_name, accepted); });
    };
    EXPECT_EQ(join("id-Bob", "Robert", true), MemberAdded::Done);
    EXPECT_EQ(join("id-Ana", "", false), MemberAdded::Done);
    EXPECT_EQ(join("id-Ana", "Anna", true), MemberAdded::MemberAlready);
    const auto all = [&] { return read([](Transaction& t) { return members(t, "g1"); }); };
    EXPECT_EQ(all(),
              (std::vector<Member>{{player("Ana"), "", false}, {player("Bob"), "Robert", true}}));
    const auto number = [&] {
        return read([](Transaction& t) { return number_of_members(t, "g1"); });
    };
    EXPECT_EQ(number(), 1U);
    EXPECT_EQ(read([](Transaction& t) { return groups_of_member(t, "id-Ana"); }),
              (std::vector<Membership>{{group_a, false}}));
    EXPECT_TRUE(write([](Transaction& t) { return accept_membership(t, "g1", "id-Ana"); }));
    EXPECT_FALSE(write([](Transaction& t) { return accept_membership(t, "g2", "id-Ana"); }));
    write([](Transaction& t) { return set_real_name(t, "g1", "id-Ana", "Anna"); });
    EXPECT_EQ(all().front(), (Member{player("Ana"), "Anna", true}));
    EXPECT_EQ(number(), 2U);
    EXPECT_TRUE(write([](Transaction& t) { return remove_member(t, "g1", "id-Bob"); }));
    EXPECT_FALSE(write([](Transaction& t) { return remove_member(t, "g1", "id-Bob"); }));
    const auto groups = [&] {
        return read([](Transaction& t) { return groups_of_teacher(t, "id-Teacher"); });
    };
    ASSERT_EQ(groups().size(), 2U);
    EXPECT_EQ(groups().front().name, "Class 3b");
    write([](Transaction& t) { return rename_group(t, "g1", "Old class"); });
    EXPECT_EQ(groups().back().name, "Old class");
    write([](Transaction& t) { return remove_group(t, "g1"); });
    EXPECT_EQ(groups().size(), 1U);
    EXPECT_TRUE(all().empty());
    EXPECT_TRUE(read([](Transaction& t) { return store::person(t, "id-Ana"); }));
}

TEST_P(PeopleTest, AGroupWithoutGreetingsIsQuietForThoseWhoHaveAgreed) {
    for (const char* const name : {"Teacher", "Ana", "Bob"}) {
        add(player(name));
    }
    for (const char* const id : {"g1", "g2"}) {
        write([&](Transaction& t) { return add_group(t, {id, "Class", "id-Teacher", 5}); });
    }
    write([](Transaction& t) { return add_member(t, "g1", "id-Ana", "", true); });
    write([](Transaction& t) { return add_member(t, "g1", "id-Bob", "", false); });
    write([](Transaction& t) { return add_member(t, "g2", "id-Bob", "", true); });
    const auto quiet = [&] {
        return read([](Transaction& t) { return people_without_greetings(t); });
    };
    EXPECT_TRUE(quiet().empty());
    write([](Transaction& t) { return set_greetings(t, "g1", false); });
    EXPECT_EQ(quiet(), (std::set<std::string>{"id-Ana"}));
    EXPECT_FALSE(read([](Transaction& t) { return group(t, "g1"); })->greetings);
    EXPECT_TRUE(read([](Transaction& t) { return group(t, "g2"); })->greetings);
    write([](Transaction& t) { return accept_membership(t, "g1", "id-Bob"); });
    EXPECT_EQ(quiet(), (std::set<std::string>{"id-Ana", "id-Bob"}));
    write([](Transaction& t) { return set_greetings(t, "g1", true); });
    EXPECT_TRUE(quiet().empty());
}

TEST_P(PeopleTest, ABucketIsEmptiedByGuessesAndRefillsWithTime) {
    const BucketRate rate{3, 0.1};
    const auto wait = [&](WallTime now) {
        return read([&](Transaction& t) { return wait_of(t, hash_of(1), rate, now); });
    };
    const auto guess = [&](WallTime now) {
        write([&](Transaction& t) { return spend(t, hash_of(1), rate, now); });
    };
    const auto buckets = [&] {
        return read([](Transaction& t) { return t.run("SELECT 1 FROM attempts"); }).rows();
    };
    for (int i = 0; i < 3; ++i) {
        EXPECT_EQ(wait(1000), 0ms);
        guess(1000);
    }
    EXPECT_EQ(wait(1000), 10s);
    EXPECT_EQ(read([&](Transaction& t) { return wait_of(t, hash_of(2), rate, 1000); }), 0ms);
    EXPECT_EQ(wait(6000), 5s);
    EXPECT_EQ(wait(0), 10s) << "a clock that was set back gives nothing";
    guess(6000);
    EXPECT_EQ(wait(6000), 10s) << "it does not get worse than empty";
    EXPECT_EQ(wait(16'000), 0ms);
    EXPECT_EQ(wait(1'000'000), 0ms);
    guess(1'000'000);
    guess(1'000'000);
    guess(1'000'000);
    EXPECT_EQ(wait(1'000'000), 10s) << "it had three tokens, not more";
    write([](Transaction& t) { return remove_full_buckets(t, 1'029'999); });
    EXPECT_EQ(buckets(), 1);
    write([](Transaction& t) { return remove_full_buckets(t, 1'030'000); });
    EXPECT_EQ(buckets(), 0);
    EXPECT_EQ(wait(1'000'000), 0ms);
}

TEST_P(PeopleTest, ATokenIsSpentOnce) {
    const BucketRate rate{1, 0.001};
    for (std::uint8_t key = 1; key <= 20; ++key) {
        EXPECT_EQ(winners([&](Transaction& t) -> Expected<bool> {
                      const auto wait = wait_of(t, hash_of(key), rate, 1000);
                      if (!wait || *wait > 0ms) {
                          return wait.map([](auto) { return false; });
                      }
                      return spend(t, hash_of(key), rate, 1000).map([] { return true; });
                  }),
                  1);
    }
}

TEST_P(PeopleTest, PoliciesAreKept) {
    EXPECT_TRUE(read([](Transaction& t) { return policies(t); }).empty());
    write([](Transaction& t) { return set_policy(t, "visitors", "true"); });
    write([](Transaction& t) { return set_policy(t, "visitors", "false"); });
    EXPECT_EQ(read([](Transaction& t) { return policies(t); }),
              (std::map<std::string, std::string>{{"visitors", "false"}}));
}

TEST_P(PeopleTest, AnAdministratorsLinkIsUsedOnceInItsTime) {
    const auto use = [&](std::uint8_t secret, WallTime now) {
        return write([&](Transaction& t) { return use_admin_link(t, hash_of(secret), now); });
    };
    const auto set = [&](std::uint8_t secret) {
        write([&](Transaction& t) { return set_admin_link(t, hash_of(secret), 2000); });
    };
    const auto there = [&](WallTime now) {
        return read([&](Transaction& t) { return has_admin_link(t, now); });
    };
    EXPECT_FALSE(use(1, 1000));
    EXPECT_FALSE(there(1000));
    set(1);
    EXPECT_TRUE(there(1999));
    EXPECT_FALSE(there(2000));
    EXPECT_FALSE(use(2, 1000));
    EXPECT_FALSE(use(1, 2000)) << "it is too late";
    EXPECT_TRUE(use(1, 1999));
    EXPECT_FALSE(use(1, 1999));
    set(1);
    set(2);
    EXPECT_FALSE(use(1, 1000)) << "the second ended it";
    EXPECT_TRUE(use(2, 1000));
    for (std::uint8_t secret = 3; secret < 20; ++secret) {
        set(secret);
        EXPECT_EQ(winners([&](Transaction& t) { return use_admin_link(t, hash_of(secret), 1); }),
                  1);
    }
}

TEST_P(PeopleTest, TheLogOfModerationIsReadFromTheLatestBack) {
    for (int i = 1; i <= 5; ++i) {
        write([&](Transaction& t) {
            return add_moderation(t, {0, i, "admin", "close", "p", "t1", std::to_string(i)});
        });
    }
    const auto entries = [&](std::int64_t before, std::size_t limit) {
        return read([&](Transaction& t) { return moderation_entries(t, before, limit); });
    };
    ASSERT_EQ(entries(0, 2).size(), 2U);
    EXPECT_EQ(entries(0, 2).front(), (ModerationEntry{5, 5, "admin", "close", "p", "t1", "5"}));
    EXPECT_EQ(entries(4, 9).size(), 3U);
    EXPECT_EQ(entries(4, 9).front().number, 3);
}

TEST_P(PeopleTest, TheFirstKeyIsTheHousesKey) {
    EXPECT_EQ(write([](Transaction& t) { return key_check(t, hash_of(1)); }), hash_of(1));
    EXPECT_EQ(write([](Transaction& t) { return key_check(t, hash_of(2)); }), hash_of(1));
    open();
    EXPECT_EQ(write([](Transaction& t) { return key_check(t, hash_of(1)); }), hash_of(1));
}

} // namespace
} // namespace tabuleiro::test
