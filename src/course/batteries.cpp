#include "course/batteries.hpp"

#include <algorithm>
#include <map>
#include <optional>

#include "core/text.hpp"
#include "course/unpack.hpp"

namespace tabuleiro::course {
namespace {

using programs::Battery;

constexpr std::size_t most_batteries = 100;
constexpr std::string_view input_end = ".in";
constexpr std::string_view expected_end = ".out";

// What a path says: the kind, the name, and which half of the battery it is.
struct Half {
    Battery::Kind kind = Battery::Kind::Open;
    std::string name;
    bool is_input = false;
};

std::optional<Half> half_at(std::string_view path) {
    Half half;
    const std::size_t slash = path.find('/');
    if (slash != std::string_view::npos) {
        const std::string_view folder = path.substr(0, slash);
        if (folder != "open" && folder != "hidden") {
            return std::nullopt;
        }
        half.kind = folder == "open" ? Battery::Kind::Open : Battery::Kind::Hidden;
        path.remove_prefix(slash + 1);
    }
    half.is_input = path.ends_with(input_end);
    const std::string_view end = half.is_input ? input_end : expected_end;
    if (!path.ends_with(end) || path.size() == end.size() ||
        path.find('/') != std::string_view::npos) {
        return std::nullopt;
    }
    half.name = path.substr(0, path.size() - end.size());
    return half;
}

struct Halves {
    Battery::Kind kind = Battery::Kind::Open;
    const HandedFile* input = nullptr;
    const HandedFile* expected = nullptr;
};

} // namespace

Expected<std::vector<HandedFile>> unpack_batteries(std::string_view name, std::string_view bytes) {
    FileLimits limits;
    limits.files = 2 * most_batteries + 2; // with the folders
    return unpack_hand_in(name, bytes, limits);
}

Expected<std::vector<Battery>> batteries_in(const std::vector<HandedFile>& files) {
    std::map<std::string, Halves> found;
    Reasons wrong;
    for (const HandedFile& file : files) {
        const auto half = half_at(file.path);
        if (!half) {
            wrong.push_back(Reason("{path} is no battery: they are NAME.in and NAME.out, in the "
                                   "folders open and hidden.",
                                   quoted_letters(file.path)));
            continue;
        }
        Halves& halves = found.try_emplace(half->name, Halves{half->kind}).first->second;
        const HandedFile*& place = half->is_input ? halves.input : halves.expected;
        if (halves.kind != half->kind || place != nullptr) {
            wrong.push_back(
                Reason("The battery {name} is there twice.", quoted_letters(half->name)));
            continue;
        }
        place = &file;
    }
    std::vector<Battery> batteries;
    for (const auto& [name, halves] : found) {
        if (halves.input == nullptr || halves.expected == nullptr) {
            wrong.push_back(
                Reason("The battery {name} needs both an .in and an .out.", quoted_letters(name)));
            continue;
        }
        batteries.push_back(
            programs::battery_of(name, halves.kind, halves.input->bytes, halves.expected->bytes));
    }
    if (batteries.empty() && wrong.empty()) {
        wrong.push_back(Reason("There is no battery in the archive."));
    }
    if (batteries.size() > most_batteries) {
        wrong.push_back(Reason("There are more than {most} batteries.", most_batteries));
    }
    if (!wrong.empty()) {
        return tl::unexpected(Error(std::move(wrong)));
    }
    std::sort(batteries.begin(), batteries.end(), [](const Battery& a, const Battery& b) {
        return a.kind != b.kind ? a.kind < b.kind : programs::is_earlier(a.name, b.name);
    });
    return batteries;
}

std::vector<HandedFile> open_files(std::vector<HandedFile> files) {
    std::erase_if(files, [](const HandedFile& file) {
        const auto half = half_at(file.path);
        return !half || half->kind == Battery::Kind::Hidden;
    });
    return files;
}

} // namespace tabuleiro::course
