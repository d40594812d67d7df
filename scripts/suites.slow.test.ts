import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { constants, getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";

/** A run of one suite that goes on for ever, saying so, and leaves the file when it may clear away after itself. */
function startEndless(): { run: ChildProcess; cleared: string } {
	const folder = mkdtempSync(join(tmpdir(), "thari-suites-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	const cleared = join(folder, "cleared");
	const endless = `
		process.once("SIGINT", () => { require("node:fs").writeFileSync(${JSON.stringify(cleared)}, ""); process.exit(1); });
		setInterval(() => console.log("still running"), 20);`;
	const run = startRun(
		`await runSuites([countedSuite("endless", [process.execPath, "-e", ${JSON.stringify(endless)}])]);`,
	);
	return { run, cleared };
}

/** A program that runs suites. */
function startRun(lines: string) {
	const from = JSON.stringify(join(import.meta.dirname, "suites.ts"));
	const program = `import { countedSuite, givingWay, runSuites } from ${from};\n${lines}`;
	const run = spawn(process.execPath, ["--input-type=module", "--eval", program], {
		stdio: ["ignore", "pipe", "inherit"],
	});
	onTestFinished(() => void run.kill("SIGKILL"));
	return run;
}

/** Resolves when the suite runs; its output is read on. */
const begun = (run: ChildProcess) =>
	new Promise<void>((resolve) => {
		run.stdout?.on("data", (chunk: Buffer) => {
			if (String(chunk).includes("still running")) resolve();
		});
	});

test("a run that a signal breaks off lets what it has started clear away, and ends", async () => {
	const { run, cleared } = startEndless();
	await begun(run);
	run.kill("SIGTERM");
	expect(await once(run, "exit")).toEqual([143, null]);
	expect(existsSync(cleared)).toBe(true);
});

test("so does one whose output nobody reads any longer", async () => {
	const { run, cleared } = startEndless();
	const gone = once(run, "exit");
	await begun(run);
	run.stdout?.destroy();
	expect(await gone).toEqual([1, null]);
	expect(existsSync(cleared)).toBe(true);
});

test("suites beside each other all count, and one that gives way runs at a lower priority", async () => {
	const counted = (name: string, result: string) => {
		const lines = `console.log("${name} at " + os.getPriority()); console.log("${result}");`;
		return `countedSuite("${name}", [process.execPath, "-e", ${JSON.stringify(lines)}])`;
	};
	const inOrder = `[${counted("two", "2 passed, 1 failed")}, ${counted("three", "1 passed, 0 failed")}]`;
	const run = startRun(
		`await runSuites([{ beside: [givingWay(${counted("one", "1 passed, 0 failed")}), { inOrder: ${inOrder} }] }]);`,
	);
	const [output] = await Promise.all([text(run.stdout), once(run, "exit")]);
	const here = getPriority();
	expect(output.match(/^\w+ at .*$/gm)?.sort()).toEqual([
		`one at ${Math.max(here, constants.priority.PRIORITY_BELOW_NORMAL)}`,
		`three at ${here}`,
		`two at ${here}`,
	]);
	expect(output.trimEnd().split("\n").at(-1)).toBe("4 passed, 1 failed");
	expect(run.exitCode).toBe(1);
});
