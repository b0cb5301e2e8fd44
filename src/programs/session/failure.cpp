#include "programs/session/failure.hpp"

namespace tabuleiro::programs {

std::string full_detail(const Failure& failure) {
    std::string detail = failure.detail.text();
    if (failure.kind == FailureKind::IllegalMove && failure.why) {
        detail += ": " + failure.why->text();
    }
    if (failure.broken_limit) {
        detail += (detail.empty() ? "" : ". ") + failure.broken_limit->text();
    }
    return detail;
}

Reason reason_for(const Failure& failure) {
    if (failure.broken_limit) {
        return *failure.broken_limit;
    }
    switch (failure.kind) {
    case FailureKind::NoStart:
        return Reason("The program does not start ({detail}).", failure.detail);
    case FailureKind::Refusal:
        return Reason("The program refused: {detail}", failure.detail);
    case FailureKind::IllegalMove:
        return failure.why
                   ? Reason("The program played {move}, which is not a legal move: {reason}",
                            failure.detail, *failure.why)
                   : Reason("The program played {move}, which is not a legal move.",
                            failure.detail);
    case FailureKind::Late:
        return Reason("The program answered too late.");
    case FailureKind::Silence:
        return Reason("The program does not answer; it must flush its output after each line.");
    case FailureKind::Crash:
        return Reason("The program ended ({end}).", failure.detail);
    case FailureKind::Disconnect:
        return Reason("The program closed its output.");
    case FailureKind::Flood:
        return Reason("The program wrote without end.");
    }
    return Reason("The program wrote without end.");
}

} // namespace tabuleiro::programs
