#include "games/chess/pgn_scanner.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstring>
#include <utility>

#include "core/text.hpp"
#include "games/chess/pgn_tag.hpp"

namespace tabuleiro::chess {

namespace {

using Kind = PgnToken::Kind;

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

// What bytes may be part of.
constexpr std::uint8_t in_word = 1;
constexpr std::uint8_t in_number = 2; // and results
constexpr std::uint8_t in_suffix = 4;
constexpr std::uint8_t in_nag = 8;
constexpr std::uint8_t in_gap = 16; // blanks, and the dots of move numbers

constexpr auto byte_kinds = [] {
    std::array<std::uint8_t, 256> kinds{};
    for (int byte = 0; byte < 256; ++byte) {
        const char c = static_cast<char>(byte);
        std::uint8_t kind = 0;
        if (!is_blank(c) && std::string_view("(){}[]<>;$!?\"*").find(c) == std::string_view::npos) {
            kind |= c == '.' ? in_word : in_word | in_number;
        }
        kind |= c == '!' || c == '?' ? in_suffix : 0;
        kind |= c >= '0' && c <= '9' ? in_nag : 0;
        kind |= is_blank(c) || c == '.' ? in_gap : std::uint8_t{0};
        kinds[static_cast<std::size_t>(byte)] = kind;
    }
    return kinds;
}();

constexpr bool is(char c, std::uint8_t kinds) {
    return (byte_kinds[static_cast<unsigned char>(c)] & kinds) != 0;
}

// Digits alone; but 0000 is a null move.
bool is_move_number(std::string_view word) {
    for (const char c : word) {
        if (!is(c, in_nag)) {
            return false;
        }
    }
    return word != "0000";
}

std::size_t find(std::string_view text, char c, std::size_t from) {
    const void* found =
        from < text.size() ? std::memchr(text.data() + from, c, text.size() - from) : nullptr;
    return found == nullptr
               ? text.size()
               : static_cast<std::size_t>(static_cast<const char*>(found) - text.data());
}

// The first closing brace or line break, without searching far beyond it.
std::size_t find_brace_or_break(std::string_view text, std::size_t from) {
    constexpr std::size_t window = 256;
    for (; from < text.size(); from += window) {
        const std::string_view piece = text.substr(from, window);
        const std::size_t brace = find(piece, '}', 0);
        const std::size_t first = find(piece.substr(0, brace), '\n', 0); // or the brace
        if (first < piece.size()) {
            return from + first;
        }
    }
    return text.size();
}

} // namespace

void PgnScanner::feed(std::string_view text) {
    assert(!finished_);
    if (at_ > 0 && at_ >= buffer_.size() / 2) {
        before_buffer_ = buffer_[at_ - 1];
        buffer_.erase(0, at_);
        at_ = 0;
    }
    buffer_.append(text);
}

void PgnScanner::finish() {
    if (!finished_) {
        buffer_ += '\n'; // ends whatever token was last
        finished_ = true;
    }
}

void PgnScanner::put_back(const PgnToken& token) {
    at_ = token_at_;
    line_ = token.line;
}

PgnToken PgnScanner::next() {
    while (true) {
        skip_gap();
        if (at_ == buffer_.size()) {
            return finished_ ? take(Kind::End, 0) : PgnToken{};
        }
        const char c = buffer_[at_];
        if (is(c, in_word) && c != '%') [[likely]] {
            const bool number = is(c, in_nag);
            const std::size_t length = run_length(number ? in_number : in_word);
            const std::string_view word(buffer_.data() + at_, length);
            if (length == 0) {
                return {};
            }
            if (number && is_move_number(word)) {
                at_ += length;
                continue;
            }
            if (c == byte_order_mark.front() && word.starts_with(byte_order_mark)) {
                at_ += byte_order_mark.size();
                continue;
            }
            return take(Kind::Word, length);
        }
        switch (c) {
        case '(':
            return take(Kind::Open, 1);
        case ')':
            return take(Kind::Close, 1);
        case '{':
            return comment();
        case ';':
            return line_comment();
        case '[':
            return tag();
        case '*':
            return take(Kind::Word, 1);
        case '$':
            return run(Kind::NagNumber, in_nag);
        case '!':
        case '?':
            return run(Kind::Suffix, in_suffix);
        case '%':
            if (!at_line_start()) {
                return run(Kind::Word, in_word);
            }
            if (!skip_line()) {
                return {};
            }
            continue;
        default:
            return take(Kind::Stray, 1);
        }
    }
}

void PgnScanner::skip_gap() {
    for (; at_ < buffer_.size() && is(buffer_[at_], in_gap); ++at_) {
        line_ += buffer_[at_] == '\n' ? 1 : 0;
    }
}

PgnToken PgnScanner::run(Kind kind, std::uint8_t kinds) {
    const std::size_t length = run_length(kinds);
    return length == 0 ? PgnToken{} : take(kind, length);
}

// The length of a token of such bytes; 0 if its end has not been fed yet.
std::size_t PgnScanner::run_length(std::uint8_t kinds) const {
    std::size_t end = at_ + 1;
    while (end < buffer_.size() && is(buffer_[end], kinds)) {
        ++end;
    }
    return end < buffer_.size() ? end - at_ : 0;
}

PgnToken PgnScanner::take(Kind kind, std::size_t length) {
    const PgnToken token{kind, {buffer_.data() + at_, length}, {}, line_};
    token_at_ = at_;
    at_ += length;
    return token;
}

bool PgnScanner::at_line_start() const {
    return (at_ == 0 ? before_buffer_ : buffer_[at_ - 1]) == '\n';
}

bool PgnScanner::skip_line() {
    const std::size_t end = find(buffer_, '\n', at_);
    if (end == buffer_.size()) {
        return false;
    }
    at_ = end;
    return true;
}

PgnToken PgnScanner::tag() {
    const TagScan scan = scan_tag(rest());
    if (scan.kind == TagScan::Kind::Incomplete) {
        return {};
    }
    const bool sound = scan.kind == TagScan::Kind::Tag;
    PgnToken token = take(sound ? Kind::Tag : Kind::BrokenTag, scan.length);
    if (sound) {
        token.text = scan.name;
        token.value = scan.value;
    }
    return token;
}

PgnToken PgnScanner::line_comment() {
    const std::size_t end = find(buffer_, '\n', at_);
    if (end == buffer_.size()) {
        return {};
    }
    PgnToken token = take(Kind::Comment, end - at_);
    token.text.remove_prefix(1);
    return token;
}

// A tag at the beginning of a line ends an unclosed comment: better to lose one game than all games
// up to the next brace.
PgnToken PgnScanner::comment() {
    const std::string_view text = rest();
    const auto taken = [&](Kind kind, std::size_t end, std::size_t length) {
        PgnToken token = take(kind, length);
        token.text = text.substr(1, end - 1);
        line_ += std::exchange(comment_breaks_, 0);
        comment_seen_ = 0;
        return token;
    };
    for (std::size_t at = std::max<std::size_t>(comment_seen_, 1); at < text.size();) {
        const std::size_t end = find_brace_or_break(text, at);
        if (end == text.size()) {
            break;
        }
        if (text[end] == '}') {
            return taken(Kind::Comment, end, end + 1);
        }
        const std::string_view line = text.substr(end + 1);
        const bool undecided = line.empty() || (line.front() == '[' && !begins_tag(line));
        if (undecided && !finished_) {
            comment_seen_ = end;
            return {};
        }
        ++comment_breaks_;
        if (line.starts_with('[') && begins_tag(line) == true) {
            return taken(Kind::UnclosedComment, end + 1, end + 1);
        }
        at = end + 1;
    }
    comment_seen_ = text.size();
    return finished_ ? taken(Kind::UnclosedComment, text.size(), text.size()) : PgnToken{};
}

} // namespace tabuleiro::chess
