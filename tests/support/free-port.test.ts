import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

/** What a process of its own is given that asks for several ports. */
async function portsOf(count: number): Promise<number[]> {
	const from = JSON.stringify(join(import.meta.dirname, "free-port.ts"));
	const script = `import { freePort } from ${from};
		const ports = [];
		for (let n = 0; n < ${count}; n++) ports.push(await freePort());
		console.log(JSON.stringify(ports));
		await new Promise((resolve) => process.stdin.once("end", resolve).resume());`;
	const run = promisify(execFile)(process.execPath, ["--input-type=module-typescript", "-e", script]);
	return new Promise((resolve, reject) => {
		// It keeps what it was given until all have been asked.
		run.child.stdout?.once("data", (text) => {
			resolve(JSON.parse(String(text)));
			held.push(() => run.child.stdin?.end());
		});
		run.catch(reject);
	});
}
const held: (() => void)[] = [];

test("processes that ask at the same time are given different ports, none of which the system gives out itself", async () => {
	const ports = (await Promise.all([1, 2, 3, 4].map(() => portsOf(300)))).flat();
	for (const end of held) end();
	expect(new Set(ports).size).toBe(1_200);
	expect(Math.max(...ports)).toBeLessThan(32_768);
});
