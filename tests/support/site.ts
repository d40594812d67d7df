import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";

const ROOT = join(import.meta.dirname, "../..");

/** The built site in a process of its own. */
export type Site = {
	url: string;
	port: number;
	dataDir: string;
	/** Where its data lies on PostgreSQL; undefined for a file in `dataDir`. */
	databaseUrl: string | undefined;
	process: ChildProcess;
	/** What it has printed so far. */
	output(): string;
	stop(): Promise<void>;
};

type SiteOptions = { dataDir?: string; port?: number; env?: Record<string, string> };

/** Starts the site and resolves when it answers. The build must be there (`npm run build`). */
export async function startSite({ dataDir, port, env }: SiteOptions = {}): Promise<Site> {
	const folder = dataDir ?? mkdtempSync(join(tmpdir(), "thari-site-"));
	const listen = port ?? (await freePort());
	const child = spawn(process.execPath, [join(ROOT, "build/serve.js")], {
		cwd: ROOT,
		env: {
			...process.env,
			NODE_ENV: "production",
			PORT: String(listen),
			HOST: "127.0.0.1",
			PUBLIC_URL: `http://localhost:${listen}`,
			DATA_DIR: folder,
			FORMS_PER_HOUR: "1000000",
			FORMS_PER_HOUR_IN_ALL: "1000000",
			STOP_NOTICE: "0",
			// Examples are as late as they please.
			OWNER_ALERTS: "no",
			...env,
		},
		stdio: ["ignore", "pipe", "pipe"],
	});
	// A site that is too busy to hear of it would outlive the test that was given up.
	const end = () => child.kill("SIGKILL");
	process.once("exit", end);
	child.once("exit", () => process.off("exit", end));
	let output = "";
	for (const stream of [child.stdout, child.stderr])
		stream?.on("data", (chunk: Buffer) => (output = (output + chunk).slice(-200_000)));
	await answering(`http://127.0.0.1:${listen}/healthz`, child, () => output);
	return {
		url: `http://localhost:${listen}`,
		port: listen,
		dataDir: folder,
		databaseUrl: env?.DATABASE_URL,
		process: child,
		output: () => output,
		async stop() {
			const gone = new Promise((resolve) => child.once("exit", resolve));
			if (child.exitCode === null && child.signalCode === null) {
				child.kill("SIGTERM");
				await gone;
			}
			if (!dataDir) rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** Resolves when the address answers 200. */
async function answering(url: string, child: ChildProcess, output: () => string): Promise<void> {
	const giveUp = performance.now() + 60_000;
	for (;;) {
		if (child.exitCode !== null) throw new Error(`The site ended with ${child.exitCode}:\n${output()}`);
		if (performance.now() > giveUp) throw new Error(`The site does not answer:\n${output()}`);
		try {
			if ((await fetch(url)).ok) return;
		} catch {
			await new Promise((resolve) => setTimeout(resolve, 20));
		}
	}
}
