// tabuleiro: the house of board games, played in a browser.
#include <fmt/format.h>

#include <exception>

#include "server/config.hpp"
#include "server/serve.hpp"

namespace {

using namespace tabuleiro::server;

int carry_out(const Command& command) {
    if (const auto* notice = std::get_if<Notice>(&command)) {
        fmt::print(notice->status == 0 ? stdout : stderr, "{}", notice->text);
        return notice->status;
    }
    if (const auto* wanted = std::get_if<Serve>(&command)) {
        serve(wanted->config);
    }
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    try {
        return carry_out(parse_command_line(argc, argv));
    } catch (const std::exception& error) {
        fmt::print(stderr, "tabuleiro: {}\n", error.what());
        return 1;
    }
}
