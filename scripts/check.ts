import { checks, runSuites, vitestSuite } from "./suites.ts";

/** `npm run check`: what can be said within a minute, without a database server, a browser or a build. */
await runSuites([...checks, vitestSuite("unit tests", ["unit"])]);
