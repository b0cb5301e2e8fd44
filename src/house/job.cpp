#include "house/job.hpp"

#include "house/presenter/board_view.hpp"

namespace tabuleiro::house {

std::string to_message(JobKind kind, const JobResult& answer, std::string_view id) {
    if (!answer.move) {
        return to_message(refusal("may-not", "There is no advice now."), id);
    }
    JsonWriter out;
    out.open_object().key("advice").open_object();
    out.key("what").word(kind == JobKind::Threat ? "threat" : "hint");
    out.key("move").word(*answer.move).key("path");
    write(out, answer.path);
    out.close_object();
    if (!id.empty()) {
        out.key("reply_to").text(id);
    }
    return out.close_object().take();
}

} // namespace tabuleiro::house
