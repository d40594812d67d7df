import { execFileSync, spawn, spawnSync } from "node:child_process";
import {
	chmodSync,
	chownSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";

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
function commandOf(program: string, args: string[]): [string, string[]] {
	if (process.getuid?.() !== 0) return [program, args];
	return ["setpriv", ["--reuid=postgres", "--regid=postgres", "--clear-groups", program, ...args]];
}

function run(program: string, args: string[]): void {
	execFileSync(...commandOf(program, args), { stdio: "pipe", cwd: "/" });
}

/**
 * Runs a line of the shell when this process has ended, however it did: the server is nobody's child, and would outlive a
 * run that was broken off. In the line $0 is the folder, and $@ the command. @returns calls it off
 */
function endAfterUs(line: string, folder: string, program: string, args: string[]): () => void {
	const [command, rest] = commandOf(program, args);
	// Its input ends when the last process that holds the other end does, which is this one.
	const watch = spawn("sh", ["-c", `cat >/dev/null; ${line}`, folder, command, ...rest], {
		cwd: "/",
		detached: true,
		stdio: ["pipe", "ignore", "ignore"],
	});
	watch.unref();
	return () => void watch.kill("SIGKILL");
}

/**
 * Starts a server on a free port. Its data is thrown away afterwards, so it need not be synced unless asked.
 * @param kept a folder in which the data stays, and is found again by the next start
 */
export async function startPostgres({
	durable = false,
	kept,
}: {
	durable?: boolean;
	kept?: string | undefined;
} = {}): Promise<TestServer> {
	const bin = postgresBin();
	if (!bin)
		throw new Error("PostgreSQL is not installed. Install the package postgresql, or run the tests as root once.");
	if (kept !== undefined) mkdirSync(kept, { recursive: true });
	// Never in memory: a run of the tests writes gigabytes, and need not wait for the disk.
	const folder = kept ?? mkdtempSync(join(process.env.DISK_TMPDIR ?? tmpdir(), "thari-pg-"));
	if (process.getuid?.() === 0) {
		const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
		chownSync(folder, id("-u"), id("-g"));
	}
	chmodSync(folder, 0o700);
	const port = await freePort();
	if (!existsSync(join(folder, "data"))) {
		run(join(bin, "initdb"), ["-D", join(folder, "data"), "-U", "thari", "-A", "trust", "-E", "UTF8", "--locale=C"]);
		// Everybody is let in as who they say they are, but for one role, by which tests see what a password does.
		const access = join(folder, "data/pg_hba.conf");
		writeFileSync(access, `host all guarded all scram-sha-256\n${readFileSync(access, "utf8")}`);
	}
	const options = [
		`-p ${port}`,
		`-k ${folder}`,
		"-c listen_addresses=127.0.0.1",
		...(durable ? [] : ["-c fsync=off", "-c full_page_writes=off"]),
	];
	const data = join(folder, "data");
	const program = join(bin, "pg_ctl");
	const control = (...args: string[]) => run(program, ["-D", data, ...args]);
	const resume = () => control("-o", options.join(" "), "-l", join(folder, "log"), "-w", "start");
	const end = (mode: "fast" | "immediate") => control("-m", mode, "-w", "-t", "600", "stop");
	const halt = () => end("immediate");
	const letLive =
		kept === undefined
			? endAfterUs('"$@"; rm -rf "$0"', folder, program, ["-D", data, "-m", "immediate", "stop"])
			: endAfterUs('"$@"', folder, program, ["-D", data, "-m", "fast", "stop"]);
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
			letLive();
			if (kept !== undefined) return end("fast");
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
