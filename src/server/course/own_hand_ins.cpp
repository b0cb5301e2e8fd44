#include "server/course/own_hand_ins.hpp"

#include "core/json_writer.hpp"
#include "store/course/hand_ins.hpp"

namespace tabuleiro::server {

Expected<std::string> written_own_hand_ins(store::sql::Transaction& transaction,
                                           const std::string& person) {
    const auto hand_ins = store::hand_ins_of_student(transaction, person);
    if (!hand_ins) {
        return tl::unexpected(hand_ins.error());
    }
    JsonWriter out;
    out.open_array();
    for (const store::HandIn& one : *hand_ins) {
        const auto report = store::hand_in_report(transaction, one.id);
        if (!report) {
            return tl::unexpected(report.error());
        }
        out.open_object().key("hand_in").text(one.id).key("assignment").text(one.assignment);
        out.key("team")
            .boolean(!one.team.empty())
            .key("at")
            .number(one.at)
            .key("file")
            .text(one.file)
            .key("bytes")
            .number(one.bytes);
        out.key("version").number(one.version > 0 ? std::optional(one.version) : std::nullopt);
        out.key("source").text("/api/course/hand-ins/" + one.id + "/source").key("report");
        const bool known = *report && !(*report)->empty();
        known ? out.raw(**report) : out.null();
        out.close_object();
    }
    return out.close_array().take();
}

} // namespace tabuleiro::server
