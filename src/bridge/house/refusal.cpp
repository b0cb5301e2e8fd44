#include "bridge/house/refusal.hpp"

#include "bridge/house/table_state.hpp"
#include "core/text.hpp"

namespace tabuleiro::bridge {

using nlohmann::json;

std::string sentences_in(const json& refusal, int status) {
    std::string text;
    const json& reasons = field(refusal, "reasons");
    for (const json& reason : reasons.is_array() ? reasons : json::array()) {
        text += (text.empty() ? "" : " ") + text_in(reason, "text");
    }
    if (text.empty()) {
        const std::string code = text_in(refusal, "refused");
        text = code.empty() ? "status " + std::to_string(status) : code;
    }
    constexpr std::size_t longest = 300;
    return printable(text, longest);
}

std::string sentences_in_body(std::string_view body, int status) {
    return sentences_in(json::parse(body, nullptr, false), status);
}

Reason reason_for(const client::NotOpened& why, const std::string& house) {
    if (why.status == 0) {
        return Reason("The house {house} cannot be reached: {cause}.", house, why.cause);
    }
    const std::string code = text_in(json::parse(why.answer, nullptr, false), "refused");
    if (why.status == 401) {
        return Reason("The house {house} refuses the token: it has expired, was revoked, or is of "
                      "another house. Make a new one there, under My programs.",
                      house);
    }
    if (code == "scope") {
        return Reason("The token lets the program watch only. Make one that lets it play, under My "
                      "programs.");
    }
    if (code.empty()) {
        return Reason("There is no house at {house}: it answers with status {status}. Check the "
                      "address.",
                      house, why.status);
    }
    return Reason("The house {house} refuses the program: {reason}", house,
                  sentences_in_body(why.answer, why.status));
}

bool may_pass(const client::NotOpened& why) {
    return why.status == 0 || why.status == 429 || why.status >= 500;
}

} // namespace tabuleiro::bridge
