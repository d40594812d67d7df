import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A PostgreSQL server of our own, in a folder of its own, that goes away with `stop`. */
export type TestServer = {
	url: string;
	folder: string;
	bin: string;
	/** Shuts it down without warning its clients; its data stays. */
	halt(): void;
	/** Starts it again after `halt`, on the same port. */
	resume(): void;
	/** Freezes every process of it, as a machine that hangs does, or lets them go on. */
	freeze(frozen: boolean): void;
	stop(): void;
};

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
	const data = join(folder, "data");
	const control = (...args: string[]) => run(join(bin, "pg_ctl"), ["-D", data, ...args]);
	const resume = () => control("-o", options.join(" "), "-l", join(folder, "log"), "-w", "start");
	const halt = () => control("-m", "immediate", "-w", "stop");
	resume();
	return {
		url: `postgres://thari@127.0.0.1:${port}`,
		folder,
		bin,
		halt,
		resume,
		freeze(frozen) {
			const main = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]?.trim() ?? "";
			for (const pid of [main, ...childrenOf(main)]) process.kill(Number(pid), frozen ? "SIGSTOP" : "SIGCONT");
		},
		stop() {
			halt();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** Where there is no /proc (macOS), pgrep is part of the system. */
function childrenOf(parent: string): string[] {
	if (!existsSync("/proc/self/stat"))
		return spawnSync("pgrep", ["-P", parent], { encoding: "utf8" }).stdout.trim().split("\n");
	return readdirSync("/proc").filter((pid) => {
		const file = join("/proc", pid, "stat");
		// "pid (name) state ppid ...": the name may hold blanks.
		return (
			/^\d+$/.test(pid) && existsSync(file) && readFileSync(file, "utf8").split(") ").at(-1)?.split(" ")[1] === parent
		);
	});
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
