#include "house/refusal.hpp"

#include "core/json_writer.hpp"

namespace tabuleiro::house {

void write(JsonWriter& out, const Reason& reason) {
    out.open_object().key("form").text(reason.form()).key("values").open_object();
    for (const Value& value : reason.values()) {
        out.key(value.name());
        if (value.reasons().empty()) {
            out.text(value.text());
            continue;
        }
        out.open_array();
        for (const Reason& inner : value.reasons()) {
            write(out, inner);
        }
        out.close_array();
    }
    out.close_object().key("text").text(reason.text()).close_object();
}

namespace {

JsonWriter written(const Refusal& refusal) {
    JsonWriter out;
    out.open_object().key("refused").text(refusal.code).key("reasons").open_array();
    for (const Reason& reason : refusal.reasons) {
        write(out, reason);
    }
    out.close_array();
    if (refusal.ply) {
        out.key("ply").number(*refusal.ply);
    }
    return out;
}

} // namespace

std::string to_message(const Refusal& refusal, std::string_view id) {
    JsonWriter out = written(refusal);
    if (!id.empty()) {
        out.key("reply_to").text(id);
    }
    return out.close_object().take();
}

std::string to_message(const Refusal& refusal, std::optional<std::int64_t> id) {
    JsonWriter out = written(refusal);
    if (id) {
        out.key("reply_to").number(*id);
    }
    return out.close_object().take();
}

} // namespace tabuleiro::house
