import "./jsx-source.ts";

/*
 * Starts the worker from its source, in development and in tests. The build has a worker of its own
 * (scripts/build-pdf-worker.ts) and never reads this.
 */
await import("./worker.tsx");
