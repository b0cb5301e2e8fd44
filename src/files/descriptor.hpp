// An open file that is closed at the end of its scope.
#pragma once

#include <unistd.h>

#include <utility>

namespace tabuleiro {

class Descriptor {
  public:
    Descriptor() = default;
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(Descriptor&& other) noexcept : number_(other.release()) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        if (this != &other) {
            close();
            number_ = other.release();
        }
        return *this;
    }
    ~Descriptor() { close(); }

    bool is_open() const { return number_ >= 0; }
    int number() const { return number_; }
    int release() { return std::exchange(number_, -1); }
    // Errors of close matter: on some file systems only it reports a full disk.
    bool close() { return !is_open() || ::close(release()) == 0; }

  private:
    int number_ = -1;
};

} // namespace tabuleiro
