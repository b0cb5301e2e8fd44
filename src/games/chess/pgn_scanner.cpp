#include "games/chess/pgn_scanner.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstring>

#include "core/text.hpp"
#include "games/chess/pgn_tag.hpp"

namespace tabuleiro::chess {

namespace {

using Kind = PgnToken::Kind;

constexpr std::size_t nowhere = std::string_view::npos;
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

// What bytes may be part of.
constexpr std::uint8_t in_word = 1;
constexpr std::uint8_t in_number = 2; // and results
constexpr std::uint8_t in_suffix = 4;
constexpr std::uint8_t in_nag = 8;

constexpr auto byte_kinds = [] {
    std::array<std::uint8_t, 256> kinds{};
    for (int byte = 0; byte < 256; ++byte) {
        const char c = static_cast<char>(byte);
        std::uint8_t kind = 0;
        if (!is_blank(c) && std::string_view("(){}[]<>;$!?\"*").find(c) == nowhere) {
            kind |= c == '.' ? in_word : in_word | in_number;
        }
        kind |= c == '!' || c == '?' ? in_suffix : 0;
        kind |= c >= '0' && c <= '9' ? in_nag : 0;
        kinds[static_cast<std::size_t>(byte)] = kind;
    }
    return kinds;
}();

constexpr bool is(char c, std::uint8_t kinds) {
    return (byte_kinds[static_cast<unsigned char>(c)] & kinds) != 0;
}

std::size_t line_breaks(std::string_view text) {
    return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

std::size_t find(std::string_view text, char c, std::size_t from) {
    const void* found =
        from < text.size() ? std::memchr(text.data() + from, c, text.size() - from) : nullptr;
    return found == nullptr
               ? text.size()
               : static_cast<std::size_t>(static_cast<const char*>(found) - text.data());
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
    while (at_ < buffer_.size()) {
        const char c = buffer_[at_];
        token_at_ = at_;
        switch (c) {
        case '\n':
            ++line_;
            [[fallthrough]];
        case ' ':
        case '\t':
        case '\r':
        case '\v':
        case '\f':
        case '.':
            ++at_;
            continue;
        case '(':
            return take(Kind::Open, 1, {});
        case ')':
            return take(Kind::Close, 1, {});
        case '{':
            return comment();
        case ';':
            return line_comment();
        case '[':
            return tag();
        case '*':
            return take(Kind::Word, 1, rest().substr(0, 1));
        case '%':
            if (at_line_start()) {
                if (!skip_line()) {
                    return {};
                }
                continue;
            }
            break;
        default:
            break;
        }
        if (c == '$') {
            const std::size_t length = run_length(in_nag);
            return length == 0 ? PgnToken{}
                               : take(Kind::NagNumber, length, rest().substr(1, length - 1));
        }
        const bool suffix = is(c, in_suffix);
        if (!suffix && !is(c, in_word)) {
            return take(Kind::Stray, 1, rest().substr(0, 1));
        }
        const bool number = c >= '0' && c <= '9';
        const std::size_t length = run_length(suffix ? in_suffix : (number ? in_number : in_word));
        if (length == 0) {
            return {};
        }
        const std::string_view word = rest().substr(0, length);
        if (word.starts_with(byte_order_mark)) {
            at_ += byte_order_mark.size();
            continue;
        }
        if (number && is_move_number(word)) {
            at_ += length;
            continue;
        }
        return take(suffix ? Kind::Suffix : Kind::Word, length, word);
    }
    return finished_ ? take(Kind::End, 0, {}) : PgnToken{};
}

// The length of a token that goes on with such bytes; 0 if its end has not come yet.
std::size_t PgnScanner::run_length(std::uint8_t kinds) const {
    std::size_t end = at_ + 1;
    while (end < buffer_.size() && is(buffer_[end], kinds)) {
        ++end;
    }
    return end < buffer_.size() ? end - at_ : 0;
}

PgnToken PgnScanner::take(Kind kind, std::size_t length, std::string_view text) {
    const PgnToken token{kind, text, {}, line_};
    at_ += length;
    return token;
}

// 0000 is a null move, and no number.
bool PgnScanner::is_move_number(std::string_view word) const {
    return word != "0000" &&
           std::all_of(word.begin(), word.end(), [](char c) { return is(c, in_nag); });
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
    switch (scan.kind) {
    case TagScan::Kind::Tag: {
        PgnToken token = take(Kind::Tag, scan.length, scan.name);
        token.value = scan.value;
        return token;
    }
    case TagScan::Kind::Broken:
        return take(Kind::BrokenTag, scan.length, rest().substr(0, scan.length));
    default:
        return {};
    }
}

PgnToken PgnScanner::line_comment() {
    const std::string_view text = rest();
    const std::size_t end = find(text, '\n', 1);
    return end == text.size() ? PgnToken{} : take(Kind::Comment, end, text.substr(1, end - 1));
}

// A tag at the beginning of a line ends a comment that was not closed: better one game lost than
// all those up to the next bracket.
PgnToken PgnScanner::comment() {
    const std::string_view text = rest();
    const auto taken = [&](Kind kind, std::size_t end, std::size_t length) {
        const PgnToken token = take(kind, length, text.substr(1, end - 1));
        line_ += line_breaks(token.text);
        comment_seen_ = 0;
        return token;
    };
    std::size_t from = std::max<std::size_t>(comment_seen_, 1);
    const std::size_t close = find(text, '}', from);
    const std::string_view inside = text.substr(0, close);
    for (from = find(inside, '[', from); from < close; from = find(inside, '[', from + 1)) {
        if (text[from - 1] != '\n') {
            continue;
        }
        const auto tag = begins_tag(text.substr(from));
        if (!tag && !finished_) {
            comment_seen_ = from;
            return {};
        }
        if (tag.value_or(false)) {
            return taken(Kind::UnclosedComment, from, from);
        }
    }
    if (close < text.size()) {
        return taken(Kind::Comment, close, close + 1);
    }
    comment_seen_ = text.size();
    return finished_ ? taken(Kind::UnclosedComment, close, close) : PgnToken{};
}

} // namespace tabuleiro::chess
