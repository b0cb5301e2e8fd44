#include "server/work/wall_time.hpp"

#include <array>
#include <ctime>

namespace tabuleiro::server {

std::string utc_text(store::WallTime at, const char* pattern) {
    const std::time_t seconds = static_cast<std::time_t>(at / 1000);
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    std::array<char, 64> text{};
    return {text.data(), std::strftime(text.data(), text.size(), pattern, &parts)};
}

} // namespace tabuleiro::server
