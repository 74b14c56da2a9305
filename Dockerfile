# Great Hall in a small image: built with a C compiler and Node, run without either, by a user of its own.
#
#   docker build -t greathall .
#   docker run -p 8000:8000 -v greathall:/data greathall

FROM python:3.11-slim-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev make && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
RUN make wheel \
    && python -m venv /opt/greathall \
    && /opt/greathall/bin/pip install --no-cache-dir --no-deps --require-hashes -r requirements/play.lock \
    && /opt/greathall/bin/pip install --no-cache-dir --no-deps dist/*.whl

FROM python:3.11-slim-bookworm
RUN useradd --system --home-dir /data --create-home greathall
COPY --from=build /opt/greathall /opt/greathall
USER greathall
VOLUME /data
EXPOSE 8000
ENV PYTHONUNBUFFERED=1
HEALTHCHECK --start-period=60s CMD ["/opt/greathall/bin/python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/api/health', timeout=3)"]
ENTRYPOINT ["/opt/greathall/bin/greathall"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000", "--db", "/data/greathall.db"]
