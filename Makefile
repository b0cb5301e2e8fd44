# Short names for CMake's commands; the programs are in build/bin.
.PHONY: build run test bench install uninstall clean

PREFIX ?= /usr/local

build:
	@tools/setup build
	@tools/build release
	@tools/web

# The chess engine on standard input and output, without any other output: xboard -fcp "make run"
run:
	@tools/build release roque_app >/dev/null 2>&1 && exec build/bin/roque

test:
	@./test

# Programs, page, manual pages, desktop entry: make install PREFIX=$HOME/.local
install: build
	@tools/install "$(PREFIX)"

uninstall:
	@tools/install --remove "$(PREFIX)"

# The benchmarks, in build/bench.
bench:
	@tools/setup build bench
	@tools/build release benchmarks

clean:
	@rm -rf build
