// People in a house of several nodes: sessions and sockets end on all of them, and all have one
// key.
#include "several_nodes.hpp"
#include "signed_in.hpp"

namespace tabuleiro::test {
namespace {

using PersonNodes = SeveralNodes;

TEST_F(PersonNodes, SigningOutAtOneEndsSessionsAndSocketsAtAnother) {
    HouseProcess& one = start_node();
    HouseProcess& other = start_node();
    Someone ana = signed_up(at(one), "Ana");
    Browser there = at(other, ana.browser);
    EXPECT_EQ(who_is(there), "Ana");
    const NewTable table = open_table(there, settings("chess", seat("here"), seat("link")));
    WebSocketClient own = enter(there, table.id);          // the node that is asked first hosts it
    WebSocketClient handed = enter(ana.browser, table.id); // forwarded to it
    ASSERT_EQ(first_state(own)["you"], "first");
    ASSERT_EQ(first_state(handed)["you"], "first");
    Browser thief = there;
    EXPECT_EQ(outcome(ana.ask("/api/sign-out")), "200");
    EXPECT_TRUE(own.connection().ends_within(std::chrono::milliseconds(2500)));
    EXPECT_TRUE(handed.connection().ends_within(std::chrono::milliseconds(2500)));
    EXPECT_EQ(who_is(thief), "");
}

TEST_F(PersonNodes, ANodeWithAnotherKeyDoesNotOpen) {
    HouseProcess& one = start_node();
    const Someone ana = signed_up(at(one), "Ana");
    HouseProcess& other = start_node();
    Browser phone = at(other);
    EXPECT_EQ(outcome(sign_in(phone, "Ana", ana.code)), "200");
    const Folder elsewhere;
    std::vector<std::string> options = roomy();
    options.insert(options.end(), {"--store", address_});
    const HouseProcess wrong(TABULEIRO_PROGRAM, elsewhere.path(), options);
    EXPECT_EQ(wrong.port(), 0) << "it has made a key of its own";
}

} // namespace
} // namespace tabuleiro::test
