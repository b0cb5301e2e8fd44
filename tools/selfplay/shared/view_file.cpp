#include "view_file.hpp"

#include <iterator>

namespace tabuleiro::learning {

namespace {

constexpr std::size_t header_size = 64;

std::string header_of(const nnue::GameShape& shape, int points) {
    std::string header = "TABVIEWS";
    header += shape.game;
    header.resize(16);
    for (const std::size_t number :
         {std::size_t{1}, shape.inputs, static_cast<std::size_t>(shape.max_pieces),
          static_cast<std::size_t>(points)}) {
        detail::append(header, number, 4);
    }
    header.resize(header_size);
    return header;
}

std::size_t number_at(const std::string& bytes, std::size_t at, std::size_t size) {
    std::size_t number = 0;
    for (std::size_t i = 0; i < size; ++i) {
        number |= std::size_t{static_cast<unsigned char>(bytes[at + i])} << 8 * i;
    }
    return number;
}

nnue::AlignedNumbers sums_of(const nnue::Network& network, const std::vector<std::size_t>& inputs) {
    nnue::AlignedNumbers sums(network.hidden());
    for (std::size_t i = 0; i < network.hidden(); ++i) {
        int sum = network.biases()[i];
        for (const std::size_t input : inputs) {
            sum += network.row(input)[i];
        }
        sums.data()[i] = static_cast<std::int16_t>(sum);
    }
    return sums;
}

} // namespace

ViewFile::ViewFile(const std::filesystem::path& path, const nnue::GameShape& shape, int points)
    : path_(path), out_(path, std::ios::binary), record_size_(record_size(shape)) {
    out_ << header_of(shape, points);
}

void ViewFile::write(const std::string& records) {
    out_ << records;
    bytes_ += records.size();
}

Expected<void> ViewFile::finish() {
    out_.flush();
    if (!out_) {
        return fail("{path} cannot be written.", path_.string());
    }
    return {};
}

std::vector<View> parse_views(const std::string& records, const nnue::GameShape& shape) {
    const std::size_t size = record_size(shape);
    const auto pieces = static_cast<std::size_t>(shape.max_pieces);
    std::vector<View> views;
    for (std::size_t at = 0; at < records.size(); at += size) {
        View view;
        for (std::size_t i = 0; i < 2 * pieces; ++i) {
            const std::size_t input = number_at(records, at + 2 * i, 2);
            if (input < shape.inputs) {
                (i < pieces ? view.own : view.other).push_back(input);
            }
        }
        view.score = static_cast<std::int16_t>(number_at(records, at + 4 * pieces, 2));
        view.result = static_cast<int>(number_at(records, at + 4 * pieces + 2, 1));
        view.stage = static_cast<int>(number_at(records, at + 4 * pieces + 3, 1));
        views.push_back(std::move(view));
    }
    return views;
}

Expected<std::vector<View>> read_views(const std::filesystem::path& path,
                                       const nnue::GameShape& shape) {
    std::ifstream file(path, std::ios::binary);
    const std::string bytes((std::istreambuf_iterator<char>(file)),
                            std::istreambuf_iterator<char>());
    constexpr std::size_t compared = 28; // all but the points
    if (bytes.size() < header_size ||
        bytes.compare(0, compared, header_of(shape, 0), 0, compared) != 0 ||
        (bytes.size() - header_size) % record_size(shape) != 0) {
        return fail("{path} is no file of views of this game and version.", path.string());
    }
    return parse_views(bytes.substr(header_size), shape);
}

int judge(const nnue::Network& network, const View& view) {
    const nnue::AlignedNumbers own = sums_of(network, view.own);
    const nnue::AlignedNumbers other = sums_of(network, view.other);
    return network.evaluate(nnue::plain_kernels, own.data(), other.data(),
                            network.bucket_of(view.stage));
}

} // namespace tabuleiro::learning
