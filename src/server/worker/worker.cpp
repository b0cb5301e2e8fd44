#include "server/worker/worker.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <fstream>
#include <mutex>
#include <thread>

#include "client/address/address.hpp"
#include "client/http/http_client.hpp"
#include "client/stop_signals.hpp"
#include "core/json_writer.hpp"
#include "core/text.hpp"
#include "house/shallow_json.hpp"
#include "house/work/engine_signature.hpp"
#include "house/work/work_answer.hpp"
#include "server/access/token.hpp"
#include "server/work/work_paths.hpp"
#include "server/worker/game_work.hpp"
#include "server/worker/held_game.hpp"

namespace tabuleiro::server {

namespace {

using client::HttpClient;
using client::HttpReply;
using nlohmann::json;
using namespace std::chrono_literals;

constexpr int claim_seconds = 3; // so that a worker that is told to stop does so soon
constexpr std::chrono::milliseconds longest_claiming = 30s; // the house measures its engines first
constexpr std::chrono::milliseconds longest_answering = 30s;
constexpr std::chrono::milliseconds longest_fetching = 60s;
constexpr std::chrono::milliseconds first_pause = 250ms;
constexpr std::chrono::milliseconds longest_pause_between = 30s;

Expected<std::string> key_in(const std::filesystem::path& file) {
    std::ifstream in(file);
    std::string key;
    if (!in || !std::getline(in, key)) {
        return fail("The key file {path} cannot be read.", file.string());
    }
    key = std::string(trimmed(key));
    if (!looks_like_token(key)) {
        return fail("There is no key in the file {path}.", file.string());
    }
    return key;
}

// The sentences of a refusal.
std::string reasons_in(const HttpReply& reply) {
    const json body = house::parse_shallow(reply.body);
    std::string text;
    if (body.is_object() && body.value("reasons", json()).is_array()) {
        for (const json& reason : body["reasons"]) {
            if (reason.is_object() && reason.value("text", json()).is_string()) {
                text += (text.empty() ? "" : " ") + reason["text"].get<std::string>();
            }
        }
    }
    return text.empty() ? "status " + std::to_string(reply.status) : printable(text, 300);
}

// What all threads of a worker share.
struct WorkerState {
    client::Address house;
    std::string key;
    std::string claim;                 // the body of a claim
    std::unique_ptr<GameWork> games{}; // none: it plays none
    std::atomic<bool> stopping{false};
    std::atomic<std::uint64_t> done{0};

    std::mutex mutex{};
    std::condition_variable stopped{};
    std::optional<Error> refusal{}; // guarded by mutex

    void stop(std::optional<Error> why) {
        const std::lock_guard lock(mutex);
        refusal = refusal ? refusal : std::move(why);
        stopping = true;
        stopped.notify_all();
    }
    void pause(std::chrono::milliseconds time) {
        std::unique_lock lock(mutex);
        stopped.wait_for(lock, time, [this] { return stopping.load(); });
    }
};

struct LeasedNumber {
    std::int64_t job = 0;
    std::int64_t lease = 0;
};

// An object about a job, to which more is added.
JsonWriter object_about(const LeasedNumber& leased) {
    JsonWriter out;
    out.open_object().key("job").number(leased.job).key("lease").number(leased.lease);
    return out;
}

class WorkerThread {
  public:
    explicit WorkerThread(WorkerState& state) : state_(state), client_(state.house) {}

    void operator()() {
        std::chrono::milliseconds pause = first_pause;
        while (!state_.stopping) {
            const auto reply =
                client_.post(std::string(claim_path), state_.claim, state_.key, longest_claiming);
            if (!reply || reply->status >= 500 || reply->status == 429) {
                report(reply);
                state_.pause(pause);
                pause = std::min(2 * pause, longest_pause_between);
                continue;
            }
            pause = first_pause;
            complained_ = false;
            if (reply->status != 200) {
                state_.stop(
                    Error(Reason("The house refuses the worker: {reason}", reasons_in(*reply))));
                return;
            }
            do_job(house::parse_shallow(reply->body));
        }
    }

  private:
    void do_job(const json& given) {
        if (!given.is_object() || !given.value("job", json()).is_number_integer() ||
            !given.value("lease", json()).is_number_integer()) {
            return;
        }
        const LeasedNumber leased{given["job"].get<std::int64_t>(),
                                  given["lease"].get<std::int64_t>()};
        const auto job = house::parse_work_job(given.value("work", json()).dump());
        const auto* const game = job ? std::get_if<house::GameJob>(&*job) : nullptr;
        const auto answer = game != nullptr ? play(*game, leased)
                            : job
                                ? house::carry_out(*job, [this] { return state_.stopping.load(); })
                                : Expected<std::string>(tl::unexpected(job.error()));
        JsonWriter out = object_about(leased);
        if (answer) {
            out.key("answer").raw(*answer);
        } else {
            out.key("given_back").boolean(true);
        }
        const auto reply = client_.post(std::string(answer_path), out.close_object().take(),
                                        state_.key, longest_answering);
        if (!reply || reply->status != 200) {
            report(reply);
        } else if (answer) {
            ++state_.done;
        }
    }

    Expected<std::string> play(const house::GameJob& game, const LeasedNumber& leased) {
        if (!state_.games) {
            return fail("The worker plays no games.");
        }
        const HeldGame held(state_.house, state_.key, object_about(leased).close_object().take(),
                            state_.stopping);
        const auto fetch = [&](const std::string& hash) -> Expected<std::string> {
            auto reply =
                client_.post(std::string(program_path),
                             object_about(leased).key("hash").text(hash).close_object().take(),
                             state_.key, longest_fetching);
            if (!reply) {
                return tl::unexpected(reply.error());
            }
            if (reply->status != 200) {
                return fail("The house does not send the program: {reason}", reasons_in(*reply));
            }
            return std::move(reply->body);
        };
        const auto moves = state_.games->play(game, fetch, held.cancellation());
        if (!moves && !held.cancellation().requested()) {
            fmt::print(stderr, "tabuleiro: {}\n", moves.error().text());
        }
        return moves.map([](const house::TimedMoves& played) { return house::to_text(played); });
    }

    // Once, until it is well again.
    void report(const Expected<HttpReply>& reply) {
        if (!std::exchange(complained_, true)) {
            fmt::print(stderr, "tabuleiro: {}\n",
                       reply ? reasons_in(*reply) : reply.error().text());
        }
    }

    WorkerState& state_;
    HttpClient client_;
    bool complained_ = false;
};

bool wants(const WorkerOptions& options, house::WorkKind kind) {
    return options.kinds.empty() ? is_usual(kind)
                                 : std::find(options.kinds.begin(), options.kinds.end(),
                                             name(kind)) != options.kinds.end();
}

std::string claim_of(const WorkerOptions& options) {
    JsonWriter out;
    out.open_object().key("signature").text(house::engine_signature()).key("kinds").open_array();
    for (const house::WorkKind kind : house::work_kinds) {
        if (wants(options, kind)) {
            out.word(name(kind));
        }
    }
    return out.close_array().key("wait").number(claim_seconds).close_object().take();
}

} // namespace

Expected<void> work_for_house(const WorkerOptions& options) {
    const auto house = client::parse_public_url(options.house);
    if (!house) {
        return tl::unexpected(house.error());
    }
    const auto key = key_in(options.key_file);
    if (!key) {
        return tl::unexpected(key.error());
    }
    std::unique_ptr<GameWork> games;
    if (wants(options, house::WorkKind::Game)) {
        auto prepared = GameWork::prepare(options.programs_socket, options.programs_folder);
        if (!prepared) {
            return tl::unexpected(prepared.error());
        }
        games = *std::move(prepared);
    }
    WorkerState state{
        .house = *house, .key = *key, .claim = claim_of(options), .games = std::move(games)};
    const client::StopSignals signals;
    const std::size_t count =
        options.threads != 0 ? options.threads : std::max(1U, std::thread::hardware_concurrency());
    fmt::print("Working for {}, up to {} jobs at a time. Ctrl-C stops the worker.\n", house->text(),
               count);
    std::fflush(stdout);
    std::vector<std::thread> threads;
    for (std::size_t i = 0; i < count; ++i) {
        threads.emplace_back([&state] { WorkerThread{state}(); });
    }
    if (signals.wait_unless([&state] { return state.stopping.load(); })) {
        state.stop(std::nullopt);
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    fmt::print("{} jobs done.\n", state.done.load());
    if (state.refusal) {
        return tl::unexpected(*state.refusal);
    }
    return {};
}

} // namespace tabuleiro::server
