import { runTrials } from "../support/run-trials.ts";
import { fuzz } from "./fuzz.ts";
import { kill } from "./kill.ts";

/**
 * `npm run faults` runs the long form of every fault, `npm run faults -- kill` one of them, `--short` the form
 * that every test run includes.
 */
await runTrials({
	kill: (short) => kill(short ? 10 : 100),
	fuzz: (short) => fuzz(short ? 2_000 : 10_000),
});
