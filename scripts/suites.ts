import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { constants, getPriority, setPriority } from "node:os";
import { delimiter, join } from "node:path";

const root = join(import.meta.dirname, "..");
const reports = join(root, "test-results");
const coloured = process.stdout.isTTY === true;

/** What one suite came to. */
type Tally = { passed: number; failed: number };
type Output = "shown" | "kept";
/** How the programs of a suite run: those that give way take what others leave of the processor, and little more. */
type Manner = { output: Output; givesWay?: true };
/** `quiet` keeps a suite's output back and shows it only when something failed. */
type Suite = { name: string; quiet?: boolean; run(manner: Manner): Promise<{ tally: Tally; output: string }> };
/** Suites that run in their order, or beside each other. */
type Plan = Suite | { inOrder: readonly Plan[] } | { beside: readonly Plan[] };
type Result = { tally: Tally; line: string };

const PASSED: Tally = { passed: 1, failed: 0 };
const FAILED: Tally = { passed: 0, failed: 1 };

/** A tenth of what one at the usual priority gets where both want it all: nothing stands still. A run may be lower itself. */
const GIVING_WAY = Math.max(constants.priority.PRIORITY_BELOW_NORMAL, getPriority());

const running = new Set<ChildProcess>();
let brokenOff = false;

/** Ends the run with this exit code. What runs is asked to clear away after itself first, as by Ctrl+C. */
async function breakOff(code: number): Promise<void> {
	if (brokenOff) return;
	brokenOff = true;
	const ends = [...running].map((child) => once(child, "exit"));
	for (const child of running) child.kill("SIGINT");
	await Promise.race([Promise.all(ends), new Promise((resolve) => setTimeout(resolve, 20_000))]);
	for (const child of running) child.kill("SIGKILL");
	process.exit(code);
}

/** Runs a program of the project; resolves with its exit code and, unless it is shown as it runs, its output. */
function run(
	command: string,
	args: readonly string[],
	{ output: shown, givesWay }: Manner,
): Promise<{ code: number; output: string }> {
	return new Promise((resolve) => {
		const path = [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter);
		const child = spawn(command, args, {
			cwd: root,
			env: { ...process.env, PATH: path, ...(coloured ? { FORCE_COLOR: "1" } : {}) },
			stdio: ["ignore", "pipe", "pipe"],
			shell: process.platform === "win32",
		});
		running.add(child);
		// What it starts later is given the same.
		if (givesWay && child.pid !== undefined) setPriority(child.pid, GIVING_WAY);
		child.once("exit", () => running.delete(child));
		let output = "";
		for (const stream of [child.stdout, child.stderr]) {
			stream.on("data", (chunk: Buffer) => {
				output += chunk;
				if (shown === "shown" && !brokenOff) process.stdout.write(chunk);
			});
		}
		child.once("error", (error) => resolve({ code: 1, output: `${command}: ${error.message}\n` }));
		child.once("close", (code) => {
			if (!brokenOff) resolve({ code: code ?? 1, output });
		});
	});
}

/** Commands that must all end well: counts as one test. */
export function oneCheck(name: string, ...commands: readonly (readonly [string, ...string[]])[]): Suite {
	return {
		name,
		quiet: true,
		async run(manner) {
			let output = "";
			for (const [command, ...args] of commands) {
				const result = await run(command, args, manner);
				output += result.output;
				if (result.code !== 0) return { tally: FAILED, output };
			}
			return { tally: PASSED, output };
		},
	};
}

/** A suite that writes a JSON report: every test counts. No report, no test, or a bad end without a failed test is a failure. */
function reported(
	name: string,
	report: string,
	command: readonly [string, ...string[]],
	read: (text: string) => Tally,
): Suite {
	return {
		name,
		async run(manner) {
			const file = join(reports, report);
			rmSync(file, { force: true });
			const [program, ...args] = command;
			const { code, output } = await run(program, args, manner);
			const tally = existsSync(file) ? read(readFileSync(file, "utf8")) : FAILED;
			const broken = tally.failed === 0 && (code !== 0 || tally.passed === 0);
			return { tally: broken ? { ...tally, failed: 1 } : tally, output };
		},
	};
}

/** Vitest; `projects` are those of vitest.config.ts. */
export function vitestSuite(name: string, projects: readonly string[]): Suite {
	const report = `${name.replaceAll(" ", "-")}.json`;
	const wanted = projects.flatMap((project) => ["--project", project]);
	const output = `--outputFile.json=${join(reports, report)}`;
	return reported(
		name,
		report,
		["vitest", "run", coloured ? "--color" : "--no-color", ...wanted, "--reporter=default", "--reporter=json", output],
		(text) => {
			const { numPassedTests, numFailedTests } = JSON.parse(text) as { numPassedTests: number; numFailedTests: number };
			return { passed: numPassedTests, failed: numFailedTests };
		},
	);
}

/** Playwright, with the projects of playwright.config.ts. */
export function playwrightSuite(name: string): Suite {
	return reported(name, "e2e.json", ["playwright", "test"], (text) => {
		const { stats } = JSON.parse(text) as { stats: { expected: number; unexpected: number; flaky: number } };
		return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
	});
}

/** A program that ends with the line `N passed, N failed`. */
export function countedSuite(name: string, command: readonly [string, ...string[]]): Suite {
	return {
		name,
		async run(manner) {
			const [program, ...args] = command;
			const { code, output } = await run(program, args, manner);
			const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
			const tally = { passed: Number(passed ?? 0), failed: Number(failed ?? 0) };
			const broken = tally.failed === 0 && (code !== 0 || tally.passed === 0);
			return { tally: broken ? { ...tally, failed: 1 } : tally, output };
		},
	};
}

/** What stands for itself and needs no build: types, lint, who imports what, how many packages. */
export const checks: readonly Suite[] = [
	// The studio computes with arrays of numbers and has settings of its own.
	oneCheck("types", ["react-router", "typegen"], ["tsc", "--noEmit"], ["tsc", "--noEmit", "-p", "studio"]),
	oneCheck("lint", ["biome", "check", "."]),
	oneCheck("import rules", ["node", "scripts/import-rules.ts"]),
	oneCheck("package count", ["node", "scripts/package-count.ts"]),
];

/** The same suite, which takes what those beside it leave of the processor. */
export function givingWay(suite: Suite): Suite {
	return { ...suite, run: (manner) => suite.run({ ...manner, givesWay: true }) };
}

/** Runs a suite; its output is shown as it runs, or kept until it has ended, or unless something failed. */
async function runSuite(suite: Suite, wanted: Output): Promise<Result> {
	if (!suite.quiet && wanted === "shown") console.log(`\n--- ${suite.name}`);
	const since = performance.now();
	const { tally, output } = await suite.run({ output: suite.quiet ? "kept" : wanted });
	const seconds = ((performance.now() - since) / 1000).toFixed(1);
	if (suite.quiet && tally.failed > 0) console.log(output);
	else if (!suite.quiet && wanted === "kept") console.log(`\n--- ${suite.name}\n${output}`);
	const line = `${tally.failed > 0 ? "FAILED" : "ok    "} ${suite.name.padEnd(16)} ${seconds.padStart(6)} s  ${tally.passed} passed, ${tally.failed} failed`;
	console.log(line);
	return { tally, line };
}

async function runPlan(plan: Plan, output: Output): Promise<Result[]> {
	if ("run" in plan) return [await runSuite(plan, output)];
	if ("beside" in plan) return (await Promise.all(plan.beside.map((each) => runPlan(each, "kept")))).flat();
	const results: Result[] = [];
	for (const each of plan.inOrder) results.push(...(await runPlan(each, output)));
	return results;
}

/** Runs suites one after the other. Prints a line for each, and `N passed, N failed` as the last one. */
export async function runSuites(inOrder: readonly Plan[]): Promise<void> {
	for (const [signal, number] of Object.entries({ SIGHUP: 1, SIGINT: 2, SIGTERM: 15 }))
		process.on(signal, () => breakOff(128 + number));
	// Whoever read the output has gone, as `head` does.
	process.stdout.on("error", () => breakOff(1));
	const results = await runPlan({ inOrder }, "shown");
	const passed = results.reduce((sum, { tally }) => sum + tally.passed, 0);
	const failed = results.reduce((sum, { tally }) => sum + tally.failed, 0);
	console.log(`\n${results.map(({ line }) => line).join("\n")}\n\n${passed} passed, ${failed} failed`);
	process.exitCode = failed > 0 ? 1 : 0;
}
