#include "core/error.hpp"

#include <cassert>

namespace tabuleiro {

Error::Error(std::vector<std::string> reasons) : reasons_(std::move(reasons)) {
    assert(!reasons_.empty());
}

std::string Error::text() const {
    std::string line;
    for (const std::string& reason : reasons_) {
        if (!line.empty()) {
            line += ' ';
        }
        line += reason;
    }
    return line;
}

} // namespace tabuleiro
