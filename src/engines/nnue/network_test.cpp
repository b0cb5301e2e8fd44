#include "engines/nnue/network.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>

#include "support/networks.hpp"

namespace tabuleiro::nnue {
namespace {

using test::NetworkShape;
using test::NetworkWriter;

constexpr GameShape chess_shape{.game = "chess", .inputs = 768, .max_pieces = 32};

std::string refusal(std::string_view bytes) {
    const auto network = Network::from(bytes, chess_shape);
    return network ? "taken" : network.error().text();
}

TEST(Network, KnowsTheChecksumOfZipFiles) {
    EXPECT_EQ(checksum_of("123456789"), 0xCBF43926U);
}

TEST(Network, IsReadAsItWasWritten) {
    NetworkShape shape;
    const std::string payload = NetworkWriter(3).payload(shape);
    const auto network = Network::from(NetworkWriter::file(shape, payload), chess_shape);
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

TEST(Network, OfOneZoneServesAllZones) {
    constexpr GameShape zoned{.game = "chess", .inputs = 768, .max_pieces = 32, .zones = 4};
    NetworkShape shape;
    const auto narrow = Network::from(test::random_network(shape, 7), zoned);
    shape.inputs = 4 * 768;
    const auto wide = Network::from(test::random_network(shape, 7), zoned);
    ASSERT_TRUE(narrow && wide);
    const auto same = [](const Network& network, std::size_t a, std::size_t b) {
        return std::equal(network.row(a), network.row(a) + network.hidden(), network.row(b));
    };
    for (const std::size_t input : {0U, 5U, 767U}) {
        EXPECT_TRUE(same(*narrow, input, input + 768));
        EXPECT_TRUE(same(*narrow, input, input + std::size_t{3} * 768));
        EXPECT_FALSE(same(*wide, input, input + 768));
    }
    shape.inputs = 2 * 768;
    EXPECT_FALSE(Network::from(test::random_network(shape, 7), zoned));
}

TEST(Network, MayHaveNoInputsInCommon) {
    constexpr GameShape with_common{
        .game = "chess", .inputs = 768, .max_pieces = 32, .zones = 4, .common = 768};
    NetworkShape shape;
    shape.inputs = 4 * 768;
    const auto without = Network::from(test::random_network(shape, 7), with_common);
    shape.inputs = 5 * 768;
    const auto with = Network::from(test::random_network(shape, 7), with_common);
    ASSERT_TRUE(without && with);
    const auto zeros = [](const Network& network, std::size_t input) {
        return std::count(network.row(input), network.row(input) + network.hidden(), 0);
    };
    for (const std::size_t input : {std::size_t{4} * 768, std::size_t{5} * 768 - 1}) {
        EXPECT_EQ(zeros(*without, input), 64);
        EXPECT_LT(zeros(*with, input), 10);
    }
    EXPECT_LT(zeros(*without, std::size_t{4} * 768 - 1), 10);
    EXPECT_FALSE(Network::from(test::random_network(shape, 7), chess_shape));
    shape.largest_first = 600; // fits 32 times, not 64 times
    EXPECT_FALSE(Network::from(test::random_network(shape, 7), with_common));
    shape.inputs = 4 * 768;
    EXPECT_TRUE(Network::from(test::random_network(shape, 7), with_common));
}

TEST(Network, IsTheSameCompressed) {
    NetworkShape shape;
    shape.largest_first = 900;
    const std::string payload = NetworkWriter(3).payload(shape);
    const auto plain = Network::from(NetworkWriter::file(shape, payload), chess_shape);
    shape.version = 2;
    const std::string file = NetworkWriter::file(shape, NetworkWriter::compressed(shape, payload));
    const auto packed = Network::from(file, chess_shape);
    ASSERT_TRUE(plain && packed);
    for (std::size_t input = 0; input < 768; ++input) {
        ASSERT_TRUE(std::equal(plain->row(input), plain->row(input) + 64, packed->row(input)));
    }
    EXPECT_TRUE(std::equal(plain->biases(), plain->biases() + 64, packed->biases()));
    for (std::size_t bucket = 0; bucket < 4; ++bucket) {
        EXPECT_EQ(plain->evaluate(plain_kernels, plain->row(1), plain->row(2), bucket),
                  packed->evaluate(plain_kernels, packed->row(1), packed->row(2), bucket));
    }
}

TEST(Network, RefusesWhatCannotBeDecompressed) {
    NetworkShape shape;
    shape.version = 2;
    const std::string payload = NetworkWriter(3).payload(shape);
    const std::string packed = NetworkWriter::compressed(shape, payload);
    const auto refused = [&](std::string_view bytes) {
        return refusal(NetworkWriter::file(shape, bytes));
    };
    const std::string damaged = "The network's file is damaged: it cannot be decompressed.";
    EXPECT_EQ(refused(packed), "taken");
    EXPECT_EQ(refused(""), damaged);
    EXPECT_EQ(refused(payload), damaged);
    EXPECT_EQ(refused(packed.substr(0, packed.size() - 20)), damaged);
    NetworkShape smaller = shape;
    smaller.hidden = 32;
    EXPECT_EQ(refused(NetworkWriter::compressed(smaller, NetworkWriter(3).payload(smaller))),
              damaged);
    NetworkShape larger = shape;
    larger.hidden = 96;
    EXPECT_EQ(refused(NetworkWriter::compressed(larger, NetworkWriter(3).payload(larger))),
              damaged);
}

TEST(Network, CountsInTheUnitOfItsFile) {
    NetworkShape shape;
    const std::string payload = NetworkWriter(5).payload(shape);
    const auto fine = Network::from(NetworkWriter::file(shape, payload), chess_shape);
    shape.last_unit = 64;
    const auto coarse = Network::from(NetworkWriter::file(shape, payload), chess_shape);
    ASSERT_TRUE(fine && coarse);
    const auto judged = [](const Network& network) {
        return network.evaluate(plain_kernels, network.row(1), network.row(2), 0);
    };
    EXPECT_GT(std::abs(judged(*fine)), 100);
    EXPECT_NEAR(judged(*coarse), 2 * judged(*fine), 1);
}

// In numbers that never overflow, from the file's bytes as docs/nnue.md describes them.
TEST(Network, JudgesByTheBucketOfThePieces) {
    NetworkShape shape;
    shape.largest_last = 60;
    const std::string payload = NetworkWriter(6).payload(shape);
    const auto network = Network::from(NetworkWriter::file(shape, payload), chess_shape).value();
    const std::size_t last = 769 * 64 * 2;
    for (const int pieces : {2, 8, 9, 16, 17, 25, 32}) {
        const std::size_t bucket = static_cast<std::size_t>(pieces - 1) / 8;
        std::int64_t sum = 0;
        for (std::size_t i = 0; i < 128; ++i) {
            const std::int64_t value = network.row(i < 64 ? 3 : 4)[i % 64];
            const std::int64_t clipped = std::clamp<std::int64_t>(value, 0, 255);
            sum += clipped * clipped * static_cast<std::int8_t>(payload[last + bucket * 128 + i]);
        }
        std::int32_t bias = 0;
        std::memcpy(&bias, payload.data() + last + std::size_t{4} * 128 + bucket * 4, 4);
        EXPECT_EQ(network.bucket_of(pieces), bucket);
        EXPECT_EQ(network.evaluate(plain_kernels, network.row(3), network.row(4), bucket),
                  (sum / 255 + bias) * 400 / (255 * 128));
    }
}

TEST(Network, KnowsHowManyPiecesAGameHas) {
    const GameShape more{.game = "chess", .inputs = 768, .max_pieces = 36};
    NetworkShape shape;
    const auto network = Network::from(test::random_network(shape, 1), more).value();
    EXPECT_EQ(network.bucket_of(36), 3U);
    EXPECT_EQ(network.bucket_of(1), 0U);
    shape.largest_first = 992; // fits 32 times, not 36 times
    EXPECT_FALSE(Network::from(test::random_network(shape, 1), more));
}

TEST(Network, RefusesWhatIsNotWhatTheGameNeeds) {
    const std::string good = test::random_network({}, 1);
    EXPECT_EQ(refusal(good), "taken");
    EXPECT_EQ(refusal(""), "This is no file of a network.");
    EXPECT_EQ(refusal(good.substr(0, 40)), "This is no file of a network.");
    EXPECT_EQ(refusal("X" + good.substr(1)), "This is no file of a network.");
    NetworkShape shape;
    shape.version = 3;
    EXPECT_EQ(refusal(test::random_network(shape, 1)),
              "The network's file has version 3, this program reads versions up to 2.");
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
    shape.last_unit = 1;
    std::string payload = NetworkWriter(1).payload(shape);
    payload.replace(payload.size() - 4, 4, "\xFF\xFF\xFF\x7F");
    EXPECT_EQ(refusal(NetworkWriter::file(shape, payload)),
              "The network's weights are too large: its sums could overflow.");
    shape = {};
    shape.hidden = 2048;
    EXPECT_EQ(refusal(test::random_network(shape, 1)),
              "The network's weights are too large: its sums could overflow.");
}

} // namespace
} // namespace tabuleiro::nnue
