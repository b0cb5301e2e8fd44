#include "server/course/battery_routes.hpp"

#include "core/json_writer.hpp"
#include "course/batteries.hpp"
#include "course/pack.hpp"
#include "course/unpack.hpp"
#include "server/course/course_access.hpp"
#include "server/people/allowed_transactions.hpp"
#include "server/people/answers.hpp"
#include "server/people/asked.hpp"
#include "store/course/batteries.hpp"

namespace tabuleiro::server {

using house::Allowed;
using store::sql::Transaction;

namespace {

std::string written_names(const std::vector<programs::Battery>& batteries) {
    JsonWriter out;
    out.open_array();
    for (const programs::Battery& battery : batteries) {
        out.open_object().key("name").text(battery.name);
        out.key("hidden").boolean(battery.kind == programs::Battery::Kind::Hidden).close_object();
    }
    return out.close_array().take();
}

// As the store keeps them.
Expected<store::Batteries> checked_batteries(std::string_view name, std::string_view bytes) {
    const auto files = course::unpack_batteries(name, bytes);
    if (!files) {
        return tl::unexpected(files.error());
    }
    return course::batteries_in(*files).map([&](const auto& batteries) {
        return store::Batteries{written_names(batteries), course::pack_tar(*files)};
    });
}

} // namespace

void BatteryRoutes::add_to(Router& router) {
    router.add(RouteName::NewBatteries, *this, &BatteryRoutes::take);
    router.add(RouteName::OpenBatteries, *this, &BatteryRoutes::give_open);
}

Awaitable<Response> BatteryRoutes::take(const Call& call) {
    if (auto off = services_.switched_off()) {
        co_return *std::move(off);
    }
    if (!taken_.take(call.who.person->id, std::chrono::steady_clock::now())) {
        co_return too_many_requests();
    }
    const std::string name = percent_decoded(query_value(call.request.query, "name"));
    const auto batteries = checked_batteries(name, call.request.body);
    const auto body = [id = call.id(), who = call.who,
                       batteries](Transaction& transaction) -> Allowed<std::string> {
        const auto found = taught_assignment(transaction, id, who);
        if (!found) {
            return tl::unexpected(found.error());
        }
        if (!batteries) {
            return tl::unexpected(house::Refusal{"batteries", batteries.error().reasons()});
        }
        return allowed(store::set_batteries(transaction, id, *batteries)).map([&] {
            return "{\"batteries\":" + batteries->names + "}";
        });
    };
    co_return co_await answer_by_write(services_.database, body);
}

Awaitable<Response> BatteryRoutes::give_open(const Call& call) {
    if (auto off = services_.switched_off()) {
        co_return *std::move(off);
    }
    const auto body = [id = call.id(), who = call.who](Transaction& transaction) {
        return found_assignment(transaction, id, who).and_then([&](const FoundAssignment&) {
            return allowed(store::files_of_batteries(transaction, id))
                .map([](const std::optional<std::string>& files) { return files.value_or(""); });
        });
    };
    Response response = co_await answer_by_read(services_.database, body);
    if (response.status != 200) {
        co_return response;
    }
    const auto files = course::unpack_tar(*response.body, {});
    co_return file_answer(
        course::pack_tar(course::open_files(files.value_or(std::vector<course::HandedFile>())),
                         course::Compressed::Gzip),
        "application/gzip", "batteries-" + call.id() + ".tar.gz");
}

} // namespace tabuleiro::server
