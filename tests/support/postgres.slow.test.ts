import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

test("the tests' PostgreSQL goes away with the process that started it, however that ends", async () => {
	const owner = spawn(
		process.execPath,
		[
			"--input-type=module",
			"--eval",
			`import { startPostgres } from ${JSON.stringify(join(import.meta.dirname, "postgres.ts"))};
			console.log((await startPostgres()).folder);
			setInterval(() => {}, 1000);`,
		],
		{ stdio: ["ignore", "pipe", "inherit"] },
	);
	const [line] = await once(owner.stdout, "data");
	const folder = String(line).trim();
	expect(existsSync(join(folder, "data/postmaster.pid"))).toBe(true);
	owner.kill("SIGKILL");
	await expect.poll(() => existsSync(folder), { timeout: 20_000 }).toBe(false);
});
