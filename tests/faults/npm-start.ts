import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../support/free-port.ts";
import { type Verdict, verdict } from "../support/verdict.ts";

const ROOT = join(import.meta.dirname, "../..");
const STOP_WITHIN = 10_000;

/** SIGTERM to `npm start`, as a container's engine sends it: the site stops as it does by itself, and npm after it. */
export async function npmStart(): Promise<Verdict> {
	const dataDir = mkdtempSync(join(tmpdir(), "thari-npm-"));
	const port = await freePort();
	const env = { ...process.env, PORT: String(port), HOST: "127.0.0.1", DATA_DIR: dataDir, STOP_NOTICE: "0" };
	// A group of its own, so that nothing of it outlives the trial.
	const npm = spawn("npm", ["start"], { cwd: ROOT, env, stdio: ["ignore", "pipe", "inherit"], detached: true });
	let output = "";
	npm.stdout.on("data", (text: Buffer) => (output += text));
	const exit = once(npm, "exit");
	try {
		while (!(await answers(port))) {
			if (npm.exitCode !== null) throw new Error(`npm start ended with ${npm.exitCode}:\n${output}`);
			await pause(50);
		}
		const since = performance.now();
		npm.kill("SIGTERM");
		await exit;
		const wasOpen = await answers(port);
		const took = Math.round(performance.now() - since);
		return verdict("npm-start", `npm and the site ended after ${took} ms`, [
			[!wasOpen, "npm ended and left the site running"],
			[output.includes('"stopping"'), "the site did not stop by itself"],
			[took <= STOP_WITHIN, `it took ${took} ms`],
		]);
	} finally {
		try {
			if (npm.pid !== undefined) process.kill(-npm.pid, "SIGKILL");
		} catch {
			// Nothing of it is left, which is how it should be.
		}
		rmSync(dataDir, { recursive: true, force: true });
	}
}

async function answers(port: number): Promise<boolean> {
	try {
		return (await fetch(`http://127.0.0.1:${port}/healthz`)).ok;
	} catch {
		return false;
	}
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
