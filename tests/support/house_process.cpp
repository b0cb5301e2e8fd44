#include "support/house_process.hpp"

#include <algorithm>

namespace tabuleiro::test {
namespace {

std::vector<std::string> command_of(const std::string& program, const std::filesystem::path& data,
                                    const std::vector<std::string>& more) {
    std::vector<std::string> words{program,       "--port",   "0",        "--data",
                                   data.string(), "--config", "/dev/null"};
    words.insert(words.end(), more.begin(), more.end());
    if (std::find(more.begin(), more.end(), "--log-level") == more.end()) {
        words.insert(words.end(), {"--log-level", "error"});
    }
    return words;
}

} // namespace

HouseProcess::HouseProcess(const std::string& program, const std::filesystem::path& data,
                           const std::vector<std::string>& more, rlim_t largest_file)
    : child_(command_of(program, data, more), {.largest_file = largest_file}) {
    while (said_.find("stops the server") == std::string::npos) {
        const std::string line = child_.line();
        if (line.empty()) {
            break;
        }
        said_ += line;
    }
    child_.close_output();
    const std::string_view before = "http://127.0.0.1:";
    if (const auto at = said_.find(before); at != std::string::npos) {
        port_ = static_cast<std::uint16_t>(std::stoi(said_.substr(at + before.size())));
    }
}

} // namespace tabuleiro::test
