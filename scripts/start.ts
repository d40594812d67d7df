/** `npm start`: builds when the build is missing or stale, then serves, saying what it does. */
await import("./build.ts");
await import("./serve.ts");

export {};
