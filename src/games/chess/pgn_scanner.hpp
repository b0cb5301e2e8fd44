// Splits the text of PGN files into tokens, from blocks of any size.
//
// A token is returned when it is complete; the bytes of an unfinished one wait for the next
// block. The tokens do not depend on how the text is divided into blocks. Blanks, move numbers
// and escaped lines (%) give no tokens.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace tabuleiro::chess {

struct PgnToken {
    enum class Kind : std::uint8_t {
        NeedMore, // feed another block, or say that there is none
        End,
        Tag,             // text: the name, value: with its escapes
        BrokenTag,       // text: the rest of its line
        Word,            // a move, a result, or neither
        NagNumber,       // text: with its $
        Suffix,          // text: ! and ?
        Comment,         // text: without its brackets
        UnclosedComment, // a tag, or the end, came first
        Open,            // of a variation
        Close,
        Stray, // a byte that has no meaning there
    };
    Kind kind = Kind::NeedMore;
    std::string_view text{};
    std::string_view value{};
    std::size_t line = 0;
};

class PgnScanner {
  public:
    // Invalidates the tokens returned so far.
    void feed(std::string_view text);
    // There is no more text.
    void finish();

    PgnToken next();
    // The token will be returned again. Requires: it was the last one.
    void put_back(const PgnToken& token);

  private:
    PgnToken take(PgnToken::Kind kind, std::size_t length);
    PgnToken run(PgnToken::Kind kind, std::uint8_t kinds);
    void skip_gap();
    PgnToken tag();
    PgnToken comment();
    PgnToken line_comment();
    bool skip_line();
    bool at_line_start() const;
    std::size_t run_length(std::uint8_t kinds) const;
    std::string_view rest() const { return std::string_view(buffer_).substr(at_); }

    std::string buffer_;
    std::size_t at_ = 0;       // the first byte that was not taken
    std::size_t token_at_ = 0; // where the last token began
    std::size_t line_ = 1;     // the line of that byte
    // What is known of a comment whose end has not been fed: bytes without a } or a tag, line
    // breaks.
    std::size_t comment_seen_ = 0;
    std::size_t comment_breaks_ = 0;
    char before_buffer_ = '\n'; // the byte before the buffer's first
    bool finished_ = false;
};

} // namespace tabuleiro::chess
