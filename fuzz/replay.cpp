// Runs one fuzz target over saved inputs, as an ordinary test: fuzz_replay TARGET FOLDER... with
// every file of these folders. All targets are in this one program, which is built quickly.
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <string>
#include <string_view>

#define FUZZ_TARGET(name) extern "C" int name(const unsigned char* data, std::size_t size);
#include "fuzz_targets.hpp"
#undef FUZZ_TARGET

namespace {

using Target = int (*)(const unsigned char*, std::size_t);

const std::map<std::string_view, Target> targets{
#define FUZZ_TARGET(name) {#name, name},
#include "fuzz_targets.hpp"
};

} // namespace

int main(int argc, char** argv) {
    const auto target = targets.find(argc > 1 ? argv[1] : "");
    if (target == targets.end()) {
        std::cerr << "usage: fuzz_replay TARGET FOLDER...\n";
        return 2;
    }
    int files = 0;
    for (int i = 2; i < argc; ++i) {
        if (!std::filesystem::is_directory(argv[i])) {
            continue;
        }
        for (const auto& entry : std::filesystem::recursive_directory_iterator(argv[i])) {
            if (!entry.is_regular_file()) {
                continue;
            }
            std::ifstream file(entry.path(), std::ios::binary);
            const std::string bytes{std::istreambuf_iterator<char>(file), {}};
            target->second(reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
            ++files;
        }
    }
    std::cout << files << " inputs replayed\n";
    return files > 0 ? 0 : 1;
}
