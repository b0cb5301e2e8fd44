#include "engines/nnue/network.hpp"

#include <gtest/gtest.h>

#include "support/networks.hpp"

namespace tabuleiro::nnue {
namespace {

using test::NetworkShape;
using test::NetworkWriter;

std::string refusal(std::string_view bytes) {
    const auto network = Network::from(bytes, "chess", 768);
    return network ? "taken" : network.error().text();
}

TEST(Network, KnowsTheChecksumOfZipFiles) {
    EXPECT_EQ(checksum_of("123456789"), 0xCBF43926U);
}

TEST(Network, IsReadAsItWasWritten) {
    NetworkShape shape;
    const std::string payload = NetworkWriter(3).payload(shape);
    const auto network = Network::from(NetworkWriter::file(shape, payload), "chess", 768);
    ASSERT_TRUE(network);
    EXPECT_EQ(network->hidden(), 64U);
    EXPECT_EQ(network->buckets(), 4U);
    const auto number = [&](std::size_t index) {
        return static_cast<std::int16_t>(static_cast<unsigned char>(payload[2 * index]) |
                                         static_cast<unsigned char>(payload[2 * index + 1]) << 8);
    };
    for (const std::size_t input : {0U, 1U, 500U, 767U}) {
        for (const std::size_t i : {0U, 63U}) {
            EXPECT_EQ(network->row(input)[i], number(input * 64 + i));
        }
    }
    EXPECT_EQ(network->biases()[5], number(768 * 64 + 5));
}

TEST(Network, CountsInTheUnitOfItsFile) {
    NetworkShape shape;
    const std::string payload = NetworkWriter(5).payload(shape);
    const auto fine = Network::from(NetworkWriter::file(shape, payload), "chess", 768);
    shape.last_unit = 64;
    const auto coarse = Network::from(NetworkWriter::file(shape, payload), "chess", 768);
    ASSERT_TRUE(fine && coarse);
    const auto judged = [](const Network& network) {
        return network.evaluate(plain_kernels, network.row(1), network.row(2), 0);
    };
    EXPECT_GT(std::abs(judged(*fine)), 100);
    EXPECT_NEAR(judged(*coarse), 2 * judged(*fine), 1);
}

TEST(Network, RefusesWhatIsNotWhatTheGameNeeds) {
    const std::string good = test::random_network({}, 1);
    EXPECT_EQ(refusal(good), "taken");
    EXPECT_EQ(refusal(""), "This is no file of a network.");
    EXPECT_EQ(refusal(good.substr(0, 40)), "This is no file of a network.");
    EXPECT_EQ(refusal("X" + good.substr(1)), "This is no file of a network.");
    NetworkShape shape;
    shape.version = 2;
    EXPECT_EQ(refusal(test::random_network(shape, 1)),
              "The network's file has version 2, this program reads version 1.");
    shape = {};
    shape.game = "xadrez";
    EXPECT_EQ(refusal(test::random_network(shape, 1)), "The network is not for this game.");
    shape = {};
    shape.inputs = 640;
    EXPECT_EQ(refusal(test::random_network(shape, 1)),
              "The network has a shape that this program does not know.");
    shape = {};
    shape.hidden = 33;
    EXPECT_EQ(refusal(test::random_network(shape, 1)),
              "The network has a shape that this program does not know.");
    shape = {};
    shape.buckets = 33;
    EXPECT_EQ(refusal(test::random_network(shape, 1)),
              "The network has a shape that this program does not know.");
    shape = {};
    shape.last_unit = 0;
    EXPECT_EQ(refusal(test::random_network(shape, 1)),
              "The network has a shape that this program does not know.");
}

TEST(Network, RefusesDamage) {
    const std::string good = test::random_network({}, 1);
    EXPECT_EQ(refusal(good.substr(0, good.size() - 1)),
              "The network's file is cut off or too long.");
    EXPECT_EQ(refusal(good + "x"), "The network's file is cut off or too long.");
    for (const std::size_t where : {std::size_t{64}, good.size() / 2, good.size() - 1}) {
        std::string bad = good;
        bad[where] = static_cast<char>(bad[where] ^ 1);
        EXPECT_EQ(refusal(bad), "The network's file is damaged: its checksum does not agree.");
    }
}

TEST(Network, RefusesWeightsWhoseSumsCouldOverflow) {
    NetworkShape shape;
    shape.largest_first = 992;
    EXPECT_EQ(refusal(test::random_network(shape, 1)), "taken");
    shape.largest_first = 3000;
    EXPECT_EQ(refusal(test::random_network(shape, 1)),
              "The network's weights are too large: its sums could overflow.");
    shape = {};
    shape.hidden = 2048;
    EXPECT_EQ(refusal(test::random_network(shape, 1)),
              "The network's weights are too large: its sums could overflow.");
}

} // namespace
} // namespace tabuleiro::nnue
