// Saves kept in memory, for conversations that touch no disk: tests, fuzzing, benchmarks.
#pragma once

#include <map>

#include "protocol/xadrez/conversation.hpp"

namespace tabuleiro::xadrez {

class MemoryStorage : public Storage {
  public:
    Expected<void> save(const std::string& name, std::string_view contents) override {
        files[name] = contents;
        return {};
    }
    Expected<std::string> load(const std::string& name) override {
        const auto found = files.find(name);
        if (found == files.end()) {
            return fail("There is no file '{name}'.", name);
        }
        return found->second;
    }

    std::map<std::string, std::string> files;
};

} // namespace tabuleiro::xadrez
