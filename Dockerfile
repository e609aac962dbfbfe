# qpsgate with MariaDB, for systems other than Linux: docs/recipes/container.md
FROM node:24.21.0-bookworm-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends \
    bubblewrap git inotify-tools mariadb-client-core mariadb-server-core openssl sysbench \
  && rm -rf /var/lib/apt/lists/*
COPY dist /opt/qpsgate
WORKDIR /repository
ENTRYPOINT ["node", "/opt/qpsgate/cli.js"]
