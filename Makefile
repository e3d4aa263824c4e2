# Everything lives in .venv; each step leaves a stamp there and is repeated only when its lock file changes.

PYTHON ?= python3 python3.14 python3.13 python3.12 python3.11
ARGS   ?= serve --open

BIN  := .venv/bin
PIP  := $(BIN)/python -m pip --disable-pip-version-check
LOCK  = $(BIN)/uv pip compile --quiet --system-certs --universal --python-version 3.11 --generate-hashes \
        --no-emit-index-url --no-header $(UPGRADE)
PROJECT := pyproject.toml build.in

# The client is built with the machine's Node, or, where that is missing or too old, with one from the registry.
NODE_OK := $(shell node -e 'const [a, b] = process.versions.node.split("."); \
    process.exit(a > 22 || a == 22 && b >= 12 || a == 20 && b >= 19 ? 0 : 1)' 2>/dev/null && echo yes)
ifneq ($(NODE_OK),yes)
export PATH := $(CURDIR)/.venv/bin:$(PATH)
NODE := .venv/requirements-node.stamp
endif
# What the tests run after. Once all is compiled, no process of theirs compiles anything for itself.
COMPILED := compiled-nobility compiled-architects compiled-guilds compiled-settlement
CHECKS := types $(COMPILED) client style
# The tests in two lots side by side, since a browser's event loop keeps others out of its process: where the
# one waits for something, the other goes on. What was found in the browser is told once all is over; what asks
# the API, half a second to load, is left to the others.
define TESTS
$(BIN)/pytest -n auto --dist worksteal --ignore tests/browser
$(BIN)/pytest -n auto --dist worksteal -p no:schemathesis tests/browser >build/browser.log 2>&1; found=$$?; cat build/browser.log; exit $$found
endef
export TESTS
# One run of Python leaves its bytecode to the next, whatever this shell thinks of that.
unexport PYTHONDONTWRITEBYTECODE
PAGES := $(shell find docs src/moothall/server/api -type f -not -path '*/__pycache__/*' 2>/dev/null) CONTRIBUTING.md \
    web/src/look/tokens.css web/src/look/fonts.css web/src/look/icons.svg $(wildcard web/src/text/*.ftl)
CLIENT := $(shell find web/src web/public -type f 2>/dev/null) web/index.html web/vite.config.ts web/tsconfig.json

.DEFAULT_GOAL := help
.PHONY: help setup play test $(CHECKS) chromium haproxy docs dist bench lock format clean
# Whatever needs nothing of each other is made side by side.
MAKEFLAGS += --jobs=2

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: .venv/moothall.stamp ## install what playing needs into .venv (PYTHON=... picks the interpreter)
	@:

play: setup web/dist/index.html ## play in the browser (ARGS="play settlement" for the terminal)
	@$(BIN)/moothall $(ARGS)

test: $(CHECKS) build/site/index.html chromium haproxy ## check style and types, then run the tests
	@echo "$$TESTS" | xargs -P 2 -I{} sh -c '{}'

types: .venv/requirements-test.stamp
	@$(BIN)/mypy

style: .venv/requirements-test.stamp
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check

client: .venv/moothall.stamp web/dist/index.html
	@cd web && npm run --silent check
	@cd web && npm run --silent types:check
	@cd web && npm run --silent test
	@cd web && npm run --silent size

$(COMPILED): compiled-%: .venv/moothall.stamp
	@$(BIN)/python -m tests.compiling $*

docs: setup build/site/index.html ## build the site, build/site, which a hall serves under /docs
	@:

dist: setup .venv/requirements-test.stamp web/dist/index.html build/site/index.html ## build a wheel and a source package
	$(BIN)/python -m build --no-isolation

bench: setup .venv/requirements-bench.stamp ## measure every figure that the project claims
	$(BIN)/python -m bench

format: .venv/requirements-test.stamp ## format the code and sort its imports
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

lock: .venv/python.stamp ## resolve the lock files anew (UPGRADE=--upgrade for newer versions)
	$(PIP) install --quiet 'uv>=0.9'
	$(LOCK) $(PROJECT) --output-file requirements.lock
	$(LOCK) $(PROJECT) --extra test --constraint requirements.lock --output-file requirements-test.lock
	$(LOCK) $(PROJECT) --extra test --extra bench --constraint requirements-test.lock --output-file requirements-bench.lock
	$(LOCK) node.in --output-file requirements-node.lock

clean: ## remove .venv, caches and builds
	rm -rf .venv .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist web/dist web/node_modules
	find src tests bench -name __pycache__ -prune -exec rm -rf {} +

# The first interpreter of $(PYTHON) that is new enough.
.venv/python.stamp:
	@for python in $(PYTHON); do \
	    $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
	    $$python -c 'import ensurepip, venv' 2>/dev/null || { \
	        echo "$$python can't make virtual environments: install its venv package (python3-venv)." >&2; exit 1; }; \
	    $$python -m venv .venv && touch $@; exit; \
	done; \
	echo "Moothall needs Python 3.11 or newer, and found none among: $(PYTHON)" >&2; exit 1

.venv/%.stamp: %.lock | .venv/python.stamp
	@echo "Installing $< ..."
	@$(PIP) install --quiet $(LAZY) --require-hashes -r $<
	@touch $@

# Of what only tests and measurements use, most is never imported: bytecode is made of the rest as it is.
.venv/requirements-test.stamp .venv/requirements-bench.stamp .venv/requirements-node.stamp: private LAZY := --no-compile

# One after the other, since all go into the same place.
.venv/requirements-test.stamp .venv/requirements-bench.stamp .venv/requirements-node.stamp: | .venv/moothall.stamp

.venv/moothall.stamp: pyproject.toml .venv/requirements.stamp
	@$(PIP) install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

web/node_modules/moothall.stamp: web/package-lock.json | $(NODE)
	@echo "Installing the client's packages ..."
	@cd web && npm ci --silent
	@touch $@

web/dist/index.html: web/node_modules/moothall.stamp $(CLIENT)
	@echo "Building the client ..."
	@cd web && npm run --silent build -- --logLevel warn

build/site/index.html: .venv/requirements-test.stamp web/node_modules/moothall.stamp $(PAGES)
	@echo "Building the site ..."
	@mkdir -p build && $(BIN)/python docs/site/make.py >build/site.log 2>&1 || { cat build/site.log >&2; exit 1; }

# The load balancer that the tests of several processes use; without it, they are left out.
haproxy: | chromium
	@command -v haproxy >/dev/null || { \
	    echo "Installing HAProxy ..."; \
	    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq haproxy >/dev/null; } || \
	    echo "The tests of several processes need HAProxy (Debian: apt-get install haproxy)." >&2

# The browser that the tests use; on Debian root can have it installed, elsewhere it is yours to install.
chromium:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || { \
	    echo "Installing Chromium ..."; \
	    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; } || { \
	    echo "The browser tests need Chromium (Debian: apt-get install chromium)." >&2; exit 1; }
