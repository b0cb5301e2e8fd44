// Real tables are not at hand; this is what happens without them.
#include "engines/chess/fathom/fathom_tablebase.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include "games/chess/fen.hpp"
#include "support/folder.hpp"

namespace tabuleiro::roque {
namespace {

TEST(Fathom, FoldersWithoutTablesAreToldSo) {
    const test::Folder folder;
    for (const std::string& path : {std::string("/nowhere"), folder.file(""), std::string(":::"),
                                    ":" + folder.file("") + "::/", folder.file("") + ":/"}) {
        const auto opened = open_fathom(path);
        ASSERT_FALSE(opened) << path;
        EXPECT_EQ(opened.error().text(), "There are no endgame tables in " + path + ".");
    }
}

TEST(Fathom, DamagedTablesKnowNothing) {
    const test::Folder folder;
    // A table has 16 bytes more than a multiple of 64; these are zeros.
    std::ofstream(folder.file("KQvK.rtbw"), std::ios::binary) << std::string(80, '\0');
    for (int again = 0; again < 2; ++again) { // opened after others have been given up
        const auto opened = open_fathom(folder.file(""));
        ASSERT_TRUE(opened);
        EXPECT_EQ((*opened)->most_pieces(), 3);
        const Position position = parse_fen("8/8/8/3k4/8/3K4/4Q3/8 w - - 0 1").value();
        EXPECT_FALSE((*opened)->probe(position));
        EXPECT_TRUE((*opened)->rank(position, false, true).moves.empty());
    }
}

} // namespace
} // namespace tabuleiro::roque
