#include "engines/nnue/kernels.hpp"

#include <gtest/gtest.h>

#include "core/rng.hpp"
#include "engines/nnue/network.hpp"

namespace tabuleiro::nnue {
namespace {

class Numbers {
  public:
    Numbers(std::size_t size, int largest, Rng& rng) : numbers_(size) {
        for (std::size_t i = 0; i < size; ++i) {
            const auto span = static_cast<std::uint64_t>(2 * largest + 1);
            numbers_.data()[i] =
                static_cast<std::int16_t>(static_cast<int>(rng.below(span)) - largest);
        }
    }
    std::int16_t* data() { return numbers_.data(); }

  private:
    AlignedNumbers numbers_;
};

TEST(Kernels, AreChosenFastestFirstAndThePlainOnesLast) {
    const auto usable = usable_kernels();
    EXPECT_EQ(&best_kernels(), usable.front());
    EXPECT_EQ(usable.back(), &plain_kernels);
}

TEST(Kernels, AllChangeRowsAlike) {
    Rng rng(1);
    for (const std::size_t size : {32U, 64U, 256U, 544U}) {
        std::vector<Numbers> rows;
        for (int i = 0; i < 12; ++i) {
            rows.emplace_back(size, 32767, rng); // sums wrap, and must wrap alike
        }
        for (std::size_t added = 0; added <= 4; ++added) {
            for (std::size_t removed = 0; removed <= 4; ++removed) {
                RowChanges changes;
                changes.added_count = added;
                changes.removed_count = removed;
                for (std::size_t i = 0; i < 4; ++i) {
                    changes.added[i] = rows[i].data();
                    changes.removed[i] = rows[4 + i].data();
                }
                Numbers expected(size, 0, rng);
                plain_kernels.update(rows[8].data(), expected.data(), changes, size);
                std::int16_t last = rows[8].data()[size - 1];
                for (std::size_t i = 0; i < 4; ++i) {
                    last = static_cast<std::int16_t>(
                        last + (i < added ? rows[i].data()[size - 1] : 0) -
                        (i < removed ? rows[4 + i].data()[size - 1] : 0));
                }
                ASSERT_EQ(expected.data()[size - 1], last);
                for (const Kernels* kernels : usable_kernels()) {
                    Numbers result(size, 0, rng);
                    kernels->update(rows[8].data(), result.data(), changes, size);
                    ASSERT_TRUE(std::equal(result.data(), result.data() + size, expected.data()))
                        << kernels->name << " " << size << " " << added << " " << removed;
                }
            }
        }
    }
}

TEST(Kernels, AllGiveTheSameOutput) {
    Rng rng(2);
    for (const std::size_t size : {32U, 64U, 256U, 512U}) {
        for (const int largest : {100, 400, 32767}) {
            for (int time = 0; time < 20; ++time) {
                Numbers own(size, largest, rng);
                Numbers other(size, largest, rng);
                Numbers weights(2 * size, 127, rng);
                std::int64_t sum = 0;
                for (std::size_t i = 0; i < size; ++i) {
                    const std::int64_t a = std::clamp<int>(own.data()[i], 0, 255);
                    const std::int64_t b = std::clamp<int>(other.data()[i], 0, 255);
                    sum += a * a * weights.data()[i] + b * b * weights.data()[size + i];
                }
                for (const Kernels* kernels : usable_kernels()) {
                    ASSERT_EQ(kernels->output(own.data(), other.data(), weights.data(), size), sum)
                        << kernels->name << " " << size;
                }
            }
        }
    }
}

} // namespace
} // namespace tabuleiro::nnue
