#include "engines/chess/search/tunables.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <type_traits>

#include "engines/chess/search/margins.hpp"

namespace tabuleiro::roque {

namespace {

using Assign = void (*)(double);

#ifdef TABULEIRO_TUNABLE
#define ASSIGN_MARGIN(name)                                                                        \
    [](double value) {                                                                             \
        using Type = decltype(margins::name);                                                      \
        margins::name = static_cast<Type>(std::is_integral_v<Type> ? std::round(value) : value);   \
    }
#else
#define ASSIGN_MARGIN(name) nullptr
#endif

struct Entry {
    Tunable tunable;
    Assign assign;
};

#define MARGIN(name, low, high, step)                                                              \
    Entry {                                                                                        \
        {#name, static_cast<double>(margins::name),         low, high,                             \
         step,  std::is_integral_v<decltype(margins::name)>},                                      \
            ASSIGN_MARGIN(name)                                                                    \
    }

// Made before any thread changes a margin: only use_margins does, and asks for them first.
const auto& entries() {
    static const std::array list{
        MARGIN(aspiration_depth, 2, 8, 1),
        MARGIN(aspiration_window, 5, 40, 2),
        MARGIN(aspiration_growth, 128, 2048, 80),
        MARGIN(aspiration_reduction, 0, 6, 1),
        MARGIN(razor_depth, 1, 6, 1),
        MARGIN(razor_base, 80, 450, 25),
        MARGIN(razor_per_depth, 60, 400, 20),
        MARGIN(reverse_futility_depth, 4, 14, 1),
        MARGIN(reverse_futility_per_depth, 35, 140, 7),
        MARGIN(reverse_futility_improving, -20, 200, 10),
        MARGIN(reverse_futility_share, 0, 1024, 100),
        MARGIN(null_move_depth, 1, 6, 1),
        MARGIN(null_move_reduction, 2, 6, 1),
        MARGIN(null_move_depth_share, 2, 8, 1),
        MARGIN(null_move_score_share, 80, 400, 20),
        MARGIN(null_move_score_most, 1, 6, 1),
        MARGIN(null_move_verify_depth, 8, 40, 2),
        MARGIN(probcut_depth, 3, 9, 1),
        MARGIN(probcut_margin, 70, 320, 15),
        MARGIN(probcut_improving, 0, 120, 10),
        MARGIN(probcut_reduction, 2, 6, 1),
        MARGIN(probcut_table_depth, 1, 6, 1),
        MARGIN(internal_reduction_depth, 2, 10, 1),
        MARGIN(late_move_base, 1, 12, 1),
        MARGIN(late_move_per_depth, 300, 2400, 100),
        MARGIN(late_move_worsening, 1, 4, 1),
        MARGIN(futility_depth, 4, 14, 1),
        MARGIN(futility_base, 20, 220, 12),
        MARGIN(futility_per_depth, 35, 180, 10),
        MARGIN(futility_history, 40, 500, 20),
        MARGIN(history_depth, 1, 9, 1),
        MARGIN(history_per_depth, -9000, -1000, 400),
        MARGIN(exchange_depth, 4, 14, 1),
        MARGIN(exchange_quiet, -140, -15, 6),
        MARGIN(exchange_capture, -70, -5, 3),
        MARGIN(singular_depth, 3, 9, 1),
        MARGIN(singular_table_depth, 1, 6, 1),
        MARGIN(singular_depth_share, 1, 4, 1),
        MARGIN(singular_per_depth, 1, 6, 1),
        MARGIN(double_extension, 2, 60, 4),
        MARGIN(double_extensions_most, 0, 20, 2),
        MARGIN(reduce_not_singular, 0, 4, 1),
        MARGIN(reduce_not_singular_cut, 0, 3, 1),
        MARGIN(raised_alpha_above, 0, 6, 1),
        MARGIN(raised_alpha_below, 6, 24, 2),
        MARGIN(reduction_base, 0.2, 1.6, 0.08),
        MARGIN(reduction_divisor, 1.4, 4.0, 0.15),
        MARGIN(reduction_depth, 1, 5, 1),
        MARGIN(reduce_worsening, 0, 2000, 120),
        MARGIN(reduce_cut, 200, 2800, 150),
        MARGIN(reduce_beside_capture, 0, 2000, 120),
        MARGIN(spare_table_pv, 0, 2000, 120),
        MARGIN(spare_pv, 0, 2000, 120),
        MARGIN(spare_check, 0, 2000, 120),
        MARGIN(spare_known, 0, 2200, 120),
        MARGIN(spare_capture, 0, 2000, 120),
        MARGIN(many_cutoffs, 1, 8, 1),
        MARGIN(reduce_cutoffs, 0, 2000, 120),
        MARGIN(reduction_history, 4000, 20000, 700),
        MARGIN(deeper_margin, 15, 140, 8),
        MARGIN(shallower_margin, 0, 40, 3),
        MARGIN(quiescence_checks, 0, 2, 1),
        MARGIN(delta_margin, 60, 320, 15),
        MARGIN(quiescence_captures, 1, 6, 1),
        MARGIN(quiescence_exchange, -100, 150, 20),
        MARGIN(capture_gain, 4, 48, 2),
        MARGIN(capture_history, 0, 1536, 64),
        MARGIN(capture_loss_divisor, 24, 256, 8),
        MARGIN(bonus_per_depth, 60, 400, 18),
        MARGIN(bonus_offset, 0, 400, 20),
        MARGIN(bonus_most, 700, 4000, 150),
        MARGIN(malus_per_depth, 60, 450, 20),
        MARGIN(malus_offset, 0, 400, 20),
        MARGIN(malus_most, 600, 4000, 150),
        MARGIN(own_rate, 512, 6144, 200),
        MARGIN(weight_own, 256, 2560, 80),
        MARGIN(weight_reply_1, 256, 2560, 80),
        MARGIN(weight_reply_2, 256, 2560, 80),
        MARGIN(weight_reply_4, 0, 2560, 80),
        MARGIN(order_escape, 0, 32000, 1000),
        MARGIN(order_danger, 0, 32000, 1000),
        MARGIN(order_check, 0, 32000, 1000),
        MARGIN(swing_factor, 2, 24, 1),
        MARGIN(swing_most, 400, 3500, 120),
        MARGIN(fail_low_per_depth, 20, 300, 12),
        MARGIN(fail_low_most, 300, 3000, 120),
        MARGIN(cut_depth, 0, 8, 1),
        MARGIN(fading_quiet_plies, 120, 500, 20),
        MARGIN(correction_pawns, 0, 3072, 100),
        MARGIN(correction_own_pieces, 0, 3072, 100),
        MARGIN(correction_other_pieces, 0, 3072, 100),
        MARGIN(correction_rate, 24, 256, 12),
        MARGIN(correction_bonus_most, 64, 1024, 24),
        MARGIN(sudden_death_moves, 14, 45, 2),
        MARGIN(late_sudden_death_moves, 8, 45, 2),
        MARGIN(reserved_moves, 0, 30, 3),
        MARGIN(increment_share, 0.4, 1.0, 0.06),
        MARGIN(hard_factor, 2.0, 9.0, 0.5),
        MARGIN(hard_share, 0.2, 0.7, 0.04),
        MARGIN(soft_share_base, 1.2, 2.8, 0.1),
        MARGIN(soft_share_slope, 0.6, 2.4, 0.1),
        MARGIN(soft_share_least, 0.3, 0.9, 0.05),
        MARGIN(soft_share_most, 1.1, 2.6, 0.1),
        MARGIN(soft_drop_slope, 0.003, 0.03, 0.002),
        MARGIN(soft_drop_least, 0.6, 1.0, 0.04),
        MARGIN(soft_drop_most, 1.1, 2.4, 0.1),
        MARGIN(score_drop_depth, 1, 9, 1),
        MARGIN(score_drop_memory, 0.0, 0.95, 0.08),
        MARGIN(score_drop_most, 20, 150, 8),
    };
    return list;
}

#undef MARGIN
#undef ASSIGN_MARGIN

} // namespace

std::span<const Tunable> tunables() {
    static const auto list = [] {
        std::vector<Tunable> all;
        for (const Entry& entry : entries()) {
            all.push_back(entry.tunable);
        }
        return all;
    }();
    return list;
}

MarginValues usual_margins() {
    MarginValues values;
    for (const Tunable& tunable : tunables()) {
        values.push_back(tunable.value);
    }
    return values;
}

void use_margins(const MarginValues& values) {
    assert(values.size() == entries().size());
    assert(margins_are_tunable || values == usual_margins());
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (entries()[i].assign != nullptr) {
            entries()[i].assign(values[i]);
        }
    }
}

} // namespace tabuleiro::roque
