import { randomInt } from "node:crypto";
import { closeSync, openSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * From here to there no system gives out ports by itself, neither to who connects nor to who listens on port 0: such a one
 * could be gone before the program it was looked up for listens on it.
 */
const [FIRST, END] = [10_240, 32_768];

const claimed = new Set<string>();

/** A port on which nothing listens, and which no other process of the tests is given as long as this one runs. */
export async function freePort(): Promise<number> {
	for (;;) {
		const port = randomInt(FIRST, END);
		if (isClaimed(port) && (await isFree(port))) return port;
	}
}

/** Whether the port is ours now. */
function isClaimed(port: number): boolean {
	const file = join(tmpdir(), `thari-port-${port}`);
	try {
		closeSync(openSync(file, "wx"));
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
		throw error;
	}
	if (claimed.size === 0)
		process.once("exit", () => {
			for (const one of claimed) rmSync(one, { force: true });
		});
	claimed.add(file);
	return true;
}

function isFree(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const server = createServer();
		server.once("error", () => resolve(false));
		server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
	});
}
