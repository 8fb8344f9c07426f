# `make` alone lists the targets. Each works in a fresh clone with nothing but Python, pip and make.
#   PYTHON=python3.12 make test   uses that Python, and keeps it until another one is asked for
#   WORKERS=4 make test           runs that many tests at once
#   make strength PLAN=yes        only says how long it takes; TARGETS=hearts-4,black-maria chooses,
#   PROCESSES=1 DEALS=100 limit it, PROGRAM=./xinxin names a peer (bench/hearts_peers.py)

# Numba's last release for Macs with Intel processors knows no Python after 3.13.
SUITABLE := import platform, sys; intel = (sys.platform, platform.machine()) == ("darwin", "x86_64"); \
	sys.exit(not (3, 11) <= sys.version_info[:2] < (3, 14 if intel else 16))
ifeq ($(origin PYTHON), undefined)
PYTHON := $(shell for python in .venv/bin/python python3 python3.15 python3.14 python3.13 python3.12 python3.11; do \
	$$python -c '$(SUITABLE)' 2>/dev/null && echo $$python && exit; done; echo python3)
endif
BIN := .venv/bin
WORKERS ?= 2
# The law's own tests: run plain for coverage, and under every Python of the machine.
LAW_TESTS ?= tests/clauses tests/games
# tests/page runs by itself: a browser that is driven leaves an event loop running in its process. Its
# tests are of very different length: who has done his own takes some of another's.
PAGE_TESTS := -n $(WORKERS) --dist worksteal tests/page

.DEFAULT_GOAL := help
.PHONY: help play terminal quick test soak coverage environments check fmt generate docs bench strength mutants \
	lock upgrade clean suitable play-installed dev-installed

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20

play: play-installed ## play in the browser: starts the service on this machine
	@$(BIN)/maija serve

terminal: play-installed ## play in the terminal
	@$(BIN)/maija play

quick: dev-installed ## test in less than two minutes
	$(BIN)/python -m pytest -n $(WORKERS) -m "not slow and not soak" --ignore=tests/page
	$(BIN)/python -m tools.page test

test: dev-installed ## test all that must hold at every commit
	$(BIN)/python -m pytest -n $(WORKERS) -m "not soak" --ignore=tests/page
	$(BIN)/python -m pytest -m "not soak" $(PAGE_TESTS)
	$(BIN)/python -m tools.page test
	@$(MAKE) --no-print-directory coverage
	$(BIN)/python -m tools.environments --workers $(WORKERS) $(LAW_TESTS)

soak: dev-installed ## run the long proofs at full count
	MAIJA_SOAK=1 $(BIN)/python -m pytest -n $(WORKERS) --ignore=tests/page
	MAIJA_SOAK=1 $(BIN)/python -m pytest $(PAGE_TESTS)
	$(BIN)/python -m tools.page test
	@$(MAKE) --no-print-directory coverage
	$(BIN)/python -m tools.environments --workers $(WORKERS) $(LAW_TESTS)

coverage: dev-installed ## show that every branch of the law is tested
	$(BIN)/python -m tools.law_coverage --workers $(WORKERS) $(LAW_TESTS)

environments: dev-installed ## test each extra alone, and the law under every Python
	$(BIN)/python -m tools.environments --workers $(WORKERS) $(LAW_TESTS)

check: dev-installed ## check style, types, layers and generated files
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy src tools tests hatch_build.py offline/hatch_build.py $(if $(wildcard bench/*.py),bench)
	$(BIN)/lint-imports --no-logo --no-cache
	$(BIN)/python -m tools.generated --check
	$(BIN)/python -m tools.page check

fmt: dev-installed ## format the code, and mend what a tool can mend
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format

generate: dev-installed ## write the generated files anew
	$(BIN)/python -m tools.generated

docs: dev-installed ## build the site into site/
	$(BIN)/mkdocs build --strict --quiet
	@echo "open site/index.html"

bench: dev-installed ## measure, one question after the other
	@for question in $(sort $(wildcard bench/*.py)); do \
		echo "== $$question"; $(BIN)/python $$question || exit 1; done

strength: dev-installed ## measure how strong the players are: hours; goes on where it was ended
	@$(BIN)/python -m tools.measure $(if $(PROCESSES),--processes $(PROCESSES)) \
		$(if $(DEALS),--deals $(DEALS)) $(if $(PLAN),--plan) \
		$(if $(PROGRAM),--program "$(PROGRAM)") $(TARGETS)

mutants: dev-installed ## change the law in 300 places and see the tests fail
	$(BIN)/python -m tools.mutants

lock: suitable ## write the lock files for what pyproject.toml asks
	@$(PYTHON) tools/install.py uv
	$(BIN)/python -m tools.lock

upgrade: suitable ## write the lock files with the newest releases
	@$(PYTHON) tools/install.py uv
	$(BIN)/python -m tools.lock --upgrade

clean: ## remove all that make has made
	rm -rf .venv site build dist .coverage .coverage.* .hypothesis \
		.mypy_cache .pytest_cache .ruff_cache tests/pyodide/node_modules \
		page/node_modules bench/page_lighthouse/node_modules src/maija/service/static \
		offline/node_modules offline/src/maija_offline/runtime
	find src tools tests -name __pycache__ -type d -prune -exec rm -rf {} +

suitable:
	@$(PYTHON) -c '$(SUITABLE)' 2>/dev/null || { echo "maija: install a Python from 3.11 to 3.15" \
		"(on a Mac with an Intel processor to 3.13; $(PYTHON) is none of them)," \
		"or name it: make PYTHON=/path/to/python3.12" >&2; exit 1; }

play-installed: suitable
	@$(PYTHON) tools/install.py play

dev-installed: suitable
	@$(PYTHON) tools/install.py dev
