# Placard in a container: built with everything, run with the server's own packages alone, by a user without rights, on a
# file system that may be read-only. docs/operations.md says how to run it, and compose.yaml how to run it with others.
ARG BASE=node:24-bookworm-slim

FROM ${BASE} AS build
WORKDIR /build
COPY . .
RUN npm run build \
 && npx --yes pnpm@12.21.0 --filter @placard/api --prod --legacy deploy /run/api \
 && rm -rf /run/api/src/test-support /run/api/guide/testing \
 && find /run/api/src /run/api/guide /run/api/flite -name '*.test.ts' -delete

FROM ${BASE}
# MALLOC_ARENA_MAX and --max-semi-space-size: docs/operations/placard.service.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8787 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /srv/placard
COPY --from=build /run/api api
COPY --from=build /build/web/dist web/dist
# A user of our own, whose number a volume of the host can be given to.
RUN useradd --uid 10001 --home-dir /data --shell /usr/sbin/nologin placard \
 && install -d -o placard -g placard /data
USER 10001
VOLUME /data
EXPOSE 8787
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=8", "api/src/server.ts"]
