#include "engines/chess/search/tunables.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <sstream>
#include <string>

namespace tabuleiro::roque {
namespace {

struct Declared {
    std::string type;
    std::string name;
    double value = 0;
    bool operator==(const Declared&) const = default;
};

// The lines `TUNABLE type name = value;` of margins.hpp.
std::vector<Declared> declared_margins() {
    std::ifstream file(TABULEIRO_SOURCE_DIR "/src/engines/chess/search/margins.hpp");
    std::vector<Declared> declared;
    for (std::string line; std::getline(file, line);) {
        std::istringstream text(line);
        std::string word;
        Declared margin;
        std::string equals;
        if (text >> word && word == "TUNABLE" &&
            text >> margin.type >> margin.name >> equals >> margin.value) {
            declared.push_back(margin);
        }
    }
    return declared;
}

TEST(Tunables, AreThoseOfTheMargins) {
    std::vector<Declared> listed;
    const auto declared = declared_margins();
    ASSERT_FALSE(declared.empty());
    ASSERT_EQ(tunables().size(), declared.size());
    for (std::size_t i = 0; i < declared.size(); ++i) {
        const Tunable& tunable = tunables()[i];
        EXPECT_EQ(tunable.name, declared[i].name);
        EXPECT_EQ(tunable.value, declared[i].value) << tunable.name;
        EXPECT_EQ(tunable.whole, declared[i].type != "double") << tunable.name;
    }
}

TEST(Tunables, HaveRoomOnBothSides) {
    for (const Tunable& tunable : tunables()) {
        EXPECT_GT(tunable.step, 0) << tunable.name;
        EXPECT_GE(tunable.step, tunable.whole ? 1 : 0) << tunable.name;
        EXPECT_LE(tunable.low, tunable.value - tunable.step) << tunable.name;
        EXPECT_GE(tunable.high, tunable.value + tunable.step) << tunable.name;
    }
}

TEST(Tunables, TheUsualOnesCanAlwaysBeUsed) {
    use_margins(usual_margins());
    ASSERT_EQ(usual_margins().size(), tunables().size());
    EXPECT_EQ(usual_margins().front(), tunables().front().value);
}

} // namespace
} // namespace tabuleiro::roque
