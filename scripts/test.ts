import { availableParallelism } from "node:os";
import { keepTemporaryFilesInMemory } from "./memory-folder.ts";
import { setUpTests } from "./setup-tests.ts";
import { checks, countedSuite, oneCheck, playwrightSuite, runSuites, vitestSuite } from "./suites.ts";

/** `npm test`: everything. The last line is `N passed, N failed` over all suites. */
setUpTests();
keepTemporaryFilesInMemory();
const breakingThings = [
	countedSuite("faults, short", ["node", "tests/faults/run.ts", "--short"]),
	countedSuite("attacks, short", ["node", "tests/attacks/run.ts", "--short"]),
];
await runSuites([
	...checks,
	vitestSuite("unit and conformance", ["unit", "slow", "conformance"]),
	oneCheck("build", ["node", "scripts/build.ts"]),
	playwrightSuite("end to end"),
	// Each leaves most of two cores idle; on one they would wait for each other, and bound how long others wait.
	...(availableParallelism() > 1 ? [breakingThings] : breakingThings),
]);
