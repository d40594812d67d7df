import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { waitFor } from "./waits.ts";

/** A program that answers each word, after some milliseconds of work or of rest. */
function program(between: string) {
	const child = spawn(
		process.execPath,
		["-e", `process.stdin.on("data", async () => { ${between}; console.log("done"); });`],
		{
			stdio: ["pipe", "pipe", "inherit"],
		},
	);
	onTestFinished(() => void child.kill("SIGKILL"));
	const answer = async () => {
		child.stdin?.write("go");
		if (child.stdout) await once(child.stdout, "data");
	};
	return { site: { process: child }, answer };
}

test("what a site works on holds others up, and what it waits for does not", async () => {
	const used = "(({ user, system }) => user + system)(process.cpuUsage())";
	const busy = program(`const until = ${used} + 300_000; while (${used} < until)`);
	const resting = program("await new Promise((resolve) => setTimeout(resolve, 600))");
	for (const { answer } of [busy, resting]) await answer();
	expect(await waitFor(busy.site, busy.answer)).toBeGreaterThan(100);
	if (process.platform === "linux") expect(await waitFor(resting.site, resting.answer)).toBeLessThan(200);
});
