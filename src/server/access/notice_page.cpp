#include "server/access/notice_page.hpp"

#include <sodium.h>

#include <algorithm>
#include <array>

#include "core/html.hpp"
#include "server/access/request_headers.hpp"

namespace tabuleiro::server {

namespace {

constexpr std::string_view style =
    "body{font:1.1rem/1.5 system-ui,sans-serif;max-width:36rem;margin:12vh auto;padding:0 1rem}"
    "code{overflow-wrap:anywhere}";

// HOST and NAME are replaced: the host and port that was asked for, and the host alone.
struct Texts {
    std::string_view title;
    std::string_view what;
    std::string_view client;
    std::string_view administrator;
};

Texts wrong_host(std::string_view language) {
    if (language == "pt") {
        return {
            "Este endereço não é conhecido",
            "O servidor do Tabuleiro não é conhecido pelo nome <code>HOST</code>.",
            "Abra-o pelo endereço que ele mostrou ao arrancar, ou pergunte a quem o administra.",
            "Se é quem o administra e este nome deve servir, arranque-o com "
            "<code>--host NAME</code>."};
    }
    if (language == "ro") {
        return {
            "Această adresă nu este cunoscută",
            "Serverul Tabuleiro nu este cunoscut sub numele <code>HOST</code>.",
            "Deschideți-l la adresa pe care a afișat-o la pornire sau întrebați administratorul.",
            "Dacă îl administrați și acest nume trebuie să funcționeze, porniți-l cu "
            "<code>--host NAME</code>."};
    }
    return {"This address is not known",
            "The Tabuleiro server is not known by the name <code>HOST</code>.",
            "Open it by the address that it printed when it started, or ask its administrator.",
            "If you are the administrator and this name should work, start it with "
            "<code>--host NAME</code>."};
}

Texts too_many(std::string_view language) {
    if (language == "pt") {
        return {"Demasiadas ligações",
                "O servidor do Tabuleiro tem, neste momento, demasiadas ligações abertas.",
                "Feche outros separadores do Tabuleiro e tente de novo daqui a um minuto.", ""};
    }
    if (language == "ro") {
        return {"Prea multe conexiuni",
                "Serverul Tabuleiro are în acest moment prea multe conexiuni deschise.",
                "Închideți alte file cu Tabuleiro și încercați din nou peste un minut.", ""};
    }
    return {"Too many connections", "The Tabuleiro server has too many open connections just now.",
            "Close other tabs with Tabuleiro, and try again in a minute.", ""};
}

std::string replaced(std::string_view text, std::string_view word, std::string_view by) {
    std::string made(text);
    if (const auto at = made.find(word); at != std::string::npos) {
        made.replace(at, word.size(), by);
    }
    return made;
}

std::string_view without_port(std::string_view host) {
    const auto colon = host.rfind(':');
    const bool has_port = colon != std::string_view::npos && !host.ends_with(']');
    return has_port ? host.substr(0, colon) : host;
}

std::string paragraph(const std::string& text) {
    return text.empty() ? "" : "<p>" + text + "</p>";
}

std::string hash_of_style() {
    std::array<unsigned char, crypto_hash_sha256_BYTES> hash{};
    crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(style.data()),
                       style.size());
    std::array<char,
               sodium_base64_ENCODED_LEN(crypto_hash_sha256_BYTES, sodium_base64_VARIANT_ORIGINAL)>
        text{};
    sodium_bin2base64(text.data(), text.size(), hash.data(), hash.size(),
                      sodium_base64_VARIANT_ORIGINAL);
    return text.data();
}

// A host name is printable ASCII; anything else that a client sent is not shown.
std::string printable(std::string_view host) {
    std::string shown(host);
    std::replace_if(
        shown.begin(), shown.end(), [](char c) { return c < ' ' || c > '~'; }, '?');
    return shown;
}

} // namespace

NoticePage notice_page(NoticeKind kind, std::string_view host, std::string_view accept_language) {
    constexpr std::size_t longest_host = 255;
    const std::string language = preferred_language(accept_language);
    const Texts texts = kind == NoticeKind::WrongHost ? wrong_host(language) : too_many(language);
    const std::string shown = printable(host.substr(0, longest_host));
    const std::string what = replaced(texts.what, "HOST", html_escaped(shown));
    const std::string advice =
        replaced(texts.administrator, "NAME", html_escaped(without_port(shown)));
    return {"<!doctype html><html lang=\"" + language +
                "\"><meta charset=\"utf-8\">"
                "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">"
                "<meta name=\"color-scheme\" content=\"light dark\"><title>" +
                std::string(texts.title) + " - Tabuleiro</title><style>" + std::string(style) +
                "</style><main><h1>" + std::string(texts.title) + "</h1>" + paragraph(what) +
                paragraph(std::string(texts.client)) + paragraph(advice) + "</main></html>\n",
            "default-src 'none'; style-src 'sha256-" + hash_of_style() +
                "'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"};
}

} // namespace tabuleiro::server
