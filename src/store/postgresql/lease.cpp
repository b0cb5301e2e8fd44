#include "store/postgresql/lease.hpp"

namespace tabuleiro::store::postgresql {

// The end is read before the epoch: so the end of a later epoch is never taken for this one's.
bool Lease::holds(Epoch epoch, Time now) const {
    const Time end = end_time();
    return epoch != 0 && epoch_ == epoch && now < end;
}

void Lease::begin(Epoch epoch, Time sent) {
    end_ = (sent + length).time_since_epoch().count();
    epoch_ = epoch;
}

bool Lease::renew(Time sent, Time now) {
    if (!holds(epoch_, now)) {
        return false;
    }
    end_ = (sent + length).time_since_epoch().count();
    return true;
}

bool Lease::end(Epoch epoch) {
    return epoch != 0 && epoch_.compare_exchange_strong(epoch, 0);
}

} // namespace tabuleiro::store::postgresql
