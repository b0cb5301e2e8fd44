// A line of the program protocol that reads as a command or message stays the same when it is
// written and read again.
#include "check.hpp"
#include "protocol/messages/program.hpp"

namespace tabuleiro::program {
namespace {

template <class Parsed>
bool is_sound(const Parsed& parsed) {
    return parsed && !std::holds_alternative<Malformed>(*parsed) &&
           !std::holds_alternative<Unknown>(*parsed);
}

template <class Parse>
void check_line(std::string_view line, Parse parse, const char* property) {
    const auto read = parse(line);
    if (is_sound(read)) {
        const std::string text = format(*read);
        const auto again = parse(text);
        fuzz::check(is_sound(again) && again->index() == read->index() && format(*again) == text,
                    property);
    }
}

} // namespace
} // namespace tabuleiro::program

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    using namespace tabuleiro;
    const std::string_view line = fuzz::as_text(data, size);
    program::check_line(line, program::parse_command, "a command is read as it is written");
    program::check_line(line, program::parse_message, "a message is read as it is written");
    return 0;
}
