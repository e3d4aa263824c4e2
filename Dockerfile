# A hall in a container, from the wheel that `make dist` makes:
#
#     make dist && docker build -t moothall .
#     docker run -p 8420:8420 -v hall:/data moothall

FROM python:3.12-slim AS packages
COPY requirements.lock dist/*.whl /tmp/
# The lock has what builds the wheel too; what runs needs neither that nor pip.
RUN python -m venv /opt/moothall \
    && /opt/moothall/bin/pip install --no-cache-dir --require-hashes -r /tmp/requirements.lock \
    && /opt/moothall/bin/pip install --no-cache-dir --no-deps /tmp/*.whl \
    && /opt/moothall/bin/pip uninstall --yes hatchling editables pip

FROM python:3.12-slim
RUN useradd --uid 8420 --no-create-home --home-dir /data --shell /usr/sbin/nologin moothall \
    && install --directory --owner=moothall --group=moothall /data
COPY --from=packages /opt/moothall /opt/moothall
# What is kept: the database, the server's secret, and the rules once they are compiled.
ENV PATH=/opt/moothall/bin:$PATH \
    XDG_DATA_HOME=/data \
    XDG_CACHE_HOME=/data/cache \
    PYTHONUNBUFFERED=1
USER 8420
WORKDIR /data
VOLUME /data
EXPOSE 8420
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8420/api/games', timeout=4)"]
ENTRYPOINT ["moothall"]
CMD ["serve", "--host", "0.0.0.0"]
