import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

/** A run of one suite that goes on for ever, saying so, and leaves the file when it may clear away after itself. */
function startEndless(): { run: ChildProcess; cleared: string } {
	const folder = mkdtempSync(join(tmpdir(), "thari-suites-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	const cleared = join(folder, "cleared");
	const endless = `
		process.once("SIGINT", () => { require("node:fs").writeFileSync(${JSON.stringify(cleared)}, ""); process.exit(1); });
		setInterval(() => console.log("still running"), 20);`;
	const run = spawn(
		process.execPath,
		[
			"--input-type=module",
			"--eval",
			`import { countedSuite, runSuites } from ${JSON.stringify(join(import.meta.dirname, "suites.ts"))};
			await runSuites([countedSuite("endless", [process.execPath, "-e", ${JSON.stringify(endless)}])]);`,
		],
		{ stdio: ["ignore", "pipe", "inherit"] },
	);
	onTestFinished(() => void run.kill("SIGKILL"));
	return { run, cleared };
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
