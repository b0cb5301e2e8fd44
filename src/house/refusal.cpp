#include "house/refusal.hpp"

#include "house/presenter/json_writer.hpp"

namespace tabuleiro::house {

std::string to_message(const Refusal& refusal, std::optional<std::int64_t> id) {
    JsonWriter out;
    out.open_object().key("refused").text(refusal.word).key("reasons").open_array();
    for (const std::string& reason : refusal.reasons) {
        out.text(reason);
    }
    out.close_array();
    if (refusal.ply) {
        out.key("ply").number(*refusal.ply);
    }
    if (id) {
        out.key("reply_to").number(*id);
    }
    return out.close_object().take();
}

} // namespace tabuleiro::house
