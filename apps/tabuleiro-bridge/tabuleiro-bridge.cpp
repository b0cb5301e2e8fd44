// tabuleiro-bridge: `tabuleiro bridge`, which runs it. A program of its own, because it takes long
// to compile, and whoever opens a house does not need it.
#include <fmt/format.h>

#include <exception>

#include "bridge/bridge.hpp"
#include "bridge/command_line.hpp"

namespace {

using namespace tabuleiro;

int carry_out(const bridge::BridgeOptions& wanted) {
    const auto ran = bridge::run_bridge(wanted);
    if (ran) {
        return 0;
    }
    for (const std::string& reason : ran.error().sentences()) {
        fmt::print(stderr, "tabuleiro: {}\n", reason);
    }
    return 1;
}

int carry_out(const bridge::Notice& notice) {
    fmt::print(notice.status == 0 ? stdout : stderr, "{}", notice.text);
    return notice.status;
}

} // namespace

int main(int argc, char** argv) {
    try {
        const auto given = bridge::parse_command_line(argc, argv);
        return std::visit([](const auto& command) { return carry_out(command); }, given);
    } catch (const std::exception& error) {
        fmt::print(stderr, "tabuleiro: {}\n", error.what());
        return 1;
    }
}
