// The page has a text for every word that a game says on it: whole games, played at random, and
// what the catalogue says of them.
#include <gtest/gtest.h>

#include <set>

#include "house/presenter/presenters.hpp"
#include "record/games.hpp"
#include "record/option_lists.hpp"
#include "support/page_texts.hpp"

namespace tabuleiro::house {
namespace {

std::set<std::string> names_of_texts() {
    std::set<std::string> names;
    std::istringstream lines(test::page_texts("en.ftl"));
    for (std::string line; std::getline(lines, line);) {
        if (const auto end = line.find(" = "); end != std::string::npos && line[0] != ' ') {
            names.insert(line.substr(0, end));
        }
    }
    return names;
}

class Words {
  public:
    void add(const std::string& kind, std::string_view word) {
        wanted_.insert(kind + "-" + std::string(word));
    }
    // Ships are told apart by a number that the text is given.
    void add_piece(std::string_view is, std::optional<Player> by) {
        if (const auto dash = is.find('-'); dash != std::string_view::npos) {
            add("piece", is.substr(0, dash));
        } else {
            add(by ? "piece-" + std::string(name(*by)) : "piece", is);
        }
    }
    void expect_texts() const {
        static const std::set<std::string> known = names_of_texts();
        EXPECT_GT(wanted_.size(), 5U);
        for (const std::string& text : wanted_) {
            EXPECT_TRUE(known.contains(text)) << text;
        }
    }

  private:
    std::set<std::string> wanted_;
};

template <Presented G>
void add_facts(Words& words) {
    words.add("game", G::id);
    words.add("game", std::string(G::id) + "-text");
    for (const Player player : players) {
        words.add("side", Presenter<G>::facts.sides[player]);
    }
    for (const std::string_view level : Presenter<G>::facts.levels) {
        words.add("level", level);
    }
    for (const auto& option : OptionList<G>::options) {
        for (const std::string_view word : option.words) {
            if (option.has_words()) {
                words.add("option-" + std::string(option.name), word);
            }
        }
    }
}

template <Presented G>
void add_view(Words& words, const typename G::View& view) {
    for (const Board& board : Presenter<G>::board_view(view).boards) {
        for (const Piece& piece : board.pieces) {
            words.add_piece(piece.is, piece.by);
        }
        for (const Mark& mark : board.marks) {
            words.add("mark", mark.is);
        }
    }
    for (const Choice& choice : Presenter<G>::choices(view)) {
        words.add("target", choice.kind);
    }
}

template <Presented G>
void add_game(Words& words, Rng& rng) {
    auto position = G::start({}).value();
    for (int ply = 0; ply < 300; ++ply) {
        if (const auto outcome = G::outcome(position)) {
            words.add("rule", G::rule_name(outcome->rule));
            return;
        }
        const Player mover = G::to_move(position);
        const auto before = G::view(position, mover);
        add_view<G>(words, before);
        const auto moves = G::legal_moves(before);
        const auto& move = moves[rng.below(std::size(moves))];
        G::play(position, move);
        const PlayedMove played = Presenter<G>::played(before, move, G::view(position, mover));
        for (const std::string_view effect : played.effects) {
            words.add("effect", effect);
        }
        if (!played.piece.empty()) {
            words.add_piece(played.piece, std::nullopt);
        }
    }
}

TEST(PageTexts, ThereIsOneForEveryWordOfEveryGame) {
    AllGames::for_each([]<Game G>() {
        SCOPED_TRACE(std::string(G::id));
        Words words;
        add_facts<G>(words);
        Rng rng(17);
        for (int game = 0; game < 10; ++game) {
            add_game<G>(words, rng);
        }
        words.expect_texts();
    });
}

} // namespace
} // namespace tabuleiro::house
