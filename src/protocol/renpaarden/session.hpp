// `renpaarden --protocol`: commands for programs, one answer line for each
// (docs/protocols/renpaarden.md).
//
//     new [size]                                  ok
//     position ROWS SIDE                          ok
//     show                                        ROWS SIDE
//     legal                                       46 a1b3 a2b4 ...
//     play b1d8                                   b1-c3-d8
//     perft 3                                     perft 3 101798
//     go [level N] [movetime MS] [depth N]        bestturn b1d8 score S depth D nodes N
//     result                                      result none | result white R5 | result draw R6c
//     quit                                        (nothing)
//
// Anything else, and anything that cannot be done, is answered with `error WHY` and changes
// nothing.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "protocol/renpaarden/chooser.hpp"
#include "record/record.hpp"

namespace tabuleiro::renpaarden {

class Session {
  public:
    // Deeper perft is refused: it would take forever.
    static constexpr int deepest_perft = 6;

    // `new` without a size starts a race with these options. Requires: they are valid.
    Session(const Options& options, Chooser chooser);

    // The answer to a line, without its line end; none after `quit`, which has no answer.
    std::optional<std::string> answer(std::string_view line);

    bool finished() const { return finished_; }

  private:
    using Words = std::vector<std::string_view>;
    using Answer = Expected<std::string>;

    Answer start(const Words& arguments);
    Answer set_up(const Words& arguments);
    Answer show(const Words& arguments) const;
    Answer legal(const Words& arguments) const;
    Answer play(const Words& arguments);
    Answer count(const Words& arguments) const;
    Answer choose(const Words& arguments) const;
    Answer result(const Words& arguments) const;
    Answer dispatch(const Words& line);

    Options options_;
    Chooser chooser_;
    Record<Renpaarden> race_;
    bool finished_ = false;
};

} // namespace tabuleiro::renpaarden
