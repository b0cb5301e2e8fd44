// Programs of people and their tokens, whichever database the store is in.
#include <gtest/gtest.h>

#include "store/people/programs.hpp"
#include "store/people/removal.hpp"
#include "store/people/session_changes.hpp"
#include "support/each_store.hpp"
#include "table_log/house_texts.hpp"

namespace tabuleiro::test {
namespace {

using namespace store;
using sql::Transaction;

class ProgramsTest : public EachStore {
  protected:
    void SetUp() override {
        EachStore::SetUp();
        for (const std::string name : {"Ana", "Rui"}) {
            write([&](Transaction& t) {
                return add_person(t, {"id-" + name, name, "folded " + name, "player", 5},
                                  std::nullopt, std::nullopt);
            });
        }
    }
    Added add(const std::string& name, const std::string& owner = "id-Ana") {
        return write([&](Transaction& t) {
            return add_program(t, {"id-" + name, name, "folded " + name, 7, owner, {}, "own"});
        });
    }
    void give_token(const std::string& program, std::uint8_t secret) {
        write([&](Transaction& t) {
            return set_token(t, program, {"token " + program, hash_of(secret), "play watch", 99});
        });
    }
    std::optional<Program> with_token(std::uint8_t secret) {
        return read([&](Transaction& t) { return program_with_token(t, hash_of(secret)); });
    }
    std::int64_t latest_change() {
        return read([](Transaction& t) { return latest_session_change(t); });
    }
    std::vector<std::string> told_after(std::int64_t number) {
        std::vector<std::string> persons;
        for (const SessionChange& change :
             read([&](Transaction& t) { return session_changes(t, number); })) {
            persons.push_back(change.person);
        }
        return persons;
    }
};

TEST_WITH_EACH_STORE(ProgramsTest);

TEST_P(ProgramsTest, AProgramIsAPersonWithAnOwner) {
    EXPECT_EQ(add("Shooter"), Added::Done);
    EXPECT_EQ(add("Racer"), Added::Done);
    EXPECT_EQ(add("Other", "id-Rui"), Added::Done);
    EXPECT_EQ(add("Rui"), Added::NameTaken);
    const auto person = read([](Transaction& t) { return store::person(t, "id-Shooter"); });
    ASSERT_TRUE(person);
    EXPECT_EQ(person->role, "program");
    const auto programs = read([](Transaction& t) { return programs_of(t, "id-Ana"); });
    ASSERT_EQ(programs.size(), 2U);
    EXPECT_EQ(programs[0].name, "Racer");
    EXPECT_EQ(programs[1],
              (Program{"id-Shooter", "Shooter", "folded Shooter", 7, "id-Ana", "Ana", "own"}));
    EXPECT_EQ(read([](Transaction& t) { return program(t, "id-Shooter"); }), programs[1]);
    EXPECT_EQ(read([](Transaction& t) { return program(t, "id-Ana"); }), std::nullopt);
}

TEST_P(ProgramsTest, ATokenLetsItsProgramInUntilItIsReplacedOrEnded) {
    add("Shooter");
    add("Racer");
    EXPECT_EQ(with_token(1), std::nullopt);
    give_token("id-Shooter", 1);
    give_token("id-Racer", 2);
    const auto found = with_token(1);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->id, "id-Shooter");
    EXPECT_EQ(found->author, "Ana");
    EXPECT_EQ(found->scopes, "play watch");
    EXPECT_EQ(found->expires, 99);
    EXPECT_EQ(found->seen, std::nullopt);
    write([](Transaction& t) { return see_token(t, "id-Shooter", 50); });
    EXPECT_EQ(with_token(1)->seen, 50);
    give_token("id-Shooter", 3);
    EXPECT_EQ(with_token(1), std::nullopt);
    EXPECT_EQ(with_token(3)->seen, std::nullopt);
    write([](Transaction& t) { return end_token(t, "id-Shooter"); });
    EXPECT_EQ(with_token(3), std::nullopt);
    EXPECT_EQ(with_token(2)->id, "id-Racer");
}

TEST_P(ProgramsTest, NodesHearOfWhateverChangesWhatTheyKnow) {
    add("Shooter");
    const auto told_by = [&](auto change) {
        const std::int64_t before = latest_change();
        write(change);
        return told_after(before);
    };
    using Told = std::vector<std::string>;
    EXPECT_EQ(told_by([](Transaction& t) {
                  return set_token(t, "id-Shooter", {"k", hash_of(1), "play", 9});
              }),
              Told{"id-Shooter"});
    EXPECT_EQ(told_by([](Transaction& t) { return set_challenges(t, "id-Shooter", "anyone"); }),
              Told{"id-Shooter"});
    EXPECT_EQ(told_by([](Transaction& t) { return end_token(t, "id-Shooter"); }),
              Told{"id-Shooter"});
    EXPECT_EQ(told_by([](Transaction& t) { return rename_person(t, "id-Ana", "Eva", "eva"); }),
              (Told{"id-Ana", "id-Shooter"}));
    EXPECT_EQ(read([](Transaction& t) { return program(t, "id-Shooter"); })->author, "Eva");
}

TEST_P(ProgramsTest, AProgramIsRemovedAsAPersonIs) {
    add("Shooter");
    give_token("id-Shooter", 1);
    EXPECT_TRUE(write([](Transaction& t) {
        return remove_person(t, "id-Shooter", "nobody-1", table_log::house_texts());
    }));
    EXPECT_EQ(with_token(1), std::nullopt);
    EXPECT_TRUE(read([](Transaction& t) { return programs_of(t, "id-Ana"); }).empty());
    EXPECT_EQ(read([](Transaction& t) { return store::person(t, "id-Shooter"); }), std::nullopt);
}

} // namespace
} // namespace tabuleiro::test
