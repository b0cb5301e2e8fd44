#include "server/engines/engine_seats.hpp"

#include "programs/seat/seated_program.hpp"
#include "server/engines/written_game.hpp"
#include "server/log.hpp"

namespace tabuleiro::server {

namespace {

using house::CommandKind;
using house::JobResult;
using house::ProgramFailure;

std::string key_of(const std::string& table, Player seat) {
    return "table " + table + " " + std::string(house::name(seat));
}

struct SeatProcess final : EngineProcess {
    std::unique_ptr<programs::SeatedProgram> program;
};

JobResult command(CommandKind kind) {
    return {.command = {.kind = kind}};
}

// An answer as a command of the seat.
class Answered {
  public:
    Answered(const house::EngineTurn& turn, const EngineSeats::FailureListener& failed)
        : turn_(turn), failed_(failed) {}

    JobResult operator()(const std::string& move) const {
        return {.command = {.kind = CommandKind::Play, .move = move}};
    }
    JobResult operator()(programs::Resigned) const { return command(CommandKind::Resign); }
    JobResult operator()(programs::Cancelled) const { return {}; } // nobody is told
    // By the rules the game goes on: an engine can claim its own defeat, or a draw that a rule
    // gives it.
    JobResult operator()(const programs::Claimed& claim) const {
        if (claim.winner == opponent(turn_.seat)) {
            return command(CommandKind::Resign);
        }
        if (!claim.winner && turn_.may_claim_draw) {
            return command(CommandKind::ClaimDraw);
        }
        const Reason why("The engine claimed a result that is wrong.");
        note(why.text());
        failed_(turn_, {programs::FailureKind::IllegalMove, why.text()});
        return {.failure = ProgramFailure::IllegalMove};
    }
    JobResult operator()(const programs::Failure& failure) const {
        note(programs::reason_for(failure).text());
        failed_(turn_, failure);
        return {.failure = failure_of(failure.kind)};
    }

  private:
    void note(const std::string& reason) const {
        log(LogLevel::Warning, "engine-failed",
            {{"table", turn_.table}, {"engine", turn_.engine}, {"reason", reason}});
    }

    const house::EngineTurn& turn_;
    const EngineSeats::FailureListener& failed_;
};

} // namespace

ProgramFailure failure_of(programs::FailureKind kind) {
    using enum programs::FailureKind;
    switch (kind) {
    case IllegalMove:
        return ProgramFailure::IllegalMove;
    case Late:
    case Silence:
        return ProgramFailure::Silence;
    case Flood:
        return ProgramFailure::Flood;
    case NoStart:
    case Refusal:
    case Crash:
    case Disconnect:
        break;
    }
    return ProgramFailure::Crash;
}

house::EngineMoves::Ticket EngineSeats::move(house::EngineTurn turn, Done done) {
    const auto measured = programs::SteadyClock::now();
    std::string key = key_of(turn.table, turn.seat);
    const auto task = [&engines = engines_, &failed = failed_, turn = std::move(turn),
                       done = std::move(done),
                       measured](std::unique_ptr<EngineProcess>& process,
                                 const programs::Cancellation& cancellation) {
        JobResult result{.failure = ProgramFailure::Crash};
        if (const auto engine = engines.player(turn.engine, turn.line.game)) {
            if (process == nullptr) {
                auto seated = std::make_unique<SeatProcess>();
                seated->program = programs::seat_program(turn.line.game, engine->setup);
                process = std::move(seated);
            }
            const programs::SeatTurn asked{
                written_game(turn.line), turn.seat, turn.time, turn.left, measured,
                turn.moves_to_control};
            auto& program = *static_cast<SeatProcess&>(*process).program;
            result = std::visit(Answered(turn, failed), program.choose(asked, cancellation));
        } else {
            log(LogLevel::Warning, "engine-not-allowed",
                {{"table", turn.table}, {"engine", turn.engine}});
        }
        return [done, result] { done(result); };
    };
    return room_.add(std::move(key), EngineRoom::move_rank, task);
}

void EngineSeats::leave(const std::string& table) {
    for (const Player seat : players) {
        room_.leave(key_of(table, seat));
    }
}

} // namespace tabuleiro::server
