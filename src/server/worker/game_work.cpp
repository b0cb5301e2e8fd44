#include "server/worker/game_work.hpp"

#include <algorithm>

#include "course/unpack.hpp"
#include "house/opening.hpp"
#include "house/table_jobs.hpp"
#include "programs/check/battery.hpp"
#include "programs/seat/seated_program.hpp"
#include "server/course/assignment_terms.hpp"
#include "server/course/course_sandbox.hpp"
#include "server/course/program_hash.hpp"
#include "server/engines/written_game.hpp"

namespace tabuleiro::server {

namespace {

using house::Table;
using house::TimedMoves;
using house::WallTime;
using programs::SteadyClock;

constexpr std::size_t most_kept_programs = 64; // programs
constexpr std::size_t longest_moves = 40'000;  // bytes: the house takes 64 KB
constexpr WallTime any_time{3'600'000};        // the house counts from its own

using SeatedPrograms = ByPlayer<std::unique_ptr<programs::SeatedProgram>>;

// The table at which the two programs play.
class TableOfPrograms {
  public:
    TableOfPrograms(Table table, const SeatedPrograms& seated)
        : table_(std::move(table)), seated_(seated) {}

    TimedMoves play(const programs::Cancellation& cancellation) {
        while (table_.phase() == house::Phase::Playing && !is_long() && move(cancellation)) {
        }
        return std::move(moves_);
    }

  private:
    WallTime now() const {
        return any_time + std::chrono::duration_cast<Duration>(SteadyClock::now() - begun_);
    }
    bool is_long() const {
        return moves_.size() >= house::most_timed_moves || bytes_ >= longest_moves;
    }

    // Whether the game goes on here.
    bool move(const programs::Cancellation& cancellation) {
        const Player seat = *table_.turn();
        const auto turn = house::TableJobs(table_).engine_turn(
            {seat, house::JobKind::Move, table_.state().position_version}, now());
        const programs::SeatTurn asked{
            written_game(turn->line), seat, turn->time, turn->left, SteadyClock::now(),
            turn->moves_to_control};
        const auto answer = seated_[seat]->choose(asked, cancellation);
        const auto* const text = std::get_if<std::string>(&answer);
        const WallTime at = now();
        if (text == nullptr || table_.due(at)) {
            return false;
        }
        const house::Command command{.kind = house::CommandKind::Play, .move = *text};
        const auto event = table_.decide(house::viewer_of(seat), command, at, no_chance_);
        if (!event || !table_.apply(*event)) {
            return false;
        }
        moves_.push_back({event->text, at - last_});
        bytes_ += event->text.size() + 12; // with its time, and what stands between
        last_ = at;
        return true;
    }

    Table table_;
    const SeatedPrograms& seated_;
    const SteadyClock::time_point begun_ = SteadyClock::now();
    WallTime last_ = any_time;
    TimedMoves moves_;
    std::size_t bytes_ = 0;
    Rng no_chance_{0};
};

} // namespace

struct GameWork::Unpacked {
    Unpacked(std::string its_hash, const course::Workspace& workspace)
        : hash(std::move(its_hash)), scratch(workspace.new_folder()) {}

    std::string hash;
    programs::Scratch scratch;
    std::string folder() const { return scratch.path() + "/program"; }
};

Expected<std::unique_ptr<GameWork>> GameWork::prepare(const std::filesystem::path& socket,
                                                      const std::filesystem::path& folder) {
    CourseSandbox sandbox(socket, folder);
    return sandbox.find().map([&](const course::Confine& confine) {
        return std::unique_ptr<GameWork>(new GameWork(confine, sandbox.workspace()));
    });
}

GameWork::UnpackedPtr GameWork::find(const std::string& hash) {
    const std::scoped_lock lock(mutex_);
    const auto found = std::find_if(unpacked_.begin(), unpacked_.end(),
                                    [&](const UnpackedPtr& one) { return one->hash == hash; });
    if (found == unpacked_.end()) {
        return nullptr;
    }
    unpacked_.splice(unpacked_.begin(), unpacked_, found);
    return unpacked_.front();
}

Expected<GameWork::UnpackedPtr> GameWork::program(const std::string& hash, const Fetch& fetch,
                                                  const course::FileLimits& limits) {
    if (auto known = find(hash)) {
        return known;
    }
    const auto packed = fetch(hash);
    if (!packed) {
        return tl::unexpected(packed.error());
    }
    if (hash_of_program(*packed) != hash) {
        return fail("The house has sent a program that is not the one of its hash; it is not run.");
    }
    auto unpacked = std::make_shared<Unpacked>(hash, workspace_);
    const auto written = course::unpack_tar(*packed, limits).and_then([&](const auto& files) {
        return course::write_files(unpacked->folder(), files);
    });
    if (!written) {
        return tl::unexpected(written.error());
    }
    const std::scoped_lock lock(mutex_);
    unpacked_.push_front(unpacked);
    if (unpacked_.size() > most_kept_programs) {
        unpacked_.pop_back();
    }
    return unpacked;
}

Expected<TimedMoves> GameWork::play(const house::GameJob& job, const Fetch& fetch,
                                    const programs::Cancellation& cancellation) {
    const auto assignment = course::parse_assignment(job.terms, ".");
    if (!assignment) {
        return tl::unexpected(assignment.error());
    }
    auto table = Table::open("game", job.settings, any_time);
    if (!table) {
        return tl::unexpected(table.error());
    }
    if (const auto begun = house::play_opening(*table, job.opening, any_time); !begun) {
        return tl::unexpected(begun.error());
    }
    ByPlayer<UnpackedPtr> unpacked; // they stay until the programs have ended
    SeatedPrograms seated;
    for (const Player player : players) {
        auto found = program(job.programs[player].hash, fetch, assignment->program);
        if (!found) {
            return tl::unexpected(found.error());
        }
        unpacked[player] = *std::move(found);
        programs::ProgramSetup setup =
            setup_of(*assignment, job.programs[player].name, unpacked[player]->folder());
        setup.command.confiner = confine_(assignment->limits);
        seated[player] = programs::seat_program(job.settings.game, setup);
        if (seated[player] == nullptr) {
            return fail("Programs of this kind do not play {game}.", job.settings.game);
        }
    }
    TimedMoves moves = TableOfPrograms(*std::move(table), seated).play(cancellation);
    if (cancellation.requested()) {
        return fail("The job was stopped.");
    }
    return moves;
}

} // namespace tabuleiro::server
