// Archives and assignments of any bytes: what comes out of an archive is harmless.
#include "check.hpp"
#include "core/unicode.hpp"
#include "course/assignment.hpp"
#include "course/unpack.hpp"

using namespace tabuleiro;

namespace {

void check_files(const Expected<std::vector<course::HandedFile>>& files,
                 const course::FileLimits& limits) {
    if (!files) {
        fuzz::check(decoded(files.error().text()).has_value(), "a refusal can be shown");
        return;
    }
    std::uint64_t size = 0;
    for (const course::HandedFile& file : *files) {
        fuzz::check(course::names_of(file.path).has_value(), "names lead nowhere else");
        size += file.bytes.size();
    }
    fuzz::check(size <= limits.size, "nothing is too large");
    fuzz::check(files->size() <= limits.files, "there are not too many");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::string_view text = fuzz::as_text(data, size);
    course::FileLimits limits;
    limits.files = 20;
    for (const char* name : {"a.zip", "a.tar.gz", "a.c"}) {
        check_files(course::unpack_hand_in(name, text, limits), limits);
    }
    check_files(course::unpack_tar(text, limits), limits);
    if (const auto assignment = course::parse_assignment(text, "/nowhere"); !assignment) {
        fuzz::check(!assignment.error().reasons().empty(), "a refusal has a reason");
    }
    return 0;
}
