#include "server/tables/table_clients.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::server {
namespace {

using house::Viewer;

class Recorder : public Connection {
  public:
    void send(Text message) override { received.push_back(std::move(message)); }
    void cut_off() override { is_open = false; }

    std::vector<Text> received;
    bool is_open = true;
};

struct Joined {
    std::shared_ptr<Recorder> connection = std::make_shared<Recorder>();

    Joined(TableClients& clients, std::uint64_t id, Viewer viewer) {
        clients.add({id, "address", connection, viewer});
    }
};

TEST(TableClients, AreSentOneMessageForEachViewer) {
    TableClients clients;
    const Joined first(clients, 1, Viewer::First);
    const Joined watcher(clients, 2, Viewer::Watcher);
    const Joined another(clients, 3, Viewer::Watcher);
    int made = 0;
    clients.send_to_each([&](Viewer viewer) {
        ++made;
        return std::string(house::name(viewer));
    });
    EXPECT_EQ(made, 2);
    EXPECT_EQ(*first.connection->received.at(0), "first");
    EXPECT_EQ(*watcher.connection->received.at(0), "watcher");
    EXPECT_EQ(watcher.connection->received, another.connection->received);
}

TEST(TableClients, SayWhichSeatsArePresent) {
    TableClients clients;
    EXPECT_EQ(clients.present(), (ByPlayer<bool>{false, false}));
    const Joined watcher(clients, 1, Viewer::Watcher);
    const Joined second(clients, 2, Viewer::Second);
    EXPECT_EQ(clients.present(), (ByPlayer<bool>{false, true}));
    const Joined both(clients, 3, Viewer::Both);
    EXPECT_EQ(clients.present(), (ByPlayer<bool>{true, true}));
    clients.remove(3);
    clients.remove(2);
    EXPECT_EQ(clients.present(), (ByPlayer<bool>{false, false}));
    EXPECT_EQ(clients.size(), 1U);
}

TEST(TableClients, AreCutOffTogetherAndStayUntilTheyHaveLeft) {
    TableClients clients;
    const Joined first(clients, 1, Viewer::First);
    const Joined watcher(clients, 2, Viewer::Watcher);
    clients.cut_off();
    EXPECT_FALSE(first.connection->is_open);
    EXPECT_FALSE(watcher.connection->is_open);
    EXPECT_EQ(clients.size(), 2U);
}

} // namespace
} // namespace tabuleiro::server
