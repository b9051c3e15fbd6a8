# Two commands do everything: `make play` and `make test`.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: setup play test check bench lock clean

setup: .venv/installed

# Made anew whenever the locked versions or the package's own metadata change.
.venv/installed: requirements.lock pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "Installing the locked versions into .venv (a minute or two the first time) …"
	@$(BIN)/python -m pip install --quiet --require-hashes -r requirements.lock
	@$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

play: setup
	@$(BIN)/alula play

check: setup
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

test: check
	@$(BIN)/python -m pytest -n 2

bench: setup
	@$(BIN)/alula bench rules

# Needs uv; no index address is written into the file.
lock:
	uv pip compile --upgrade --generate-hashes --universal --no-emit-index-url --no-header \
	  --python-version 3.11 --group dev pyproject.toml -o requirements.lock

clean:
	rm -rf .venv build dist
