#include "engines/chess/evaluation/networks.hpp"

#include <gtest/gtest.h>

#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "support/networks.hpp"

namespace tabuleiro::roque {
namespace {

std::string complaint(std::string_view name) {
    const auto network = find_network(name);
    return network ? "" : network.error().text();
}

TEST(Networks, OneIsInTheProgram) {
    ASSERT_TRUE(embedded_network());
    EXPECT_EQ(find_network(embedded_name).value(), embedded_network());
    EXPECT_EQ(find_network(tapered_name).value(), nullptr);
    EXPECT_EQ(find_network("").value(), default_network());
    EXPECT_EQ(find_network("<empty>").value(), default_network());
}

TEST(Networks, AreReadFromFilesAndRefusedWithAReason) {
    const std::filesystem::path file =
        std::filesystem::temp_directory_path() / ("networks_test-" + std::to_string(getpid()));
    const std::string bytes = test::random_network({}, 4);
    std::ofstream(file, std::ios::binary) << bytes;
    const auto network = find_network(file.string());
    ASSERT_TRUE(network);
    EXPECT_EQ((*network)->hidden(), 64U);
    std::ofstream(file, std::ios::binary) << bytes.substr(0, 1000);
    EXPECT_EQ(complaint(file.string()), "The network's file is cut off or too long.");
    std::filesystem::remove(file);
    EXPECT_EQ(complaint(file.string()), "There is no such file.");
    EXPECT_EQ(complaint("/"), "There is no such file.");
    EXPECT_EQ(complaint("/dev/zero"), "There is no such file.");
}

} // namespace
} // namespace tabuleiro::roque
