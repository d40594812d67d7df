import type { Trial, Verdict } from "./verdict.ts";

/** How long a trial may take before it counts as hanging, short or long; milliseconds. */
const WITHIN = { short: 120_000, long: 1_800_000 };

/**
 * Runs trials one after the other: all of them, or those named on the command line, in their long form or, with
 * `--short`, in the one that every test run includes. Those of `waiting` leave the machine alone most of their time, and
 * run beside the others. Each prints its figures; the last line is `N passed, N failed`.
 */
export async function runTrials(
	trials: Readonly<Record<string, Trial>>,
	waiting: ReadonlySet<string> = new Set(),
): Promise<void> {
	// A run that is broken off takes its sites with it: they end when this process exits.
	for (const signal of ["SIGHUP", "SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
	// What a start takes is measured: it must not find what an earlier one has compiled.
	delete process.env.NODE_COMPILE_CACHE;
	const short = process.argv.includes("--short");
	const asked = process.argv.slice(2).filter((word) => !word.startsWith("--"));
	for (const name of asked)
		if (!trials[name]) throw new Error(`There is no ${name}; there are ${Object.keys(trials).join(", ")}.`);
	let failed = 0;
	let passed = 0;
	const report = async ([name, trial]: [string, Trial]) => {
		const since = performance.now();
		const { figures, failures } = await tried(name, trial, short);
		const seconds = ((performance.now() - since) / 1000).toFixed(1);
		console.log(`${failures.length === 0 ? "holds" : "FAILS"} ${name} (${seconds} s): ${figures}`);
		for (const failure of failures) console.log(`  ${failure}`);
		if (failures.length === 0) passed++;
		else failed++;
	};
	const wanted = Object.entries(trials).filter(([name]) => asked.length === 0 || asked.includes(name));
	const beside = Promise.all(wanted.filter(([name]) => waiting.has(name)).map(report));
	for (const each of wanted) if (!waiting.has(each[0])) await report(each);
	await beside;
	console.log(`${passed} passed, ${failed} failed`);
	// What a trial that hung has left open must not hold the run up.
	process.exit(failed === 0 ? 0 : 1);
}

/** A trial that throws or does not end has failed, and the others are tried all the same. */
async function tried(name: string, trial: Trial, short: boolean): Promise<Verdict> {
	const within = short ? WITHIN.short : WITHIN.long;
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<Verdict>((resolve) => {
		timer = setTimeout(() => resolve({ name, figures: "", failures: [`no end within ${within / 1000} s`] }), within);
	});
	try {
		return await Promise.race([trial(short), late]);
	} catch (error) {
		const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
		return { name, figures: "", failures: [text] };
	} finally {
		clearTimeout(timer);
	}
}
