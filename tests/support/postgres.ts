import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A PostgreSQL server of our own, in a folder of its own, that goes away with `stop`. */
export type TestServer = { url: string; folder: string; bin: string; stop(): void };

/** The folder of PostgreSQL's server programs, or undefined when it is not installed. */
export function postgresBin(): string | undefined {
	const roots = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"].filter(existsSync);
	const candidates = roots.flatMap((root) =>
		readdirSync(root)
			.sort((a, b) => b.localeCompare(a, "en", { numeric: true }))
			.map((name) => join(root, name, "bin")),
	);
	const onPath = spawnSync("pg_config", ["--bindir"], { encoding: "utf8" }).stdout?.trim();
	return [...candidates, ...(onPath ? [onPath] : [])].find(
		(bin) => existsSync(join(bin, "initdb")) && existsSync(join(bin, "postgres")),
	);
}

/** PostgreSQL refuses to run as root; the package's own user then runs it. */
function run(program: string, args: string[]): void {
	const root = process.getuid?.() === 0;
	if (root)
		execFileSync("setpriv", ["--reuid=postgres", "--regid=postgres", "--clear-groups", program, ...args], {
			stdio: "pipe",
			cwd: "/",
		});
	else execFileSync(program, args, { stdio: "pipe" });
}

/** Starts a server on a free port. Its data is thrown away afterwards, so it need not be synced unless asked. */
export async function startPostgres({ durable = false } = {}): Promise<TestServer> {
	const bin = postgresBin();
	if (!bin)
		throw new Error("PostgreSQL is not installed. Install the package postgresql, or run the tests as root once.");
	const folder = mkdtempSync(join(tmpdir(), "thari-pg-"));
	if (process.getuid?.() === 0) {
		const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
		chownSync(folder, id("-u"), id("-g"));
	}
	chmodSync(folder, 0o700);
	const port = await freePort();
	run(join(bin, "initdb"), ["-D", join(folder, "data"), "-U", "thari", "-A", "trust", "-E", "UTF8", "--locale=C"]);
	const options = [
		`-p ${port}`,
		`-k ${folder}`,
		"-c listen_addresses=127.0.0.1",
		...(durable ? [] : ["-c fsync=off", "-c full_page_writes=off"]),
	];
	run(join(bin, "pg_ctl"), [
		"-D",
		join(folder, "data"),
		"-o",
		options.join(" "),
		"-l",
		join(folder, "log"),
		"-w",
		"start",
	]);
	return {
		url: `postgres://thari@127.0.0.1:${port}`,
		folder,
		bin,
		stop() {
			run(join(bin, "pg_ctl"), ["-D", join(folder, "data"), "-m", "immediate", "stop"]);
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

export function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const server = createServer();
		server.once("error", reject);
		server.listen(0, "127.0.0.1", () => {
			const address = server.address();
			server.close(() =>
				typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port")),
			);
		});
	});
}
