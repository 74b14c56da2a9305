# Needs GNU make and Python 3.11 or newer; all else goes into .venv and web/node_modules.
# PYTHON=… names another Python, GREATHALL_PURE=1 leaves the package uncompiled, GREATHALL_NO_WEB=1 leaves the web app
# out, JOBS=… sets the test processes.

PYTHON ?= python3
# More than a small machine has cores: a test often waits for a browser, a server or a database.
JOBS ?= 3
BIN := .venv/bin

# The tests and tools must see the installed, compiled package, whatever the caller's shell says.
unexport PYTHONPATH

.DEFAULT_GOAL := help
.PHONY: help venv setup play wheel test bench lint lock clean

help:
	@echo "make play    everything needed, then the app on http://127.0.0.1:8000, in your browser"
	@echo "make test    everything needed, then all tests: engine, server, browser app"
	@echo "make setup   only the set-up: .venv with all tools and the package, compiled where a C compiler exists"
	@echo "make wheel   the package with all that it needs, the web app too, as one file in dist/"
	@echo "make bench   the benchmarks; times go to build/bench.json, instructions are counted where valgrind is there"
	@echo "make lint    ruff, mypy --strict, import-linter, svelte-check"
	@echo "make lock    new versions of all dependencies into requirements/*.lock"
	@echo "make clean   removes all that the others made"

# For whoever plays: nothing that only tests and checks need.
venv:
	@command -v $(PYTHON) >/dev/null || { echo "make: there is no $(PYTHON); name one: make … PYTHON=…" >&2; exit 1; }
	@$(PYTHON) -m tools.prepare

setup:
	@command -v $(PYTHON) >/dev/null || { echo "make setup: there is no $(PYTHON); name one: make setup PYTHON=…" >&2; exit 1; }
	@$(PYTHON) -m tools.prepare dev

play: venv
	@$(BIN)/greathall serve --open

wheel: venv
	@rm -rf dist && mkdir dist
	@cp build/wheel/*.whl dist/
	@ls dist/*.whl

test: setup
	@$(PYTHON) -m tools.web test
	$(BIN)/pytest -n $(JOBS) --dist worksteal

# Written aside first: a run that fails leaves no half file and does not look like a result.
bench: venv
	@mkdir -p build
	@$(BIN)/greathall bench --json > build/bench.part
	@mv build/bench.part build/bench.json
	@cat build/bench.json
	@$(BIN)/python benchmarks/instructions.py

lint: setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict src tests tools examples
	PYTHONPATH=src $(BIN)/lint-imports
	@$(PYTHON) -m tools.web check

COMPILE := build/lock/bin/pip-compile --quiet --upgrade --no-config --generate-hashes --allow-unsafe --strip-extras \
	--no-emit-index-url --no-emit-find-links --no-emit-trusted-host

# With the oldest Python we serve, and away from the machine's own package settings, so that all hashes are there.
lock: export PIP_CONFIG_FILE = /dev/null
lock: export PIP_FIND_LINKS =
lock: export CUSTOM_COMPILE_COMMAND = make lock
lock:
	$(PYTHON) -c 'import sys; sys.version_info[:2] == (3, 11) or sys.exit("make lock: use Python 3.11")'
	$(PYTHON) -m venv --clear build/lock
	build/lock/bin/pip install --quiet pip-tools
	$(COMPILE) --output-file requirements/play.lock pyproject.toml
	$(COMPILE) --output-file requirements/build.lock requirements/build.in
	$(COMPILE) --output-file requirements/compile.lock requirements/compile.in
	$(COMPILE) --output-file requirements/dev.lock requirements/dev.in
	$(COMPILE) --output-file requirements/node.lock requirements/node.in

clean:
	rm -rf .venv build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis .benchmarks \
		.import_linter_cache web/node_modules src/greathall/server/web
	find src tests tools examples -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
