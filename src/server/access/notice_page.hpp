// A page for a person whose request is refused, instead of the JSON that programs get. It needs no
// other file, and is in the reader's language if it is one of ours.
#pragma once

#include <string>
#include <string_view>

namespace tabuleiro::server {

enum class NoticeKind { WrongHost, TooMany };

struct NoticePage {
    std::string html;
    std::string policy; // its Content-Security-Policy: nothing but its own style
};

// `host`: as the browser wrote it. `accept_language`: its header.
NoticePage notice_page(NoticeKind kind, std::string_view host, std::string_view accept_language);

} // namespace tabuleiro::server
