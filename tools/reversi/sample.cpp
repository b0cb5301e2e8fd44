#include "sample.hpp"

#include <filesystem>
#include <fstream>
#include <stdexcept>

namespace tabuleiro::reversi::learning {

std::vector<Sample> read_samples(const std::vector<std::string>& paths) {
    std::vector<Sample> samples;
    for (const std::string& path : paths) {
        const std::size_t before = samples.size();
        samples.resize(before + std::filesystem::file_size(path) / sizeof(Sample));
        std::ifstream file(path, std::ios::binary);
        file.read(reinterpret_cast<char*>(samples.data() + before),
                  static_cast<std::streamsize>((samples.size() - before) * sizeof(Sample)));
        if (!file) {
            throw std::runtime_error(path + " cannot be read.");
        }
    }
    return samples;
}

void write_samples(const std::string& path, const std::vector<Sample>& samples) {
    std::ofstream file(path, std::ios::binary);
    file.write(reinterpret_cast<const char*>(samples.data()),
               static_cast<std::streamsize>(samples.size() * sizeof(Sample)));
    if (!file.flush()) {
        throw std::runtime_error(path + " cannot be written.");
    }
}

} // namespace tabuleiro::reversi::learning
