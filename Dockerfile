# The server with the web client inside. Built in two steps so that no build tool is in the image.
FROM python:3.12-slim AS build
WORKDIR /source
COPY pyproject.toml requirements.lock requirements-dev.lock README.md LICENSE hatch_build.py ./
COPY src ./src
COPY web ./web
RUN python -m venv /alula \
    && /alula/bin/pip install --no-cache-dir --no-deps --require-hashes -r requirements.lock \
    && /alula/bin/pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels . \
    && sed -n 's/^\([A-Za-z0-9].*==.*\) \\$/\1/p' requirements-dev.lock > versions.txt \
    && python -m venv /runtime \
    && /runtime/bin/pip install --no-cache-dir --constraint versions.txt "$(echo /wheels/*.whl)[postgres]"

FROM python:3.12-slim
RUN useradd --create-home --uid 10001 alula && mkdir /data && chown alula /data
COPY --from=build /runtime /runtime
USER 10001
ENV ALULA_HOST=0.0.0.0 \
    ALULA_PORT=8000 \
    ALULA_LOG_FORMAT=json \
    ALULA_DATABASE_URL=sqlite:////data/alula.db
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
    CMD ["/runtime/bin/python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=2)"]
STOPSIGNAL SIGTERM
CMD ["/runtime/bin/alula", "serve"]
