# The site as a container: `docker build -t thari .`, or podman, or buildah. compose.yaml runs it with PostgreSQL to try it.

# What it is made with stays behind: only what runs comes into the second image.
FROM node:24-bookworm-slim AS build
WORKDIR /srv/thari
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev && rm -rf node_modules/.cache

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /srv/thari
COPY --from=build /srv/thari ./
# Only the data is written; everything else belongs to root.
RUN install --directory --owner=node --group=node --mode=700 /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/serve.js"]
