// tabuleiro: the house of board games, played in a browser.
#include <fmt/format.h>

#include <exception>

#include "archive/archive_file.hpp"
#include "server/config.hpp"
#include "server/serve.hpp"

namespace {

using namespace tabuleiro;
using namespace tabuleiro::server;

// Reasons, a line each.
int complain(const std::vector<std::string>& reasons) {
    for (const std::string& reason : reasons) {
        fmt::print(stderr, "tabuleiro: {}\n", reason);
    }
    return reasons.empty() ? 0 : 1;
}

int carry_out(const Export& wanted) {
    const auto exported = archive::export_to_file(wanted.config.store(), wanted.file);
    if (!exported) {
        return complain(exported.error().reasons());
    }
    fmt::print(stderr, "tabuleiro: {} games exported\n", exported->games);
    return complain(exported->left_out);
}

int carry_out(const Import& wanted) {
    const auto imported = archive::import_from_file(wanted.config.store(), wanted.file);
    if (!imported) {
        return complain(imported.error().reasons());
    }
    fmt::print(stderr, "tabuleiro: {} games read, {} of them new\n", imported->games,
               imported->added);
    return 0;
}

int carry_out(const Command& command) {
    if (const auto* notice = std::get_if<Notice>(&command)) {
        fmt::print(notice->status == 0 ? stdout : stderr, "{}", notice->text);
        return notice->status;
    }
    if (const auto* wanted = std::get_if<Serve>(&command)) {
        serve(wanted->config);
    }
    if (const auto* wanted = std::get_if<Export>(&command)) {
        return carry_out(*wanted);
    }
    if (const auto* wanted = std::get_if<Import>(&command)) {
        return carry_out(*wanted);
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
