#include "server/work/work_routes.hpp"

#include <algorithm>

#include "core/json_writer.hpp"
#include "house/shallow_json.hpp"
#include "house/work/work_job.hpp"
#include "server/access/token.hpp"
#include "server/http/awaiting.hpp"
#include "server/people/transactions.hpp"
#include "store/course/hand_ins.hpp"

namespace tabuleiro::server {

namespace {

using nlohmann::json;

int work_status(std::string_view code) {
    return code == "key"          ? 401
           : code == "kind"       ? 403
           : code == "no-program" ? 404
           : code == "answer"     ? 422
           : code == "store"      ? 503
           : code == "busy"       ? 503
                                  : 409;
}

Response work_refused(const house::Refusal& refused) {
    return refusal(work_status(refused.code), refused.code, refused.reasons);
}

Response malformed_work() {
    return refusal(400, "malformed",
                   {Reason("It should be an object as docs/protocols/work.md describes it.")});
}

Response no_key() {
    return work_refused(
        house::refusal("key", "A worker's key must stand in the Authorization header."));
}

std::optional<JobClaim> read_claim(const json& body) {
    constexpr std::size_t max_kinds = 10;
    constexpr std::size_t longest_text = 100;
    constexpr int max_seconds = 600;
    const auto is_text = [&](const json& value) {
        return value.is_string() && value.get_ref<const std::string&>().size() <= longest_text;
    };
    if (!body.is_object() || !is_text(body.value("signature", json()))) {
        return std::nullopt;
    }
    const json kinds = body.value("kinds", json());
    const json wait = body.value("wait", json(0));
    if (!kinds.is_array() || kinds.size() > max_kinds ||
        !std::all_of(kinds.begin(), kinds.end(), is_text) || !wait.is_number_integer() ||
        wait < 0 || wait > max_seconds) {
        return std::nullopt;
    }
    JobClaim claim;
    claim.kinds = kinds.get<std::vector<std::string>>();
    claim.signature = body["signature"].get<std::string>();
    claim.wait = std::chrono::seconds(wait.get<int>());
    return claim;
}

std::optional<JobHold> read_hold(const json& body) {
    if (!body.is_object() || !body.value("job", json()).is_number_integer() ||
        !body.value("lease", json()).is_number_integer()) {
        return std::nullopt;
    }
    return JobHold{.job = body["job"].get<std::int64_t>(),
                   .lease = body["lease"].get<std::int64_t>()};
}

std::optional<JobAnswer> read_job_answer(const json& body) {
    const auto about = read_hold(body);
    if (!about) {
        return std::nullopt;
    }
    JobAnswer answer{.job = about->job, .lease = about->lease};
    if (body.value("given_back", json()) == true) {
        return answer;
    }
    if (!body.contains("answer") || !body["answer"].is_object()) {
        return std::nullopt;
    }
    answer.text = body["answer"].dump(-1, ' ', false, json::error_handler_t::replace);
    return answer;
}

// Not coroutines: g++ 12 destroys a lambda with captures twice where a coroutine waits for it.
Awaitable<WorkQueue::Claimed> job_for(WorkQueue& work, const JobClaim& claim) {
    return result_of<WorkQueue::Claimed>(
        [&work, claim](auto done) { work.claim(claim, std::move(done)); });
}
Awaitable<house::Allowed<void>> handed_in(WorkQueue& work, const JobAnswer& answer) {
    return result_of<house::Allowed<void>>(
        [&work, answer](auto done) { work.answer(answer, std::move(done)); });
}
Awaitable<house::Allowed<store::LeasedJob>> held(WorkQueue& work, const JobHold& hold) {
    return result_of<house::Allowed<store::LeasedJob>>(
        [&work, hold](auto done) { work.hold(hold, std::move(done)); });
}

// How the program with this hash is called; none: it does not play in the game of this job.
std::optional<std::string> program_in(const store::LeasedJob& leased, const std::string& hash) {
    const auto job = house::parse_work_job(leased.text);
    const auto* const game = job ? std::get_if<house::GameJob>(&*job) : nullptr;
    for (const Player player : players) {
        if (game != nullptr && game->programs[player].hash == hash) {
            return game->programs[player].name;
        }
    }
    return std::nullopt;
}

Response no_program() {
    return work_refused(
        house::refusal("no-program", "No program of this hash plays in the game of the job."));
}

} // namespace

void WorkRoutes::add_to(Router& router) {
    router.add(RouteName::WorkClaim, *this, &WorkRoutes::claim);
    router.add(RouteName::WorkAnswer, *this, &WorkRoutes::take_answer);
    router.add(RouteName::WorkHold, *this, &WorkRoutes::hold);
    router.add(RouteName::WorkProgram, *this, &WorkRoutes::program);
}

Awaitable<Response> WorkRoutes::claim(const Call& call) {
    if (call.request.key.empty()) {
        co_return no_key();
    }
    auto claim = read_claim(house::parse_shallow(call.request.body));
    if (!claim) {
        co_return malformed_work();
    }
    claim->key = hash_of(call.request.key);
    const WorkQueue::Claimed claimed = co_await job_for(*work_, *claim);
    if (!claimed) {
        co_return work_refused(claimed.error());
    }
    JsonWriter out;
    out.open_object().key("job");
    if (*claimed) {
        const store::LeasedJob& job = **claimed;
        out.number(job.id).key("lease").number(job.lease).key("work").raw(job.text);
    } else {
        out.null();
    }
    co_return json_answer(out.close_object().take());
}

Awaitable<Response> WorkRoutes::take_answer(const Call& call) {
    if (call.request.key.empty()) {
        co_return no_key();
    }
    auto answer = read_job_answer(house::parse_shallow(call.request.body));
    if (!answer) {
        co_return malformed_work();
    }
    answer->key = hash_of(call.request.key);
    const house::Allowed<void> taken = co_await handed_in(*work_, *answer);
    co_return taken ? json_answer(R"({"taken":true})") : work_refused(taken.error());
}

Awaitable<Response> WorkRoutes::hold(const Call& call) {
    if (call.request.key.empty()) {
        co_return no_key();
    }
    auto hold = read_hold(house::parse_shallow(call.request.body));
    if (!hold) {
        co_return malformed_work();
    }
    hold->key = hash_of(call.request.key);
    const auto job = co_await held(*work_, *hold);
    co_return job ? json_answer(R"({"held":true})") : work_refused(job.error());
}

Awaitable<Response> WorkRoutes::program(const Call& call) {
    if (call.request.key.empty()) {
        co_return no_key();
    }
    const json body = house::parse_shallow(call.request.body);
    auto hold = read_hold(body);
    const json hash = hold ? body.value("hash", json()) : json();
    if (!hold || !hash.is_string()) {
        co_return malformed_work();
    }
    hold->key = hash_of(call.request.key);
    const auto job = co_await held(*work_, *hold);
    if (!job) {
        co_return work_refused(job.error());
    }
    const auto name = program_in(*job, hash.get<std::string>());
    if (!name) {
        co_return no_program();
    }
    const auto read = [called = *name](store::sql::Transaction& transaction) {
        return store::version_called(transaction, called);
    };
    auto version = co_await in_read(database_, read);
    if (!version) {
        co_return work_refused(house::refusal("store", "The store cannot be used now; try again."));
    }
    if (!*version || (*version)->hand_in.hash != hash) {
        co_return no_program();
    }
    Response response = json_answer(std::move((*version)->files));
    response.type = "application/octet-stream";
    co_return response;
}

} // namespace tabuleiro::server
