# qpsgate with MariaDB, for systems other than Linux: docs/recipes/container.md
FROM node:24.21.0-bookworm-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends \
    bubblewrap git mariadb-client-core mariadb-server-core openssl sysbench \
  && rm -rf /var/lib/apt/lists/* \
  # The repository may belong to another user.
  && git config --system --add safe.directory '*'
COPY dist /opt/qpsgate/dist
COPY scenarios /opt/qpsgate/scenarios
WORKDIR /repository
ENTRYPOINT ["node", "/opt/qpsgate/dist/cli.js"]
