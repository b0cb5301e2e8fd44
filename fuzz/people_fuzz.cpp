// Any text as a person's name, as a sign-in code and as policies.
#include <algorithm>
#include <array>

#include <nlohmann/json.hpp>

#include "check.hpp"
#include "core/unicode.hpp"
#include "house/people/person_name.hpp"
#include "house/people/policies.hpp"
#include "house/people/sign_in_code.hpp"

namespace {

using namespace tabuleiro;

void check_person_name(std::string_view text) {
    const auto name = house::parse_person_name(text);
    if (!name) {
        fuzz::check(!name.error().reasons().empty(), "a refusal has a reason");
        fuzz::check(decoded(name.error().text()).has_value(), "which can be shown");
        return;
    }
    fuzz::check(house::parse_person_name(name->shown) == *name, "a name reads back");
    fuzz::check(!name->folded.empty() && name->folded.size() <= 2 * name->shown.size(),
                "the folded name is about as long");
    const auto characters = decoded(name->shown);
    fuzz::check(characters && std::none_of(characters->begin(), characters->end(),
                                           [](char32_t c) { return is_unseen(c) || c == U'<'; }),
                "every character of a name can be seen");
}

void check_code(std::string_view text) {
    if (const auto code = house::parse_code(text)) {
        fuzz::check(code->size() == house::code_length, "a code has its length");
        fuzz::check(house::parse_code(house::shown_code(*code)) == *code, "a code reads back");
    }
}

void check_policies(std::string_view text) {
    constexpr std::array<std::string_view, 2> games{"chess", "xadrez"};
    const auto json = nlohmann::json::parse(text, nullptr, false);
    if (const auto policies = house::parse_policies(json, {}, games)) {
        const auto again = nlohmann::json::parse(house::to_json(*policies));
        fuzz::check(house::parse_policies(again, {}, games) == *policies, "policies read back");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::string_view text = fuzz::as_text(data, size);
    check_person_name(text);
    check_code(text);
    if (size < 1000) { // longer texts may be nested too deep to be read, which the server refuses
        check_policies(text);
    }
    return 0;
}
