import { availableParallelism } from "node:os";
import { keepTemporaryFilesInMemory } from "./memory-folder.ts";
import { setUpTests } from "./setup-tests.ts";
import { checks, countedSuite, givingWay, oneCheck, playwrightSuite, runSuites, vitestSuite } from "./suites.ts";

/** `npm test`: everything. The last line is `N passed, N failed` over all suites. */
setUpTests();
keepTemporaryFilesInMemory();
const build = oneCheck("build", ["node", "scripts/build.ts"]);
const breakingThings = [
	countedSuite("faults, short", ["node", "tests/faults/run.ts", "--short"]),
	countedSuite("attacks, short", ["node", "tests/attacks/run.ts", "--short"]),
];
const withoutBrowser = vitestSuite("unit and conformance", ["unit", "slow", "conformance"]);
const endToEnd = playwrightSuite("end to end");
await runSuites(
	availableParallelism() > 1
		? // Checks, build, faults and attacks leave half of two cores idle. Tests that need neither a build nor a browser take
			// what is left, and little more: faults and attacks bound how long somebody waits.
			[{ beside: [givingWay(withoutBrowser), { inOrder: [...checks, build, { beside: breakingThings }] }] }, endToEnd]
		: [...checks, withoutBrowser, build, endToEnd, ...breakingThings],
);
