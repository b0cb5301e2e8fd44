#include "table_log/store_mapping.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::table_log {
namespace {

TEST(StoreMapping, AnEventIsTheSameAfterItWasStored) {
    const house::Event event{
        7, house::WallTime(1'234), Player::Second, house::EventKind::Play, "e7e5", "id-1"};
    EXPECT_EQ(from_store(to_store(event)), event);
    const house::Event by_house{8, house::WallTime(1'235), {}, house::EventKind::Sleep};
    EXPECT_EQ(from_store(to_store(by_house)), by_house);
}

TEST(StoreMapping, AnEventOfAnUnknownKindIsRefused) {
    store::Event event = to_store({.number = 3, .kind = house::EventKind::Resign});
    event.kind = "vanish";
    const auto refused = from_store(event);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().text(), "Event 3 has a kind that is not known: 'vanish'.");
}

} // namespace
} // namespace tabuleiro::table_log
