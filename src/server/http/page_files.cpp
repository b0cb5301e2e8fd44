#include "server/http/page_files.hpp"

#include <fmt/format.h>
#include <zlib.h>

#include <algorithm>
#include <fstream>
#include <iterator>

#include "server/access/token.hpp"

namespace tabuleiro::server {

namespace {

namespace fs = std::filesystem;

constexpr const char* start_page = "/index.html";

std::string type_of(const fs::path& path) {
    static const std::map<std::string, std::string> types{
        {".html", "text/html; charset=utf-8"},
        {".js", "text/javascript; charset=utf-8"},
        {".css", "text/css; charset=utf-8"},
        {".svg", "image/svg+xml"},
        {".json", "application/json; charset=utf-8"},
        {".webmanifest", "application/manifest+json"},
        {".ftl", "text/plain; charset=utf-8"},
        {".txt", "text/plain; charset=utf-8"},
        {".map", "application/json"},
        {".png", "image/png"},
        {".ico", "image/x-icon"},
        {".woff2", "font/woff2"}};
    const auto known = types.find(path.extension().string());
    return known == types.end() ? "application/octet-stream" : known->second;
}

// Empty if it would not be smaller.
std::string gzip(const std::string& text) {
    z_stream stream{};
    constexpr int gzip_window = 15 + 16;
    if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, gzip_window, 9, Z_DEFAULT_STRATEGY) !=
        Z_OK) {
        return {};
    }
    std::string packed(deflateBound(&stream, static_cast<uLong>(text.size())), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    const int result = deflate(&stream, Z_FINISH);
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    return result == Z_STREAM_END && packed.size() < text.size() ? packed : std::string();
}

std::string etag_of(const std::string& text) {
    const TokenHash hash = hash_of(text);
    return fmt::format("\"{:02x}\"", fmt::join(hash.begin(), hash.begin() + 16, ""));
}

// A name with a hash in it (`page-2LK4QZ7M.js`) never means anything else.
bool has_hash(std::string_view name) {
    constexpr std::size_t hash_length = 8;
    const auto is_hash_character = [](char c) {
        return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    };
    const std::size_t dot = name.rfind('.');
    if (dot == std::string_view::npos || dot < hash_length + 1) {
        return false;
    }
    const std::string_view hash = name.substr(dot - hash_length, hash_length);
    const char before = name[dot - hash_length - 1];
    return (before == '-' || before == '.') && std::ranges::all_of(hash, is_hash_character);
}

std::string replace_all(std::string text, std::string_view from, std::string_view to) {
    for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
        text.replace(at, from.size(), to);
    }
    return text;
}

} // namespace

Expected<PageFiles> PageFiles::read(const fs::path& folder) {
    PageFiles page;
    std::error_code error;
    fs::recursive_directory_iterator entry(folder, error);
    if (error) {
        return fail("The page's folder '{folder}' cannot be read: {cause}.", folder.string(),
                    error.message());
    }
    for (; !error && entry != fs::recursive_directory_iterator(); entry.increment(error)) {
        if (!fs::is_regular_file(entry->symlink_status(error))) {
            continue;
        }
        std::ifstream stream(entry->path(), std::ios::binary);
        std::string text((std::istreambuf_iterator<char>(stream)), {});
        if (stream.bad() || !stream.is_open()) {
            return fail("The file '{path}' cannot be read.", entry->path().string());
        }
        page.add("/" + fs::relative(entry->path(), folder).generic_string(), std::move(text));
    }
    if (!page.files_.contains(start_page)) {
        return fail("The page's folder '{folder}' has no index.html.", folder.string());
    }
    return page;
}

PageFiles PageFiles::not_built() {
    PageFiles page;
    page.add(start_page, "<!doctype html><html lang=\"en\"><title>Tabuleiro</title>"
                         "<p>The page has not been built. Run tools/web, and start again.\n");
    return page;
}

void PageFiles::add(const std::string& path, std::string text) {
    File file;
    file.type = type_of(path);
    file.etag = etag_of(text);
    file.lasting = has_hash(path);
    if (std::string packed = gzip(text); !packed.empty()) {
        file.gzipped = share(std::move(packed));
    }
    file.plain = share(std::move(text));
    files_.insert_or_assign(path, std::move(file));
}

// In index.html every address is written from the root, `src="/page.js"`; so is the root itself.
void PageFiles::add_root(const std::string& root) {
    add(root + start_page, replace_all(*files_.at(start_page).plain, "=\"/", "=\"" + root + "/"));
}

const PageFiles::File* PageFiles::find(const Request& request) const {
    // A path without a dot in its last part is a place in the page, not a file.
    const auto last = request.path.substr(request.path.rfind('/') + 1);
    const bool place = last.find('.') == std::string::npos;
    const auto found =
        files_.find(place || request.path == start_page ? request.root + start_page : request.path);
    return found == files_.end() ? nullptr : &found->second;
}

Response PageFiles::answer(const Request& request) const {
    const File* file = find(request);
    if (file == nullptr) {
        return refusal(404, "unknown", {Reason("There is nothing at this address.")});
    }
    Response response;
    response.type = file->type;
    response.headers = {
        {"ETag", file->etag},
        {"Vary", "Accept-Encoding"},
        {"Cache-Control", file->lasting ? "public, max-age=31536000, immutable" : "no-cache"}};
    if (request.etag.find(file->etag) != std::string::npos) {
        response.status = 304;
        return response;
    }
    const bool packed = request.takes_gzip && file->gzipped != nullptr;
    response.body = packed ? file->gzipped : file->plain;
    if (packed) {
        response.headers.emplace_back("Content-Encoding", "gzip");
    }
    return response;
}

} // namespace tabuleiro::server
