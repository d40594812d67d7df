import { setUpTests } from "./setup-tests.ts";
import { checks, countedSuite, oneCheck, playwrightSuite, runSuites, vitestSuite } from "./suites.ts";

/** `npm test`: everything. The last line is `N passed, N failed` over all suites. */
setUpTests();
await runSuites([
	...checks,
	vitestSuite("unit and conformance", ["unit", "slow", "conformance"]),
	oneCheck("build", ["node", "scripts/build.ts"]),
	playwrightSuite("end to end"),
	countedSuite("faults, short", ["node", "tests/faults/run.ts", "--short"]),
	countedSuite("attacks, short", ["node", "tests/attacks/run.ts", "--short"]),
]);
