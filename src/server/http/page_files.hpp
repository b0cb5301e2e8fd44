// The page's files, read once and served from memory: what is not in the list does not exist, so no
// path leads out of the folder. Compressed once too, and named by their hash (ETag).
#pragma once

#include <filesystem>
#include <map>
#include <string>

#include "core/error.hpp"
#include "server/http/web.hpp"

namespace tabuleiro::server {

class PageFiles {
  public:
    // All files of the folder and of those in it; links are not followed.
    static Expected<PageFiles> read(const std::filesystem::path& folder);

    // A single page that says how to build the true one.
    static PageFiles not_built();

    // For requests below this path: a start page whose files are below it, too.
    void add_root(const std::string& root);

    // Paths that belong to the page itself (`/table/...`) get index.html: the page shows what they
    // mean.
    Response answer(const Request& request) const;

    std::size_t size() const { return files_.size(); }

  private:
    struct File {
        std::string type;
        std::string etag;
        Text plain;
        Text gzipped; // none if that would not be smaller
        bool lasting = false;
    };

    void add(const std::string& path, std::string text);
    const File* find(const Request& request) const;

    std::map<std::string, File> files_;
};

} // namespace tabuleiro::server
