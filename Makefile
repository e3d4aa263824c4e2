# Everything lives in .venv; each step leaves a stamp there and is repeated only when its lock file changes.

PYTHON ?= python3 python3.14 python3.13 python3.12 python3.11
ARGS   ?= play settlement

BIN  := .venv/bin
PIP  := $(BIN)/python -m pip --disable-pip-version-check
LOCK  = $(BIN)/uv pip compile --quiet --system-certs --universal --python-version 3.11 --generate-hashes \
        --no-emit-index-url --no-header $(UPGRADE) pyproject.toml build.in

.DEFAULT_GOAL := help
.PHONY: help setup play test bench lock format clean
.NOTPARALLEL:

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: .venv/moothall.stamp ## install what playing needs into .venv (PYTHON=... picks the interpreter)
	@:

play: setup ## play Settlement in the terminal (ARGS="play nobility" for anything else)
	@$(BIN)/moothall $(ARGS)

test: setup .venv/requirements-test.stamp ## check style, types and rule coverage, then run the tests
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/moothall rules --untested
	$(BIN)/pytest -n auto

bench: setup .venv/requirements-bench.stamp ## measure every figure that the project claims
	$(BIN)/python -m bench

format: .venv/requirements-test.stamp ## format the code and sort its imports
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

lock: .venv/python.stamp ## resolve the lock files anew (UPGRADE=--upgrade for newer versions)
	$(PIP) install --quiet 'uv>=0.9'
	$(LOCK) --output-file requirements.lock
	$(LOCK) --extra test --constraint requirements.lock --output-file requirements-test.lock
	$(LOCK) --extra test --extra bench --constraint requirements-test.lock --output-file requirements-bench.lock

clean: ## remove .venv, caches and builds
	rm -rf .venv .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist
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
	@$(PIP) install --quiet --require-hashes -r $<
	@touch $@

.venv/moothall.stamp: pyproject.toml .venv/requirements.stamp
	@$(PIP) install --quiet --no-deps --no-build-isolation --editable .
	@touch $@
