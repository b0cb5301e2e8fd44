#include "server/notify/notification.hpp"

#include <algorithm>
#include <array>

#include "core/json_writer.hpp"
#include "record/result.hpp"

namespace tabuleiro::server {
namespace {

constexpr std::array<std::string_view, 4> kind_words{"your-move", "challenge", "ended", "deadline"};

void write_result(JsonWriter& out, const std::optional<Result>& result, Player seat) {
    if (!result) {
        out.null();
        return;
    }
    out.open_object().key("winner");
    if (result->winner) {
        out.word(*result->winner == seat ? "you" : "opponent");
    } else {
        out.null();
    }
    out.key("ending").word(to_text(result->ending)).key("rule").text(result->rule);
    out.close_object();
}

} // namespace

std::string_view name(NotificationKind kind) {
    return kind_words[static_cast<std::size_t>(kind)];
}

std::optional<Notification> notification(const TableNews& news, NotificationKind kind, Player seat,
                                         const std::string& house) {
    const store::Seat& told = news.seats[seat];
    if (told.person.empty()) {
        return std::nullopt;
    }
    const house::Table& table = news.table;
    const auto deadline = table.state().deadline();
    // Of the same deadline a player is reminded once, whatever happens until then.
    const std::string what = kind == NotificationKind::Deadline && deadline
                                 ? std::to_string(deadline->count())
                                 : std::to_string(table.version());
    JsonWriter out;
    out.open_object().key("event").word(name(kind));
    out.key("person").open_object().key("id").text(told.person);
    out.key("name").text(told.name).close_object();
    out.key("present").boolean(news.present[seat]);
    out.key("table").text(table.id()).key("url").text(house + "/table/" + table.id());
    out.key("game").word(table.settings().game);
    out.key("opponent").text(news.seats[opponent(seat)].name);
    out.key("days").number(house::days_per_move(table.settings())).key("deadline");
    out.number(deadline ? std::optional<std::int64_t>(deadline->count()) : std::nullopt);
    out.key("result");
    write_result(out, table.result(), seat);
    return Notification{table.id() + " " + what + " " + std::string(name(kind)) + " " +
                            std::string(house::name(seat)),
                        out.close_object().take() + "\n"};
}

Duration reminder_time(const house::Settings& settings) {
    return std::min<Duration>(std::chrono::hours(24), settings.match.time.first.time / 4);
}

} // namespace tabuleiro::server
