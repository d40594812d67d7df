import { fuzz } from "./fuzz.ts";
import { kill } from "./kill.ts";
import type { Fault } from "./verdict.ts";

/**
 * `npm run faults` runs the long form of every fault, `npm run faults -- kill` one of them, `--short` the form
 * that every test run includes. Each prints its figures; the last line counts.
 */
const faults: Record<string, (short: boolean) => Promise<Fault>> = {
	kill: (short) => kill(short ? 10 : 100),
	fuzz: (short) => fuzz(short ? 2_000 : 10_000),
};

const short = process.argv.includes("--short");
const asked = process.argv.slice(2).filter((word) => !word.startsWith("--"));
for (const name of asked)
	if (!faults[name]) throw new Error(`There is no fault ${name}; there are ${Object.keys(faults).join(", ")}.`);

let failed = 0;
let passed = 0;
for (const [name, run] of Object.entries(faults)) {
	if (asked.length > 0 && !asked.includes(name)) continue;
	const since = performance.now();
	const fault = await run(short);
	const seconds = ((performance.now() - since) / 1000).toFixed(1);
	console.log(`${fault.failures.length === 0 ? "holds" : "FAILS"} ${fault.name} (${seconds} s): ${fault.figures}`);
	for (const failure of fault.failures) console.log(`  ${failure}`);
	if (fault.failures.length === 0) passed++;
	else failed++;
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
