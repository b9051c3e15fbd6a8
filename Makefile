# Two commands do everything: `make play` and `make test`.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: setup play test bots browser test-cluster test-gpu test-faults check bench web lock clean pictures bench-web

setup: .venv/installed

# Made anew whenever the locked versions or the package's own metadata change. The lock names every
# package, so pip has nothing to resolve (older ones take an extra's newest version, lock or not).
.venv/installed: requirements.lock pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "Installing the locked versions into .venv (a minute or two the first time) …"
	@$(BIN)/python -m pip install --quiet --no-deps --require-hashes -r requirements.lock
	@$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

# The server with the table for the browser; says which address to open.
play: web bots
	@$(BIN)/alula serve

# The web client inside the package, built anew when a source or a word has changed.
web: src/alula/server/static/index.html
src/alula/server/static/index.html: .venv/installed hatch_build.py $(shell find web src/alula/words/ftl src/alula/cards/data -type f -not -path '*/node_modules/*' 2>/dev/null)
	@echo "Building the web client …"
	@$(BIN)/python hatch_build.py

check: setup
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/python hatch_build.py check

test: check web browser bots
	@$(BIN)/python -m pytest -n 2

# The bots compiled ahead, so that nobody waits for them at a table.
bots: setup
	@$(BIN)/python -m alula.bots.prepare

# The browser tests need a Chromium; where there is none, Debian's package is installed.
browser:
	@command -v chromium >/dev/null || command -v google-chrome >/dev/null || { \
	  echo "Installing Chromium for the browser tests …"; \
	  sudo=$$(command -v sudo || true); \
	  $$sudo apt-get update -qq && $$sudo apt-get install -y -qq chromium >/dev/null; }

# Servers, databases and workers are killed in the middle of play (some minutes); then 1,000 pairs
# of games that differ only in what is hidden. Figures: docs/reliability.md.
test-faults: setup
	@PYTHONPATH=tests $(BIN)/python -m faults.run $(FAULTS)
	@ALULA_SECRET_GAMES=1000 $(BIN)/python -m pytest tests/server/test_secrets.py

# On a host with a CUDA device: does it play the same games as the CPU, and how fast?
# (`make test-gpu CUDA=cu12` where the driver is older)
CUDA ?= cu13
test-gpu: setup
	@$(BIN)/python -m pip install --quiet 'numba-cuda[$(CUDA)]>=0.30'
	@$(BIN)/python -m alula.kernel.device_check
	@$(BIN)/python -m alula.bots.lessons_gpu
	@$(BIN)/python -m alula.kernel.bench

# Every page and state, for a person to leaf through: pictures/index.html.
pictures: web browser
	@cd tests && ../$(BIN)/python -m support.pictures

# First load, time until usable, time until a move is shown.
bench-web: web browser
	@cd tests && ../$(BIN)/python -m support.bench_web

# The arena on a Ray cluster of this machine. Ray is large, so it is installed only for this.
test-cluster: setup
	@$(BIN)/python -m pip install --quiet --no-build-isolation --editable '.[cluster]'
	@$(BIN)/python -m pytest tests/arena/on_a_cluster.py

bench: setup
	@$(BIN)/alula bench rules

# Needs uv; no index address is written into the file.
lock:
	uv pip compile --upgrade --generate-hashes --universal --no-emit-index-url --no-header \
	  --python-version 3.11 --group dev pyproject.toml -o requirements.lock

clean:
	rm -rf .venv build dist pictures web/node_modules src/alula/server/static
