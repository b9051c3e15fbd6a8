# Two commands do everything: `make play` and `make test`.
PYTHON ?= python3
BIN := .venv/bin
PYTEST := $(BIN)/python -m pytest -n 2 --dist loadgroup

.PHONY: setup ready play test quick browser bots wheel test-deep test-cluster test-gpu test-faults test-engine \
  check bench bench-start bench-web lock clean pictures web

# The server with the table for the browser; says which address to open.
play: ready
	@$(BIN)/alula serve

# What serving needs, and the web client inside the package.
ready:
	@$(PYTHON) install.py play

# The same with all tools.
setup:
	@$(PYTHON) install.py develop

# The web client inside the package, built anew when a source or a word has changed.
web: ready

# A wheel with the built client, in dist/: `pip install 'dist/….whl[server]'` needs no Node.
wheel: ready
	@$(BIN)/python -m hatchling build -t wheel

# Without tests of what runs: style, types, the client, the names of commits; and the rooms that
# everything stands on, with how much of them their tests run.
CLEAR := cards rules chance records words
check: setup
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/python hatch_build.py check
	@$(BIN)/python .githooks/commit-msg --history
	@$(PYTEST) --cov --cov-report=term $(CLEAR:%=tests/%)

# What one usually changes, in under a minute: `make test` is the judge.
quick: setup
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(PYTEST) --durations=5 $(CLEAR:%=tests/%) tests/test_*.py

test: check browser bots
	@$(PYTEST) --durations=20 $(CLEAR:%=--ignore=tests/%)

# The bots compiled ahead, so that no test waits for them.
bots: setup
	@$(BIN)/python -m alula.bots.prepare

# The browser tests need a Chromium. Root, as in CI, gets Debian's; nobody else is asked for a password.
browser:
	@command -v chromium >/dev/null || command -v google-chrome >/dev/null || \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "Installing Chromium for the browser tests …"; \
	    apt-get update -qq && apt-get install -y -qq chromium >/dev/null; \
	  else \
	    echo "The browser tests need Chromium or Chrome; on Debian: sudo apt-get install chromium"; \
	    exit 1; \
	  fi

# What takes too long for every change (an hour or more): random tests with new seeds and many more
# examples, every extra, strength against an earlier version, the cluster, the faults, the load.
test-deep: setup browser bots
	@ALULA_DEEP=1 $(PYTEST) --durations=20
	@$(BIN)/python -m pytest tests/wheel/every_extra.py
	@$(BIN)/python -m lab strength
	@$(MAKE) --no-print-directory test-cluster test-faults
	@$(BIN)/python -m lab loadtest

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
	@$(BIN)/python -m lab device-check
	@$(BIN)/python -m lab.teaching.lessons_gpu
	@$(BIN)/alula bench kernel

# Every page and state, for a person to leaf through: pictures/index.html.
pictures: web browser
	@cd tests && ../$(BIN)/python -m support.pictures

# First load, time until usable, time until a move is shown.
bench-web: web browser
	@cd tests && ../$(BIN)/python -m support.bench_web

# The engine of the browser: rebuilt, the same bytes; then 10,000 games and 5,000 decisions of it
# against Python's (some minutes, on Python 3.11).
test-engine: setup
	@$(BIN)/python -m lab engine --check
	@ALULA_ENGINE_GAMES=5000 ALULA_ENGINE_DECISIONS=5000 $(BIN)/python -m pytest tests/browser

# The arena on a Ray cluster of this machine. Ray is large, so it is installed only for this.
test-cluster: setup
	@$(BIN)/python -m pip install --quiet --no-build-isolation --editable '.[cluster]'
	@$(BIN)/python -m pytest tests/arena/on_a_cluster.py

# From a fresh clone without caches to a served page, against the commit that this was measured from.
bench-start: setup
	@$(BIN)/python -m lab bench-start

bench: setup
	@$(BIN)/alula bench rules

# Needs uv; no index address is written into the files. What plays is what was developed with.
LOCK := uv pip compile --upgrade --generate-hashes --universal --no-emit-index-url --no-header \
  --python-version 3.11 pyproject.toml
lock:
	$(LOCK) --extra all --group dev -o requirements-dev.lock
	$(LOCK) --extra server --group build --constraint requirements-dev.lock -o requirements.lock

clean:
	rm -rf .venv build dist pictures web/node_modules src/alula/server/static
